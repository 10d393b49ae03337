import { root } from '../../support/numerics'
import { expectIndependent, printedBy } from '../../support/printed'
import { trialOf } from '../../support/trial'

const SLUG = 'composite-beam-plastic-bending'

describe('the beam of the article on composite beams', () => {
  const article = printedBy(SLUG)

  type Beam = Record<'h' | 'b' | 'tw' | 'tf' | 'area' | 'fy' | 'fck' | 'width' | 'slab' | 'deck', number>
  const one: Beam = {
    ...{ h: 406.4, b: 177.9, tw: 7.9, tf: 12.8, area: 7652, fy: 355 },
    ...{ fck: 25, width: 2250, slab: 130, deck: 60 },
  }
  const shallow: Beam = {
    ...{ h: 304.4, b: 123.4, tw: 7.1, tf: 10.7, area: 4718, fy: 275 },
    ...{ fck: 30, width: 1500, slab: 130, deck: 60 },
  }
  const deep: Beam = {
    ...{ h: 602.6, b: 227.6, tw: 10.5, tf: 14.8, area: 12900, fy: 355 },
    ...{ fck: 25, width: 1500, slab: 130, deck: 60 },
  }

  /** Strips of 0.02 mm from the top of the slab down: depth, resistance to compression and to tension. */
  function strips(beam: Beam, share = 1) {
    const step = 0.02
    const plates = 2 * beam.b * beam.tf + (beam.h - 2 * beam.tf) * beam.tw
    const crushing = (share * 0.85 * beam.fck) / 1.5
    const all: { at: number; compressed: number; stretched: number }[] = []
    for (let at = step / 2; at < beam.slab - beam.deck; at += step)
      all.push({ at, compressed: crushing * beam.width * step, stretched: 0 })
    for (let down = step / 2; down < beam.h; down += step) {
      const isFlange = down < beam.tf || down > beam.h - beam.tf
      const force = (isFlange ? beam.b : beam.tw) * step * beam.fy
      all.push({ at: beam.slab + down, compressed: force, stretched: force })
    }
    // What the roots have besides the plates stays in tension, as much above the middle as below it.
    const roots = (beam.area - plates) * beam.fy
    return { all, roots: { at: beam.slab + beam.h / 2, force: roots } }
  }

  /** Moment in kNm of the strips when those above the axis are compressed and the others stretched. */
  function plastic(beam: Beam, share = 1): number {
    const { all, roots } = strips(beam, share)
    const forces = (axis: number) =>
      all.map(({ at, compressed, stretched }) => ({ at, force: at < axis ? compressed : -stretched }))
    const axis = root(
      (depth) => forces(depth).reduce((sum, { force }) => sum + force, -roots.force),
      0,
      beam.slab + beam.h,
    )
    const moment = forces(axis).reduce((sum, { at, force }) => sum - force * at, roots.force * roots.at)
    return moment / 1e6
  }

  const studs = 15 * 62.6
  const full = 2250 * 70 * 0.85 * (25 / 1.5) * 1e-3
  const bare = (1199 * 355) / 1e3

  test('has the plastic moments of its strips, and a line between two of them', () => {
    expectIndependent(article, {
      M_pl: [one, shallow, deep].map((beam) => plastic(beam)),
      M_Rd: [(plastic(one) * studs + bare * (full - studs)) / full],
      A_sf: [((studs * 1e3) / 9 / (500 / 1.15)) * Math.tan(Math.atan(0.5)) * 1],
      eta: [(11 * 62.6 * 2) / full],
    })
  })

  test('has a line that lies below the moments of a weaker slab', () => {
    for (const degree of [0.42, 0.6, 0.8]) {
      const straight = bare + (plastic(one) - bare) * degree
      expect(plastic(one, degree)).toBeGreaterThan(straight)
    }
  })

  test('has the shear along the slab of half a span of studs', () => {
    const perPlane = studs / 4.5 / 2
    expect(article.calculated('v_L')).toBeCloseTo(perPlane, 8)
    expect(article.calculated('v_Ed')).toBeCloseTo(perPlane / 70, 8)
    const angle = Math.atan(0.5)
    const crushing = 0.6 * 0.9 * (25 / 1.5) * Math.sin(angle) * Math.cos(angle)
    expect(article.calculated('v_Rd')).toBeCloseTo(crushing, 8)
    expect(article.body).toContain(`which it would at ${crushing.toFixed(1)} N/mm²`)
  })

  test('refuses a stud and a half, and the special limit where its conditions end', () => {
    const failed = (inputs: Record<string, number | string>) => trialOf(SLUG, inputs).failed
    expect(failed({})).toEqual([])
    expect(() => failed({ n_r: 1.5 })).toThrow('whole number')
    expect(failed({ rule: 'unmet' })).toEqual([expect.stringContaining('Degree of connection')])
    expect(failed({ h_p: 61, h_s: 131 })).toEqual([expect.stringContaining('Degree of connection')])
    expect(failed({ rule: 'unmet', n_r: 2, P_Rd: 51.6e3, A_st: 0.252 })).toEqual([])
    expect(failed({ grade: 'S450' })).toContainEqual(expect.stringContaining('Above S355'))
    expect(failed({ h_s: 109 })).toContainEqual(expect.stringContaining('Concrete above the ribs'))
    expect(failed({ h_s: 110 })).toEqual([])
  })

  test('spaces studs evenly only where the steel by itself bears two fifths of the moment', () => {
    const weak = { section: '203x102x23', L: 4000, h_s: 250, h_m: 200, q_Ed: 10, g_c: 0.3, P_Rd: 90e3 }
    const { value, failed } = trialOf(SLUG, { ...weak, A_st: 0.5 })
    expect(value('M_pl')).toBeGreaterThan(2.5 * value('M_pl.a'))
    expect(failed).toEqual([expect.stringContaining('Studs may be spaced evenly')])
    // Why the limit: under a full use the moments bulge above the line of evenly spaced studs.
    const lacking = (ratio: number) =>
      Math.max(
        ...Array.from({ length: 1001 }, (_, at) => at / 1000).map(
          (x) => 2 * x - x ** 2 - (ratio + (1 - ratio) * x),
        ),
      )
    expect(lacking(1 / 2.5)).toBeCloseTo(0.09, 3)
    expect(lacking(1 / 4)).toBeGreaterThan(0.14)
  })

  test('has the shear areas of both factors η in its table of national values', () => {
    // A rolled shape keeps its web and the roots with the strips of the flanges between them.
    const rolled = one.area - 2 * (one.b - (one.tw + 2 * 10.2) / 2) * one.tf
    const web = (one.h - 2 * one.tf) * one.tw
    expect(Math.max(rolled, web)).toBeCloseTo(article.calculated('A_v'), 6)
    const [less, more] = [Math.max(rolled, web), Math.max(rolled, 1.2 * web)].map((area) =>
      Math.round(area).toLocaleString('en-GB'),
    )
    expect(article.body).toContain(`Shear area: ${less!} mm² with 1.0, as here, and ${more!} with 1.2`)
  })

  test('has the least bars across the beam, whatever the studs ask for', () => {
    const failed = (inputs: Record<string, number | string>) => trialOf(SLUG, inputs).failed
    const light = { P_Rd: 20e3, q_Ed: 10, L: 6000, section: '305x127x37' }
    expect(failed({ ...light, A_st: 0.079 })).toContainEqual(expect.stringContaining('Least bars'))
    expect(failed({ ...light, A_st: 0.08 })).not.toContainEqual(expect.stringContaining('Least bars'))
    expect(trialOf(SLUG, { h_s: 210, h_m: 170, f_ck: 36 }).value('A_s0')).toBeCloseTo(144, 6)
  })
})
