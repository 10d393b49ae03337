import { expectIndependent, printedBy } from '../../support/printed'

describe('the office of the article on imposed loads', () => {
  const article = printedBy('imposed-loads-on-floors-and-reduction-factors')

  type Building = { area: number; load: number; storeys: number; crowded?: boolean }
  const office: Building = { area: 67.5, load: 3.3, storeys: 7 }
  const shop: Building = { area: 150, load: 4.5, storeys: 2, crowded: true }
  const tower: Building = { area: 20, load: 3.7, storeys: 12 }

  /** Load of a beam in kN/m²: half of it everywhere, and the whole once more on ten square metres. */
  function onBeam({ area, load, crowded }: Building): number {
    const tiles = Array.from({ length: 2000 }, (_, tile) => {
      const covered = Math.min(1, Math.max(0, 10 / (area / 2000) - tile))
      return (load / 2 + load * covered) / 2000
    })
    const mean = tiles.reduce((sum, one) => sum + one, 0)
    return Math.min(Math.max(mean, crowded ? (load * 3) / 5 : 0), load)
  }

  /** By the rows of Table 3 of BS 6399-1: up to 250 m², where a quarter is off. */
  function onBritishBeam({ area, load }: Building): number {
    const rows = [0, 50, 100, 150, 200, 250].map((row, index) => [row, 100 - 5 * index] as const)
    const next = rows.findIndex(([row]) => row >= area)
    const [[from, high], [to, low]] = [rows[next - 1]!, rows[next]!]
    return (load * (high + ((area - from) / (to - from)) * (low - high))) / 100
  }

  /** Load of the column in kN: floors are added, two of them in full. */
  function inColumn({ area, load, storeys }: Building): number {
    let sum = 0
    for (let floor = 1; floor <= storeys; floor += 1) sum += area * load * (floor <= 2 ? 1 : 0.7)
    return sum
  }

  /** Reductions in per cent of Table 2 of BS 6399-1, by the number of floors. */
  const LESS = [0, 10, 20, 30, 40, 40, 40, 40, 40, 40]
  const inBritishColumn = ({ area, load, storeys }: Building) =>
    (storeys * area * load * (100 - (LESS[storeys - 1] ?? 50))) / 100

  test('has the loads of the beam and the column that were found otherwise', () => {
    const all = [office, shop, tower]
    expectIndependent(article, {
      q_red: all.map(onBeam),
      'q_red.UK': all.map(onBritishBeam),
      N_red: all.map(inColumn),
      'N_red.UK': all.map(inBritishColumn),
    })
  })

  test('prints what the factors take off', () => {
    expect(1.5 * (7 * 67.5 * 3.3 - inBritishColumn(office))).toBeCloseTo(935.6, 0)
    expect(article.calculated('Delta_N.UK').toFixed(0)).toBe('936')
    expect(article.body).toContain('removes 936 kN from the foundation')
    expect(article.body).toContain(`storey factor is ${article.calculated('alpha_n').toFixed(3)},`)
  })
})
