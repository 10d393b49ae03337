import { determinant, integral, root } from '../../support/numerics'
import { expectAnswer, printedBy } from '../../support/printed'

const degrees = (radians: number) => (radians * 180) / Math.PI
const radians = (angle: number) => (angle * Math.PI) / 180
const sum = (values: number[]) => values.reduce((total, value) => total + value, 0)

/** Every exercise has a question, an answer, and each number of its answer recomputed below. */
test('eleven articles of eight fields have exercises, two or three each', () => {
  expect(ARTICLES).toHaveLength(11)
  for (const slug of ARTICLES) expect([2, 3]).toContain(printedBy(slug).answers.length)
})

const ARTICLES = [
  'load-take-down-and-unit-weights',
  'combinations-of-actions-en-1990',
  'singly-reinforced-sections-in-bending',
  'punching-shear-flat-slabs',
  'flexural-buckling-of-columns',
  'lateral-torsional-buckling-rolled-beams',
  'bolted-shear-connections',
  'timber-beams-bending-and-kmod',
  'spread-foundations-bearing-resistance',
  'masonry-walls-vertical-load',
  'footfall-vibration-of-floors',
]

describe('the exercises on load take-down', () => {
  const article = printedBy('load-take-down-and-unit-weights')

  test('weigh a floor layer by layer', () => {
    const layers = [
      [0.2, 25],
      [0.065, 21],
      [0.015, 28],
    ]
    expectAnswer(article, 1, [['g_{1}', sum(layers.map(([depth, weight]) => depth! * weight!)) + 0.5]])
  })

  test('add a column storey by storey, with every action in the lead', () => {
    let [permanent, imposed] = [6 * 8 * 3.0 + 20, 0]
    for (let floor = 0; floor < 4; floor += 1) {
      permanent += 6 * 8 * 3.6
      imposed += 6 * 8 * (2.5 + 0.8)
    }
    const snow = 6 * 8 * 0.5
    const storeys = (2 + 2 * 0.7) / 4
    const led = 1.35 * permanent + 1.5 * (storeys * imposed + 0.5 * snow)
    const snowLeads = 1.35 * permanent + 1.5 * (snow + Math.min(0.7, storeys) * imposed)
    expect(led).toBeGreaterThan(snowLeads)
    const british = 1.35 * permanent + 1.5 * ((1.1 - 0.4) * imposed + 0.5 * snow)
    expectAnswer(article, 2, [
      ['A', 48],
      ['G_k', permanent],
      ['Q_k', imposed],
      ['S_k', snow],
      ['\\alpha_n', storeys],
      ['N_{Ed}', led],
      ['N_{S}', snowLeads],
      ['\\alpha_{n,UK}', 0.7],
      ['N_{Ed,UK}', british],
    ])
    expect(1 - british / led).toBeCloseTo(0.07, 2)
    // The roof's own imposed load, accompanying, in place of snow.
    expect(1.5 * 48 * (0.7 * 0.6 - 0.5 * 0.5)).toBeCloseTo(12.24, 1)
  })

  test('find the reactions of two spans by the force method', () => {
    const [span, load] = [7, 11 * 6]
    const whole = (x: number) => (load * x * (2 * span - x)) / 2
    const unit = (x: number) => (x < span ? x : 2 * span - x) / 2
    const middle =
      integral((x) => whole(x) * unit(x), 0, 2 * span) / integral((x) => unit(x) ** 2, 0, 2 * span)
    const edge = (2 * span * load - middle) / 2
    expectAnswer(article, 3, [
      ['R_{area}', load * span],
      ['R_{mid}', middle],
      ['R_{edge}', edge],
    ])
    expect((load * span) / 2 - edge).toBeCloseTo(57.8, 1)
  })
})

describe('the exercises on combinations', () => {
  const article = printedBy('combinations-of-actions-en-1990')

  test('compare the pair for a concrete floor in both countries', () => {
    const [g, q] = [7.2, 2.5]
    const a = 1.35 * g + 1.5 * 0.7 * q
    const b = (xi: number, ratio = g / q) => q * (1.35 * xi * ratio + 1.5)
    const crossing = (xi: number) =>
      root((ratio) => 1.35 * ratio + 1.5 * 0.7 - (1.35 * xi * ratio + 1.5), 0, 20)
    const full = 1.35 * g + 1.5 * q
    expectAnswer(article, 1, [
      ['q_{6.10}', full],
      ['q_{6.10a}', a],
      ['q_{6.10b}', b(0.85)],
      ['r_{ab}', crossing(0.85)],
      ['r_{ab,UK}', crossing(0.925)],
      ['q_{6.10b,UK}', b(0.925)],
    ])
    expect(1 - a / full).toBeCloseTo(0.08, 2)
    expect(1 - b(0.925) / full).toBeCloseTo(0.05, 2)
    expect(b(0.925)).toBeGreaterThan(a)
  })

  test('save nothing in a store', () => {
    const load = 1.35 * 12.5 + 1.5 * 1.0 * 18.75
    expectAnswer(article, 2, [
      ['g_k', 12.5],
      ['q_k', 18.75],
      ['w_d', load],
      // The shear falls to nothing at midspan: its sum up to there is the moment.
      ['M_{Ed}', integral((x) => load * (3 - x), 0, 3)],
    ])
  })

  test('try both variable actions in the lead of a column', () => {
    const actions = [
      { force: 250, psi: 0.7 },
      { force: 180, psi: 0.6 },
    ]
    const [offices, wind] = actions.map((leading) =>
      sum([
        1.35 * 600,
        ...actions.map((action) => 1.5 * action.force * (action === leading ? 1 : action.psi)),
      ]),
    )
    expectAnswer(article, 3, [
      ['N_{Q}', offices!],
      ['N_{W}', wind!],
      ['N_{min}', 600 - 1.5 * 180],
    ])
    expect(0.9 * 600 - 1.5 * 180).toBeCloseTo(270)
  })
})

describe('the exercises on bending of concrete', () => {
  const article = printedBy('singly-reinforced-sections-in-bending')
  const yieldOf = 500 / 1.15
  const stress = (strength: number) => (0.85 * strength) / 1.5

  /** Force and moment about the steel of a block of stress, strip by strip. */
  const block = (width: number, depth: number, strength: number, effective: number) => ({
    force: integral(() => width * stress(strength), 0, depth),
    moment: integral((y) => width * stress(strength) * (effective - y), 0, depth),
  })

  test('size the bars of a slab', () => {
    const depth = root((s) => block(1000, s, 30, 169).moment - 32e6, 0, 169)
    const { force } = block(1000, depth, 30, 169)
    expectAnswer(article, 1, [
      ['d', 169],
      ['K', 32e6 / (1000 * 169 ** 2 * 30)],
      ['z_0', 32e6 / force],
      ['z', 0.95 * 169],
      ['A_s', 32e6 / (yieldOf * 0.95 * 169)],
      ['A_{s,min}', 0.26 * ((0.3 * 30 ** (2 / 3)) / 500) * 1000 * 169],
    ])
    expect(32e6 / force).toBeGreaterThan(0.95 * 169)
    expect((1000 / 225) * Math.PI * 36).toBeCloseTo(503, 0)
  })

  test('find the moment of given bars', () => {
    const steel = 2 * Math.PI * 10 ** 2
    const depth = root((s) => block(225, s, 30, 350).force - steel * yieldOf, 0, 350)
    const { moment } = block(225, depth, 30, 350)
    expectAnswer(article, 2, [
      ['A_s', steel],
      ['F_s', (steel * yieldOf) / 1e3],
      ['s', depth],
      ['z', moment / (steel * yieldOf)],
      ['M_{Rd}', moment / 1e6],
    ])
    expect(depth / 0.8 / 350).toBeCloseTo(0.25, 1)
  })

  test('add compression bars to a beam that is too small', () => {
    const [width, effective, neutral] = [250, 395, 0.45 * 395]
    const limit = block(width, 0.8 * neutral, 25, effective)
    const strain = (y: number) => (0.0035 * (neutral - y)) / neutral
    const upper = (190e6 - limit.moment) / (yieldOf * (effective - 50))
    // Equilibrium of forces: block and upper bars pull the lower ones.
    const lower = (limit.force + upper * yieldOf) / yieldOf
    expectAnswer(article, 3, [
      ["K'", limit.moment / (width * effective ** 2 * 25)],
      ["M'", limit.moment / 1e6],
      ['A_{s2}', upper],
      ['z', limit.moment / limit.force],
      ['A_s', lower],
      ['\\varepsilon_{s2}', strain(50)],
    ])
    expect(strain(50)).toBeGreaterThan(yieldOf / 200e3)
    expect(2 * Math.PI * 36).toBeGreaterThan(upper)
    expect(3 * Math.PI * 12.5 ** 2).toBeGreaterThan(lower)
  })
})

describe('the exercises on punching', () => {
  const article = printedBy('punching-shear-flat-slabs')
  const depth = 200
  /** Length of the line at a distance from a square of 300 mm, and of its part within a half-plane. */
  const around = (distance: number, sides = 4, corners = 4) =>
    sides * 300 + integral(() => corners * distance, 0, Math.PI / 2)
  const bare = (0.18 / 1.5) * 2 * Math.cbrt(100 * 0.0075 * 30)
  const stress = (force: number, line: number) => (force * 1e3) / (line * depth)

  test('find a slab that needs no links', () => {
    expectAnswer(article, 1, [
      ['u_0', 1200],
      ['v_{Ed,0}', stress(1.15 * 420, 1200)],
      ['u_1', around(400)],
      ['v_{Ed,1}', stress(1.15 * 420, around(400))],
      ['v_{Rd,c}', bare],
      ['v_{min}', 0.035 * Math.SQRT2 ** 3 * Math.sqrt(30)],
    ])
    expect(0.4 * 0.6 * (1 - 30 / 250) * 20).toBeCloseTo(4.22, 2)
    expect(stress(1.15 * 420, around(400)) / bare).toBeCloseTo(0.96, 2)
  })

  test('give links to the same slab under more load', () => {
    const load = 1.15 * 560
    const needed = stress(load, around(400)) - 0.75 * bare
    const outer = root((distance) => bare - stress(load, around(distance)), 1, 2000)
    expectAnswer(article, 2, [
      ['v_{Ed,1}', stress(load, around(400))],
      ['v_{Ed,0}', stress(load, 1200)],
      ['f_{ywd,ef}', 300],
      // What the links of one and a half effective depths have to hold, shared among their perimeters.
      ['A_{sw}', (needed * around(400) * depth) / 300 / ((1.5 * depth) / 150)],
      ['u_{out}', around(outer)],
      ['a_{out}', outer],
      ['a_{last}', outer - 1.5 * depth],
      ['u_{390}', around(390)],
    ])
    expect(stress(load, around(400)) / bare).toBeCloseTo(1.28, 2)
    expect(Math.ceil(around(390) / 300)).toBe(13)
    expect(9 * Math.PI * 16).toBeGreaterThan(444)
  })

  test('need links at an edge for less force', () => {
    expectAnswer(article, 3, [
      ['u_1', around(400, 3, 2)],
      ['v_{Ed,1}', stress(1.4 * 260, around(400, 3, 2))],
      ['v_{Ed,0}', stress(1.4 * 260, 300 + 3 * depth)],
    ])
    expect(stress(1.4 * 260, around(400, 3, 2)) / bare).toBeCloseTo(1.25, 2)
  })
})

/** Area and radii in mm of a rolled section, a fillet as a square without a quarter of a circle. */
function rolled([h, b, web, flange, fillet]: [number, number, number, number, number]) {
  const clear = h - 2 * flange
  const corner = (1 - Math.PI / 4) * fillet ** 2
  const to = fillet * (1 - (10 - 3 * Math.PI) / (12 - 3 * Math.PI))
  const area = 2 * b * flange + clear * web + 4 * corner
  const about = (at: number) => 4 * corner * at ** 2
  const strong =
    integral((y) => (Math.abs(y) > clear / 2 ? b : web) * y ** 2, -h / 2, h / 2, 20_000) +
    about(clear / 2 - (fillet - to))
  const weak = (2 * flange * b ** 3 + clear * web ** 3) / 12 + about(web / 2 + (fillet - to))
  return { area, strong: Math.sqrt(strong / area), weak: Math.sqrt(weak / area), inertia: weak }
}

describe('the exercises on columns', () => {
  const article = printedBy('flexural-buckling-of-columns')

  /** Reduction of a bowed column that yields at its edge, and what leads to it. */
  function column(length: number, radius: number, strength: number, imperfection: number) {
    const critical = (Math.PI ** 2 * 210e3) / (length / radius) ** 2
    const slenderness = Math.sqrt(strength / critical)
    const bow = imperfection * (slenderness - 0.2)
    const stress = root(
      (mean) => mean + (mean * bow) / (1 - mean / critical) - strength,
      0,
      Math.min(strength, critical * 0.999999),
    )
    return { slenderness, phi: (1 + bow + slenderness ** 2) / 2, chi: stress / strength }
  }
  const steel = (strength: number) => Math.PI * Math.sqrt(210e3 / strength)

  test('take a section whose tabulated values are those of its outline', () => {
    const { area, strong, weak } = rolled([209.6, 205.8, 9.4, 14.2, 10.2])
    expect(area / 100).toBeCloseTo(76.4, 0)
    expect(strong / 89.6).toBeCloseTo(1, 2)
    expect(weak / 52.0).toBeCloseTo(1, 2)
    // Flanges that bend against each other, half of the distance of their middles from the axis.
    const [lever, flange] = [(209.6 - 14.2) / 2, (14.2 * 205.8 ** 3) / 12]
    expect((2 * flange * lever ** 2) / 197e9).toBeCloseTo(1, 2)
  })

  test('check it between pins', () => {
    const weak = column(3600, 52, 275, 0.49)
    expectAnswer(article, 1, [
      ['\\lambda_1', steel(275)],
      ['\\bar\\lambda_z', weak.slenderness],
      ['\\Phi_z', weak.phi],
      ['\\chi_z', weak.chi],
      ['N_{b,z,Rd}', (weak.chi * 7640 * 275) / 1e3],
    ])
  })

  test('check it held at mid-height', () => {
    const weak = column(1800, 52, 275, 0.49)
    const strong = column(3600, 89.6, 275, 0.34)
    // Energy of a half-wave of twist over the work of a force on the fibres that it tilts.
    const turn = Math.PI / 3600
    const slope = integral((x) => (turn * Math.cos(turn * x)) ** 2, 0, 3600)
    const bend = integral((x) => (turn ** 2 * Math.sin(turn * x)) ** 2, 0, 3600)
    const polar = 89.6 ** 2 + 52 ** 2
    const twisting = (81e3 * 472e3 * slope + 210e3 * 197e9 * bend) / (polar * slope)
    const twist = column(3600, Math.sqrt(twisting / (210e3 * 7640)) / turn, 275, 0.49)
    expectAnswer(article, 2, [
      ['\\bar\\lambda_z', weak.slenderness],
      ['\\chi_z', weak.chi],
      ['N_{b,z,Rd}', (weak.chi * 7640 * 275) / 1e3],
      ['\\bar\\lambda_y', strong.slenderness],
      ['\\chi_y', strong.chi],
      ['N_{b,y,Rd}', (strong.chi * 7640 * 275) / 1e3],
      ['i_0^{2}', polar],
      ['K_T', (81e3 * 472e3) / 1e9],
      ['K_w', (210e3 * 197e9 * bend) / slope / 1e9],
      ['N_{cr,T}', twisting / 1e3],
      ['\\bar\\lambda_T', twist.slenderness],
      ['\\chi_T', twist.chi],
      ['N_{b,T,Rd}', (twist.chi * 7640 * 275) / 1e3],
    ])
    expect(twist.chi / column(3600, 52, 275, 0.49).chi).toBeCloseTo(1.21, 2)
    expect(weak.chi / column(3600, 52, 275, 0.49).chi).toBeCloseTo(1.35, 2)
  })

  test('compare two ways of making a hollow section', () => {
    const [hot, cold] = [0.21, 0.49].map((imperfection) => column(3000, 38.6, 355, imperfection))
    expectAnswer(article, 3, [
      ['\\bar\\lambda', hot!.slenderness],
      ['\\Phi_{hot}', hot!.phi],
      ['\\chi_{hot}', hot!.chi],
      ['N_{hot}', (hot!.chi * 1870 * 355) / 1e3],
      ['\\Phi_{cold}', cold!.phi],
      ['\\chi_{cold}', cold!.chi],
      ['N_{cold}', (cold!.chi * 1870 * 355) / 1e3],
    ])
    expect(1 - cold!.chi / hot!.chi).toBeCloseTo(0.19, 2)
  })
})

describe('the exercises on lateral torsional buckling', () => {
  const article = printedBy('lateral-torsional-buckling-rolled-beams')
  const [span, minor, warping, torsion, plastic] = [5000, 968e4, 286e9, 238e3, 896e3]
  const euler = (Math.PI ** 2 * 210e3 * minor) / span ** 2

  /** Least moment at midspan at which three symmetric half-waves of twist need no energy. */
  function critical(height: number): number {
    const waves = [1, 3, 5]
    const bent = (x: number) => (4 * x * (span - x)) / span ** 2
    const wave = (n: number) => (x: number) => Math.sin((n * Math.PI * x) / span)
    const product = (n: number, m: number, of: (x: number) => number) =>
      integral((x) => of(x) * wave(n)(x) * wave(m)(x), 0, span)
    const by = waves.map((n) =>
      waves.map((m) => ({
        held:
          n === m
            ? (span / 2) *
              (81e3 * torsion * ((n * Math.PI) / span) ** 2 + 210e3 * warping * ((n * Math.PI) / span) ** 4)
            : 0,
        bent: product(n, m, (x) => bent(x) ** 2) / (210e3 * minor),
        lifted: (product(n, m, () => 1) * height * 8) / span ** 2,
      })),
    )
    const energy = (moment: number) =>
      determinant(
        by.map((row) =>
          row.map(({ held, bent: of, lifted }) => (held - moment ** 2 * of - moment * lifted) / 1e9),
        ),
      )
    let moment = 50e6
    while (energy(moment) > 0) moment += 1e6
    return root(energy, moment - 1e6, moment)
  }

  /** The reduction as the smaller root of the quadratic equation behind it. */
  function beam(moment: number) {
    const slenderness = Math.sqrt((plastic * 355) / moment)
    const phi = (1 + 0.49 * (slenderness - 0.4) + 0.75 * slenderness ** 2) / 2
    const square = 0.75 * slenderness ** 2
    const chi = root((value) => 1 - 2 * phi * value + square * value ** 2, 0, phi / square)
    const shape = 1 - 0.5 * (1 - 1 / Math.sqrt(1.13)) * (1 - 2 * (slenderness - 0.8) ** 2)
    return { slenderness, phi, chi, shape, resistance: (chi / shape) * plastic * 355 }
  }

  test('take a section whose tabulated values are those of its outline', () => {
    expect(rolled([355, 171.5, 7.4, 11.5, 10.2]).inertia / minor).toBeCloseTo(1, 2)
  })

  test('load the beam at its shear centre', () => {
    const moment = critical(0)
    const { slenderness, phi, chi, shape, resistance } = beam(moment)
    expect(article.answers[0]).toEqual([])
    expectAnswer(
      article,
      2,
      [
        ['N_{cr,z}', euler / 1e3],
        ['r_w', warping / minor],
        ['r_T', (81e3 * torsion) / euler],
        ['M_{cr}', moment / 1e6],
        ['\\bar\\lambda_{LT}', slenderness],
        ['\\Phi_{LT}', phi],
        ['\\chi_{LT}', chi],
        ['f', shape],
        ['M_{b,Rd}', resistance / 1e6],
        ['w_d', (8 * resistance) / span ** 2],
      ],
      0.006,
    )
  })

  test('load it on its top flange', () => {
    const moment = critical(177.5)
    const { slenderness, phi, chi, shape, resistance } = beam(moment)
    expectAnswer(
      article,
      3,
      [
        ['z_g', 177.5],
        ['a', 0.45 * 177.5],
        ['M_{cr}', moment / 1e6],
        ['\\bar\\lambda_{LT}', slenderness],
        ['\\Phi_{LT}', phi],
        ['\\chi_{LT}', chi],
        ['f', shape],
        ['M_{b,Rd}', resistance / 1e6],
      ],
      0.008,
    )
    expect(1 - resistance / beam(critical(0)).resistance).toBeGreaterThan(0.2)
  })
})

describe('the exercises on bolts', () => {
  const article = printedBy('bolted-shear-connections')
  /** Tensile stress area of a thread: the mean of its pitch and minor diameters. */
  const thread = (diameter: number, pitch: number) =>
    (Math.PI / 4) * (diameter - (0.6495 + 1.2269) * 0.5 * pitch) ** 2
  const net = (width: number) => integral((x) => (Math.abs(x) < 11 ? 0 : 10), -width / 2, width / 2, 12_500)
  const bearing = (share: number) => (2.5 * share * 410 * 20 * 10) / 1.25 / 1e3

  test('find the weakest part of a flat between cover plates', () => {
    const [end, inner] = [40 / 66, 65 / 66 - 0.25]
    const bolt = (2 * 0.6 * 800 * thread(20, 2.5)) / 1.25 / 1e3
    expect(Math.max(bearing(end), bearing(inner))).toBeLessThan(bolt)
    // From the end of the flat to the last hole, and from there to the edge, strip by strip.
    const hole = (x: number) => [40, 105, 170].some((at) => Math.abs(x - at) < 11)
    const shear = integral((x) => (hole(x) ? 0 : 10), 0, 170, 17_000)
    const tension = net(100) / 2
    expectAnswer(article, 1, [
      ['F_{v,Rd}', bolt],
      ['\\alpha_{b,end}', end],
      ['\\alpha_{b,in}', inner],
      ['F_{b,end}', bearing(end)],
      ['F_{b,in}', bearing(inner)],
      ['F_{Rd}', bearing(end) + 2 * bearing(inner)],
      ['N_{u,Rd}', (0.9 * net(100) * 410) / 1.25 / 1e3],
      ['N_{pl,Rd}', 275],
      ['A_{nv}', shear],
      ['A_{nt}', tension],
      ['V_{eff,1,Rd}', (tension * 410) / 1.25 / 1e3 + (shear * 275) / Math.sqrt(3) / 1e3],
    ])
  })

  test('widen it', () => {
    const resistance = (width: number, factor: number) => (0.9 * net(width) * 410) / factor / 1e3
    expectAnswer(article, 2, [
      ['b_{min}', root((width) => resistance(width, 1.25) - 300, 50, 300)],
      ['N_{u,Rd}', resistance(125, 1.25)],
      ['N_{pl,Rd}', (125 * 10 * 275) / 1e3],
      ['N_{u,UK}', resistance(125, 1.1)],
    ])
    expect(resistance(125, 1.1)).toBeGreaterThan(343.75)
  })

  test('reduce the bolts of a long joint', () => {
    // From all at 15 diameters to three quarters at 65.
    const share = 1 - (0.25 * (560 / 24 - 15)) / 50
    const bolt = (0.6 * 800 * thread(24, 3)) / 1.25 / 1e3
    expectAnswer(article, 3, [
      ['L_j', 560],
      ['\\beta_{Lf}', share],
      ['F_{v,Rd}', bolt],
      ['V_{Rd}', 8 * share * bolt],
    ])
  })
})

describe('the exercises on timber beams', () => {
  const article = printedBy('timber-beams-bending-and-kmod')
  const span = 3600
  const inertia = integral((y) => 47 * y ** 2, -97.5, 97.5, 20_000)
  const modulus = inertia / 97.5
  const moment = (load: number) => integral((x) => load * (span / 2 - x), 0, span / 2)
  /** Sag by virtual work: moment of the load times that of a force of 1 at midspan. */
  const sag = (load: number) =>
    (2 * integral((x) => ((load * x * (span - x)) / 2) * (x / 2), 0, span / 2)) / (8000 * inertia)
  const permanent = sag(0.55 * 0.45)

  test('check the joists of a house', () => {
    const load = (1.35 * 0.55 + 1.5 * 1.5) * 0.45
    const imposed = sag(1.5 * 0.45)
    expectAnswer(article, 1, [
      ['w_d', load],
      ['M_d', moment(load) / 1e6],
      ['W_y', modulus / 1e3],
      ['\\sigma_{m,d}', moment(load) / modulus],
      ['f_{m,d}', (0.8 * 1.1 * 16) / 1.3],
      ['I_y', inertia / 1e4],
      ['u_G', permanent],
      ['u_Q', imposed],
      ['u_{fin}', permanent * 1.6 + imposed * 1.18],
    ])
    expect(moment(load) / modulus / ((0.8 * 1.1 * 16) / 1.3)).toBeCloseTo(0.68, 2)
  })

  test('refuse them for a store', () => {
    const load = (1.35 * 0.55 + 1.5 * 2.4) * 0.45
    const imposed = sag(2.4 * 0.45)
    expectAnswer(article, 2, [
      ['w_d', load],
      ['M_d', moment(load) / 1e6],
      ['\\sigma_{m,d}', moment(load) / modulus],
      ['f_{m,d}', (0.7 * 1.1 * 16) / 1.3],
      ['u_Q', imposed],
      ['u_{fin}', permanent * 1.6 + imposed * 1.48],
    ])
    expect(permanent * 1.6 + imposed * 1.48).toBeGreaterThan(span / 250)
  })

  test('find that a planted roof is governed by its own weight', () => {
    expectAnswer(article, 3, [
      ['q_G', 2.7 / 0.6],
      ['q_{GS}', 3.6 / 0.9],
    ])
  })
})

describe('the exercises on spread foundations', () => {
  const article = printedBy('spread-foundations-bearing-resistance')

  test('check a strip on clay', () => {
    // Two wedges at failure, and a fan of a right angle along which the stress rises by 2 c a radian.
    const strip = (strength: number) =>
      1.2 * (17.1 + 2 * strength + integral(() => 2 * strength, 0, Math.PI / 2))
    expectAnswer(article, 1, [
      ['c_{u,d}', 60 / 1.4],
      ['q', 17.1],
      ['R_2', strip(60 / 1.4)],
      ['V_2', 120 + 1.3 * 35],
      ['R_1', strip(60)],
      ['V_1', 1.35 * 120 + 1.5 * 35],
      ['r', strip(60) / 155],
    ])
    expect(165.5 / strip(60 / 1.4)).toBeCloseTo(0.58, 2)
    expect(214.5 / strip(60)).toBeCloseTo(0.55, 2)
  })

  const angle = Math.atan(Math.tan(radians(34)) / 1.25)
  // Along Prandtl's spiral the stress grows by 2 tan φ a radian, from the passive wedge to the active one.
  const passive = (1 + Math.sin(angle)) / (1 - Math.sin(angle))
  const surcharge = passive * Math.exp(integral(() => 2 * Math.tan(angle), 0, Math.PI / 2))
  const weight = 2 * (surcharge - 1) * Math.tan(angle)
  // A block of pressure whose middle is where the load acts.
  const width = root((side) => 1.8 / 2 - side / 2 - 70 / 932, 0, 1.8)
  const shapes = [1 + (width / 1.8) * Math.sin(angle), 1 - (0.3 * width) / 1.8] as const
  const bearing = (below: number) =>
    0.8 * 18 * surcharge * shapes[0] + 0.5 * below * width * weight * shapes[1]

  test('check a pad on sand', () => {
    expectAnswer(article, 2, [
      ['V_d', 932],
      ['e', 70 / 932],
      ["B'", width],
      ["\\tan\\varphi'_d", Math.tan(angle)],
      ['N_q', surcharge],
      ['N_\\gamma', weight],
      ['s_q', shapes[0]],
      ['s_\\gamma', shapes[1]],
      ['r_d', bearing(18)],
      ['R_d', bearing(18) * width * 1.8],
    ])
    expect(degrees(angle)).toBeCloseTo(28.35, 2)
    expect(932 / (bearing(18) * width * 1.8)).toBeCloseTo(0.65, 2)
  })

  test('put the same pad into water', () => {
    expectAnswer(article, 3, [
      ["\\gamma'", 20 - 9.81],
      ['r_d', bearing(20 - 9.81)],
      ['R_d', bearing(20 - 9.81) * width * 1.8],
    ])
    expect(1 - bearing(20 - 9.81) / bearing(18)).toBeCloseTo(0.15, 2)
    expect(932 / (bearing(20 - 9.81) * width * 1.8)).toBeCloseTo(0.76, 2)
  })
})

describe('the exercises on masonry walls', () => {
  const article = printedBy('masonry-walls-vertical-load')
  const strength = (units: number) => Math.exp(Math.log(0.55) + 0.7 * Math.log(units) + 0.3 * Math.log(4))
  /** The block of stress whose middle meets the load, over the thickness. */
  const centred = (thickness: number, eccentricity: number) =>
    root((block) => thickness / 2 - block / 2 - eccentricity, 0, thickness) / thickness
  /** Mid-height factor by the form of Annex G with a modulus of 1 000 times the strength. */
  function middle(slenderness: number, share: number) {
    const lambda = slenderness * Math.sqrt(1 / 1000)
    const block = 1 - 2 * share
    return block * Math.exp(-(((lambda - 0.063) / (0.73 - 1.17 * share)) ** 2) / 2)
  }

  test('check a stocky wall', () => {
    const initial = 1950 / 450
    const least = Math.max(5 + initial, 0.05 * 215)
    const factor = middle(1950 / 215, least / 215)
    expectAnswer(article, 1, [
      ['f_k', strength(8)],
      ['h_{ef}', 1950],
      ['r', 1950 / 215],
      ['e_{init}', initial],
      ['e_1', 10 + initial],
      ['\\Phi_1', centred(215, 10 + initial)],
      ['e_{mk}', least],
      ['A_1', centred(215, least)],
      ['u', (1950 / 215 - 2) / (23 - 37 * 0.05)],
      ['\\Phi_m', factor],
      ['N_{Rd}', (factor * 215 * strength(8)) / 2.7],
    ])
  })

  test('check a pier and a wall that lost a floor', () => {
    const whole = (middle(2025 / 140, 12 / 140) * 140 * strength(10)) / 2.7
    // Between no length and 0.1 m² the strength grows from 0.7 of itself to all.
    const share = 0.7 + (0.3 * 0.44 * 0.14) / 0.1
    expectAnswer(article, 2, [
      ['A', 0.44 * 0.14],
      ['k_A', share],
      ['N_{Rd}', 0.44 * share * whole],
    ])
    const slenderness = 2700 / 140
    const creep = 0.002 * 1.5 * slenderness * Math.exp((Math.log(140) + Math.log(26)) / 2)
    const factor = middle(slenderness, (26 + creep) / 140)
    expectAnswer(
      article,
      3,
      [
        ['r', slenderness],
        ['e_{init}', 6],
        ['\\Phi_1', centred(140, 46)],
        ['e_m', 26],
        ['e_k', creep],
        ['e_{mk}', 26 + creep],
        ['A_1', centred(140, 26 + creep)],
        ['u', (slenderness - 2) / (23 - (37 * (26 + creep)) / 140)],
        ['\\Phi_m', factor],
        ['N_{Rd}', (factor * 140 * strength(10)) / 2.7],
      ],
      0.012,
    )
  })
})

describe('the exercises on footfall', () => {
  const article = printedBy('footfall-vibration-of-floors')

  /** Largest acceleration in the last of so many periods, by steps of the equation of motion. */
  function shaken(frequency: number, damping: number, mass: number, force: number, periods: number): number {
    const omega = 2 * Math.PI * frequency
    const step = 1 / frequency / 400
    let [place, speed, largest] = [0, 0, 0]
    const acceleration = (at: number, y: number, v: number) =>
      (force / mass) * Math.sin(omega * at) - 2 * damping * omega * v - omega ** 2 * y
    for (let count = 0; count < periods * 400; count += 1) {
      const at = count * step
      const first = acceleration(at, place, speed)
      const half = speed + (first * step) / 2
      const between = acceleration(at + step / 2, place + (speed * step) / 2, half)
      place += half * step
      speed += between * step
      if (count >= (periods - 1) * 400) largest = Math.max(largest, Math.abs(between))
    }
    return largest
  }

  test('find the response of two floors', () => {
    const frequency = 18 / Math.sqrt(10.5)
    const force = 0.007 * (frequency + 5.2) * 746
    const peak = shaken(frequency, 0.03, 25_000, force, 60)
    const response = peak / Math.SQRT2 / 0.005
    expectAnswer(article, 1, [
      ['f_0', frequency],
      ['f_p', frequency / 3],
      ['\\alpha_h', force / 746],
      ['F_h', force],
      ['a_{peak}', peak],
      ['a_{rms}', peak / Math.SQRT2],
      ['R', response],
    ])
    const steady = shaken(frequency, 0.011, 25_000, force, 200)
    const walked = shaken(frequency, 0.011, 25_000, force, 24)
    expectAnswer(
      article,
      2,
      [
        ['R_{steady}', steady / Math.SQRT2 / 0.005],
        ['\\rho', walked / steady],
        ['R', walked / Math.SQRT2 / 0.005],
      ],
      0.01,
    )
    const light = shaken(7.5, 0.02, 6000, 0.0665 * 746, 100)
    expectAnswer(article, 3, [
      ['f_0', 7.5],
      ['\\alpha_h', 0.0665],
      ['a_{peak}', light],
      ['R', light / Math.SQRT2 / 0.005],
      ['M', (6 * light) / Math.SQRT2 / 0.005 / 8],
    ])
  })
})
