import { failingWith, valueWith } from '../../support/failing'
import { integral, root } from '../../support/numerics'
import { expectIndependent, printedBy } from '../../support/printed'

/** Nominal dimensions of a rolled I-section in mm. */
type Rolled = Record<'h' | 'b' | 'tw' | 'tf' | 'r', number>
const UB457: Rolled = { h: 453.4, b: 189.9, tw: 8.5, tf: 12.7, r: 10.2 }
const UB533: Rolled = { h: 528.3, b: 208.8, tw: 9.6, tf: 13.2, r: 12.7 }
const UB406: Rolled = { h: 398, b: 141.8, tw: 6.4, tf: 8.6, r: 10.2 }

/** Width of a section at a height above its middle: flange, web, or the web with its two fillets. */
function widthAt({ h, b, tw, tf, r }: Rolled, y: number): number {
  const below = h / 2 - tf - Math.abs(y)
  if (below <= 0) return b
  return below < r ? tw + 2 * (r - Math.sqrt(r ** 2 - (r - below) ** 2)) : tw
}

const areaOf = (section: Rolled) => integral((y) => widthAt(section, y), -section.h / 2, section.h / 2, 20000)

describe('the beam of the article on section classification', () => {
  const article = printedBy('section-classification-en-1993-1-1')

  type Loaded = { section: Rolled; yielding: number; force: number }
  const one: Loaded = { section: UB457, yielding: 355, force: 450e3 }
  const free: Loaded = { section: UB533, yielding: 275, force: 300e3 }
  const thin: Loaded = { section: UB406, yielding: 355, force: 1000e3 }

  const flat = ({ h, tf, r }: Rolled) => h - 2 * (tf + r)
  const slender = (section: Rolled) => flat(section) / section.tw
  const ratio = ({ yielding }: Loaded) => Math.sqrt(235 / yielding)

  /** Share of the flat web in compression: yielding strips, whose sum is the force. */
  function share({ section, yielding, force }: Loaded): number {
    const depth = flat(section)
    const strips = (from: number, to: number) => integral(() => yielding * section.tw, from, to, 50)
    const sum = (pressed: number) => strips(0, pressed) - strips(pressed, depth) - force
    return sum(depth) < 0 ? 1 : root(sum, 0, depth) / depth
  }

  /** Limit of class 3: an elastic moment is added until the compressed edge yields. */
  function elasticLimit(loaded: Loaded): number {
    const axial = loaded.force / areaOf(loaded.section)
    const bending = root((stress) => axial + stress - loaded.yielding, 0, loaded.yielding)
    return (42 * ratio(loaded)) / (0.67 + (0.33 * (axial - bending)) / (axial + bending))
  }

  /** Multiples of the ratio for classes 1 to 3, of an outstand and of the web. */
  function classOf(loaded: Loaded): number {
    const { section } = loaded
    const within = (value: number, limits: number[]) =>
      1 + limits.filter((limit) => value > limit * ratio(loaded)).length
    const pressed = 13 * share(loaded) - 1
    return Math.max(
      within((section.b - section.tw - 2 * section.r) / 2 / section.tf, [9, 10, 14]),
      within(slender(section), [396 / pressed, 456 / pressed, elasticLimit(loaded) / ratio(loaded)]),
    )
  }

  const largest = (loaded: Loaded) =>
    root(
      (force) => slender(loaded.section) - (456 * ratio(loaded)) / (13 * share({ ...loaded, force }) - 1),
      0,
      loaded.yielding * loaded.section.tw * flat(loaded.section),
    ) / 1e3

  test('has the share in compression, the limits and the class of a web in strips', () => {
    const cases = [one, free, thin]
    expectIndependent(article, {
      alpha: cases.map(share),
      L_3: cases.map(elasticLimit),
      K_w: cases.map(classOf),
      N_2: [one, free].map(largest),
    })
    expect(article.body).toContain(
      `, ${share({ ...one, force: largest(one) * 1e3 }).toFixed(3)}, and from it`,
    )
  })

  test('leaves class 2 at the force that it says, and class 3 with a check that fails', () => {
    const slug = 'section-classification-en-1993-1-1'
    expect(failingWith(slug, {})).toEqual([])
    for (const section of ['457x191x67', '533x210x82', '610x229x101']) {
      const force = valueWith(slug, 'N_2', { section })
      expect(valueWith(slug, 'k_w', { section, N_Ed: 0.999 * force })).toBe(2)
      expect(valueWith(slug, 'k_w', { section, N_Ed: 1.001 * force })).toBeGreaterThan(2)
    }
    expect(failingWith(slug, { N_Ed: 2500 })).toEqual(['No effective section needed'])
  })

  test('has limits that meet where their ranges meet', () => {
    for (const formula of [
      '36\\,\\varepsilon}{\\alpha}',
      '41.5\\,\\varepsilon}{\\alpha}',
      '62\\,\\varepsilon\\,(1 - \\psi)',
    ])
      expect(article.body).toContain(formula)
    expect(36 / 0.5).toBeCloseTo(396 / (13 * 0.5 - 1), 9)
    expect(41.5 / 0.5).toBeCloseTo(456 / (13 * 0.5 - 1), 0)
    expect(62 * (1 - -1) * Math.sqrt(1)).toBeCloseTo(42 / (0.67 - 0.33), 0)
  })
})

describe('the transfer beam of the article on high shear', () => {
  const article = printedBy('shear-resistance-and-high-shear')
  const UB533x92: Rolled = { h: 533.1, b: 209.3, tw: 10.1, tf: 15.6, r: 12.7 }

  type Beam = { section: Rolled; yielding: number; force: number; span: number; at: number }
  const one: Beam = { section: UB457, yielding: 355, force: 720, span: 5, at: 0.8 }
  const low: Beam = { ...one, force: 300, at: 2 }
  const other: Beam = { section: UB533x92, yielding: 275, force: 800, span: 6, at: 0.5 }

  /** Shear in kN left of the force, from moments about the right support, and the moment that it sums to. */
  function forces({ force, span, at }: Beam) {
    const shear = root((reaction) => reaction * span - force * (span - at), 0, force)
    return { shear, moment: integral(() => shear, 0, at) }
  }

  /** Area in mm²: the section between the flanges, and half of each flange over the web and its fillets. */
  const sheared = ({ section }: Beam) => {
    const { h, tw, tf, r } = section
    const inside = integral((y) => widthAt(section, y), tf - h / 2, h / 2 - tf, 20000)
    return inside + tf * (tw + 2 * r)
  }
  /** Area in mm² of the web alone, in strips between the flanges. */
  const web = ({ section: { h, tw, tf } }: Beam) => integral(() => tw, tf - h / 2, h / 2 - tf, 20000)
  /** Shear in kN at which von Mises' stress of pure shear is that of yield. */
  const plastic = (beam: Beam) =>
    (sheared(beam) * root((stress) => 3 * stress ** 2 - beam.yielding ** 2, 0, beam.yielding)) / 1e3

  /** Moment in kNm of strips at yield, the rectangle of the web at what the shear leaves. */
  function bending(beam: Beam): number {
    const { section, yielding } = beam
    const over = Math.max(0, (2 * forces(beam).shear) / plastic(beam) - 1)
    const force = (y: number) =>
      widthAt(section, y) - (y < section.h / 2 - section.tf ? over ** 2 * section.tw : 0)
    return (2 * yielding * integral((y) => force(y) * y, 0, section.h / 2, 20000)) / 1e6
  }

  test('has the shear area, the shears and the moments of strips', () => {
    expectIndependent(article, {
      A_v: [sheared(one), sheared(other), 1.2 * web(one)],
      V_pl: [plastic(one)],
      M_V: [one, low, other].map(bending),
      M_Ed: [forces(low).moment],
      V_Ed: [forces(other).shear],
    })
  })

  test('does not pass a long beam whose own weight counts, nor a thin web', () => {
    const slug = 'shear-resistance-and-high-shear'
    expect(failingWith(slug, {})).toEqual([])
    expect(failingWith(slug, { P: 50, L_b: 20, a: 10 })).toEqual(['Self-weight is small beside the force'])
    expect(failingWith(slug, { section: '406x140x39', P: 200 })).toEqual(['Web does not buckle in shear'])
    expect(valueWith(slug, 'V_Ed', { a: 4.2 })).toBeCloseTo(valueWith(slug, 'V_Ed', {}), 9)
  })

  test('needs a check of buckling for its web with the recommended factor of 1.2, and none with 1.0', () => {
    const slenderness = web(one) / one.section.tw ** 2
    const [british, recommended] = [1, 1.2].map((eta) => (72 * Math.sqrt(235 / one.yielding)) / eta)
    expect([slenderness <= british!, slenderness <= recommended!]).toEqual([true, false])
    expect(article.body).toContain('with 1.2 the web of the example needs a check of buckling')
  })

  test('prints what the shear costs and what the moment uses', () => {
    const [free, left] = [bending({ ...one, force: 1 }), bending(one)]
    const { shear, moment } = forces(one)
    expect(article.body).toContain(`the shear is ${(shear / plastic(one)).toFixed(2)} of its resistance`)
    expect(article.body).toContain(`costs ${((1 - left / free) * 100).toFixed(0)} per cent`)
    expect(article.body).toContain(`uses ${(moment / left).toFixed(2)} of what is left`)
    expect(article.body).toContain(`have ${((1 - moment / free) * 100).toFixed(0)} per cent in hand`)
  })
})
