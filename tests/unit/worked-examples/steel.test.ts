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

  test('stands the construction stage with the decking as restraint, and not without', () => {
    const load = 1.35 * 1.14 + 1.5 * 3.6 * (0.1 * 26 + 0.75)
    const moment = (load * 81) / 8
    expect(article.calculated('M_Ed.c')).toBeCloseTo(moment, 8)
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
