import { expectPrinted, printedBy } from '../../support/printed'

describe('the flat tie of the article on bolted joints', () => {
  const article = printedBy('bolted-shear-connections')
  const [thickness, hole, fy, fu] = [12, 22, 275, 410]

  test('tears along the path of least resistance of every path across it', () => {
    // Material that is torn across, measured along the line through the last two holes.
    const paths = { in: 80 - hole, out: 150 - 80 - hole }
    const sheared = 2 * (160 - 2 * hole - hole / 2) * thickness
    const resistance = (torn: number): number =>
      (torn * thickness * fu) / 1.25e3 + (sheared * fy) / (Math.sqrt(3) * 1e3)
    expect(article.calculated('A_nt.in')).toBeCloseTo(paths.in * thickness, 9)
    expect(article.calculated('A_nt.out')).toBeCloseTo(paths.out * thickness, 9)
    expect(article.calculated('V_eff.1')).toBeCloseTo(
      Math.min(resistance(paths.in), resistance(paths.out)),
      9,
    )
    expect(article.body).toContain(`against ${resistance(paths.in).toFixed(1)} kN`)
  })
})

describe('the tie of the article on aluminium', () => {
  const article = printedBy('aluminium-members-and-heat-affected-zones')
  /** Resistance in kN of strips of a 10 mm flat, each as wide and as strong as given. */
  const strips = (...parts: [width: number, strength: number][]): number =>
    parts.reduce((sum, [width, strength]) => sum + (width * 10 * strength) / 1.25, 0) / 1e3

  test('has the strengths of the zone, and rounds none of them up', () => {
    const exact = [strips([120, 185]), strips([50, 310], [70, 185]), 0.9 * strips([120 - 36, 310])]
    expectPrinted(article, 'N_{u,Rd}', ...exact)
    article.of('N_{u,Rd}').forEach((value, index) => expect(value).toBeLessThanOrEqual(exact[index]! + 0.05))
    expectPrinted(article, 'A_{eff}', (strips([50, 310], [70, 185]) * 1250) / 310)
    const [ratio = 1] = article.of('\\rho_{u,haz}')
    expect(ratio * 310).toBeLessThanOrEqual(185.1)
  })
})

describe('the table of the article on flexural buckling', () => {
  test('has a row for thick flanges of deep sections, about each axis', () => {
    const { body } = printedBy('flexural-buckling-of-columns')
    const rows = [
      ...body.matchAll(/<tr><td>Rolled I, h\/b > 1\.2<\/td><td>(.–.)<\/td><td>(.*?)<\/td><td>(.)<\/td>/gu),
    ]
    expect(
      rows.map(([, axis, limit, curve]) => `${axis} ${limit!.startsWith('40') ? 'thick' : 'thin'} ${curve}`),
    ).toEqual(['y–y thin a', 'z–z thin b', 'y–y thick b', 'z–z thick c'])
  })
})

describe('the beam of the article on composite beams', () => {
  const article = printedBy('composite-beam-plastic-bending')

  test('has the shear along the slab of half a span of studs', () => {
    const force = 15 * 62.6
    const perPlane = force / 4.5 / 2
    expectPrinted(article, 'v_{L,Ed}', perPlane)
    expectPrinted(article, 'v_{Ed}', perPlane / 70)
    // Struts at arccot 2 pull the transverse bars with half of the shear.
    expectPrinted(article, '\\frac{A_{sf}}{s_f}', (perPlane * 1e3 * Math.tan(Math.atan(0.5))) / (500 / 1.15))
    const angle = Math.atan(0.5)
    const crushing = 0.6 * 0.9 * (25 / 1.5) * Math.sin(angle) * Math.cos(angle)
    expectPrinted(article, '\\nu f_{cd}\\sin\\theta_f\\cos\\theta_f', crushing)
    expect(perPlane / 70).toBeLessThan(crushing)
  })

  test('stands the construction stage with the decking as restraint, and not without', () => {
    const load = 1.35 * 1.14 + 1.5 * 3.6 * (0.1 * 26 + 0.75)
    const moment = (load * 81) / 8
    expectPrinted(article, 'M_{Ed,c}', moment)
    expect(moment).toBeLessThan((1200 * 355) / 1e3)
    // Critical moment of a doubly symmetric section: 406 × 178 × 60 UB, in N and mm.
    const [minor, torsion, warping, span] = [1200e4, 33.3e4, 0.466e12, 9000]
    const euler = (Math.PI ** 2 * 210e3 * minor) / span ** 2
    const critical =
      1.132 * Math.sqrt(euler * (81e3 * torsion + (Math.PI ** 2 * 210e3 * warping) / span ** 2))
    expect(article.body).toContain(`${(critical / 1e6).toFixed(1)} kN m`)
    const slenderness = Math.sqrt((1200e3 * 355) / critical)
    expectPrinted(article, '\\bar\\lambda_{LT}', slenderness)
    // The reduction factor as the root of the Perry equation with the plateau at 0.4.
    const perry = (chi: number): number =>
      (1 - chi) * (1 / (0.75 * slenderness ** 2) - chi) -
      (0.49 * (slenderness - 0.4) * chi) / (0.75 * slenderness ** 2)
    let [low, high] = [0, 1]
    for (let step = 0; step < 100; step += 1) {
      const middle = (low + high) / 2
      if (perry(middle) > 0) low = middle
      else high = middle
    }
    expectPrinted(article, 'M_{b,Rd}', (low * 1200 * 355) / 1e3)
    expect((low * 1200 * 355) / 1e3).toBeLessThan(moment)
  })
})
