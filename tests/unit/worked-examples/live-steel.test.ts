import { valueWith } from '../../support/failing'
import { determinant, integral, root } from '../../support/numerics'
import { expectIndependent, printedBy } from '../../support/printed'

/** The reduction factor as the root of the Perry equation of a strut or beam, by halving. */
function reduction(slenderness: number, imperfection: number, plateau = 0.2, beta = 1): number {
  const elastic = 1 / (beta * slenderness ** 2)
  const perry = (chi: number) =>
    (1 - chi) * (elastic - chi) - imperfection * (slenderness - plateau) * elastic * chi
  return root(perry, 0, Math.min(1, elastic))
}

describe('the beam of the article on lateral torsional buckling', () => {
  const article = printedBy('lateral-torsional-buckling-rolled-beams')
  const E = 210e3
  const [minor, warping, torsion] = [1450e4, 705e9, 37.1e4]

  /** Critical moment of a uniform load in N and mm: least energy of five symmetrical half-waves of twist. */
  function critical(span: number, height: number): number {
    const waves = [1, 3, 5, 7, 9].map((count) => (count * Math.PI) / span)
    const parts = waves.map((a, row) =>
      waves.map((b, column) => ({
        stiffness: row === column ? (span / 2) * (81e3 * torsion * a ** 2 + E * warping * a ** 4) : 0,
        bending:
          integral((x) => (x * (span - x)) ** 2 * Math.sin(a * x) * Math.sin(b * x), 0, span) /
          (4 * E * minor),
        lift: row === column ? (height * span) / 2 : 0,
      })),
    )
    const energy = (load: number) =>
      determinant(
        parts.map((row) =>
          row.map(
            ({ stiffness, bending, lift }) => stiffness / 1e9 - (load ** 2 * bending + load * lift) / 1e9,
          ),
        ),
      )
    let load = 0.1
    while (energy(load * 1.05) > 0) load *= 1.05
    return (root(energy, load, load * 1.05) * span ** 2) / 8
  }

  /** Resistances in kNm by both methods, from the critical moment of the article's expression. */
  function resistances(span: number): { general: number; rolled: number } {
    const euler = (Math.PI ** 2 * E * minor) / span ** 2
    const moment =
      1.13 *
      Math.sqrt(euler * 81e3 * torsion + (euler * Math.PI * Math.sqrt(E * warping)) ** 2 / span ** 2 / euler)
    const plastic = 1470e3 * 355
    const slenderness = Math.sqrt(plastic / moment)
    const shape = Math.min(1, 1 - 0.5 * (1 - Math.sqrt(1 / 1.13)) * (1 - 2 * (slenderness - 0.8) ** 2))
    return {
      general: (reduction(slenderness, 0.34) * plastic) / 1e6,
      rolled: (reduction(slenderness, 0.49, 0.4, 0.75) * plastic) / shape / 1e6,
    }
  }

  test('has critical moments of least energy, and resistances that solve the Perry equation', () => {
    expectIndependent(article, {
      M_cr: [critical(6000, 0) / 1e6, critical(6000, 226.7) / 1e6, critical(9000, 0) / 1e6],
      'M_b.1': [resistances(6000).general, resistances(9000).general],
      'M_b.2': [resistances(6000).rolled, resistances(9000).rolled],
    })
  })

  test('has curve d for very deep sections in the UK only', () => {
    const curve = (b: number, region?: string) =>
      valueWith('lateral-torsional-buckling-rolled-beams', 'alpha_LT.2', { b }, region)
    expect([curve(240), curve(189.9), curve(140)]).toEqual([0.34, 0.49, 0.49])
    expect([curve(240, 'UK'), curve(189.9, 'UK'), curve(140, 'UK')]).toEqual([0.34, 0.49, 0.76])
  })
})

describe('the column of the article on flexural buckling', () => {
  const article = printedBy('flexural-buckling-of-columns')

  /**
   * Force in kN at which a bowed column first yields: the bow is the one that the curve stands for, and its
   * bending is found from the curvature of 60 points until it repeats itself.
   */
  function firstYield(
    length: number,
    radius: number,
    area: number,
    imperfection: number,
    strength: number,
  ): number {
    const points = 60
    const step = length / points
    const slenderness = length / radius / (Math.PI * Math.sqrt(210e3 / strength))
    // The bow times the area by the section modulus is the imperfection of the curve.
    const bow = imperfection * (slenderness - 0.2)
    const inertia = 210e3 * radius ** 2
    function largest(stress: number): number {
      // Deflections on a grid under the curvature of the bow and of the deflection itself, by elimination.
      const k = (stress / inertia) * step ** 2
      const [c, d] = [[0], [0]]
      for (let at = 1; at < points; at += 1) {
        const load = -k * bow * Math.sin((Math.PI * at) / points)
        const pivot = k - 2 - c[at - 1]!
        c[at] = 1 / pivot
        d[at] = (load - d[at - 1]!) / pivot
      }
      const deflections = Array.from({ length: points + 1 }, () => 0)
      for (let at = points - 1; at > 0; at -= 1) deflections[at] = d[at]! - c[at]! * deflections[at + 1]!
      return stress + stress * (bow + deflections[points / 2]!)
    }
    const euler = (inertia * Math.PI ** 2) / length ** 2
    const stress = root((of) => largest(of) - strength, 1e-6, Math.min(strength, euler * 0.999))
    return (stress * area) / 1e3
  }

  test('first yields at the resistances about both axes', () => {
    expectIndependent(article, {
      'N_b.z': [
        firstYield(4500, 64.8, 9310, 0.49, 355),
        firstYield(9000, 64.8, 9310, 0.49, 355),
        firstYield(3000, 41.2, 8550, 0.34, 355),
      ],
      'N_b.y': [firstYield(4500, 111, 9310, 0.34, 355), firstYield(6000, 185, 8550, 0.21, 355)],
      chi_z: [reduction(4500 / 64.8 / 2 / (Math.PI * Math.sqrt(210e3 / 355)), 0.49)],
    })
  })
})

describe('the flat tie of the article on bolted joints, recalculated', () => {
  /** Material left across a line of the flat, in strips of 0.1 mm, outside of the holes that lie on it. */
  const solid = (from: number, to: number, holes: number[], hole: number): number =>
    integral(
      (y) => (holes.some((at) => Math.abs(y - at) < hole / 2) ? 0 : 1),
      from,
      to,
      Math.round((to - from) * 10),
    )

  function torn(edge: number, gauge: number) {
    const holes = [edge, edge + gauge]
    const width = 2 * edge + gauge
    const along = solid(0, 160, [40, 100, 160], 22)
    const paths = [
      solid(edge, edge + gauge, holes, 22),
      solid(0, edge, holes, 22) + solid(edge + gauge, width, holes, 22),
    ]
    return {
      net: (0.9 * solid(0, width, holes, 22) * 12 * 410) / 1.25e3,
      block: (Math.min(...paths) * 12 * 410) / 1.25e3 + (2 * along * 12 * 275) / Math.sqrt(3) / 1e3,
    }
  }

  /** Bolts share a rigid flat: holes give way at their resistance, the first bolt that shears ends it. */
  function group(bolt: number, end: number, inner: number): number {
    const holes = [end, end, inner, inner, inner, inner]
    let [slip, carried] = [0, 0]
    for (;;) {
      slip += 0.001
      const forces = holes.map((most) => Math.min(most, 100 * slip))
      if (forces.some((force) => force > bolt)) return carried
      const sum = forces.reduce((total, force) => total + force, 0)
      if (sum === carried) return sum
      carried = sum
    }
  }

  test('has the group of a rigid flat, and the least of the paths across it', () => {
    const hole = (share: number, strength: number, thickness: number) =>
      (2.5 * share * strength * 20 * thickness) / 1.25e3
    const [first, second] = [torn(35, 80), torn(60, 60)]
    expectIndependent(printedBy('bolted-shear-connections'), {
      F_Rd: [
        group((0.6 * 800 * 245) / 1.25e3, hole(40 / 66, 410, 12), hole(60 / 66 - 0.25, 410, 12)),
        group((0.5 * 1000 * 245) / 1.25e3, hole(40 / 66, 360, 8), hole(60 / 66 - 0.25, 360, 8)),
      ],
      N_u: [first.net, second.net],
      'V_eff.1': [first.block, second.block],
    })
  })
})

describe('the welds of the article on the directional method', () => {
  type Weld = { pull: number; shear: number; length: number; leg: number }

  /** Von Mises stress of the throat from its principal stresses; the axis across it is turned by 45°. */
  function mises({ pull, shear, length, leg }: Weld): number {
    const throat = 0.7 * leg
    const area = 2 * throat * (length - 2 * throat)
    const turned = [Math.cos(Math.PI / 4), Math.sin(Math.PI / 4), 0].map((of) => (of * pull) / area)
    const [normal = 0, across = 0] = turned
    const shearing = Math.hypot(across, shear / area)
    const radius = Math.hypot(normal / 2, shearing)
    const [first, third] = [normal / 2 + radius, normal / 2 - radius]
    return Math.sqrt(((first - third) ** 2 + first ** 2 + third ** 2) / 2)
  }
  /** The factor by which a weld's forces may grow until its stress is at a limit. */
  const growth = (weld: Weld, limit: number): number =>
    root((by) => mises({ ...weld, pull: by * weld.pull, shear: by * weld.shear }) - limit, 0, 100)
  const along = (weld: Weld): Weld => ({ ...weld, pull: 0, shear: Math.hypot(weld.pull, weld.shear) })

  test('have the stress of the throat, and gain what turning the force gains', () => {
    const weld = { pull: 300e3, shear: 180e3, length: 200, leg: 8 }
    const small = { ...weld, leg: 6 }
    const long = { pull: 100e3, shear: 400e3, length: 300, leg: 8 }
    const limit = 410 / 0.85 / 1.25
    expectIndependent(printedBy('fillet-weld-directional-method'), {
      sigma_v: [mises(weld), mises(small), mises(long)],
      'F_w.Rd': [(growth(along(weld), limit) * along(weld).shear) / 2 / (200 - 11.2)],
      K_theta: [weld, long].map((one) => growth(one, limit) / growth(along(one), limit)),
      eta: [mises(small) / limit],
    })
  })

  test('of a 6 mm leg are used by either method as the article says', () => {
    const small = { pull: 300e3, shear: 180e3, length: 200, leg: 6 }
    const limit = 410 / 0.85 / 1.25
    expect(printedBy('fillet-weld-directional-method').body).toContain(
      `becomes ${(mises(small) / limit).toFixed(2)} and the simplified one ${(1 / growth(along(small), limit)).toFixed(2)}:`,
    )
  })
})

describe('the base of the article on base plates', () => {
  const [depth, breadth, web, flange] = [260.3, 256.3, 10.3, 17.3]

  /** Width of the strip at which flanges and web, each grown by it, bear the force. */
  function strip(force: number, pressure: number): number {
    const grown = (c: number) =>
      2 * (breadth + 2 * c) * (flange + 2 * c) + (depth - 2 * flange - 2 * c) * (web + 2 * c)
    // The area of the tables has the root radii, which the three rectangles have not.
    const roots = 11_300 - grown(0)
    return root((c) => grown(c) + roots - force / pressure, 0, depth)
  }
  /** Thickness at which a cantilever of strips under the pressure first yields. */
  const thickness = (width: number, pressure: number): number =>
    root((t) => (265 * t ** 2) / 6 - integral((arm) => pressure * arm, 0, width), 0, 200)

  test('has a strip that bears the force, and a plate that stands it', () => {
    const pressures = [1.5, 2.3].map((spread) => ((2 / 3) * spread * 0.85 * 25) / 1.5)
    const widths = pressures.map((pressure) => strip(2e6, pressure))
    expectIndependent(printedBy('column-base-plates'), {
      c: [...widths, strip(4e6, 40 / 1.5)],
      t_req: widths.map((width, index) => thickness(width, pressures[index]!)),
    })
  })
})
