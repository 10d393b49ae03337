import { expectPrinted, printedBy } from '../../support/printed'

const article = printedBy('strut-and-tie-deep-beams')

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

  test('has the forces of a truss in equilibrium at both nodes', () => {
    expectPrinted(article, 'l_s', length)
    expectPrinted(article, 'C', strut / 1e3)
    expectPrinted(article, 'T', tie / 1e3)
    expectPrinted(article, 'A_s', tie / fyd)
    expect(article.body).toContain(`${((angle * 180) / Math.PI).toFixed(1)}°`)
  })

  test('prints the stresses of both thicknesses, at both ends of the strut', () => {
    const [thin, thick] = [stresses(350), stresses(400)]
    expectPrinted(article, '\\sigma_{b}', thin.bearing, thick.bearing)
    expectPrinted(article, '\\sigma_{strut,b}', thin.lowerEnd, thick.lowerEnd)
    expectPrinted(article, '\\sigma_{t}', thin.column, thick.column)
    expectPrinted(article, '\\sigma_{h}', thin.halves, thick.halves)
    expectPrinted(article, '\\sigma_{strut,t}', thin.upperEnd, thick.upperEnd)
  })

  test('fails only at the upper end of the strut in the first try, and nowhere in the second', () => {
    const failures = (thickness: number): string[] => {
      const { bearing, lowerEnd, column, halves, upperEnd } = stresses(thickness)
      return Object.entries({
        bearing: bearing / (0.85 * nu * fcd),
        lowerEnd: lowerEnd / (0.6 * nu * fcd),
        column: column / (nu * fcd),
        halves: halves / (nu * fcd),
        upperEnd: upperEnd / (0.6 * nu * fcd),
      })
        .filter(([, utilisation]) => utilisation > 1)
        .map(([name]) => name)
    }
    expect(failures(350)).toEqual(['upperEnd'])
    expect(failures(400)).toEqual([])
    expect(stresses(400).upperEnd / (0.6 * nu * fcd)).toBeCloseTo(0.97, 2)
    const deeper = { ...WALL, nodeHeight: 400 }
    expect(article.body).toContain(`${stresses(350, deeper).upperEnd.toFixed(2)} N/mm²`)
    expect(stresses(350, deeper).upperEnd).toBeLessThan(0.6 * nu * fcd)
    expect(stresses(350).upperEnd / (0.6 * nu * fcd)).toBeCloseTo(1.11, 2)
  })

  test('has a tie and a mesh that suffice and are anchored', () => {
    const provided = 8 * Math.PI * 10 ** 2
    const mesh = (Math.PI * 6 ** 2) / 0.25
    expectPrinted(article, 'A_{s,prov}', provided)
    expectPrinted(article, 'A_{s,face}', mesh)
    expect(provided).toBeGreaterThan(tie / fyd)
    expect(mesh).toBeGreaterThan(0.001 * 400 * 1000)
    expect(article.body).toContain(`${(strut / 4e3).toFixed(0)}\\,\\text{kN}`)
    expectPrinted(article, 'T_{Rd}', (((2 * mesh * fyd) / 1e3) * length) / 2 / 1e3)
    expect((2 * mesh * fyd * length) / 2 / 1e3).toBeGreaterThan(strut / 4)
    const bond = (2.25 * 2.0) / 1.5
    const stress = tie / provided
    expectPrinted(article, '\\sigma_{sd}', stress)
    // The force of one bar over its perimeter times the bond strength.
    const needed = (stress * Math.PI * 10 ** 2) / (Math.PI * 20 * bond)
    expectPrinted(article, 'l_{bd}', needed)
    expect(needed).toBeLessThan(450 + 150 - 50)
  })

  test('is refused where a printed result differs by more than rounding, or is missing', () => {
    expect(() => expectPrinted(article, 'C', (1.01 * strut) / 1e3)).toThrow()
    expect(() => expectPrinted(article, 'C')).toThrow()
    expect(() => expectPrinted(article, 'C_9', strut / 1e3)).toThrow()
  })
})
