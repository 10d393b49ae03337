import { failingWith, valueWith } from '../../support/failing'
import { integral, root } from '../../support/numerics'
import { expectIndependent, printedBy } from '../../support/printed'

describe('the beam of the article on links', () => {
  const article = printedBy('shear-links-variable-strut-inclination')

  type Beam = Record<'face' | 'shear' | 'width' | 'depth' | 'strength' | 'slope', number>
  const one: Beam = { face: 600e3, shear: 520e3, width: 300, depth: 550, strength: 30, slope: 2 }
  const wide: Beam = { face: 900e3, shear: 800e3, width: 400, depth: 650, strength: 40, slope: 2.5 }
  const steep: Beam = { face: 420e3, shear: 400e3, width: 250, depth: 450, strength: 25, slope: 1 }
  const beams = [one, wide, steep]
  const arm = ({ depth }: Beam) => 0.9 * depth
  const steel = 500 / 1.15

  /** Shear in N on a vertical cut through concrete that is compressed along its struts to their strength. */
  function carried(beam: Beam, angle: number): number {
    const stress = -0.6 * (1 - beam.strength / 250) * (beam.strength / 1.5)
    const along = [Math.cos(angle), Math.sin(angle)] as const
    // The traction on the cut: stress along the strut, times the cosine of its normal with the cut's.
    const upward = stress * along[0] * along[1]
    return integral(() => -upward * beam.width, 0, arm(beam))
  }

  /** Cotangent of the flattest angle within the limits at which the struts carry the shear at the face. */
  function flattest(beam: Beam): number {
    const [low, high] = [Math.atan(1 / 2.5), Math.PI / 4]
    if (carried(beam, low) >= beam.face) return 2.5
    return 1 / Math.tan(root((angle) => carried(beam, angle) - beam.face, low, high))
  }

  /** Area of links in mm² over a metre, at which those that a strut crosses carry the shear. */
  const links = (beam: Beam) =>
    root((area) => integral(() => area * steel, 0, arm(beam) * beam.slope) - beam.shear, 0, 20) * 1e3

  /** Force in kN of the bottom bars at the support, by moments about the top of the first strut. */
  function anchored(beam: Beam): number {
    const length = arm(beam) * beam.slope
    const hung = integral((x) => (beam.face / length) * (length - x), 0, length)
    return (beam.face * length - hung) / arm(beam) / 1e3
  }

  test('has the struts, links and anchorage that equilibrium asks for', () => {
    expectIndependent(article, {
      'V_Rd.max': beams.map((beam) => carried(beam, Math.atan(1 / beam.slope)) / 1e3),
      cot_max: beams.map(flattest),
      a_sw: beams.map(links),
      F_E: [anchored(one), anchored(steep)],
    })
  })

  test('prints what the links and bars of the example are worth', () => {
    const legs = 2 * Math.PI * 5 ** 2
    expect(Math.floor(legs / (links(one) / 1e3))).toBe(130)
    expect(flattest(one).toFixed(2)).toBe('2.15')
    expect(article.body).toContain('as flat as \\( \\cot\\theta = 2.15 \\)')
    expect((1 - 2 / flattest(one)).toFixed(2)).toBe('0.07')
    const bars = 3 * Math.PI * 12.5 ** 2
    const stress = (anchored(one) * 1e3) / bars
    expect(bars).toBeGreaterThan((anchored(one) * 1e3) / steel)
    expect(article.body).toContain(`stress of ${stress.toFixed(0)} N/mm²`)
  })

  test('does not pass bars or legs for which the web has no room', () => {
    const slug = 'shear-links-variable-strut-inclination'
    expect(failingWith(slug, {})).toEqual([])
    expect(failingWith(slug, { n_b: 6 })).toEqual(['Room for the bottom bars in one layer'])
    expect(failingWith(slug, { n_l: 9 })).toEqual(['Room for the legs'])
  })
})

describe('the slab of the article on shear without links', () => {
  const article = printedBy('shear-without-links-en-1992')

  /** Effective depth in mm, ratio of steel, strength and compression in N/mm². */
  type Strip = Record<'depth' | 'ratio' | 'strength' | 'pressed', number>
  const bars = (diameter: number, spacing: number) =>
    integral((x) => Math.PI * x, 0, diameter / 2) * (2 / spacing)
  const one: Strip = { depth: 210, ratio: bars(16, 150) / 210, strength: 30, pressed: 0 }
  const curtailed: Strip = { ...one, ratio: bars(16, 300) / 210 }
  const thick: Strip = { ...one, depth: 300, ratio: 0.01 }
  const pressed: Strip = { ...one, pressed: Math.min(1500 / 250, 0.2 * 20) }

  /** The stress without links: a quadratic for the depth, a cubic for the steel, a root for the least. */
  function stress({ depth, ratio, strength, pressed: along }: Strip) {
    const size = Math.min(2, 1 + root((x) => x * x * depth - 200, 0, 3))
    const steel = root((v) => (v / (0.12 * size)) ** 3 - 100 * ratio * strength, 0, 5)
    const least = root((v) => v * v - 0.035 ** 2 * size ** 3 * strength, 0, 5)
    return { steel, least, whole: Math.max(steel, least) + 0.15 * along }
  }

  test('has the stresses of the roots, and the published one within rounding', () => {
    const published = { depth: thick.depth, ratio: thick.ratio, stress: 0.68 }
    expect(stress(thick).whole).toBeCloseTo(published.stress, 2)
    expectIndependent(article, {
      'v_Rd.c': [stress(one).whole, stress(curtailed).whole, published.stress, stress(pressed).whole],
      'V_Rd.c': [one, curtailed].map((strip) => stress(strip).whole * strip.depth),
      V_red: [250 - 100 / 2],
    })
  })

  test('prints what becomes of the strip when every second bar stops', () => {
    const { steel, least, whole } = stress(curtailed)
    expect(steel).toBeLessThan(least)
    expect(article.body).toContain(`= ${steel.toFixed(3)}\\,`)
    expect(article.body).toContain(`minimum of ${least.toFixed(3)} N/mm²`)
    const margin = (strip: Strip) => ((stress(strip).whole * strip.depth) / 95 - 1) * 100
    expect(article.body).toContain(`from ${margin(one).toFixed(0)}% to ${margin(curtailed).toFixed(0)}%`)
    expect((whole * 210).toFixed(0)).toBe('112')
  })

  test('prints the resistances of its table', () => {
    for (const depth of [200, 300, 500, 800]) {
      const row = [0.0025, 0.005, 0.01].map((ratio) => stress({ ...one, depth, ratio }).whole.toFixed(2))
      expect(article.body).toContain(`<td>${row.join('</td><td>')}</td></tr>`)
    }
  })

  test('loses resistance by tension, and fails by a load on the first half of the depth', () => {
    const slug = 'shear-without-links-en-1992'
    expect(failingWith(slug, {})).toEqual([])
    const pulled = { ...one, pressed: -400 / 250 }
    expect(valueWith(slug, 'v_Rd.c', { N_Ed: -400 })).toBeCloseTo(stress(pulled).whole, 6)
    expect(failingWith(slug, { N_Ed: -400 })).toEqual(['No links needed'])
    const near = { V_f: '400 kN/m', V_Ed: '345 kN/m', V_P: '250 kN/m', a_v: '20 mm' }
    expect(valueWith(slug, 'V_red', near)).toBeCloseTo(95 + 250 / 4, 6)
    expect(failingWith(slug, near)).toEqual(['No links needed'])
  })
})
