import { structuralcodes, type Published, type PublishedCheck } from './types'

/** Tests of ACI 318-25, whose formulas of these places are those of ACI 318-19. */
const BENDING = structuralcodes('test_aci318_25/test_flexure.py', '44849001ab02006726401f7c900c0cf054083566')
const REDUCTION = structuralcodes(
  'test_aci318_25/test_strength_reduction.py',
  '7e6865928070b50aab8e2772084ab431904b533f',
)
const CONCRETE_25 = structuralcodes(
  'test_aci318_25/test_concrete_material_properties.py',
  '7bcf85e6eaec3e298c7a767f979f0e1942a946a7',
)
const CONCRETE_19 = structuralcodes(
  'test_aci318_19/test_aci318_19_concrete_material_properties.py',
  'abb8aa5f7d54385e0547569a743df6306cfbfae4',
)
const BARS_19 = structuralcodes(
  'test_aci318_19/test_aci318_19_reinforcement_material_properties.py',
  '7d0bfd3301f672cd213a274adf1b411309b2cae5',
)

const FLEXURE = ['aci-318-flexure-strength-reduction']
const SECTION = 'f_y = 420 N/mm²; f_c = 27.58 N/mm²; b = 305 mm'
const EDITION = 'Theirs is a test of ACI 318-25, whose formula is the same.'

/** Depth of the stress block of 645 mm² in their section. */
const BLOCK = (645 * 420) / (0.85 * 27.58 * 305)

/** Values of ACI 318 that others expect. */
export const AMERICAN_VALUES: Published[] = [
  {
    formula: 'ACI 318, 22.2.2.4.1, depth of the block',
    from: BENDING,
    test: 'TestStressBlockDepthSR::test_known_value',
    articles: FLEXURE,
    lines: ['a'],
    unit: 'mm',
    within: 1e-9,
    note: EDITION,
    cases: [[`A_s = 645 mm²; ${SECTION}`, BLOCK, 37.8875]],
  },
  {
    formula: 'ACI 318, Table 22.2.2.4.3',
    from: CONCRETE_25,
    test: 'TestBeta1::test_beta1_parametric',
    articles: FLEXURE,
    lines: ['beta_1'],
    within: 1e-6,
    note: EDITION,
    cases: [
      ['f_c = 21 N/mm²', 0.85, 0.85],
      ['f_c = 27.58 N/mm²', 0.85, 0.85],
      ['f_c = 34.47 N/mm²', 0.85 - (0.05 * (34.47 - 28)) / 7, 0.803786],
      ['f_c = 55.16 N/mm²', 0.65, 0.65],
      ['f_c = 68.95 N/mm²', 0.65, 0.65],
    ],
  },
  {
    formula: 'ACI 318, Table 22.2.2.4.3',
    from: CONCRETE_19,
    test: 'test_beta1',
    articles: FLEXURE,
    lines: ['beta_1'],
    within: 1e-6,
    cases: [
      ['f_c = 21 N/mm²', 0.85, 0.85],
      ['f_c = 28 N/mm²', 0.85, 0.85],
      ['f_c = 55 N/mm²', 0.65, 0.65],
      ['f_c = 69 N/mm²', 0.65, 0.65],
    ],
  },
  {
    formula: 'ACI 318, Table 22.2.2.4.3',
    from: CONCRETE_19,
    test: 'test_beta1',
    articles: FLEXURE,
    lines: ['beta_1'],
    within: 1e-6,
    differs:
      'The table prints 0.85 − 0.05 (f′c − 28)/7 between 28 and 55 N/mm². Theirs has a line that ends at 0.65 for 55 N/mm², which is 0.20/27 for each N/mm²; their own test of ACI 318-25 has the slope of the table.',
    cases: [
      ['f_c = 35 N/mm²', 0.85 - (0.2 / 27) * (35 - 28), 0.8],
      ['f_c = 41.5 N/mm²', 0.85 - (0.2 / 27) * (41.5 - 28), 0.753571],
    ],
  },
  {
    formula: 'ACI 318, 22.2.2.4.1, neutral axis',
    from: BENDING,
    test: 'TestNeutralAxisDepth::test_known_value',
    articles: FLEXURE,
    lines: ['c'],
    unit: 'mm',
    within: 1e-9,
    note: EDITION,
    cases: [['a = 37.9 mm; beta_1 = 0.85', 37.9 / 0.85, 44.5882]],
  },
  {
    formula: 'ACI 318, 22.3.1.1, nominal strength',
    from: BENDING,
    test: 'TestMnSinglyReinforced::test_formula',
    articles: FLEXURE,
    lines: ['a', 'M_n'],
    unit: 'N·mm',
    within: 1e-9,
    note: EDITION,
    cases: [[`A_s = 645 mm²; d = 227 mm; ${SECTION}`, 645 * 420 * (227 - BLOCK / 2), 56362400]],
  },
  {
    formula: 'ACI 318, 21.2.2.1, strain at yield',
    from: BARS_19,
    test: 'test_epsyd',
    articles: FLEXURE,
    lines: ['epsilon_ty'],
    also: 'E_s = 200000 N/mm²',
    within: 1e-9,
    cases: [
      ['f_y = 420 N/mm²', 420 / 200000, 0.0021],
      ['f_y = 280 N/mm²', 280 / 200000, 0.0014],
      ['f_y = 550 N/mm²', 550 / 200000, 0.00275],
    ],
  },
  {
    formula: 'ACI 318, 22.2.1.2, net tensile strain',
    from: BENDING,
    test: 'TestEpsTFromC::test_known_value and test_zero_when_c_equals_dt',
    articles: FLEXURE,
    lines: ['epsilon_t'],
    also: 'd_t = 227 mm',
    within: 1e-9,
    note: EDITION,
    cases: [
      ['c = 44.6 mm', (0.003 * (227 - 44.6)) / 44.6, 0.0122691],
      ['c = 227 mm', 0, 0],
    ],
  },
  {
    formula: 'ACI 318, Table 21.2.2',
    from: REDUCTION,
    test: 'TestPhiFlexure, ties',
    articles: FLEXURE,
    lines: ['epsilon_ty', 'phi'],
    also: 'E_s = 200000 N/mm²',
    within: 1e-9,
    note: `${EDITION} Ties of the sheet are not spirals, which theirs has besides.`,
    cases: [
      ['f_y = 420 N/mm²; epsilon_t = 0.010', 0.9, 0.9],
      ['f_y = 420 N/mm²; epsilon_t = 0.0051', 0.9, 0.9],
      ['f_y = 420 N/mm²; epsilon_t = 0.0021', 0.65, 0.65],
      ['f_y = 420 N/mm²; epsilon_t = 0.0036', 0.775, 0.775],
      ['f_y = 550 N/mm²; epsilon_t = 0.010', 0.9, 0.9],
      ['f_y = 550 N/mm²; epsilon_t = 0.00275', 0.65, 0.65],
    ],
  },
  {
    formula: 'ACI 318, 9.6.1.2, minimum steel',
    from: BENDING,
    test: 'TestAsMinBeam::test_formula and test_low_fc_governed_by_14_over_fy',
    articles: FLEXURE,
    lines: ['s_c', 'A_s.min'],
    also: 'f_y = 420 N/mm²; b = 305 mm; d = 227 mm',
    unit: 'mm²',
    within: 1e-9,
    note: EDITION,
    cases: [
      ['f_c = 27.58 N/mm²', Math.max((0.25 * Math.sqrt(27.58)) / 420, 1.4 / 420) * 305 * 227, 230.783],
      ['f_c = 10 N/mm²', (1.4 / 420) * 305 * 227, 230.783],
    ],
  },
]

export const AMERICAN_CHECKS: PublishedCheck[] = [0.01, 0.002].map((strain) => ({
  formula: 'ACI 318, 9.3.3.1, tension-controlled',
  from: BENDING,
  test: `TestAsMaxCheck::test_${strain > 0.005 ? 'tension_controlled_returns_true' : 'compression_controlled_returns_false'}`,
  articles: FLEXURE,
  lines: ['epsilon_ty'],
  check: 'epsilon_ty + 0.003 <= epsilon_t',
  given: `f_y = 420 N/mm²; E_s = 200000 N/mm²; epsilon_t = ${strain}`,
  passes: strain > 0.005,
  ratio: null,
  within: 0,
  note: EDITION,
}))
