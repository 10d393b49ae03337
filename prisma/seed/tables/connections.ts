import { field, figures, type BroughtTable } from './table'

const GAMMA_M2 = 1.25

/** Diameter, clearance of a normal round hole (EN 1090-2) and tensile stress area (EN ISO 898-1): mm, mm². */
const BOLTS = [
  [12, 1, 84.3],
  [16, 2, 157],
  [20, 2, 245],
  [24, 2, 353],
  [27, 3, 459],
  [30, 3, 561],
] as const

/** Class, f_ub in MPa and α_v where the shear plane passes through the thread. */
const BOLT_CLASSES = [
  ['4.6', 400, 0.6],
  ['8.8', 800, 0.6],
  ['10.9', 1000, 0.5],
] as const

const kN = (newtons: number) => figures(newtons / 1000, 3)

const bolts: BroughtTable = {
  name: 'bolt_resistances',
  section: 'connections',
  title: 'Design resistances of bolts in shear and tension',
  source: 'EN 1993-1-8:2005, Table 3.4, γ_M2 = 1.25; computed by Loadpath',
  notes:
    'One shear plane. F_v,Rd through the thread: α_v f_ub A_s/γ_M2 with α_v = 0.6 (4.6, 8.8) or 0.5 (10.9); through the shank: 0.6 f_ub A/γ_M2. F_t,Rd = 0.9 f_ub A_s/γ_M2, not for countersunk bolts. Bearing, punching and the limits for long joints and packings are to be checked besides. Holes are normal round holes of EN 1090-2.',
  fields: [
    field('bolt', null),
    field('d', 'mm', 'diameter'),
    field('d_0', 'mm', 'hole'),
    field('A_s', 'mm²', 'tensile stress area'),
    field('f_ub', 'MPa', 'tensile strength'),
    field('F_v.thread', 'kN', 'shear resistance, plane through the thread'),
    field('F_v.shank', 'kN', 'shear resistance, plane through the shank'),
    field('F_t', 'kN', 'tension resistance'),
  ],
  rows: BOLT_CLASSES.flatMap(([name, f_ub, alpha]) =>
    BOLTS.map(([d, clearance, A_s]) => [
      `M${d}-${name}`,
      d,
      d + clearance,
      A_s,
      f_ub,
      kN((alpha * f_ub * A_s) / GAMMA_M2),
      kN((0.6 * f_ub * Math.PI * d ** 2) / 4 / GAMMA_M2),
      kN((0.9 * f_ub * A_s) / GAMMA_M2),
    ]),
  ),
}

/** Grade, f_u in MPa (EN 1993-1-1, Table 3.1, up to 40 mm) and β_w (EN 1993-1-8, Table 4.1). */
const WELDED = [
  ['S235', 360, 0.8],
  ['S275', 430, 0.85],
  ['S355', 490, 0.9],
] as const
const LEGS = [4, 5, 6, 8, 10, 12, 15]

const welds: BroughtTable = {
  name: 'weld_resistances',
  section: 'connections',
  title: 'Design resistances of fillet welds per length',
  source: 'EN 1993-1-8:2005, 4.5.3.3 (simplified method), γ_M2 = 1.25; computed by Loadpath',
  notes:
    'Equal legs s, throat a = s/√2, in any direction: F_w,Rd = a f_u/(√3 β_w γ_M2). f_u of Table 3.1 of EN 1993-1-1 up to 40 mm; where the product standards are followed, as in the UK, f_u of S275 and S355 is 410 and 470 MPa, and the resistance is less by 4.7 % and 4.1 %.',
  fields: [
    field('s', 'mm', 'leg'),
    field('a', 'mm', 'throat'),
    ...WELDED.map(([grade]) => field(`F_${grade}`, 'kN/mm', `resistance in ${grade}`)),
  ],
  rows: LEGS.map((s) => {
    const a = s / Math.SQRT2
    return [
      s,
      figures(a, 3),
      ...WELDED.map(([, f_u, beta]) => figures((a * f_u) / (Math.sqrt(3) * beta * GAMMA_M2) / 1000, 3)),
    ]
  }),
}

export const CONNECTION_TABLES: BroughtTable[] = [bolts, welds]
