import { concrete2004, CRACKS, nen2011 } from './concrete-files'
import { inSheets, type Published, type PublishedCheck } from './types'

const chapter7 = (file: string, commit: string) =>
  concrete2004(`chapter_7_serviceability_limit_state/${file}`, commit)
const chapter8 = (file: string, commit: string) =>
  concrete2004(`chapter_8_detailing_of_reinforcement_and_prestressing_tendons/${file}`, commit)
const chapter9 = (file: string, commit: string) =>
  concrete2004(`chapter_9_detailling_and_specific_rules/${file}`, commit)

const ANCHORAGE = 'anchorage-and-lap-lengths'
const BASEMENT = 'basements-watertightness-early-age-cracking-and-ground-slabs'
const COMPOSITE = 'composite-beam-plastic-bending'
const COVER = 'concrete-cover-and-exposure-classes'
const FOOTING = 'pad-footings-and-pile-caps-structural-design'
const LINKS = 'shear-links-variable-strut-inclination'
const SPAN = 'span-to-depth-deflection-control'
const STRUTS = 'strut-and-tie-deep-beams'
const T_BEAMS = 't-beams-and-doubly-reinforced-beams'
const TORSION = 'torsion-in-steel-and-concrete'

const CRACKING: Published[] = [
  {
    formula: 'EN 1992-1-1, (7.1)',
    from: chapter7('test_formula_7_1.py', '058a09d1d70bf753a8610fd2a82689581080f2a0'),
    test: 'TestForm7Dot1MinReinforcingSteel::test_evaluation',
    articles: [BASEMENT],
    lines: ['A_s.min'],
    unit: 'mm',
    within: 1e-4,
    note: 'Their area of concrete as half of a wall, of which the sheet has the bars of each face.',
    cases: [['k = 0.65; f_ct.t = 2.9 N/mm²; h = 2*1000 mm; f_yk = 435 N/mm²', 4.333, 4.33333]],
  },
  {
    formula: 'EN 1992-1-1, (7.1)',
    from: CRACKS,
    test: 'test_As_min_returns_expected_values',
    articles: [BASEMENT],
    lines: ['A_s.min'],
    unit: 'mm',
    within: 1e-5,
    note: 'Pure tension has a k_c of 1; those of theirs are in k.',
    cases: [
      ['k = 1; f_ct.t = 3 N/mm²; h = 2*10000 mm; f_yk = 500 N/mm²', 60, 60],
      ['k = 0.65 0.5; f_ct.t = 5 N/mm²; h = 2*80000 mm; f_yk = 500 N/mm²', 260, 260],
      ['k = 0.9 0.75; f_ct.t = 4 N/mm²; h = 2*80000 mm; f_yk = 400 N/mm²', 540, 540],
    ],
  },
  {
    formula: 'EN 1992-1-1, 7.3.2(2), factor k',
    from: CRACKS,
    test: 'test_k_returns_expected_values',
    articles: [BASEMENT],
    lines: ['k'],
    within: 1e-9,
    cases: [
      ['h = 200 mm', 1, 1],
      ['h = 300 mm', 1, 1],
      ['h = 800 mm', 0.65, 0.65],
      ['h = 1000 mm', 0.65, 0.65],
      ['h = 400 mm', 0.93, 0.93],
      ['h = 500 mm', 0.86, 0.86],
      ['h = 600 mm', 0.79, 0.79],
      ['h = 700 mm', 0.72, 0.72],
    ],
  },
  {
    formula: 'EN 1992-1-1, (7.10)',
    from: chapter7('test_formula_7_10.py', 'c41875c183ff9cfc8c4d9ca372da913143a29602'),
    test: 'TestForm7Dot10RhoPEff::test_evaluation',
    articles: [BASEMENT],
    lines: ['rho_p.eff'],
    within: 1e-4,
    note: 'The wall of the sheet has no prestressing steel: theirs is counted into A_s.',
    cases: [['A_s = (1500 mm² + 0.7225 1200 mm²)/(250 mm); h_c.ef = 100 mm', 0.09468, 0.09468]],
  },
  {
    formula: 'EN 1992-1-1, (7.11)',
    from: chapter7('test_formula_7_11.py', '14b26dbe73eb9cbe0ced81e52fe50b8d462279a8'),
    test: 'TestForm7Dot11MaximumCrackSpacing::test_evaluation',
    articles: [BASEMENT],
    lines: ['s_r.max'],
    instead: { '3.4 c': '0.8 c', '0.425': '0.6' },
    unit: 'mm',
    within: 1e-4,
    cases: [['k_1 = 0.5; c = 30 mm; phi = 16 mm; rho_p.eff = 0.02', 264, 264]],
  },
  {
    formula: 'EN 1992-1-1, (7.11)',
    from: CRACKS,
    test: 'test_sr_max_close',
    articles: [BASEMENT],
    lines: ['s_r.max'],
    unit: 'mm',
    within: 1e-4,
    note: 'Pure tension has a k₂ of 1; that of their first two cases, 0.5, is in k₁. The last four have the same values.',
    cases: [
      ['k_1 = 0.8 0.5; c = 20 mm; phi = 8 mm; rho_p.eff = 5', 68.272, 68.272],
      ['k_1 = 1.6 0.5; c = 30 mm; phi = 15 mm; rho_p.eff = 0.2', 127.5, 127.5],
      ['k_1 = 0.8; c = 45 mm; phi = 20 mm; rho_p.eff = 0.4', 170, 170],
    ],
  },
]

const FORMULA_7_16 = chapter7('test_formula_7_16_ab.py', '10ad3764197d730b453ba66ba2394fd953ff68b1')

const DEFLECTION: Published[] = [
  {
    formula: 'EN 1992-1-1, (7.16a), reference ratio',
    from: FORMULA_7_16,
    test: 'TestForm7Dot16ReferenceReinforcementRatio::test_evaluation',
    articles: [SPAN],
    lines: ['rho_0'],
    within: 1e-4,
    cases: [['f_ck = 30 N/mm²', 0.00547722557, 0.00547723]],
  },
  {
    formula: 'EN 1992-1-1, (7.16a)',
    from: FORMULA_7_16,
    test: 'TestForm7Dot16abSpanDepthRatio::test_evaluation_rho_less_than_rho_0',
    articles: [SPAN],
    lines: ['r_1', 'r_2', 'r_0'],
    within: 1e-4,
    cases: [
      ['K_s = 1.0; f_ck = 30 N/mm²; rho = 0.001; rho_0 = 0.002; rho_2 = 0.0005', 44.9587985653203, 44.9588],
    ],
  },
  {
    formula: 'EN 1992-1-1, (7.16b)',
    from: FORMULA_7_16,
    test: 'TestForm7Dot16abSpanDepthRatio::test_evaluation_rho_greater_than_rho_0',
    articles: [SPAN],
    lines: ['r_1', 'r_2', 'r_0'],
    within: 1e-4,
    cases: [
      ['K_s = 1.0; f_ck = 30 N/mm²; rho = 0.003; rho_0 = 0.002; rho_2 = 0.0005', 17.80088842235581, 17.8009],
    ],
  },
  {
    formula: 'EN 1992-1-1, (7.17)',
    from: chapter7('test_formula_7_17.py', '78af131dafda8748e1228226f7ddc6b5c8998d31'),
    test: 'TestForm7Dot1MultiplicationFactorLimitSlenderness::test_evaluation',
    articles: [SPAN],
    lines: ['F_s'],
    within: 1e-4,
    cases: [['f_yk = 500 N/mm²; A_prov = 250 mm²; rho = 0.01; b = 100 mm; d = 200 mm', 1.25, 1.25]],
  },
]

const FORMULA_8_4 = chapter8('test_formula_8_4.py', '1881065e80141c5a8b8916f1d2a4f91eacaba133')
const FORMULA_8_14 = chapter8('test_formula_8_14.py', '55fc16baa86944cefd7ee69522e22008168b9032')
const BOND = chapter8('test_sub_formula_8_2_1.py', 'cd9348a3f0a717556b9d98bc2f2f13b55fc92cca')

const ANCHORED: Published[] = [
  ...inSheets(
    {
      formula: 'EN 1992-1-1, (8.2)',
      from: chapter8('test_formula_8_2.py', '1881065e80141c5a8b8916f1d2a4f91eacaba133'),
      test: 'TestForm8Dot2UltimateBondStress::test_evaluation',
      unit: 'N/mm²',
      within: 1e-4,
      theirs: 45,
      ours: 45,
    },
    [
      [ANCHORAGE, 'f_bd', 'eta_1 = 1; eta_2 = 1; f_ctd = 20 N/mm²'],
      [STRUTS, 'f_bd', 'eta_1 = 1; f_ct = 20 N/mm²; gamma_C = 1'],
    ],
  ),
  {
    formula: 'EN 1992-1-1, (8.2), position of the bar',
    from: BOND,
    test: 'TestSubForm8Dot2CoefficientQualityOfBond::test_evaluation_good and test_evaluation_other',
    articles: [ANCHORAGE],
    lines: ['eta_1'],
    also: 'phi = 16 mm; h = 450 mm',
    within: 1e-4,
    note: 'Theirs is told whether bond is good; the sheet finds it by the place of the bar.',
    cases: [
      ['y_b = 100 mm', 1, 1],
      ['y_b = 400 mm', 0.7, 0.7],
    ],
  },
  {
    formula: 'EN 1992-1-1, (8.2), position of the bar',
    from: BOND,
    test: 'TestSubForm8Dot2CoefficientQualityOfBond::test_evaluation_good and test_evaluation_other',
    articles: [STRUTS],
    lines: ['eta_1'],
    also: 'a_1 = 0 mm',
    within: 1e-4,
    note: 'Theirs is told whether bond is good; the sheet finds it by the place of the bar.',
    cases: [
      ['u_1 = 100 mm', 1, 1],
      ['u_1 = 400 mm', 0.7, 0.7],
    ],
  },
  {
    formula: 'EN 1992-1-1, (8.2), diameter of the bar',
    from: chapter8('test_sub_formula_8_2_2.py', '7d93f6315f2e2725768cfa80421ef2269360a188'),
    test: 'TestSubForm8Dot2CoefficientBarDiameter::test_evaluation_small_diameter and test_evaluation_large_diameter',
    articles: [ANCHORAGE],
    lines: ['eta_2'],
    within: 1e-4,
    cases: [
      ['phi = 16 mm', 1, 1],
      ['phi = 40 mm', 0.92, 0.92],
    ],
  },
  ...inSheets(
    {
      formula: 'EN 1992-1-1, (8.3)',
      from: chapter8('test_formula_8_3.py', '14b26dbe73eb9cbe0ced81e52fe50b8d462279a8'),
      test: 'TestForm8Dot3RequiredAnchorageLength::test_evaluation',
      unit: 'mm',
      within: 1e-4,
      theirs: 450,
      ours: 450,
    },
    [
      [ANCHORAGE, 'l_b.rqd', 'phi = 12 mm; sigma_sd = 435 N/mm²; f_bd = 2.9 N/mm²'],
      [STRUTS, 'l_bd', 'phi = 12 mm; sigma_sd = 435 N/mm²; f_bd = 2.9 N/mm²'],
    ],
  ),
  {
    formula: 'EN 1992-1-1, (8.4)',
    from: FORMULA_8_4,
    test: 'TestForm8Dot4DesignAnchorageLength::test_evaluation, test_evaluation_minimum and test_evaluation_alpha_product_to_small',
    articles: [ANCHORAGE],
    lines: ['alpha_c', 'l_bd'],
    also: 'alpha_3 = 1; alpha_5 = 1',
    unit: 'mm',
    within: 1e-4,
    note: 'Bars of the sheet are straight, without welded ones across: α₁ and α₄ are 1, as in theirs.',
    cases: [
      ['alpha_2 = 1; l_b.rqd = 450 mm; l_b.min = 200 mm', 450, 450],
      ['alpha_2 = 1; l_b.rqd = 200 mm; l_b.min = 300 mm', 300, 300],
      ['alpha_2 = 0.6; l_b.rqd = 450 mm; l_b.min = 200 mm', 315, 315],
    ],
  },
  {
    formula: 'EN 1992-1-1, (8.5)',
    from: chapter8('test_formula_8_5.py', '1881065e80141c5a8b8916f1d2a4f91eacaba133'),
    test: 'TestForm8Dot4DesignAnchorageLength::test_evaluation and test_evaluation_below_minimum',
    articles: [ANCHORAGE],
    lines: ['alpha_c'],
    within: 1e-4,
    cases: [
      ['alpha_2 = 0.8; alpha_3 = 0.9; alpha_5 = 1', 0.72, 0.72],
      ['alpha_2 = 0.6; alpha_3 = 1; alpha_5 = 1', 0.7, 0.7],
    ],
  },
  {
    formula: 'EN 1992-1-1, (8.6)',
    from: chapter8('test_formula_8_6.py', '1881065e80141c5a8b8916f1d2a4f91eacaba133'),
    test: 'TestForm8Dot6MinimumTensionAnchorage::test_evaluation_first_term_decisive, …_second_… and …_third_…',
    articles: [ANCHORAGE],
    lines: ['l_b.min'],
    unit: 'mm',
    within: 1e-4,
    cases: [
      ['l_b.rqd = 500 mm; phi = 8 mm', 150, 150],
      ['l_b.rqd = 200 mm; phi = 16 mm', 160, 160],
      ['l_b.rqd = 150 mm; phi = 8 mm', 100, 100],
    ],
  },
  {
    formula: 'EN 1992-1-1, (8.10)',
    from: chapter8('test_formula_8_10.py', '1881065e80141c5a8b8916f1d2a4f91eacaba133'),
    test: 'TestForm8Dot10DesignLapLength::test_evaluation and test_evaluation_minimum',
    articles: [ANCHORAGE],
    lines: ['l_0'],
    also: 'alpha_c = 1; alpha_6 = 1; l_b.rqd = 450 mm',
    unit: 'mm',
    within: 1e-4,
    cases: [
      ['l_0.min = 200 mm', 450, 450],
      ['l_0.min = 500 mm', 500, 500],
    ],
  },
  {
    formula: 'EN 1992-1-1, (8.10), share of laps',
    from: chapter8('test_sub_formula_8_10_1.py', '446c1e046b5c3e11e5d295ca28caaa49ca7f0271'),
    test: 'TestSubFormula8Dot8Alpha6::test_evaluation, test_evaluation_minimum and test_evaluation_maximum',
    articles: [ANCHORAGE],
    lines: ['alpha_6'],
    within: 1e-4,
    cases: [
      ['rho_1 = 32.5 %', 1.140175, 1.14018],
      ['rho_1 = 62.5 %', 1.5, 1.5],
      ['rho_1 = 0.625 %', 1, 1],
    ],
  },
  {
    formula: 'EN 1992-1-1, (8.11)',
    from: chapter8('test_formula_8_11.py', '59688fec4054b27e236197a1c347a956e3ed9b01'),
    test: 'TestForm8Dot11MinimumDesignLapLength::test_evaluation_first_term_decisive, …_second_… and …_third_…',
    articles: [ANCHORAGE],
    lines: ['l_0.min'],
    also: 'alpha_6 = 1',
    unit: 'mm',
    within: 1e-4,
    cases: [
      ['l_b.rqd = 1200 mm; phi = 16 mm', 360, 360],
      ['l_b.rqd = 450 mm; phi = 32 mm', 480, 480],
      ['l_b.rqd = 450 mm; phi = 8 mm', 200, 200],
    ],
  },
  {
    formula: 'EN 1992-1-1, (8.14)',
    from: FORMULA_8_14,
    test: 'TestForm8Dot14EquivalentDiameterBundledBars::test_evaluation',
    articles: [COVER],
    lines: ['phi_n'],
    unit: 'mm',
    within: 1e-4,
    cases: [['phi = 16 mm; n_b = 4', 32, 32]],
  },
]

const FORMULA_9_1N = chapter9('test_formula_9_1n.py', '55fc16baa86944cefd7ee69522e22008168b9032')
const FORMULA_9_5N = chapter9('test_formula_9_5n.py', '55fc16baa86944cefd7ee69522e22008168b9032')

const LEAST_BARS: Published[] = [
  ...[
    [FOOTING, 'B'],
    [T_BEAMS, 'b_w'],
  ].map(([article, width]): Published => ({
    formula: 'EN 1992-1-1, (9.1N)',
    from: FORMULA_9_1N,
    test: 'TestForm9Dot1nMinimumTensileReinforcementBeam::test_evaluation_first_term_decisive and …_second_…',
    articles: [article!],
    lines: ['A_s.min'],
    also: `f_ctm = 2 N/mm²; ${width} = 50 mm; d = 150 mm`,
    unit: 'mm²',
    within: 1e-4,
    cases: [
      ['f_yk = 355 N/mm²', 780 / 71, 10.9859],
      ['f_yk = 540 N/mm²', 39 / 4, 9.75],
    ],
  })),
  {
    formula: 'EN 1992-1-1, (9.2)',
    from: chapter9('test_formula_9_2.py', '55fc16baa86944cefd7ee69522e22008168b9032'),
    test: 'TestForm9Dot2ShiftInMomentDiagram::test_evaluation',
    articles: [LINKS],
    lines: ['a_l'],
    unit: 'mm',
    within: 1e-4,
    note: 'Links of the sheet stand vertically; the cotangent of theirs, at 85°, is taken off that of the struts.',
    cases: [['z = 250 mm; cot_theta = 1/tan(30 °) - 1/tan(85 °)', 205.570268, 205.57]],
  },
  {
    formula: 'EN 1992-1-1, (9.3)',
    from: chapter9('test_formula_9_3.py', 'e62533d5f3a979600d0b1e442f31549d84ca3502'),
    test: 'TestForm9Dot3ShiftInMomentDiagram::test_evaluation',
    articles: [LINKS],
    lines: ['F_E'],
    compared: 'F_E + 500 kN',
    unit: 'kN',
    within: 1e-4,
    note: 'The beam of the sheet has no axial force; that of theirs is added.',
    cases: [['V_f = 200 kN; a_l = 200 mm; z = 250 mm', 660, 660]],
  },
  {
    formula: 'EN 1992-1-1, (9.4)',
    from: nen2011(
      'chapter_9_detailling_and_specific_rules/test_formula_9_4.py',
      '66c48a1382c2a1a562cdbd37610f7e1025c08eee',
    ),
    test: 'TestForm9Dot4ShearReinforcementRatio::test_evaluation',
    articles: [TORSION],
    lines: ['rho_w'],
    within: 1e-4,
    note: 'Links of the sheet stand vertically; the sine of theirs, at 85°, is in their area, half of it in each leg.',
    cases: [['a_w.1 = 0.5 100 mm²/(200 mm)/sin(85 °); b = 150 mm', 0.003346066, 0.00334607]],
  },
  ...inSheets(
    {
      formula: 'EN 1992-1-1, (9.5N)',
      from: FORMULA_9_5N,
      test: 'TestForm9Dot5nMinimumShearReinforcementRatio::test_evaluation',
      within: 1e-4,
      theirs: 0.000876356,
      ours: 0.000876356,
    },
    [
      [TORSION, 'rho_min', 'f_ck = 30 N/mm²; f_yk = 500 N/mm²'],
      [LINKS, 'a_min', 'f_ck = 30 N/mm²; f_yk = 500 N/mm²; b_w = 300 mm', { compared: 'a_min/b_w' }],
      [COMPOSITE, 'A_s0', 'f_ck = 30 N/mm²; h_c = 150 mm', { compared: 'A_s0/h_c' }],
    ],
  ),
  {
    formula: 'EN 1992-1-1, (9.6N)',
    from: chapter9('test_formula_9_6n.py', 'a2b34509a054e02e18001b55aec718b7ee650255'),
    test: 'TestForm9Dot6nMaximumDistanceShearReinforcement::test_evaluation',
    articles: [LINKS],
    lines: ['s_l.max'],
    unit: 'mm',
    within: 1e-4,
    note: 'Links of the sheet stand vertically; the slope of theirs, at 85°, is put into the depth.',
    cases: [['d = 100 mm (1 + 1/tan(85 °))', 81.56164976, 81.5616]],
  },
  {
    formula: 'EN 1992-1-1, (9.8N)',
    from: nen2011(
      'chapter_9_detailling_and_specific_rules/test_formula_9_8n.py',
      '26dc343eebc9e375c4f03bdb17c67d14b948b5aa',
    ),
    test: 'TestForm9Dot8nMaximumTransverseDistanceLegsSeriesShearLinks::test_evaluation and test_maximum_evaluation',
    articles: [LINKS],
    lines: ['s_t.max'],
    unit: 'mm',
    within: 1e-4,
    cases: [
      ['d = 500 mm', 375, 375],
      ['d = 1000 mm', 600, 600],
    ],
  },
]

/** Values of EN 1992-1-1:2004 for cracks, deflection and bars. */
export const DETAILING_VALUES = [...CRACKING, ...DEFLECTION, ...ANCHORED, ...LEAST_BARS]

export const DETAILING_CHECKS: PublishedCheck[] = [
  ...[
    { area: 5000, least: 40 },
    { area: 25000, least: 50 },
  ].map(({ area, least }): PublishedCheck => ({
    formula: 'EN 1992-1-1, (9.12N)',
    from: chapter9('test_formula_9_12n.py', '55fc16baa86944cefd7ee69522e22008168b9032'),
    test: 'TestForm9Dot12nMinimumLongitudinalReinforcementColumns::test_evaluation and test_evaluation_upper_limit',
    articles: ['concrete-column-interaction-and-biaxial-bending', 'slender-columns-nominal-curvature'],
    check: 'max(0.1 N_Ed/f_yd, 0.002 b h) <= A_s',
    given: `N_Ed = 200 kN; f_yd = 500 N/mm²; b = ${area} mm; h = 1 mm; A_s = 2*${least} mm²`,
    passes: true,
    ratio: 0.5,
    within: 1e-4,
    note: 'With twice the bars that theirs asks for.',
  })),
  ...[32, 55.01].map((diameter): PublishedCheck => ({
    formula: 'EN 1992-1-1, (8.14), largest bundle',
    from: FORMULA_8_14,
    test: 'TestForm8Dot14EquivalentDiameterBundledBars::test_evaluation and test_evaluation_maximum',
    articles: [COVER],
    check: 'phi_n <= 55 mm',
    isScope: true,
    given: `phi_n = ${diameter} mm`,
    passes: diameter <= 55,
    ratio: null,
    within: 0,
    note: 'Theirs takes 55 mm for a larger bundle; the sheet does not know one.',
  })),
  ...[0.999, 1.001].flatMap((part) =>
    [
      { given: 'c = 30 mm; phi = 16 mm', limit: 190 },
      { given: 'c = 25 mm; phi = 8 mm', limit: 145 },
    ].map(({ given, limit }): PublishedCheck => ({
      formula: 'EN 1992-1-1, 7.3.4(3), spacing up to which (7.11) applies',
      from: CRACKS,
      test: 'test_s_returns_expected_returns',
      articles: [BASEMENT],
      check: 's_b <= 5 (c + phi/2)',
      isScope: true,
      given: `${given}; s_b = ${limit} ${part} mm`,
      passes: part < 1,
      ratio: null,
      within: 0,
    })),
  ),
]
