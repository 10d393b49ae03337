import { blueprints, inSheets, type Published, type PublishedCheck } from './types'

const CONNECTIONS = 'en_1993_1_8_2005/chapter_3_connections_made_with_bolts_rivets_or_pins'
const TABLE_3_1 = blueprints(`${CONNECTIONS}/test_table_3_1.py`, '34a1d8e69f5e6a279a295fe344eebbf8e9100b78')
const TABLE_3_4 = blueprints(`${CONNECTIONS}/test_table_3_4.py`, '12d2dfc7d9a55f76ae66442aaeb6183647899730')

const END_PLATE = 'end-plate-moment-connections'
const FIN_PLATE = 'fin-plates-flexible-end-plates-and-splices'
const PRELOADED = 'slip-resistant-preloaded-bolts'

const STRENGTHS: [grade: string, theirs: number, factor: number][] = [
  ['4.6', 400, 0.6],
  ['4.8', 400, 0.5],
  ['5.6', 500, 0.6],
  ['5.8', 500, 0.5],
  ['6.8', 600, 0.5],
  ['8.8', 800, 0.6],
  ['10.9', 1000, 0.5],
]
const ofClass = (grade: string) => `choice class = ${grade} from bolt_classes`

const SHEAR_FACTOR = {
  formula: 'EN 1993-1-8, Table 3.4, shear, factor',
  from: TABLE_3_4,
  test: 'TestAlphaVThreaded::test_alpha_v_threaded',
  lines: ['alpha_v'],
  within: 1e-6,
}
const SHEAR = {
  formula: 'EN 1993-1-8, Table 3.4, shear',
  from: TABLE_3_4,
  test: 'TestTable3Dot4ShearResistanceBolt::test_evaluation',
  unit: 'N',
  within: 1e-6,
  note: 'Their third case has the shear plane through the shank; in the sheet it is in the threads.',
}

/** Edge distances of plates, which the sheet of fin plates names one by one. */
const EDGE_FACTORS: [line: string, distance: string][] = [
  ['k_p', 'e_2'],
  ['k_b', 'e_b'],
]

/** Resistances of plates in which a bolt of 20 mm bears on 10 mm, 40 mm from the end. */
const BEARINGS: [line: string, given: string][] = [
  ['F_p.ver', 'k_p = 2.5; e_1 = 40 mm; p_1 = 70 mm; f_u.p = 360 N/mm²; t_p = 10 mm'],
  ['F_p.hor', 'e_1 = 70 mm; e_2 = 40 mm; p_1 = 70 mm; f_u.p = 360 N/mm²; t_p = 10 mm'],
  ['F_b.ver', 'k_b = 2.5; e_1.b = 40 mm; p_1 = 70 mm; f_u.b = 360 N/mm²; t_w = 10 mm'],
  ['F_b.hor', 'e_1.b = 70 mm; e_b = 40 mm; p_1 = 70 mm; f_u.b = 360 N/mm²; t_w = 10 mm'],
]

/** Values of EN 1993-1-8:2005 for bolts of plates, moment connections and preloaded joints. */
export const CONNECTION_VALUES: Published[] = [
  {
    formula: 'EN 1993-1-8, Table 3.1',
    from: TABLE_3_1,
    test: 'TestTable3Dot1NominalValuesBolts::test_the_printed_values',
    articles: [FIN_PLATE, PRELOADED],
    lines: ['f_ub'],
    unit: 'N/mm²',
    within: 1e-9,
    cases: STRENGTHS.map(([grade, theirs]) => [ofClass(grade), theirs, theirs]),
  },
  {
    ...SHEAR_FACTOR,
    articles: [FIN_PLATE],
    cases: STRENGTHS.map(([grade, , factor]) => [ofClass(grade), factor, factor]),
  },
  {
    ...SHEAR_FACTOR,
    articles: [PRELOADED],
    note: 'Of the classes that are preloaded.',
    cases: [
      ['f_ub = 800 N/mm²', 0.6, 0.6],
      ['f_ub = 1000 N/mm²', 0.5, 0.5],
    ],
  },
  {
    ...SHEAR,
    articles: [FIN_PLATE],
    lines: ['f_ub', 'alpha_v', 'F_v'],
    also: 'choice size = M20 from bolt_sizes; gamma_M2 = 1.25',
    cases: [
      [ofClass('8.8'), 94080, 94080],
      [ofClass('10.9'), 98000, 98000],
    ],
  },
  {
    ...SHEAR,
    articles: [PRELOADED],
    lines: ['alpha_v', 'F_v'],
    also: 'A_s = 245 mm²; beta_Lf = 1; n_s = 1; gamma_M2 = 1.25',
    cases: [
      ['f_ub = 800 N/mm²', 94080, 94080],
      ['f_ub = 1000 N/mm²', 98000, 98000],
    ],
  },
  {
    formula: 'EN 1993-1-8, Table 3.4, tension',
    from: TABLE_3_4,
    test: 'TestTable3Dot4TensionResistanceBolt::test_evaluation',
    articles: [END_PLATE],
    lines: ['F_t'],
    unit: 'N',
    within: 1e-6,
    note: 'Bolts of the sheet are not countersunk, as are those of their second case.',
    cases: [[`${ofClass('8.8')}; choice size = M20 from bolt_sizes; gamma_M2 = 1.25`, 141120, 141120]],
  },
  {
    formula: 'EN 1993-1-8, Table 3.4, bearing, factor along the force',
    from: TABLE_3_4,
    test: 'TestTable3Dot4AlphaD::test_evaluation',
    articles: [PRELOADED],
    lines: ['alpha_b'],
    also: 'd_0 = 22 mm; f_ub = 800 N/mm²; f_u = 360 N/mm²',
    within: 1e-6,
    note: 'The sheet has the least of an end bolt and an inner one; the other is far away.',
    cases: [
      ['e_1 = 40 mm; p_1 = 200 mm', 0.60606060606, 0.606061],
      ['e_1 = 200 mm; p_1 = 60 mm', 0.65909090909, 0.659091],
    ],
  },
  {
    formula: 'EN 1993-1-8, Table 3.4, bearing, least factor',
    from: TABLE_3_4,
    test: 'TestTable3Dot4AlphaB::test_evaluation',
    articles: [PRELOADED],
    lines: ['alpha_b'],
    also: 'd_0 = 22 mm; p_1 = 200 mm',
    within: 1e-6,
    cases: [
      ['e_1 = 0.9*66 mm; f_ub = 400 N/mm²; f_u = 800 N/mm²', 0.5, 0.5],
      ['e_1 = 1.5*66 mm; f_ub = 800 N/mm²; f_u = 360 N/mm²', 1, 1],
    ],
  },
  {
    formula: 'EN 1993-1-8, Table 3.4, bearing, factor across the force',
    from: TABLE_3_4,
    test: 'TestTable3Dot4K1::test_evaluation',
    articles: [PRELOADED],
    lines: ['k_1'],
    also: 'd_0 = 22 mm',
    within: 1e-6,
    note: 'Theirs has inner bolts too; with two lines, as in the sheet, every bolt is at an edge.',
    cases: [
      ['e_2 = 30 mm; p_2 = 70 mm', 2.118181818, 2.11818],
      ['e_2 = 40 mm; p_2 = 55 mm', 1.8, 1.8],
      ['e_2 = 40 mm; p_2 = 70 mm', 2.5, 2.5],
    ],
  },
  ...EDGE_FACTORS.map(([line, distance]): Published => ({
    formula: 'EN 1993-1-8, Table 3.4, bearing, factor across the force',
    from: TABLE_3_4,
    test: 'TestTable3Dot4K1::test_a_single_line_of_fasteners_drops_the_term_in_p_2 and test_evaluation',
    articles: [FIN_PLATE],
    lines: [line],
    also: 'd_0 = 22 mm',
    within: 1e-6,
    cases: [
      [`${distance} = 30 mm`, 2.118181818, 2.11818],
      [`${distance} = 40 mm`, 2.5, 2.5],
    ],
  })),
  ...BEARINGS.map(([line, given]): Published => ({
    formula: 'EN 1993-1-8, Table 3.4, bearing',
    from: TABLE_3_4,
    test: 'TestTable3Dot4BearingResistance::test_evaluation',
    articles: [FIN_PLATE],
    lines: [line],
    also: 'd_0 = 22 mm; d = 20 mm; f_ub = 800 N/mm²; gamma_M2 = 1.25',
    unit: 'N',
    within: 1e-6,
    note: 'Their factor of 0.606061 is that of 40 mm in a hole of 22 mm, to six figures.',
    cases: [[given, 87272.784, 87272.7]],
  })),
  ...inSheets(
    {
      formula: 'EN 1993-1-8, Table 3.4, bearing',
      from: TABLE_3_4,
      test: 'TestTable3Dot4BearingResistance::test_evaluation',
      unit: 'N',
      within: 1e-6,
      also: 'k_b = 2.5 0.606061; f_u = 360 N/mm²; d = 20 mm; t_1 = 10 mm; gamma_M2 = 1.25',
      theirs: 87272.784,
      ours: 87272.8,
    },
    [[PRELOADED, 'F_b', 'k_h = 1']],
  ),
  {
    formula: 'EN 1993-1-8, Table 3.4, bearing, shape of the hole',
    from: TABLE_3_4,
    test: 'TestHoleType::test_reduction',
    articles: [PRELOADED],
    lines: ['k_h'],
    within: 1e-6,
    cases: [
      ['k_s = 1', 1, 1],
      ['k_s = 0.7', 0.6, 0.6],
    ],
  },
  {
    formula: 'EN 1993-1-8, Table 3.4, bearing, shape of the hole',
    from: TABLE_3_4,
    test: 'TestHoleType::test_reduction',
    articles: [PRELOADED],
    lines: ['k_h'],
    within: 1e-6,
    differs:
      'The factor of friction is the same for an oversized hole, where note 1 has 0.8, and for a short slot, where it has 0.6. The sheet is told that factor alone and takes the less.',
    cases: [['k_s = 0.85', 0.8, 0.6]],
  },
]

export const CONNECTION_CHECKS: PublishedCheck[] = [
  {
    formula: 'EN 1993-1-8, (4.2)',
    from: blueprints(
      'en_1993_1_8_2005/chapter_4_welded_connections/test_formula_4_2.py',
      '66e6eacbb5945ca773fc40c2513a062d58909c7b',
    ),
    test: 'TestForm4Dot2CheckWeldedConnection::test_evaluation',
    articles: ['strengthening-members-under-load'],
    check: 'max(v_e, v_p) <= F_w',
    given: 'v_e = 50 N/mm; v_p = 40 N/mm; F_w = 100 N/mm',
    passes: true,
    ratio: null,
    within: 0,
  },
]
