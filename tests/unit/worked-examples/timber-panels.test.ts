import { root, solved } from '../../support/numerics'
import { expectIndependent, printedBy } from '../../support/printed'

describe('the panels of the article on CLT and racking', () => {
  const article = printedBy('clt-floors-and-racking-of-timber-walls')

  type Panel = { span: number; outer: number; cross: number; middle: number }
  const one: Panel = { span: 5000, outer: 40, cross: 20, middle: 40 }
  const other: Panel = { span: 3500, outer: 30, cross: 30, middle: 30 }
  const young = 11000

  /**
   * A strip of 1 mm under a load of sin(kx): its deflection and the stretch of the outer layers make the
   * energy least, and stand in two equations.
   */
  function waved({ span, outer, cross, middle }: Panel) {
    const k = Math.PI / span
    const own = (young * (2 * outer ** 3 + middle ** 3)) / 12
    const stretch = 2 * young * outer
    const soft = (2 * 50) / cross
    const lever = outer / 2 + cross + middle / 2
    const [deflection, end] = solved(
      [
        [own * k ** 4 + soft * (lever * k) ** 2, -soft * lever * k],
        [-soft * lever * k, stretch * k ** 2 + soft],
      ],
      [1, 0],
    )
    const stiffness = 1 / deflection! / k ** 4
    // Rigid layers would stretch by lever × slope.
    return { stiffness, factor: end! / (lever * k * deflection!), lever }
  }

  /** Shear stress in a cross layer at the support, from how fast the force of the outer layer grows. */
  function rolling(panel: Panel, load: number): number {
    const { stiffness, factor, lever } = waved(panel)
    const force = (x: number) => {
      const moment = (load * x * (panel.span - x)) / 2
      return young * panel.outer * factor * lever * (moment / stiffness)
    }
    return force(0.5) / 0.5
  }

  type Wall = { height: number; panels: number[]; spacing: number }
  const wall: Wall = { height: 2400, panels: [1200, 1200, 1200, 900], spacing: 100 }
  const tall: Wall = { height: 2700, panels: [1200, 1200, 600, 600], spacing: 75 }

  /** Force of each panel in kN: nails along its foot, less in a narrow one and none in one too narrow. */
  const panels = ({ height, panels, spacing }: Wall) =>
    panels.map((width) => {
      const nails = width / spacing
      const full = width >= height / 2 ? 1 : width < height / 4 ? 0 : width / (height / 2)
      return (nails * full * 1.2 * 0.55) / 1.3
    })
  const sum = (values: number[]) => values.reduce((total, value) => total + value, 0)
  /** Pull at the end of the first panel under 14 kN on the wall, by the balance about its other end. */
  const pull = (of: Wall) => {
    const share = (14 * panels(of)[0]!) / sum(panels(of))
    return root((force) => force * of.panels[0]! - share * of.height, 0, 1e3)
  }

  test('have the stiffness, shear, racking and pull that were found otherwise', () => {
    expectIndependent(article, {
      gamma_1: [waved(one).factor, waved(other).factor],
      EI: [waved(one).stiffness / 1e6, waved(other).stiffness / 1e6],
      tau_R: [rolling(one, 6.72e-3)],
      'F_v.Rd': [sum(panels(wall)), sum(panels(tall))],
      N_1: [pull(wall), pull(tall)],
    })
  })

  test('prints what slip costs over other spans', () => {
    const rigid = young * (3 * 40 ** 3 * (1 / 12) + 2 * 40 * 60 ** 2)
    for (const span of [3, 4, 5, 6]) {
      const { factor, stiffness } = waved({ ...one, span: span * 1000 })
      expect(article.body).toContain(
        `<td>${span}</td><td>${factor.toFixed(2)}</td><td>${(stiffness / rigid).toFixed(2)}</td>`,
      )
    }
  })
})
