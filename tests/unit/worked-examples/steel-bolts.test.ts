import { integral, root } from '../../support/numerics'
import { expectIndependent, printedBy } from '../../support/printed'

describe('the splice of the article on preloaded bolts', () => {
  const article = printedBy('slip-resistant-preloaded-bolts')

  type Splice = Record<
    | 'preload'
    | 'strength'
    | 'size'
    | 'hole'
    | 'friction'
    | 'surfaces'
    | 'width'
    | 'thick'
    | 'ultimate'
    | 'yielding',
    number
  > &
    Record<'end' | 'pitch' | 'gauge' | 'force' | 'rows', number>
  /** Preloads in kN of Table 19 of EN 1090-2; sizes in mm, strengths in N/mm². */
  const one: Splice = {
    ...{
      preload: 247,
      strength: 1000,
      size: 24,
      hole: 26,
      friction: 0.4,
      surfaces: 2,
      width: 240,
      thick: 20,
    },
    ...{ ultimate: 470, yielding: 345, end: 50, pitch: 80, gauge: 120, force: 1050, rows: 3 },
  }
  const single: Splice = {
    ...{ preload: 137, strength: 800, size: 20, hole: 22, friction: 0.5, surfaces: 1, width: 140, thick: 12 },
    ...{ ultimate: 470, yielding: 355, end: 30, pitch: 60, gauge: 80, force: 300, rows: 3 },
  }
  const rough: Splice = { ...one, preload: 198, strength: 800, friction: 0.2, thick: 16 }

  /** Preload in kN: seven tenths of the strength of the stress area of ISO 898-1. */
  const clamp = ({ strength, size }: Splice) => (0.7 * strength * (size === 24 ? 353 : 245)) / 1e3

  /** Force in kN at which one bolt's surfaces slip, with the margin of 1.25. */
  const slip = (splice: Splice) =>
    root((force) => 1.25 * force - splice.surfaces * splice.friction * clamp(splice), 0, 1000)

  /** Strength in kN of the plate beside its two holes, strip by strip. */
  function net({ width, gauge, hole, thick }: Splice, stress: number): number {
    const isHole = (y: number) => Math.abs(Math.abs(y) - gauge / 2) < hole / 2
    return (2 * integral((y) => (isHole(y) ? 0 : stress * thick), 0, width / 2, 24000)) / 1e3
  }

  /** Bearing of the weakest bolt in kN. */
  function bearing({
    end,
    pitch,
    gauge,
    width,
    hole,
    size,
    thick,
    strength,
    ultimate,
    rows,
  }: Splice): number {
    const across = Math.min(2.5, (2.8 * (width - gauge)) / 2 / hole - 1.7, (1.4 * gauge) / hole - 1.7)
    const along = Array.from({ length: rows }, (_, row) =>
      Math.min(1, strength / ultimate, (row === 0 ? end : pitch - (3 * hole) / 4) / 3 / hole),
    )
    return Math.min(...along.map((share) => (across * share * ultimate * size * thick) / 1.25e3))
  }

  test('has the published preloads, and the forces at which it slips, bears and tears', () => {
    for (const splice of [one, single, rough])
      expect(Math.abs(clamp(splice) / splice.preload - 1)).toBeLessThan(0.003)
    expectIndependent(article, {
      'F_p.C': [one, single, rough].map(({ preload }) => preload),
      F_s: [one, single].map(slip),
      F_b: [one, single].map(bearing),
      N_u: [one, single].map((splice) => net(splice, (0.9 * splice.ultimate) / 1.25)),
      N_net: [one, rough].map((splice) => net(splice, splice.yielding)),
      n_C: [rough.force / slip(rough)],
    })
  })

  test('prints the bolts that each category and a rough surface need', () => {
    expect(article.body).toContain(`needs ${(one.force / slip(one)).toFixed(2)} bolts`)
    const service = (slip(one) * 1.25) / 1.1
    expect(article.body).toContain(`needs ${(740 / service).toFixed(2)} for service`)
    expect((one.force / slip({ ...one, friction: 0.2 })).toFixed(1)).toBe('13.3')
    expect(bearing(one)).toBeGreaterThan(one.force / 6)
  })
})
