import { massOf } from '@/lib/calculations/sections/rules/properties'
import { field, figures, type BroughtTable, type Row } from './table'

const circle = (d: number): number => (Math.PI / 4) * d ** 2

/** f_ck and f_ck,cube in MPa: the classes of Table 3.1, and C28/35 and C32/40, which BS 8500 has besides. */
const CLASSES = [
  [12, 15],
  [16, 20],
  [20, 25],
  [25, 30],
  [28, 35],
  [30, 37],
  [32, 40],
  [35, 45],
  [40, 50],
  [45, 55],
  [50, 60],
  [55, 67],
  [60, 75],
  [70, 85],
  [80, 95],
  [90, 105],
] as const

/** What EN 1992-1-1, Table 3.1, derives from f_ck: MPa, GPa for E_cm, ‰ for strains. */
function gradeRow([f_ck, cube]: (typeof CLASSES)[number]): Row {
  const high = f_ck > 50
  const f_cm = f_ck + 8
  const f_ctm = high ? 2.12 * Math.log(1 + f_cm / 10) : 0.3 * f_ck ** (2 / 3)
  const rest = ((90 - f_ck) / 100) ** 4
  const epsilon_cu2 = high ? 2.6 + 35 * rest : 3.5
  return [
    `C${f_ck}/${cube}`,
    f_ck,
    cube,
    f_cm,
    figures(f_ctm, 3),
    figures(0.7 * f_ctm, 3),
    figures(1.3 * f_ctm, 3),
    figures(22 * (f_cm / 10) ** 0.3, 3),
    figures(Math.min(0.7 * f_cm ** 0.31, 2.8), 3),
    figures(high ? 2.8 + 27 * ((98 - f_cm) / 100) ** 4 : 3.5, 3),
    figures(high ? 2 + 0.085 * (f_ck - 50) ** 0.53 : 2, 3),
    figures(epsilon_cu2, 3),
    figures(high ? 1.4 + 23.4 * rest : 2, 3),
    figures(high ? 1.75 + (0.55 * (f_ck - 50)) / 40 : 1.75, 3),
    figures(epsilon_cu2, 3),
  ]
}

const grades: BroughtTable = {
  name: 'concrete_grades',
  section: 'concrete',
  open: true,
  title: 'Concrete strength classes and what they derive',
  source: 'EN 1992-1-1:2004, Table 3.1; computed from f_ck by its formulas',
  notes:
    'Three significant figures of the formulas; the printed table rounds further (f_ctm to 0.1 MPa, E_cm to 1 GPa). E_cm is for quartzite aggregates: 10 % less for limestone, 30 % less for sandstone, 20 % more for basalt (3.1.3(2)). C28/35 and C32/40 are classes of BS 8500, not of Table 3.1; for them the same formulas are used.',
  fields: [
    field('class', null),
    field('f_ck', 'MPa', 'characteristic cylinder strength'),
    field('f_ck.cube', 'MPa', 'characteristic cube strength'),
    field('f_cm', 'MPa', 'mean compressive strength'),
    field('f_ctm', 'MPa', 'mean tensile strength'),
    field('f_ctk.005', 'MPa', 'tensile strength, 5 % fractile'),
    field('f_ctk.095', 'MPa', 'tensile strength, 95 % fractile'),
    field('E_cm', 'GPa', 'secant modulus of elasticity'),
    field('epsilon_c1', '‰', 'strain at peak stress'),
    field('epsilon_cu1', '‰', 'ultimate strain'),
    field('epsilon_c2', '‰', 'parabola–rectangle: strain at f_cd'),
    field('epsilon_cu2', '‰', 'parabola–rectangle: ultimate strain'),
    field('n', null, 'parabola–rectangle: exponent'),
    field('epsilon_c3', '‰', 'bilinear: strain at f_cd'),
    field('epsilon_cu3', '‰', 'bilinear: ultimate strain'),
  ],
  rows: CLASSES.map(gradeRow),
}

const BARS = [6, 8, 10, 12, 16, 20, 25, 32, 40, 50]
const NUMBERS = [1, 2, 3, 4, 5, 6, 7, 8, 9, 10]
const SPACINGS = [75, 100, 125, 150, 175, 200, 225, 250, 300]

const barAreas: BroughtTable = {
  name: 'bar_areas',
  section: 'concrete',
  open: true,
  title: 'Areas of reinforcing bars, by number',
  source: 'EN 10080:2005 (nominal diameters); areas and masses computed by Loadpath',
  notes: 'Nominal area π d²/4, three significant figures; mass with 7850 kg/m³.',
  fields: [
    field('bar', null),
    field('d', 'mm', 'nominal diameter'),
    field('G', 'kg/m', 'mass per metre'),
    ...NUMBERS.map((n) => field(`A_${n}`, 'mm²', n === 1 ? 'one bar' : `${n} bars`)),
  ],
  rows: BARS.map((d) => [
    `H${d}`,
    d,
    figures(massOf(circle(d)), 3),
    ...NUMBERS.map((n) => figures(n * circle(d), 3)),
  ]),
}

const barSpacings: BroughtTable = {
  name: 'bar_spacings',
  section: 'concrete',
  title: 'Areas of reinforcing bars, by spacing',
  source: 'EN 10080:2005 (nominal diameters); areas computed by Loadpath',
  notes: 'Nominal area of the bars in a metre of width, three significant figures.',
  fields: [
    field('bar', null),
    field('d', 'mm', 'nominal diameter'),
    ...SPACINGS.map((spacing) => field(`a_${spacing}`, 'mm²/m', `at ${spacing} mm`)),
  ],
  rows: BARS.map((d) => [`H${d}`, d, ...SPACINGS.map((spacing) => figures((circle(d) * 1000) / spacing, 3))]),
}

/** Name, longitudinal wire and pitch, transverse wire and pitch in mm. */
const MESHES = [
  ['A142', 6, 200, 6, 200],
  ['A193', 7, 200, 7, 200],
  ['A252', 8, 200, 8, 200],
  ['A393', 10, 200, 10, 200],
  ['B283', 6, 100, 7, 200],
  ['B385', 7, 100, 7, 200],
  ['B503', 8, 100, 8, 200],
  ['B785', 10, 100, 8, 200],
  ['B1131', 12, 100, 8, 200],
] as const

/** In mm²/m; the wire is rounded to a tenth first, so that A142 has the 142 of its name. */
const wiresArea = (d: number, pitch: number): number =>
  Math.round((Math.round(circle(d) * 10) / 10) * (1000 / pitch))

const meshes: BroughtTable = {
  name: 'meshes',
  section: 'concrete',
  title: 'Welded fabric of the A and B series',
  source: 'BS 4483:2005 (wires and pitches); areas and masses computed by Loadpath',
  notes:
    'Areas in a metre of width, from that of a wire to 0.1 mm², as the names have them; mass of the nominal wires with 7850 kg/m³.',
  fields: [
    field('mesh', null),
    field('d_1', 'mm', 'longitudinal wire'),
    field('s_1', 'mm', 'longitudinal pitch'),
    field('d_2', 'mm', 'transverse wire'),
    field('s_2', 'mm', 'transverse pitch'),
    field('a_1', 'mm²/m', 'longitudinal area'),
    field('a_2', 'mm²/m', 'transverse area'),
    field('g', 'kg/m²', 'mass per area'),
  ],
  rows: MESHES.map(([name, d1, s1, d2, s2]) => {
    const mass = massOf((circle(d1) * 1000) / s1 + (circle(d2) * 1000) / s2)
    return [name, d1, s1, d2, s2, wiresArea(d1, s1), wiresArea(d2, s2), figures(mass, 3)]
  }),
}

const exposure: BroughtTable = {
  name: 'exposure_classes',
  section: 'concrete',
  title: 'Exposure classes and indicative strength classes',
  source: 'EN 1992-1-1:2004, Tables 4.1 and E.1N; EN 206',
  notes:
    'The indicative strength classes are recommended values of the informative Annex E; national annexes and the complementary standards of EN 206 (in the UK BS 8500-1) say what holds in a country, with cement, water and cover.',
  fields: [
    field('class', null),
    field('attack', null, 'by what'),
    field('where', null, 'environment'),
    field('grade', null, 'indicative strength class'),
    field('f_ck', 'MPa', 'its cylinder strength'),
  ],
  rows: [
    ['X0', 'none', 'plain concrete, or reinforced and very dry', 'C12/15', 12],
    ['XC1', 'carbonation', 'dry or permanently wet', 'C20/25', 20],
    ['XC2', 'carbonation', 'wet, rarely dry', 'C25/30', 25],
    ['XC3', 'carbonation', 'moderate humidity', 'C30/37', 30],
    ['XC4', 'carbonation', 'cyclic wet and dry', 'C30/37', 30],
    ['XD1', 'chlorides', 'moderate humidity', 'C30/37', 30],
    ['XD2', 'chlorides', 'wet, rarely dry', 'C30/37', 30],
    ['XD3', 'chlorides', 'cyclic wet and dry', 'C35/45', 35],
    ['XS1', 'chlorides of sea water', 'airborne salt', 'C30/37', 30],
    ['XS2', 'chlorides of sea water', 'permanently submerged', 'C35/45', 35],
    ['XS3', 'chlorides of sea water', 'tidal, splash and spray zones', 'C35/45', 35],
    ['XF1', 'freezing', 'moderate water saturation, no de-icing agent', 'C30/37', 30],
    ['XF2', 'freezing', 'moderate water saturation, de-icing agent', 'C25/30', 25],
    ['XF3', 'freezing', 'high water saturation, no de-icing agent', 'C30/37', 30],
    ['XA1', 'chemicals', 'slightly aggressive', 'C30/37', 30],
    ['XA2', 'chemicals', 'moderately aggressive', 'C30/37', 30],
    ['XA3', 'chemicals', 'highly aggressive', 'C35/45', 35],
  ],
}

const COVER_FIELDS = [
  field('class', null),
  field('c_X0', 'mm', 'exposure X0'),
  field('c_XC1', 'mm', 'exposure XC1'),
  field('c_XC2', 'mm', 'exposure XC2, XC3'),
  field('c_XC4', 'mm', 'exposure XC4'),
  field('c_XD1', 'mm', 'exposure XD1, XS1'),
  field('c_XD2', 'mm', 'exposure XD2, XS2'),
  field('c_XD3', 'mm', 'exposure XD3, XS3'),
]
const COVER_NOTES =
  'Recommended values; S4 is the class for a design life of 50 years, which Table 4.3N changes by life, strength class and member. The UK National Annex replaces this table by BS 8500-1. The minimum cover is the largest of this, the bond requirement and 10 mm; the nominal cover adds Δc_dev (4.4.1).'

const cover: BroughtTable = {
  name: 'cover_durability',
  section: 'concrete',
  title: 'Minimum cover for durability, reinforcing steel',
  source: 'EN 1992-1-1:2004, Table 4.4N',
  notes: COVER_NOTES,
  fields: COVER_FIELDS,
  rows: [
    ['S1', 10, 10, 10, 15, 20, 25, 30],
    ['S2', 10, 10, 15, 20, 25, 30, 35],
    ['S3', 10, 10, 20, 25, 30, 35, 40],
    ['S4', 10, 15, 25, 30, 35, 40, 45],
    ['S5', 15, 20, 30, 35, 40, 45, 50],
    ['S6', 20, 25, 35, 40, 45, 50, 55],
  ],
}

const coverPrestressing: BroughtTable = {
  name: 'cover_prestressing',
  section: 'concrete',
  title: 'Minimum cover for durability, prestressing steel',
  source: 'EN 1992-1-1:2004, Table 4.5N',
  notes: COVER_NOTES,
  fields: COVER_FIELDS,
  rows: [
    ['S1', 10, 15, 20, 25, 30, 35, 40],
    ['S2', 10, 15, 25, 30, 35, 40, 45],
    ['S3', 10, 20, 30, 35, 40, 45, 50],
    ['S4', 10, 25, 35, 40, 45, 50, 55],
    ['S5', 15, 30, 40, 45, 50, 55, 60],
    ['S6', 20, 35, 45, 50, 55, 60, 65],
  ],
}

export const CONCRETE_TABLES: BroughtTable[] = [
  grades,
  barAreas,
  barSpacings,
  meshes,
  exposure,
  cover,
  coverPrestressing,
]

const crackWidths: BroughtTable = {
  name: 'crack_widths',
  section: 'concrete',
  title: 'Limits of crack width, reinforced concrete',
  source: 'EN 1992-1-1:2004, Table 7.1N',
  notes:
    'Recommended values for the quasi-permanent combination, also of members with unbonded tendons. In X0 and XC1 the width does not affect durability: the limit is for appearance and may be relaxed. The UK National Annex takes 0.3 mm in X0 and XC1 as well. For XD3 the standard has no limit and speaks of special measures (7.3.1(7)). Watertight structures have limits of their own (EN 1992-3), and so have members with bonded tendons, which are checked for decompression too. The widths are those of our article on crack control; the list of classes and 7.3.1(7) are not confirmed against the printed table.',
  fields: [field('class', null), field('w_max', 'mm', 'maximum crack width allowed')],
  rows: [
    ['X0', 0.4],
    ['XC1', 0.4],
    ...['XC2', 'XC3', 'XC4', 'XD1', 'XD2', 'XS1', 'XS2', 'XS3'].map((name): Row => [name, 0.3]),
  ],
}

/** Basic ratios of span to effective depth; the factor K multiplies whatever steel there is. */
const spanToDepth: BroughtTable = {
  name: 'span_to_depth',
  section: 'concrete',
  title: 'Basic ratios of span to effective depth',
  source: 'EN 1992-1-1:2004, Table 7.4N',
  notes:
    'Recommended values for C30/37 and a steel stress of 310 MPa at service (f_yk = 500 MPa), without compression steel; 7.4.2 gives the ratio for other percentages, and the factors for flanged sections, partitions on longer spans and more steel than needed. K is 1.2 for flat slabs, on the longer span. Slabs on four sides count by their shorter span.',
  fields: [
    field('system', null),
    field('K', null, 'factor of the structural system'),
    field('l_d.1', null, 'span to depth at 1.5 % of steel'),
    field('l_d.2', null, 'span to depth at 0.5 % of steel'),
  ],
  rows: [
    ['simply-supported', 1, 14, 20],
    ['end-span', 1.3, 18, 26],
    ['interior-span', 1.5, 20, 30],
    ['flat-slab', 1.2, 17, 24],
    ['cantilever', 0.4, 6, 8],
  ],
}

const CLASS_N = { alpha_ds1: 4, alpha_ds2: 0.12 }
const HUMIDITIES = [20, 40, 60, 80, 90, 100]

/** Returns the drying strain in per mille by (B.11) and (B.12), cement of class N, as the table rounds it. */
function dryingStrain(f_ck: number, humidity: number): number {
  const beta_RH = 1.55 * (1 - (humidity / 100) ** 3)
  const base = (220 + 110 * CLASS_N.alpha_ds1) * Math.exp((-CLASS_N.alpha_ds2 * (f_ck + 8)) / 10)
  return Number((0.85e-3 * base * beta_RH).toFixed(2))
}

const shrinkage: BroughtTable = {
  name: 'drying_shrinkage',
  section: 'concrete',
  title: 'Drying shrinkage of concrete, unrestrained',
  source: 'EN 1992-1-1:2004, Table 3.2',
  notes:
    'Nominal values for cement of class N, by relative humidity, computed by expressions (B.11) and (B.12). The final strain is k_h times this, with k_h = 1.0, 0.85, 0.75 and 0.70 for a notional size of 100, 200, 300 and at least 500 mm (Table 3.3); autogenous shrinkage comes on top (3.12).',
  fields: [
    field('class', null),
    ...HUMIDITIES.map((humidity) =>
      field(`RH_${humidity}`, '‰', `drying shrinkage at ${humidity} % relative humidity`),
    ),
  ],
  rows: [
    ['C20/25', 20],
    ['C40/50', 40],
    ['C60/75', 60],
    ['C80/95', 80],
    ['C90/105', 90],
  ].map(([name, f_ck]): Row => [
    String(name),
    ...HUMIDITIES.map((humidity) => dryingStrain(Number(f_ck), humidity)),
  ]),
}

/** Tables that came after the first. */
export const LATER_CONCRETE_TABLES: BroughtTable[] = [crackWidths]
export const SERVICE_TABLES: BroughtTable[] = [spanToDepth, shrinkage]
