import { root } from '../../support/numerics'
import { expectIndependent, printedBy } from '../../support/printed'

describe('the ties of the article on robustness of existing buildings', () => {
  const article = printedBy('robustness-of-existing-buildings')

  /** Tie force in kN/m of a building of walls. */
  function wanted(storeys: number, load: number, span: number, height: number): number {
    let basic = 20
    for (let storey = 0; storey < storeys && basic < 60; storey += 1) basic += 4
    const reach = span < 5 * height ? span : 5 * height
    const raised = (basic * load * reach) / 37.5
    return raised > basic ? raised : basic
  }

  /** Tie in kN/m: bond of 1.2 N/mm² gathered along a plain bar of 12 mm until its end, or until it yields. */
  function found(embedment: number): number {
    let force = 0
    for (let at = 0; at < embedment && force < Math.PI * 36 * 250; at += 0.1)
      force += Math.PI * 12 * 1.2 * 0.1
    return force / 400
  }

  type Fall = { span: number; load: number; wall: number; force: number }
  const strap = (area: number): Fall => ({ span: 3.6, load: 5.1 * 1.2, wall: 9.4 * 1.2, force: area * 0.235 })
  const wide: Fall = { span: 6, load: 6, wall: 0, force: 600 * 0.355 }

  const stretch = ({ span }: Fall, sag: number) => Math.hypot(span, sag) - span

  /** Sag in m at which a small further sag costs as much work as it brings. */
  function atRest(fall: Fall): number {
    const energy = (sag: number) =>
      2 * fall.force * stretch(fall, sag) - (fall.load * fall.span + fall.wall) * sag
    return root((sag) => energy(sag + 1e-5) - energy(sag - 1e-5), 0.001, 5)
  }

  /** Sag in m at which floors that lose their wall at once stop falling: equation of motion in steps. */
  function afterFall(fall: Fall): number {
    // Masses in Mg of two turning floors and of the wall between them, seen from the middle.
    const mass = ((2 * fall.load) / 9.81) * (fall.span / 3) + fall.wall / 9.81
    const step = 2e-5
    let [sag, speed] = [0, 0]
    do {
      const pull = (2 * fall.force * sag) / Math.hypot(fall.span, sag)
      speed += ((fall.load * fall.span + fall.wall - pull) / mass) * step
      sag += speed * step
    } while (speed > 0)
    return sag
  }

  test('have the forces and the sags that were found otherwise', () => {
    expectIndependent(article, {
      T_i: [wanted(12, 4.6 + 0.3 * 1.5, 3.6, 2.5), wanted(5, 7 + 0.5 * 5, 7.5, 2.5)],
      T_Rd: [found(600), found(750)],
      f_st: [atRest(strap(640)), atRest(wide)],
      f_dyn: [afterFall(strap(640)), afterFall(wide)],
    })
    expect(article.body).toContain(`pulled out at ${found(500).toFixed(1)} kN/m`)
  })

  test('prints the sags and strains of other straps', () => {
    for (const [width, thickness] of [
      [60, 6],
      [80, 8],
      [100, 10],
    ] as const) {
      const fall = strap(width * thickness)
      const sudden = afterFall(fall)
      const cells = [
        `${width} × ${thickness}`,
        (fall.force / 1.2).toFixed(1),
        atRest(fall).toFixed(2),
        sudden.toFixed(2),
        ((100 * stretch(fall, sudden)) / 3).toFixed(1),
      ]
      expect(article.body).toContain(cells.map((cell) => `<td>${cell}</td>`).join(''))
    }
    const share = (100 * stretch(strap(640), afterFall(strap(640)))) / 0.3
    expect(article.body).toContain(`would need ${share.toFixed(0)} per cent`)
  })

  test('allows with the strain at yield for a tie that first stretches elastically', () => {
    for (const k of [0.02, 0.05, 0.1, 0.2, 0.3, 0.5])
      for (const free of [0.2, 0.5, 1])
        for (const yields of [200, 500]) {
          const elastic = yields / 210e3
          // Strain at which the work of the load is taken up, per unit of span and of the force at yield.
          const strain = (sag: number) => (Math.hypot(1, sag) - 1) / free
          const taken = (sag: number) =>
            strain(sag) > elastic ? strain(sag) - elastic / 2 : strain(sag) ** 2 / elastic / 2
          const sag = root((f) => free * taken(f) - k * f, 1e-6, 50)
          const rigid = strain((2 * k) / (1 - k * k))
          expect(strain(sag)).toBeLessThan(1.005 * (rigid + elastic))
        }
  })

  test('has twice the sag, or twice the force, of a slow removal while the sag is flat', () => {
    const flat: Fall = { span: 3.6, load: 6.12, wall: 0, force: 2000 }
    expect(afterFall(flat) / atRest(flat)).toBeCloseTo(2, 2)
    expect(afterFall({ ...flat, force: 4000 }) / atRest(flat)).toBeCloseTo(1, 2)
  })
})
