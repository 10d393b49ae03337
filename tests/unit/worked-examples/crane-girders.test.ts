import { integral, root, solved } from '../../support/numerics'
import { expectIndependent, printedBy } from '../../support/printed'

describe('the crane and its girder of the article on crane girders', () => {
  const article = printedBy('crane-girders-en-1993-6')

  type Crane = Record<'bridge' | 'crab' | 'load' | 'span' | 'hook' | 'base' | 'hoist', number>
  const light: Crane = { bridge: 60, crab: 10, load: 100, span: 15, hook: 1, base: 2.5, hoist: 1.1 + 0.034 }
  const heavy: Crane = {
    ...{ bridge: 220, crab: 45, load: 320, span: 22, hook: 1.4, base: 4 },
    hoist: 1.15 + 0.51 * 0.15,
  }

  /** Forces of both rails from the sum of forces and of moments about the light one; loads by distance. */
  const rails = (span: number, loads: [force: number, fromLight: number][]) =>
    solved(
      [
        [1, 1],
        [span, 0],
      ],
      [
        loads.reduce((sum, [force]) => sum + force, 0),
        loads.reduce((sum, [force, at]) => sum + force * at, 0),
      ],
    ) as [number, number]

  /** Wheel loads of both rails, and the couple across a rail, in kN. */
  function forces({ bridge, crab, load, span, hook, base, hoist }: Crane) {
    const far = span - hook
    const [near, other] = rails(span, [
      [1.1 * bridge, span / 2],
      [1.1 * crab, far],
      [hoist * load, far],
    ])
    const [, lightRail] = rails(span, [
      [bridge, span / 2],
      [crab, far],
    ])
    // Two driven wheels at the friction of a wheel of the light rail push in the middle of the crane.
    const drive = 2 * 0.2 * (lightRail / 2)
    const centre = (bridge * (span / 2) + (crab + load) * far) / (bridge + crab + load)
    const turning = drive * (centre - span / 2)
    // The share of the vertical loads on the loaded rail is how far the centre lies from the light one.
    return { near: near / 2, other: other / 2, couple: (1.5 * (centre / span) * turning) / base }
  }

  type Girder = Record<'span' | 'base' | 'wheel' | 'still' | 'across' | 'depth' | 'width', number> &
    Record<'flange' | 'web', number>
  const short: Girder = {
    ...{ span: 6e3, base: 2500, wheel: 74.6e3, still: 66.3e3, across: 12.1e3 },
    ...{ depth: 320, width: 300, flange: 20.5, web: 11.5 },
  }
  const long: Girder = {
    ...{ span: 9e3, base: 6e3, wheel: 150e3, still: 130e3, across: 20e3 },
    ...{ depth: 600, width: 400, flange: 30, web: 14 },
  }

  /** Largest moment in Nmm of two wheels that roll over the span, with the weight in the middle. */
  const rolled = (girder: Girder) => 1.35 * (rolling(girder) + (1.5 * girder.span ** 2) / 8)

  /** The same of the wheels alone, without factors. */
  function rolling({ span, base, wheel }: Girder): number {
    let largest = 0
    for (let first = -base; first <= span; first += 1) {
      const on = [first, first + base].filter((x) => x > 0 && x < span)
      for (const at of on)
        largest = Math.max(
          largest,
          on.reduce((sum, x) => sum + (wheel * Math.min(x, at) * (span - Math.max(x, at))) / span, 0),
        )
    }
    return largest
  }

  const second = ({ depth, width, flange, web }: Girder) =>
    integral((y) => y * y * (Math.abs(y) < depth / 2 - flange ? web : width), -depth / 2, depth / 2, 20000)

  const edge = (girder: Girder) => (rolled(girder) * girder.depth) / 2 / second(girder)

  /** The strut by curve c, and its lateral moment raised as a half wave until it balances. */
  function strut(girder: Girder, yields = 355): number {
    const { span, depth, width, flange, web, across } = girder
    const area = width * flange + ((depth - 2 * flange) * web) / 5
    const [axial, arm] = [rolled(girder) / (depth - flange), depth - flange]
    const stiffness = (210e3 * flange * width ** 3) / 12
    const critical = root((force) => Math.sqrt(force / stiffness) * span - Math.PI, 0, 1e9)
    const slender = Math.sqrt((area * yields) / critical)
    // Ayrton and Perry: first yield of a bowed strut, by bisection.
    const bow = 0.49 * (slender - 0.2)
    const share = root(
      (x) => x + (bow * x) / (1 - x * slender ** 2) - 1,
      0,
      Math.min(1, 0.999999 / slender ** 2),
    )
    // Wheels a quarter of a head of 50 mm beside the web turn the section, which both flanges resist.
    const turned = (rolling(girder) * 12.5) / arm
    const first = 1.35 * ((across * (1 + (40 + flange / 2) / arm) * span) / 4 + turned)
    // Each round of deflection adds the force times a half wave of the moment.
    let moment = first
    for (let round = 0; round < 2000; round += 1)
      moment = first + axial * ((moment * (span / Math.PI) ** 2) / stiffness)
    return axial / (share * area * yields) + moment / (((flange * width ** 2) / 6) * yields)
  }

  /** Deflection in mm of the worse of two wheels placed evenly and one in the middle, by curvatures. */
  function sag(girder: Girder): number {
    const { span, base, still } = girder
    const under = (wheels: number[]) =>
      integral(
        (x) => {
          const moment = wheels.reduce(
            (sum, at) => sum + (still * Math.min(x, at) * (span - Math.max(x, at))) / span,
            (1.5 * x * (span - x)) / 2,
          )
          return (moment * Math.min(x, span - x)) / 2
        },
        0,
        span,
        20000,
      ) /
      (210e3 * second(girder))
    return Math.max(under([(span - base) / 2, (span + base) / 2]), under([span / 2]))
  }

  /** Movement in mm of the head of the rail: both flanges as beams, turned about each other. */
  function pushed({ span, depth, width, flange, across }: Girder): number {
    const [arm, lever] = [depth - flange, 40 + flange / 2]
    const bent = (force: number) =>
      integral((x) => (force * Math.min(x, span - x) ** 2) / 4, 0, span, 20000) /
      ((210e3 * flange * width ** 3) / 12)
    const [top, bottom] = solved(
      [
        [1, 1],
        [arm, 0],
      ],
      [across, across * (arm + lever)],
    ).map(bent) as [number, number]
    return top + ((top - bottom) * lever) / arm
  }

  test('have the forces, stresses and deflections that were found otherwise', () => {
    const [one, other] = [forces(light), forces(heavy)]
    expectIndependent(article, {
      Q_r: [one.near, other.near],
      Q_o: [one.other, other.other],
      H_T: [one.couple, other.couple],
      'M_y.Ed': [rolled(short) / 1e6, rolled(long) / 1e6],
      sigma_y: [edge(short), edge(long)],
      eta_s: [strut(short), strut(long)],
      delta_z: [sag(short), sag(long)],
      delta_y: [pushed(short), pushed(long)],
    })
  })

  test('prints what the yield strength of the product standard makes of the strut', () => {
    expect(article.body).toContain(
      `or 345 N/mm²; strut used to ${strut(short).toFixed(2)}, or ${strut(short, 345).toFixed(2)}</td>`,
    )
  })

  test('prints what other spans use', () => {
    for (const span of [4, 5, 6, 7]) {
      const girder = { ...short, span: span * 1e3 }
      const limit = Math.min(girder.span / 600, 25)
      const row = `<td>${span}</td><td>${strut(girder).toFixed(2)}</td><td>${sag(girder).toFixed(1)}</td><td>${limit.toFixed(1)}</td>`
      expect(article.body).toContain(row)
    }
  })
})
