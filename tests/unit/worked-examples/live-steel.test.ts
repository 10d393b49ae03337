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
