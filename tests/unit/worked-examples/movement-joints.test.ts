import { root, solved } from '../../support/numerics'
import { expectIndependent, printedBy } from '../../support/printed'

describe('the gap and the slab of the article on movement joints', () => {
  const article = printedBy('movement-joints-and-restraint')

  /** Movement in mm at the end of pieces that grow one after the other. */
  const grown = (length: number, strain: number) => {
    let at = 0
    for (let piece = 0; piece < 1000; piece += 1) at += ((length * 1e3) / 1000) * (1 + strain)
    return at - length * 1e3
  }

  const wall = { closing: grown(12, 6e-6 * 45 + 0.3e-3), opening: grown(12, 6e-6 * 30) }
  const slab = { closing: grown(50, 10e-6 * 25), opening: grown(50, 10e-6 * 30 + 0.35e-3) }

  /** Width in mm at which a sealant, narrower by the tolerance, is just not overstrained. */
  const width = ({ closing, opening }: { closing: number; opening: number }) =>
    root((drawn) => 0.25 * (drawn - 3) - Math.max(closing, opening), 3.001, 1000)

  type Slab = Record<'end' | 'bay' | 'strain' | 'area' | 'modulus' | 'column' | 'height' | 'fixed', number>

  /** Force in kN at the fixed point, movement in mm and moment in kNm of the last column. */
  function chain({ end, bay, strain, area, modulus, column, height, fixed }: Slab) {
    const count = Math.round(end / bay)
    const [spring, axial] = [((fixed === 2 ? 12 : 3) * column) / height ** 3, (modulus * area) / bay]
    const matrix = Array.from({ length: count }, () => Array<number>(count).fill(0))
    const right = Array<number>(count).fill(0)
    for (let bar = 0; bar < count; bar += 1) {
      // A bar from one column to the next, the first of them from the fixed point, that would shorten.
      const force = axial * strain * bay
      matrix[bar]![bar]! += axial
      right[bar]! += force
      if (bar > 0) {
        matrix[bar - 1]![bar - 1]! += axial
        matrix[bar - 1]![bar]! -= axial
        matrix[bar]![bar - 1]! -= axial
        right[bar - 1]! -= force
      }
      matrix[bar]![bar]! += spring
    }
    const moved = solved(matrix, right)
    const shears = moved.map((way) => way * spring)
    const last = shears.at(-1)!
    return {
      force: shears.reduce((sum, shear) => sum + shear, 0) / 1e3,
      moved: moved.at(-1)!,
      moment: (last * height) / fixed / 1e6,
    }
  }

  const flat: Slab = {
    ...{ end: 30e3, bay: 7500, strain: 0.35e-3, area: 1.875e6 },
    ...{ modulus: 11e3, column: 11e3 * 2.13e9, height: 3500, fixed: 2 },
  }
  const long: Slab = {
    ...{ end: 48e3, bay: 6000, strain: 0.25e-3, area: 1.875e6 },
    ...{ modulus: 20e3, column: 20e3 * 6.75e9, height: 3500, fixed: 1 },
  }

  test('have the movements, the width and the forces that were found otherwise', () => {
    const [one, other] = [chain(flat), chain(long)]
    expectIndependent(article, {
      d_c: [wall.closing, slab.closing],
      w_r: [width(wall), width(slab)],
      N_s: [one.force, other.force],
      u_e: [one.moved, other.moved],
      M_e: [one.moment, other.moment],
    })
  })

  test('spreads no columns that are too stiff for it', () => {
    const { end, bay, strain } = flat
    for (const [stiff, share] of [
      [1, 0.98],
      [0.5, 0.997],
    ] as const) {
      // Columns whose stiffness over that of a bay of slab is the square of the length that the sheet limits.
      const column = ((stiff ** 2 * flat.modulus * flat.area) / bay / 12) * flat.height ** 3
      const reach = (stiff * (end + bay / 2)) / bay
      const spread = ((strain * bay) / stiff) * (Math.sinh((stiff * end) / bay) / Math.cosh(reach))
      expect(spread / chain({ ...flat, column }).moved).toBeGreaterThan(share)
    }
    expect(article.body).toContain('scope lambda_s a_c &lt;= 1')
    expect(article.body).toContain('at most 2 per cent too small')
  })

  test('prints what longer slabs do to their last column, and the force that the sheet beside has', () => {
    const stiffness = flat.modulus * flat.area
    const spread = (12 * flat.column) / flat.height ** 3 / flat.bay / stiffness
    for (const end of [15, 30, 45, 60]) {
      const { force, moved, moment } = chain({ ...flat, end: end * 1e3 })
      // Columns spread over the length, as the sheet has them.
      const held = 1 - 1 / Math.cosh(Math.sqrt(spread) * (end * 1e3 + flat.bay / 2))
      const shown = (stiffness * flat.strain * held) / 1e3
      expect(Math.abs(shown - force)).toBeLessThan(3)
      const cells = [end, shown.toFixed(0), moved.toFixed(1), moment.toFixed(0)]
      expect(article.body).toContain(cells.map((cell) => `<td>${cell}</td>`).join(''))
    }
    expect(article.calculated('N_s')).toBeCloseTo(171, 0)
  })
})
