import { failingWith, valueWith } from '../../support/failing'
import { root } from '../../support/numerics'
import { expectIndependent, printedBy } from '../../support/printed'

describe('the storey of the article on second-order effects', () => {
  const article = printedBy('second-order-effects-and-alpha-cr')

  /** Push and load in kN, drift under the push and height in mm, slope of the brace in degrees. */
  type Storey = Record<'push' | 'load' | 'drift' | 'height' | 'slope', number>
  const one: Storey = { push: 161, load: 9500, drift: 7.6, height: 3800, slope: 45 }
  const stiff: Storey = { ...one, drift: 4 }
  const soft: Storey = { ...one, push: 231, drift: 15, slope: 30 }

  /** Factor on the load at which the storey, leaning by 1 mm, is no longer brought upright by its bracing. */
  const critical = ({ push, load, drift, height }: Storey) =>
    root((factor) => (factor * load * 1) / height - (push / drift) * 1, 0, 1000)

  /** Shear in the bracing in kN: the drift brings the columns to lean, which adds to the push, and so on. */
  function amplified(storey: Storey): number {
    const { push, load, drift, height } = storey
    if (critical(storey) >= 10) return push
    let shear = push
    for (let round = 0; round < 200; round += 1) shear = push + (load * (shear / push) * drift) / height
    return shear
  }

  /** Force in kN of a brace whose horizontal part is the shear. */
  const brace = (storey: Storey) =>
    root((force) => force * Math.cos((storey.slope * Math.PI) / 180) - amplified(storey), 0, 10000)

  test('has the ratios at which it falls, and the shear of columns that lean', () => {
    const gravity = { ...one, load: 10400 }
    expectIndependent(article, {
      alpha_cr: [one, stiff, soft].map(critical),
      H_2: [one, stiff, soft].map(amplified),
      N_2: [one, soft].map(brace),
      alpha_2: [critical(gravity)],
    })
  })

  test('prints the drift for which nothing is added, and the ratio without wind', () => {
    const most = root((drift) => 10 - critical({ ...one, drift }), 1, 20)
    expect(article.body).toContain(`at most ${most.toFixed(2)} mm`)
    expect(article.body).toContain(`falls to ${critical({ ...one, load: 10400 }).toFixed(2)}`)
  })

  test('does not pass forces below the least lean, nor a ratio below three', () => {
    const slug = 'second-order-effects-and-alpha-cr'
    expect(failingWith(slug, {})).toEqual([])
    // The least lean in all: a high frame of ever more columns, whose leans share one half of their spread.
    const least = (9500 / 200) * (2 / 3) * Math.sqrt(0.5)
    expect(valueWith(slug, 'H_i.min', {})).toBeCloseTo(least, 9)
    expect(failingWith(slug, { H_i: 22 })).toEqual(['Equivalent horizontal forces'])
    expect(failingWith(slug, { H_i: 1, H_w: 1500, delta_H: 50 })).toEqual([])
    expect(failingWith(slug, { delta_H: 22 })).toEqual([
      'The simple factor is allowed',
      'The simple factor is allowed, for gravity',
    ])
  })

  test('prints the factors of its table', () => {
    for (const [ratio, factor] of [
      [15, '1.07'],
      [10, '1.11'],
      [6, '1.20'],
      [4, '1.33'],
      [3, '1.50'],
    ] as const) {
      expect(article.body).toContain(`<tr><td>${ratio}</td><td>${factor}</td>`)
      const storey = { ...one, drift: 100 / ratio, push: 100, load: 100, height: 100 }
      let shear = storey.push
      for (let round = 0; round < 500; round += 1)
        shear = storey.push + (storey.load * (shear / storey.push) * storey.drift) / storey.height
      expect((shear / storey.push).toFixed(2)).toBe(factor)
    }
  })
})

describe('the frame of the article on imperfections', () => {
  const article = printedBy('frame-imperfections-equivalent-horizontal-forces')

  /** Levels from below: height in m of each floor, load and wind in kN. */
  type Frame = { levels: [height: number, load: number, wind: number][]; columns: number }
  const one: Frame = {
    levels: [
      [4, 1480, 34],
      [8, 1480, 34],
      [12, 620, 18],
    ],
    columns: 5,
  }
  const low: Frame = { levels: one.levels.map(([z, load, wind]) => [z * 0.625, load, wind]), columns: 2 }
  const windy: Frame = {
    levels: [
      [4, 300, 80],
      [8, 300, 80],
      [12, 620, 100],
    ],
    columns: 1,
  }
  const calmAbove: Frame = {
    levels: [
      [4, 300, 80],
      [8, 300, 80],
      [12, 620, 40],
    ],
    columns: 1,
  }

  /** Deviation of the mean lean of columns over that of one, each pair of leans correlated by one half. */
  function mean(columns: number): number {
    let sum = 0
    for (let i = 0; i < columns; i += 1) for (let j = 0; j < columns; j += 1) sum += i === j ? 1 : 0.5
    return Math.sqrt(sum) / columns
  }

  /** Lean of a frame: that of one low column, less with the height, and less with many columns. */
  function lean({ levels, columns }: Frame): number {
    const height = levels.at(-1)![0]
    const less = root((x) => x * x * height - 4, 0, 3)
    return (Math.min(1, Math.max(2 / 3, less)) * mean(columns)) / 200
  }

  /** Sum of what the loads push sideways along their leaning columns, and the moment of the moved loads. */
  const pushed = (frame: Frame) =>
    frame.levels.reduce((sum, [, load]) => sum + load * Math.tan(Math.atan(lean(frame))), 0)
  const turned = (frame: Frame) => frame.levels.reduce((sum, [z, load]) => sum + load * (lean(frame) * z), 0)
  const wind = ({ levels }: Frame) => levels.reduce((sum, [, , force]) => sum + force, 0)
  const weight = ({ levels }: Frame) => levels.reduce((sum, [, load]) => sum + load, 0)

  test('has the lean of correlated columns, and the forces of loads that lean', () => {
    expectIndependent(article, {
      phi: [one, low, windy].map(lean),
      H_i: [pushed(one)],
      M_i: [one, low].map(turned),
      H_Ed: [wind(one) + pushed(one), wind(windy), wind(calmAbove) + pushed(calmAbove)],
    })
    const above = (frame: Frame, from: number) => ({ ...frame, levels: frame.levels.slice(from) })
    for (const from of [0, 1, 2])
      expect(wind(above(windy, from)) / weight(above(windy, from))).toBeGreaterThan(0.15)
    expect(wind(calmAbove) / weight(calmAbove)).toBeGreaterThan(0.15)
    expect(wind(above(calmAbove, 2)) / weight(above(calmAbove, 2))).toBeLessThan(0.15)
  })

  test('prints the share of the wind, and the shares of its table', () => {
    expect(article.body).toContain(`only ${(wind(one) / weight(one)).toFixed(3)} of the vertical load`)
    expect(article.body).toContain(`${((pushed(one) / wind(one)) * 100).toFixed(0)}% more than wind alone`)
    for (const height of [4, 6, 9]) {
      const shares = [1, 4, 10].map((columns) =>
        (lean({ levels: [[height, 1, 0]], columns }) * 100).toFixed(2),
      )
      expect(article.body).toContain(`<td>${shares.join('</td><td>')}</td></tr>`)
    }
  })
})
