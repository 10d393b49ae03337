import { NATIONAL_VALUES } from '../../support/national-values'
import { integral, root } from '../../support/numerics'
import { expectIndependent, expectPrinted, printedBy } from '../../support/printed'

describe('the floor beam of the article on combinations of actions', () => {
  const article = printedBy('combinations-of-actions-en-1990')

  /** Factors of permanent and variable load in the single sum, and in the two sums of the pair. */
  const single = [[1.35, 1.5]] as const
  const pair = (psi: number, xi: number) => [[1.35, 1.5 * psi] as const, [1.35 * xi, 1.5] as const]

  /** Largest moment of a simple span in kNm: its shear, from the support to midspan. */
  const moment = (
    permanent: number,
    variable: number,
    span: number,
    sums: (readonly [number, number])[] | typeof single,
  ): number =>
    Math.max(
      ...sums.map(([onPermanent, onVariable]) => {
        const load = onPermanent * permanent + onVariable * variable
        return integral((x) => load * (span / 2 - x), 0, span / 2)
      }),
    )

  test('has the moments of the sums, the recommended pair first', () => {
    const [permanent, variable] = [3.4 * 3, 3.3 * 3]
    expectIndependent(article, {
      'M_Ed.1': [moment(permanent, variable, 9, single)],
      'M_Ed.2': [
        moment(permanent, variable, 9, pair(0.7, 0.85)),
        moment(60, variable, 9, pair(0.7, 0.85)),
        moment(permanent, variable, 6, pair(1, 0.85)),
      ],
      r_ab: [root((r) => 1.35 * r + 1.5 * 0.7 - (1.35 * 0.85 * r + 1.5), 0.1, 20)],
    })
    expect(moment(permanent, variable, 6, pair(1, 0.85))).toBeCloseTo(
      moment(permanent, variable, 6, single),
      9,
    )
  })

  test('has the British moment where the British value is chosen', () => {
    const british = moment(10.2, 9.9, 9, pair(0.7, 0.925))
    expect(article.calculated('M_Ed.2', 'UK')).toBeCloseTo(british, 6)
    expectPrinted(article, 'M_{Ed,6.10b,UK}', british)
  })
})

describe('the beam of the article on singly reinforced sections', () => {
  type Section = { moment: number; width: number; depth: number; block: number }

  /** Neutral axis at which 2,000 strips of the compression zone balance the moment about the bars. */
  function balanced({ moment, width, depth }: Section, stressAt: (share: number) => number) {
    const about = (x: number) => integral((y) => width * stressAt(y / x) * (depth - x + y), 0, x)
    const axis = root((x) => about(x) - moment, 1, depth)
    const force = integral((y) => width * stressAt(y / axis), 0, axis)
    return { axis, steel: force / (500 / 1.15) }
  }
  /** Stress over the share of the depth that lies below: none in the lowest fifth. */
  const block = (strength: number) => (share: number) => (share > 0.2 ? strength : 0)
  const parabola = (strength: number) => (share: number) =>
    strength * (1 - (1 - Math.min(1, (share * 3.5) / 2)) ** 2)

  test('has the steel and the neutral axis of a section in equilibrium', () => {
    const beam = { moment: 260e6, width: 300, depth: 497.5, block: 17 }
    const slab = { moment: 120e6, width: 1000, depth: 235, block: (0.85 * 40) / 1.5 }
    expectIndependent(printedBy('singly-reinforced-sections-in-bending'), {
      A_s: [
        balanced(beam, block(17)).steel,
        balanced(beam, parabola(17)).steel,
        balanced(slab, block(slab.block)).steel,
        balanced(beam, block(20)).steel,
      ],
      x: [balanced(beam, block(17)).axis],
    })
  })
})

describe('the slab of the article on crack widths', () => {
  type Slab = { moment: number; depth: number; cover: number; bar: number; spacing: number; creep: number }

  /** The cracked section of a metre, its compression zone in 2,000 strips, and the width of its cracks. */
  function cracked({ moment, depth, cover, bar, spacing, creep }: Slab) {
    const steel = (Math.PI * (bar / 2) ** 2) / spacing
    const level = depth - cover - bar / 2
    const modulus = 33e3 / (1 + creep)
    // Forces under a curvature of one: of the strips above the axis, and of the bars below it.
    const above = (axis: number) => integral((y) => modulus * (axis - y), 0, axis)
    const below = (axis: number) => 200e3 * steel * (level - axis)
    const axis = root((x) => above(x) - below(x), 1, level)
    const arms = integral((y) => modulus * (axis - y) * (level - y), 0, axis)
    const stress = 200e3 * (level - axis) * (moment / arms)
    const effective = Math.min(2.5 * (cover + bar / 2), (depth - axis) / 3, depth / 2)
    // The bars give up what the effective area carries between cracks, at most two fifths of their stress.
    const tension = (0.4 * 2.9 * (effective + (steel * 200) / 33)) / steel
    const strain = (stress - Math.min(tension, 0.4 * stress)) / 200e3
    const isClose = spacing <= 5 * (cover + bar / 2)
    const apart = isClose ? 3.4 * cover + 0.17 * bar * (effective / steel) : 1.3 * (depth - axis)
    return { axis, stress, width: apart * strain }
  }

  test('has the axis, the stress and the crack width of strips', () => {
    const slab = { moment: 60e3, depth: 250, cover: 40, bar: 16, spacing: 150, creep: 2 }
    const thick = { moment: 150e3, depth: 400, cover: 50, bar: 20, spacing: 125, creep: 1.5 }
    const sparse = { ...slab, moment: 30e3, spacing: 300 }
    expectIndependent(printedBy('crack-width-control-without-calculation-and-by-calculation'), {
      x: [cracked(slab).axis, cracked(thick).axis],
      sigma_s: [cracked(slab).stress],
      w_k: [cracked(slab).width, cracked(thick).width, cracked(sparse).width],
      w_max: [NATIONAL_VALUES.cracks.recommended, NATIONAL_VALUES.cracks.uk].map(parseFloat),
    })
  })
})

describe('the floor of the article on footfall', () => {
  /** Without `forced`, in Hz, it is walked on at its own frequency. */
  type Floor = {
    sag: number
    mass: number
    damping: number
    coefficient: (frequency: number) => number
    forced?: number
  }

  /** Largest acceleration that a floor keeps, and its energy over the steady one's after some cycles. */
  function walked({ sag, mass, damping, coefficient, forced }: Floor, cycles: number) {
    const frequency = 18 / Math.sqrt(sag)
    const force = coefficient(forced ?? frequency) * 746
    const omega = 2 * Math.PI * frequency
    const acceleration = (time: number, at: number, speed: number) =>
      (force * Math.sin(2 * Math.PI * (forced ?? frequency) * time)) / mass -
      2 * damping * omega * speed -
      omega ** 2 * at
    const step = 1 / frequency / 200
    let [at, speed, largest, reached] = [0, 0, 0, 0]
    for (let count = 0; count < 80_000; count += 1) {
      const time = count * step
      if (count === Math.round(cycles * 200)) reached = Math.hypot(omega * at, speed)
      // Four slopes for each step: Runge and Kutta.
      const a1 = acceleration(time, at, speed)
      const v2 = speed + (step / 2) * a1
      const a2 = acceleration(time + step / 2, at + (step / 2) * speed, v2)
      const v3 = speed + (step / 2) * a2
      const a3 = acceleration(time + step / 2, at + (step / 2) * v2, v3)
      const v4 = speed + step * a3
      const a4 = acceleration(time + step, at + step * v3, v4)
      at += (step / 6) * (speed + 2 * v2 + 2 * v3 + v4)
      speed += (step / 6) * (a1 + 2 * a2 + 2 * a3 + a4)
      if (count > 79_000) largest = Math.max(largest, Math.abs(a4))
    }
    return { largest, share: reached / Math.hypot(omega * at, speed) }
  }

  test('swings as its equation of motion says', () => {
    const furnished = {
      sag: 9,
      mass: 20_000,
      damping: 0.03,
      coefficient: (frequency: number) => 0.007 * (frequency + 5.2),
    }
    const bare = {
      sag: 18,
      mass: 35_000,
      damping: 0.011,
      coefficient: (frequency: number) => 0.006 * (frequency + 12.3),
    }
    // A uniform beam in the shape of its own sag: as much energy of height as of movement.
    const shape = (x: number) => (16 / 5) * (x - 2 * x ** 3 + x ** 4)
    const quotient = integral(shape, 0, 1) / integral((x) => shape(x) ** 2, 0, 1)
    const short = walked(furnished, 4 * 3)
    // Just above the range of a harmonic, and under that harmonic of a walker at 2.2 Hz.
    const second = { ...furnished, sag: 16.36, forced: 4.4, coefficient: bare.coefficient }
    const third = { ...furnished, sag: 7.36, forced: 6.6 }
    expectIndependent(printedBy('footfall-vibration-of-floors'), {
      f_0: [Math.sqrt((9810 / 9) * quotient) / 2 / Math.PI],
      a_peak: [short.largest, walked(bare, 1).largest, walked(second, 1).largest, walked(third, 1).largest],
      rho_n: [short.share],
    })
  })
})

describe('the joist of the article on timber beams', () => {
  type Joist = { b: number; h: number; span: number; permanent: number; imposed: number }

  /** Stresses in N/mm² of 2,000 fibres at midspan and at the support, and the sag that lasts. */
  function bent({ b, h, span, permanent, imposed }: Joist) {
    const load = (1.35 * permanent + 1.5 * imposed) * 0.4
    const shear = (x: number) => load * (span / 2 - x)
    const curvatureBy = integral((y) => b * y ** 2, -h / 2, h / 2)
    const stress = (integral(shear, 0, span / 2) * (h / 2)) / curvatureBy
    // The force above the middle grows along the span by what is sheared off on the width without cracks.
    const growth = (shear(0) * integral((y) => b * y, 0, h / 2)) / curvatureBy
    const sag = (line: number) =>
      integral((x) => (x * (line * x * (span - x))) / 2, 0, span / 2) / (11_000 * curvatureBy)
    return {
      stress,
      shearing: growth / (0.67 * b),
      sag: sag(permanent * 0.4) * 1.6 + sag(imposed * 0.4) * 1.18,
    }
  }

  test('has the stresses of its fibres and the sag of its curvature', () => {
    const joist = bent({ b: 47, h: 220, span: 4500, permanent: 0.6, imposed: 1.5 })
    const shallow = bent({ b: 38, h: 120, span: 2400, permanent: 0.6, imposed: 2.5 })
    const long = bent({ b: 47, h: 220, span: 5400, permanent: 0.6, imposed: 1.5 })
    expectIndependent(printedBy('timber-beams-bending-and-kmod'), {
      'sigma_m.d': [joist.stress, shallow.stress],
      tau_d: [joist.shearing],
      u_fin: [joist.sag, shallow.sag, long.sag],
      // A 250th of the span, and in the United Kingdom a 150th without a ceiling.
      u_lim: [2.4 * 4, (5.4 / 3) * 20],
      'f_m.d': [(Math.exp(0.2 * Math.log(150 / 120)) * 0.8 * 1.1 * 16) / 1.3],
    })
  })
})

describe('the pad of the article on bearing resistance', () => {
  type Pad = { width: number; length: number; depth: number; angle: number; load: number; moment: number }
  const degrees = Math.PI / 180

  /** Stress that soil stands beside a unit of overburden: along the slip lines of Prandtl, turned by 90°. */
  function slipping(angle: number): number {
    const sine = Math.sin(angle)
    let mean = 1 / (1 - sine)
    const step = Math.PI / 2 / 2000
    for (let count = 0; count < 2000; count += 1) {
      const half = mean + (step / 2) * 2 * mean * Math.tan(angle)
      mean += step * 2 * half * Math.tan(angle)
    }
    return mean * (1 + sine)
  }

  /** Resistance in kN of the block of even pressure that stands centred below the load. */
  function resistance({ width, length, depth, angle, load, moment }: Pad): number {
    const block = root((w) => moment - (load * (width - w)) / 2, 0, width)
    const ratio = block / length
    const q = slipping(angle)
    const byDepth = 19 * depth * q * (1 + ratio * Math.sin(angle))
    const byWidth = 19 * block * (q - 1) * Math.tan(angle) * (1 - 0.3 * ratio)
    return (byDepth + byWidth) * block * length
  }
  const reduced = (angle: number) => Math.atan(Math.tan(angle * degrees) / 1.25)

  test('resists in both combinations what the block under the load resists', () => {
    const pad = { width: 2, length: 2, depth: 1 }
    expectIndependent(printedBy('spread-foundations-bearing-resistance'), {
      'N_q.2': [slipping(reduced(32))],
      'N_q.1': [slipping(35 * degrees)],
      R_2: [
        resistance({ ...pad, angle: reduced(32), load: 996 + 1.3 * 350, moment: 150 }),
        resistance({
          width: 1.5,
          length: 3,
          depth: 1.2,
          angle: reduced(35),
          load: 796 + 1.3 * 350,
          moment: 150,
        }),
      ],
      R_1: [resistance({ ...pad, angle: 32 * degrees, load: 1.35 * 996 + 1.5 * 350, moment: 1.35 * 150 })],
    })
  })
})

test.each([
  ['lateral-torsional-buckling-rolled-beams', 'M_b.1', 1, '189 / {}'],
  ['lateral-torsional-buckling-rolled-beams', 'M_b.2', 1, '189 / {}'],
  ['lateral-torsional-buckling-rolled-beams', 'M_cr', 1, '194.6 / {}'],
  ['flexural-buckling-of-columns', 'N_b.z', 0, '1650 / {}'],
  ['combinations-of-actions-en-1990', 'w_6.10b', 2, 'gives {} kN/m'],
  ['combinations-of-actions-en-1990', 'M_Ed.1', 1, '279.3}{{}'],
  ['singly-reinforced-sections-in-bending', 'x', 1, '{} / 497.5'],
  ['crack-width-control-without-calculation-and-by-calculation', 'sigma_s', 0, 'stress of {} N/mm²'],
  ['crack-width-control-without-calculation-and-by-calculation', 'w_k', 2, ': {} mm against'],
  ['bolted-shear-connections', 'N_u', 1, '360 / {}'],
  ['bolted-shear-connections', 'F_Rd', 1, '360 / {}'],
  ['fillet-weld-directional-method', 'sigma_v', 1, '{} / 385.9'],
  ['fillet-weld-directional-method', 'F_w.Rd', 0, '926 / {}'],
  ['fillet-weld-directional-method', 'theta', 1, 'stands at {}°'],
  ['column-base-plates', 'c', 1, '2 \\times {}'],
  ['footfall-vibration-of-floors', 'R_1', 1, 'response factor of {} meets'],
  ['footfall-vibration-of-floors', 'r_a', 2, 'finds {}% of gravity'],
  ['timber-beams-bending-and-kmod', 'sigma_m.d', 2, '{} / 16.25'],
  ['spread-foundations-bearing-resistance', 'R_2', 0, '/ {} ='],
  ['spread-foundations-bearing-resistance', 'R_1', 0, '/ {} ='],
])('what %s says of %s is what its calculation comes to', (slug, name, decimals, said) => {
  const { body, calculated } = printedBy(slug)
  const shown = calculated(name).toFixed(decimals)
  expect(body.replaceAll('\\,', '')).toContain(said.replace('{}', shown))
})
