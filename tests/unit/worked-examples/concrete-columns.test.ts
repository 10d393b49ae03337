import { failingWith, valueWith } from '../../support/failing'
import { integral, root } from '../../support/numerics'
import { expectIndependent, printedBy } from '../../support/printed'

describe('the column of the article on nominal curvature', () => {
  const article = printedBy('slender-columns-nominal-curvature')
  const yielding = 500 / 1.15

  type Column = Record<
    'depth' | 'width' | 'strength' | 'bars' | 'size' | 'force' | 'length' | 'creep',
    number
  >
  const one: Column = {
    ...{ depth: 300, width: 300, strength: (0.85 * 35) / 1.5, bars: 2, size: 25 },
    ...{ force: 1100e3, length: 4500, creep: 1.5 },
  }
  const deep: Column = {
    ...{ depth: 400, width: 300, strength: 30 / 1.5, bars: 3, size: 20 },
    ...{ force: 500e3, length: 7000, creep: 0.5 },
  }
  const pressed: Column = { ...one, size: 32, force: 1900e3, length: 4000 }

  const edge = ({ size }: Column) => 35 + 8 + size / 2
  const steel = ({ bars, size }: Column) => bars * Math.PI * (size / 2) ** 2

  /** Force and moment of fibres across the section; bars displace the concrete at their level. */
  function resistance(column: Column, axis: number) {
    const { depth, width, strength } = column
    const fibre = 0.05
    const block = Math.min(0.8 * axis, depth)
    let [force, moment] = [0, 0]
    for (let y = fibre / 2; y < block; y += fibre) {
      force += strength * width * fibre
      moment += strength * width * fibre * (depth / 2 - y)
    }
    // The strain turns about the compressed edge, or about mid-depth where the whole section is compressed.
    const curvature = axis < depth ? 0.0035 / axis : 0.00175 / (axis - depth / 2)
    for (const y of [edge(column), depth - edge(column)]) {
      const stress =
        Math.max(-yielding, Math.min(yielding, 200e3 * curvature * (axis - y))) -
        (y < 0.8 * axis ? strength : 0)
      force += stress * steel(column)
      moment += stress * steel(column) * (depth / 2 - y)
    }
    return { force, moment }
  }
  const axisOf = (column: Column) => root((axis) => resistance(column, axis).force - column.force, 20, 600)
  const resisted = (column: Column) => resistance(column, axisOf(column)).moment / 1e6

  /** Deflection in mm at mid-height of a strut whose curvature is a sine with this value in the middle. */
  const bowed = (curvature: number, length: number) =>
    integral((x) => curvature * Math.sin((Math.PI * x) / length) * x, 0, length / 2)

  /** Curvature of yielding bars, less where the column is pressed, more where it creeps. */
  function curvatureOf(column: Column, strength: number): number {
    const { depth, width, force, length, creep } = column
    const concrete = depth * width * column.strength
    // A line from the balanced force, where bars yield, to the squash load, where nothing is left.
    const [balanced, squash] = [0.4 * concrete, concrete + 2 * steel(column) * yielding]
    const share = Math.min(1, 1 - (force - balanced) / (squash - balanced))
    const slenderness = length / Math.sqrt(integral((y) => y * y, -depth / 2, depth / 2) / depth)
    const crept = 1 + Math.max(0, 0.35 + strength / 200 - slenderness / 150) * creep
    return (share * crept * yielding) / 200e3 / 0.45 / (depth - edge(column))
  }

  test('has the moments of fibres and the deflection of a sine', () => {
    const deflections = [bowed(curvatureOf(one, 35), one.length), bowed(curvatureOf(deep, 30), deep.length)]
    expectIndependent(article, {
      M_Rd: [one, deep, pressed].map(resisted),
      e_2: deflections,
      M_Ed: [60 + (40 - 60) * 0.4 + (1100 * deflections[0]!) / 1e3, 60],
    })
    expect(article.body).toContain(`x = ${axisOf(one).toFixed(1)}`)
    expect(article.calculated('x_0')).toBeCloseTo(axisOf(one), 1)
  })

  test('takes a column whose moments are those of imperfections for one in a single bow', () => {
    const slug = 'slender-columns-nominal-curvature'
    const bow = (1100 * bowed(curvatureOf(one, 35), one.length)) / 1e3
    // The ends bend it into an S, which as such would not be slender; the imperfection bends it into one bow.
    const crooked = { M_02: 10, M_01: -10 }
    expect(Math.abs(valueWith(slug, 'M_Ed', crooked) / (0.4 * 10 + bow) - 1)).toBeLessThan(0.02)
    expect(valueWith(slug, 'M_2', { M_02: 30, M_01: -30 })).toBe(0)
    expect(failingWith(slug, {})).toEqual([])
    expect(failingWith(slug, { M_02: 5, M_01: 0 })).toEqual([
      'The end moment holds at least the least imperfection',
    ])
  })

  test('has the deflections of its table', () => {
    for (const slenderness of [30, 45, 60, 75]) {
      const beta = 0.35 + 35 / 200 - slenderness / 150
      const curvature = ((1 + 1.5 * beta) * (yielding / 200e3)) / (0.45 * 250)
      const deflection = (curvature * (slenderness * 87) ** 2) / 10
      expect(article.body).toMatch(
        new RegExp(`<tr><td>${slenderness}</td>.*<td>${deflection.toFixed(0)}</td></tr>`, 'u'),
      )
    }
  })
})
