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
    expectPrinted(article, 'A_{nt,in}', paths.in * thickness)
    expectPrinted(article, 'A_{nt,out}', paths.out * thickness)
    expectPrinted(article, 'V_{eff,1,Rd}', Math.min(resistance(paths.in), resistance(paths.out)))
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
