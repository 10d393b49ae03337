import { failingWith, valueWith } from '../../support/failing'
import { expectIndependent, expectPrinted, printedBy } from '../../support/printed'

const SLUG = 'strut-and-tie-deep-beams'
const article = printedBy(SLUG)

type Point = { x: number; y: number }

/** Half of the wall: the origin is the centre line at the soffit, lengths are mm and forces N. */
const WALL = { depth: 3000, half: 2000, bearing: 450, column: 600, nodeHeight: 300, load: 2.4e6 }
const fcd = (0.85 * 30) / 1.5
const nu = 1 - 30 / 250
const fyd = 500 / 1.15

/** The tie stays where it is; the top node may be deeper. */
const TIE = { nodeHeight: 300 }

/** Solves the joint at the support for the strut and the tie: two equations of equilibrium. */
function forces(wall = WALL) {
  const lower: Point = { x: wall.half, y: TIE.nodeHeight / 2 }
  const upper: Point = { x: wall.column / 4, y: wall.depth - wall.nodeHeight / 2 }
  const [dx, dy] = [upper.x - lower.x, upper.y - lower.y]
  const length = Math.hypot(dx, dy)
  const reaction = wall.load / 2
  const strut = (reaction * length) / dy
  return { length, reaction, strut, tie: (-strut * dx) / length, angle: Math.atan2(dy, -dx) }
}

/** The width of a rectangle of these sides, seen along the strut: the projections of its corners. */
function seenWidth(horizontal: number, vertical: number, angle: number): number {
  const across = { x: -Math.sin(angle), y: -Math.cos(angle) }
  const corners = [
    [0, 0],
    [horizontal, 0],
    [0, vertical],
    [horizontal, vertical],
  ].map(([x = 0, y = 0]) => x * across.x + y * across.y)
  return Math.max(...corners) - Math.min(...corners)
}

function stresses(thickness: number, wall = WALL) {
  const { reaction, strut, tie, angle } = forces(wall)
  return {
    bearing: reaction / (wall.bearing * thickness),
    lowerEnd: strut / (seenWidth(wall.bearing, TIE.nodeHeight, angle) * thickness),
    column: wall.load / (wall.column * thickness),
    halves: tie / (wall.nodeHeight * thickness),
    upperEnd: strut / (seenWidth(wall.column / 2, wall.nodeHeight, angle) * thickness),
  }
}

describe('the deep beam of the strut-and-tie article', () => {
  const { length, strut, tie, angle } = forces()

  const deeper = { ...WALL, nodeHeight: 400 }
  const mesh = (Math.PI * 6 ** 2) / 0.25
  const provided = 8 * Math.PI * 10 ** 2
  // The force of one bar over its perimeter times the bond strength.
  const needed = ((tie / provided) * Math.PI * 10 ** 2) / (Math.PI * 20 * ((2.25 * 2.0) / 1.5))

  test('has the forces of a truss in equilibrium at both nodes, and the stresses of nodes seen along a strut', () => {
    expectIndependent(article, {
      C: [strut / 1e3],
      T: [tie / 1e3],
      sigma_b1: [stresses(400).lowerEnd],
      sigma_t1: [stresses(400).upperEnd, stresses(350).upperEnd, stresses(350, deeper).upperEnd],
      // With the recommended coefficient of the concrete, 1.0.
      sigma_2: [0.85 * nu * (30 / 1.5)],
      l_bd: [needed],
      T_m: [(2 * mesh * fyd * length) / 2 / 1e6],
    })
    expect(article.calculated('theta')).toBeCloseTo((angle * 180) / Math.PI, 8)
    expect(article.calculated('A_req')).toBeCloseTo(tie / fyd, 8)
    expect(article.body).toContain(`${((angle * 180) / Math.PI).toFixed(1)}°`)
  })

  test('says the stresses of both thicknesses, at both ends of the strut', () => {
    const thin = stresses(350)
    for (const [name, stress] of Object.entries({
      sigma_b: thin.bearing,
      sigma_b1: thin.lowerEnd,
      sigma_t: thin.column,
      sigma_h: thin.halves,
      sigma_t1: thin.upperEnd,
    })) {
      expect(valueWith(SLUG, name, { t_w: 350 })).toBeCloseTo(stress, 8)
      expect(article.body).toContain(stress.toFixed(2))
    }
    expect(stresses(400).upperEnd / (0.6 * nu * fcd)).toBeCloseTo(0.97, 2)
    expect(thin.upperEnd / (0.6 * nu * fcd)).toBeCloseTo(1.11, 2)
  })

  test('fails only at the upper end of the strut in the first try, and nowhere in the second', () => {
    expect(failingWith(SLUG, {})).toEqual([])
    // Fewer bars of the faces are enough for the thinner wall.
    expect(failingWith(SLUG, { t_w: 350 })).toEqual(['Upper end of the strut'])
    expect(failingWith(SLUG, { t_w: 350, v_1: 400 })).toEqual(['Anchorage of the tie'])
    const longer = (forces(deeper).tie / provided) * (20 / 4) * (1 / ((2.25 * 2.0) / 1.5))
    expect(article.body).toContain(`would need ${longer.toFixed(0)} mm where the wall offers 550`)
    expect(failingWith(SLUG, { phi_m: 10, s_m: 200 })).toEqual(['Least bars of a face'])
    expect((Math.PI * 25) / 0.2).toBeGreaterThan(0.001 * 350 * 1000)
  })

  test('fails without the wall past the support, with high bars, a flat strut, and part of a bar', () => {
    expect(failingWith(SLUG, { e_s: 140 })).toEqual(['Anchorage of the tie'])
    expect(failingWith(SLUG, { u_1: 311 })).toContain('Anchorage of the tie')
    expect(failingWith(SLUG, { L: 8.1, N_Ed: 10 })).toEqual(['Angle close to the elastic field'])
    expect(failingWith(SLUG, { L: 9.1, N_Ed: 10 })).toContain('Deep beam')
    expect(() => failingWith(SLUG, { n_b: 8.5 })).toThrow('whole numbers')
  })

  test('refuses a truss in a tall wall whose tie is much lighter than that of the elastic field', () => {
    expect(failingWith(SLUG, { H: 4.2 })).toEqual([])
    expect(failingWith(SLUG, { H: 4.3 })).toEqual(['Arch no taller than the elastic one'])
    // Elastic lever arm of a wall taller than its span: 0.6 of the span. Even half of its tie is not there.
    const elastic = (2.4e6 * (4000 / 4 - 600 / 8)) / (0.6 * 4000) / 1e3
    expect(valueWith(SLUG, 'T', { H: 4.2 })).toBeGreaterThan(0.5 * elastic)
    expect(valueWith(SLUG, 'T', { H: 12 })).toBeLessThan(0.3 * elastic)
  })

  test('is refused where a printed result differs by more than rounding, or is missing', () => {
    const other = printedBy('aluminium-members-and-heat-affected-zones')
    expect(() => expectPrinted(other, '\\rho_{u,haz}', 0.603)).toThrow()
    expect(() => expectPrinted(other, '\\rho_{u,haz}')).toThrow()
    expect(() => expectPrinted(other, 'C_9', strut / 1e3)).toThrow()
  })
})
