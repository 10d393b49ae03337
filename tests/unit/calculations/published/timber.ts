import { blueprints, type Published, type PublishedCheck } from './types'

const CODE = 'en_1995_1_1_2004'
const chapter7 = (file: string, commit: string) =>
  blueprints(`${CODE}/chapter_7_serviceability_limit_states/${file}`, commit)

const BEAM = 'timber-beams-bending-and-kmod'
const COLUMN = 'timber-columns-buckling'
const FLOOR = ['timber-floor-vibration']
const WALLS = 'clt-floors-and-racking-of-timber-walls'

/** Strengths of the sheets, with the factors that theirs has not. */
const STRENGTHS: [article: string, line: string, given: string][] = [
  [BEAM, 'f_m.d', 'k_mod = 0.50; k_sys = 1; k_h = 1; f_m.k = 26 N/mm²'],
  [BEAM, 'f_m.G', 'k_mod.G = 0.50; k_sys = 1; k_h = 1; f_m.k = 26 N/mm²'],
  [BEAM, 'f_v.d', 'k_mod = 0.50; f_v.k = 26 N/mm²'],
  [WALLS, 'f_m.d', 'k_mod = 0.50; f_m.k = 26 N/mm²'],
  [WALLS, 'f_R.d', 'k_mod = 0.50; f_R.k = 26 N/mm²'],
  [COLUMN, 'f_c.0.d', 'k_mod = 0.50; f_c.0.k = 26 N/mm²'],
  [COLUMN, 'f_my.d', 'k_mod = 0.50; k_hy = 1; f_m.k = 26 N/mm²'],
  [COLUMN, 'f_mz.d', 'k_mod = 0.50; k_hz = 1; f_m.k = 26 N/mm²'],
]

const STRENGTH_VALUES = STRENGTHS.map(([article, line, given]): Published => ({
  formula: 'EN 1995-1-1, (2.14)',
  from: blueprints(
    `${CODE}/chapter_2_basis_of_design/test_formula_2_14.py`,
    '29bc2b4a7242faf80df15a54ddcdc63e3336cf6c',
  ),
  test: 'TestForm2Dot14DesignValueStrength::test_evaluation',
  articles: [article],
  lines: [line],
  also: 'gamma_M = 1.3',
  unit: 'N/mm²',
  within: 1e-4,
  cases: [[given, 10, 10]],
}))

const DOWELS = 'dowel-type-timber-connections'

/** Properties of softwood that sheets look up: what their tests expect of C14, C50 and C24. */
const SOFTWOOD: [article: string, line: string, unit: string, C14: number, C50: number, C24: number][] = [
  [DOWELS, 'rho_k', 'kg/m³', 290, 430, 350],
  [DOWELS, 'f_t.0.k', 'N/mm²', 7.2, 33.5, 14.5],
  [DOWELS, 'f_v.k', 'N/mm²', 3, 4, 4],
  [COLUMN, 'f_c.0.k', 'N/mm²', 16, 30, 21],
  [COLUMN, 'f_m.k', 'N/mm²', 14, 50, 24],
  [COLUMN, 'E_05', 'N/mm²', 4700, 10700, 7400],
  ['timber-floor-vibration', 'E_0', 'N/mm²', 7000, 16000, 11000],
]

const SOFTWOOD_VALUES = SOFTWOOD.flatMap(([article, line, unit, C14, C50, C24]): Published[] => {
  const common = { articles: [article], lines: [line], unit, within: 1e-9 }
  return [
    {
      formula: 'EN 338, Table 1',
      from: blueprints(
        'en_338_2016/chapter_5_classification_of_structural_timber/test_table_1.py',
        '446c1e046b5c3e11e5d295ca28caaa49ca7f0271',
      ),
      test: 'TestTable1StrengthClassesSoftwoodBending::test_timber_strength_values',
      ...common,
      cases: [
        ['choice class = C14 from timber_softwood', C14, C14],
        ['choice class = C50 from timber_softwood', C50, C50],
      ],
    },
    {
      formula: 'EN 338, Table 1',
      from: blueprints('test_timber.py', '157f9b676e938a140b36228ca96980db27716916', 'tests/materials'),
      test: 'TestTimberMaterial::test_softwood_bending_class_c24_properties',
      ...common,
      cases: [['choice class = C24 from timber_softwood', C24, C24]],
    },
  ]
})

/** Values of EN 1995-1-1:2004 and EN 338:2016 that others expect. */
export const TIMBER_VALUES: Published[] = [
  ...STRENGTH_VALUES,
  ...SOFTWOOD_VALUES,
  {
    formula: 'EN 1995-1-1, (2.17)',
    from: blueprints(
      `${CODE}/chapter_2_basic_of_design/test_formula_2_17.py`,
      '2e446d9c955b75b4bb74b0c76479c9d2149c160d',
    ),
    test: 'TestForm2Dot17DesignValueResistance::test_evaluation',
    articles: [DOWELS],
    lines: ['F_v.Rd'],
    compared: 'F_v.Rd/2',
    unit: 'N',
    within: 1e-4,
    note: 'Dowels of the sheet have two planes.',
    cases: [['F_v.Rk = 260 N; gamma_M = 1.3; k_mod = 0.50', 100, 100]],
  },
  {
    formula: 'EN 1995-1-1, (7.4)',
    from: chapter7('test_formula_7_4.py', '33edb3c17551299fb4bf47a777afc159e14be93c'),
    test: 'TestForm7Dot4VelocityResponseLimit::test_evaluation',
    articles: FLOOR,
    lines: ['v_lim'],
    within: 0.005,
    note: 'Their values are written to 0.0001, which is what is allowed of the smallest.',
    cases: [
      ['b_v = 120; f_1 = 5 Hz; zeta = 0.02', 0.0134, 0.0134505],
      ['b_v = 50; f_1 = 2 Hz; zeta = 1', 50, 50],
      ['b_v = 150; f_1 = 3 Hz; zeta = 1.2', 454817.612, 454818],
      ['b_v = 120; f_1 = 1 Hz; zeta = 0', 0.0083, 0.00833333],
    ],
  },
  {
    formula: 'EN 1995-1-1, (7.5)',
    from: chapter7('test_formula_7_5.py', 'e7eb61b9c9ae19a5338c6938d2e968a7d1024083'),
    test: 'TestForm7Dot5NaturalFrequency::test_evaluation',
    articles: FLOOR,
    lines: ['f_1'],
    unit: 'Hz',
    within: 1e-4,
    cases: [
      ['l = 5.3 m; D_l = 5810000 N·m²/m; m_f = 226 kg/m²', 8.9661, 8.96607],
      ['l = 1.25 m; D_l = 0 N·m²/m; m_f = 1 kg/m²', 0, 0],
    ],
  },
  {
    formula: 'EN 1995-1-1, (7.6)',
    from: chapter7('test_formula_7_6.py', 'edca287fa9568cff7a81a362d5d31e336ceb48d0'),
    test: 'TestForm7Dot6VelocityResponse::test_evaluation',
    articles: FLOOR,
    lines: ['v_1'],
    within: 1e-3,
    cases: [
      ['n_40 = 0.77; m_f = 226 kg/m²; l = 5.3 m; b_f = 1 m', 0.002466, 0.00246673],
      ['n_40 = 1; m_f = 1 kg/m²; l = 1 m; b_f = 1 m', 0.0199, 0.0199005],
    ],
  },
  {
    formula: 'EN 1995-1-1, (7.7)',
    from: chapter7('test_formula_7_7.py', 'a58fc4ad0e538dd5b431c37b17d075f8e0347fc0'),
    test: 'TestForm7Dot7NumberOfFOVibrations::test_evaluation',
    articles: FLOOR,
    lines: ['n_40'],
    within: 1e-3,
    cases: [
      ['f_1 = 8.96 Hz; b_f = 1 m; l = 5.3 m; D_l = 5810 kN·m²/m; D_b = 389 kN·m²/m', 0.774, 0.773691],
      ['f_1 = 28.2843 Hz; b_f = 1 m; l = 1 m; D_l = 1.0001 N·m²/m; D_b = 1 N·m²/m', 1, 1.00002],
    ],
  },
]

export const TIMBER_CHECKS: PublishedCheck[] = (
  [
    ['w = 1 mm; a = 1 mm', 1],
    ['w = 0.002 mm; a = 0.2 mm', 0.01],
    ['w = 0.8 mm; a = 0.4 mm', 2],
  ] as const
).map(([given, ratio]) => ({
  formula: 'EN 1995-1-1, (7.3)',
  from: chapter7('test_formula_7_3.py', '59688fec4054b27e236197a1c347a956e3ed9b01'),
  test: 'TestForm7Dot3RatioDeflectionPointLoadUCt::test_evaluation',
  articles: FLOOR,
  check: 'w <= a',
  given,
  passes: ratio <= 1,
  ratio,
  within: 1e-9,
  note: 'The deflection of the sheet is that of 1 kN, as the force of theirs.',
}))
