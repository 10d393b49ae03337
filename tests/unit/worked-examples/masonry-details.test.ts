import { integral, root } from '../../support/numerics'
import { expectIndependent, printedBy } from '../../support/printed'

describe('the bearing and the wall of the article on lintels', () => {
  const article = printedBy('lintels-padstones-and-freestanding-walls')

  type Bearing = { stone: number; end: number; load: number; height: number }
  const one: Bearing = { stone: 440, end: 300, load: 80, height: 2500 }
  const other: Bearing = { stone: 215, end: 1200, load: 50, height: 2000 }

  /** Length at half height in mm: both edges walk outwards at 30 degrees, the left one to the wall end. */
  function spread({ stone, end, height }: Bearing): number {
    let [left, right] = [0, 0]
    const step = Math.tan(Math.PI / 6)
    for (let down = 0; down < height / 2; down += 1) {
      left = Math.min(end, left + step)
      right += step
    }
    return stone + left + right
  }

  /** Resistance below the bearing in kN. */
  function bearing(of: Bearing): number {
    const share = Math.min(0.45, of.stone / spread(of))
    const near = of.end / of.height
    const raised = 1.5 + 0.45 * near - 1.1 * share - 0.33 * near * share
    const most = near >= 0.5 ? 1.5 : 1.25 + near / 2
    const factor = raised < 1 ? 1 : raised > most ? most : raised
    return (factor * integral(() => 140 * (5 / 2.7), 0, of.stone)) / 1e3
  }

  const middle = (of: Bearing) => (of.load * 1e3) / (140 * spread(of)) + 30 / 140

  type Wall = { height: number; thickness: number; bond: number }
  const brick: Wall = { height: 1.2, thickness: 0.215, bond: 400 / 2.7 }
  const thick: Wall = { height: 2, thickness: 0.3275, bond: 250 / 2.7 }
  const weight = ({ height, thickness }: Wall) => 0.9 * 19 * height * thickness
  const wind = ({ height }: Wall) => integral((z) => 1.05 * z, 0, height)

  /** Moment in kNm/m whose block at the edge carries the weight. */
  function byWeight(wall: Wall): number {
    const block = root((width) => width * (4000 / 2.7) - weight(wall), 0, wall.thickness)
    return weight(wall) * (wall.thickness / 2 - block / 2)
  }

  /** Moment in kNm/m that brings the edge to its tensile strength: stresses of strips about the middle. */
  function byBond(wall: Wall): number {
    const even = Math.min(weight(wall) / wall.thickness, (0.2 * 4000) / 2.7)
    const slope = (wall.bond + even) / (wall.thickness / 2)
    return integral((y) => slope * y ** 2, -wall.thickness / 2, wall.thickness / 2)
  }

  test('have the spread, the resistances and the moments that were found otherwise', () => {
    expectIndependent(article, {
      l_ef: [spread(one), spread(other)],
      N_Rdc: [bearing(one), bearing(other)],
      sigma_m: [middle(one)],
      M_Ed: [wind(brick), wind(thick)],
      'M_Rd.1': [byWeight(brick), byWeight(thick)],
      'M_Rd.2': [byBond(brick), byBond(thick)],
    })
  })

  test('prints how high a wall may stand', () => {
    for (const thickness of [102.5, 215, 327.5]) {
      const highest = (resistance: (wall: Wall) => number) =>
        root(
          (height) => {
            const wall = { height, thickness: thickness / 1e3, bond: 400 / 2.7 }
            return wind(wall) - resistance(wall)
          },
          0.05,
          5,
        ).toFixed(2)
      const row = `<td>${thickness}</td><td>${highest(byWeight)}</td><td>${highest(byBond)}</td>`
      expect(article.body).toContain(row)
    }
  })

  test('has the moment of a triangle of wall over an opening', () => {
    const half = (x: number) => 20 * 0.1 * Math.min(x, 1.8 - x)
    const whole = integral(half, 0, 1.8)
    // Moment in the middle: half of the triangle at its lever arm from the support.
    const moment = (whole / 2) * 0.9 - integral((x) => half(x) * (0.9 - x), 0, 0.9)
    expect(article.body).toContain(`brings ${whole.toFixed(1)} kN and ${moment.toFixed(2)} kNm`)
  })
})
