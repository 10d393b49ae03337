import { concrete2004, nen2011, SHEAR } from './concrete-files'
import { inSheets, type Published, type PublishedCheck } from './types'

const chapter5 = (file: string, commit: string) =>
  concrete2004(`chapter_5_structural_analysis/${file}`, commit)
const chapter6 = (file: string, commit: string) =>
  concrete2004(`chapter_6_ultimate_limit_state/${file}`, commit)

const COLUMN = 'concrete-column-interaction-and-biaxial-bending'
const COMPOSITE = 'composite-beam-plastic-bending'
const CONTINUOUS = 'continuous-beams-pattern-loading-and-redistribution'
const FOOTING = 'pad-footings-and-pile-caps-structural-design'
const LINKS = 'shear-links-variable-strut-inclination'
const NO_LINKS = 'shear-without-links-en-1992'
const PRESTRESS = 'prestress-and-post-tensioning'
const SLAB = 'composite-slabs-with-profiled-sheeting'
const SLENDER = 'slender-columns-nominal-curvature'
const STRUTS = 'strut-and-tie-deep-beams'
const T_BEAMS = 't-beams-and-doubly-reinforced-beams'
const TORSION = 'torsion-in-steel-and-concrete'
const WALLS = 'shear-walls-and-cores'

const FORMULA_5_7 = nen2011(
  'chapter_5_structural_analysis/test_formula_5_7.py',
  '68620991a0e7bc4df8bf40fb8e41dd4d712f97ba',
)
const FORMULA_5_7A = nen2011(
  'chapter_5_structural_analysis/test_formula_5_7ab.py',
  'fd41e0afd2f4e6c55afc502fd9f95fd9e4b4f0d0',
)
const FORMULA_5_10A = chapter5('test_formula_5_10a.py', '55fc16baa86944cefd7ee69522e22008168b9032')
const FORMULA_5_13N = chapter5('test_formula_5_13n.py', '058a09d1d70bf753a8610fd2a82689581080f2a0')
const FORMULA_5_18 = chapter5('test_formula_5_18.py', 'cd9348a3f0a717556b9d98bc2f2f13b55fc92cca')
const FORMULA_6_2 = chapter6('test_formula_6_2.py', 'c41875c183ff9cfc8c4d9ca372da913143a29602')

const ANALYSIS: Published[] = [
  {
    formula: 'EN 1992-1-1, (5.7)',
    from: FORMULA_5_7,
    test: 'TestForm5Dot7EffectiveFlangeWidth::test_evaluation, first case',
    articles: [T_BEAMS],
    lines: ['b_eff'],
    unit: 'm',
    within: 1e-4,
    note: 'Both sides of the sheet are alike: the mean of theirs. The width to which theirs is held in the second case is that of the sides, which (5.7a) holds.',
    cases: [['b_w = 0.15 m; b_eff.1 = (0.2 m + 0.25 m)/2', 0.6, 0.6]],
  },
  {
    formula: 'EN 1992-1-1, (5.7a)',
    from: FORMULA_5_7A,
    test: 'TestForm5Dot7abFlangeEffectiveFlangeWidth::test_evaluation',
    articles: [T_BEAMS],
    lines: ['b_eff.1'],
    unit: 'm',
    within: 1e-4,
    cases: [
      ['b_1 = 0.4 m; l_0 = 3 m', 0.38, 0.38],
      ['b_1 = 0.25 m; l_0 = 3 m', 0.25, 0.25],
      ['b_1 = 0.8 m; l_0 = 1.5 m', 0.3, 0.3],
    ],
  },
  {
    formula: 'EN 1992-1-1, (5.10a)',
    from: FORMULA_5_10A,
    test: 'TestForm5Dot10aRedistributionOfMomentsLowerFck::test_properties',
    articles: [CONTINUOUS],
    lines: ['delta_1'],
    within: 1e-3,
    cases: [
      ['k_1 = 0.44; k_2 = 1.25; x_u = 0.2 m; d = 0.5 m', 0.94, 0.94],
      ['k_1 = 0.2; k_2 = 1.25; x_u = 0.3 m; d = 0.6 m', 0.825, 0.825],
    ],
  },
  {
    formula: 'EN 1992-1-1, (5.13N)',
    from: FORMULA_5_13N,
    test: 'TestForm5Dot13nSlendernessCriterionIsolatedMembers::test_evaluation',
    articles: [SLENDER],
    lines: ['n', 'lambda_lim'],
    within: 1e-4,
    note: 'Their area of 500 000 mm² as 1000 by 500 mm.',
    cases: [
      [
        'A_lambda = 0.7; B_lambda = 1.1; C_lambda = 0.7; N_Ed = 1000000 N; b = 1000 mm; h = 500 mm; f_cd = 20 N/mm²',
        34.0893,
        34.0894,
      ],
    ],
  },
  {
    formula: 'EN 1992-1-1, (5.13N), factor A',
    from: FORMULA_5_13N,
    test: 'TestForm5Dot13aCreepFactor::test_evaluation',
    articles: [SLENDER],
    lines: ['A_lambda'],
    within: 1e-4,
    cases: [['phi_ef = 2.5', 0.6666666667, 0.666667]],
  },
  {
    formula: 'EN 1992-1-1, (5.13N), factor B',
    from: FORMULA_5_13N,
    test: 'TestForm5Dot13bMechanicalReinforcementFactor::test_evaluation',
    articles: [SLENDER],
    lines: ['omega', 'B_lambda'],
    within: 1e-4,
    differs:
      'The sheet takes no more than 1.1, the value for reinforcement that is not known: more bars are not to let a column count as stocky before its bars are chosen.',
    cases: [['A_s = 1000 mm²; f_yd = 500 N/mm²; b = 100 mm; h = 100 mm; f_cd = 20 N/mm²', 2.4494, 1.1]],
  },
  {
    formula: 'EN 1992-1-1, (5.13N), factor B',
    from: FORMULA_5_13N,
    test: 'TestForm5Dot13bMechanicalReinforcementFactor::test_evaluation',
    articles: [SLENDER],
    lines: ['omega'],
    compared: 'sqrt(1 + 2 omega)',
    within: 1e-4,
    cases: [['A_s = 1000 mm²; f_yd = 500 N/mm²; b = 100 mm; h = 100 mm; f_cd = 20 N/mm²', 2.4494, 2.44949]],
  },
  {
    formula: 'EN 1992-1-1, (5.13N), factor C',
    from: FORMULA_5_13N,
    test: 'TestForm5Dot13cMomentFactor::test_evaluation',
    articles: [SLENDER],
    lines: ['C_lambda'],
    within: 1e-4,
    cases: [['M_01 = 100 kNm; M_02 = 150 kNm; M_i = 0 kNm', 1.033333, 1.03333]],
  },
  {
    formula: 'EN 1992-1-1, (5.18)',
    from: FORMULA_5_18,
    test: 'TestForm5Dot18ComparisonGeneralSecondOrderEffects::test_properties',
    articles: [WALLS],
    lines: ['F_lim'],
    unit: 'kN',
    within: 1e-5,
    cases: [
      ['k_c = 0.8; n_s = 2; h_w = 5 m; E_cd = 30000 N/mm²; I_c = 100000000 mm⁴', 53.3333, 53.3333],
      ['k_c = 1.2; n_s = 4; h_w = 3 m; E_cd = 35000 N/mm²; I_c = 200000000 mm⁴', 666.6667, 666.667],
    ],
  },
  {
    formula: 'EN 1992-1-1, (5.20)',
    from: nen2011(
      'chapter_5_structural_analysis/test_formula_5_20.py',
      '3f90370b12423bf398c73004332ae5a923691012',
    ),
    test: 'TestForm5Dot20DesignModulusElasticity::test_properties',
    articles: [WALLS],
    lines: ['E_cd'],
    unit: 'N/mm²',
    within: 1e-4,
    cases: [
      ['E_cm = 30000 N/mm²; gamma_CE = 1.2', 25000, 25000],
      ['E_cm = 35000 N/mm²; gamma_CE = 1.2', 29166.67, 29166.7],
    ],
  },
  {
    formula: 'EN 1992-1-1, (5.31)',
    from: chapter5('test_formula_5_31.py', 'cd9348a3f0a717556b9d98bc2f2f13b55fc92cca'),
    test: 'TestForm5Dot31DesignMoment::test_evaluation',
    articles: [SLENDER],
    lines: ['M_m'],
    unit: 'kNm',
    within: 1e-4,
    cases: [['M_0e = 50 kNm; M_2 = 10 kNm', 60, 60]],
  },
  {
    formula: 'EN 1992-1-1, (5.32)',
    from: chapter5('test_formula_5_32.py', '55fc16baa86944cefd7ee69522e22008168b9032'),
    test: 'TestForm5Dot32EquivalentFirstOrderEndMoment::test_evaluation',
    articles: [SLENDER],
    lines: ['M_0e'],
    unit: 'kNm',
    within: 1e-4,
    cases: [['M_01 = 30 kNm; M_02 = 50 kNm', 42, 42]],
  },
  {
    formula: 'EN 1992-1-1, (5.33)',
    from: chapter5('test_formula_5_33.py', '55fc16baa86944cefd7ee69522e22008168b9032'),
    test: 'TestForm5Dot33NominalSecondOrderMoment::test_evaluation',
    articles: [SLENDER],
    lines: ['e_2', 'M_2'],
    also: 'lambda = 80; lambda_lim = 30',
    unit: 'kNm',
    within: 1e-4,
    cases: [['N_Ed = 100 kN; r_c = 1/(100 m); l_0 = 5 m; c_e = 10', 2.5, 2.5]],
  },
  {
    formula: 'EN 1992-1-1, (5.34)',
    from: chapter5('test_formula_5_34.py', '051bbace0ef015e9eec8ab66cfd8073101710b13'),
    test: 'TestForm5Dot34Curvature::test_evaluation',
    articles: [SLENDER],
    lines: ['r_c'],
    compared: 'r_c*1 mm',
    within: 1e-9,
    cases: [
      ['K_r = 0.8; K_phi = 1.2; f_yd = 500 N/mm²; E_s = 200000 N/mm²; d = 300 mm', 0.16 / 9000, 0.0000177778],
    ],
  },
  {
    formula: 'EN 1992-1-1, (5.36)',
    from: chapter5('test_formula_5_36.py', '55fc16baa86944cefd7ee69522e22008168b9032'),
    test: 'TestForm5Dot36RelativeAxialForce::test_evaluation',
    articles: [SLENDER],
    lines: ['n', 'omega', 'n_u', 'K_r'],
    within: 1e-4,
    cases: [
      [
        'N_Ed = 100000 N; b = 20 mm; h = 100 mm; f_cd = 30 N/mm²; A_s = 100 mm²; f_yd = 500 N/mm²',
        0.11627906976,
        0.116279,
      ],
    ],
  },
  {
    formula: 'EN 1992-1-1, (5.37)',
    from: chapter5('test_formula_5_37.py', '5e73d2674e4646a2063c3b6a912dd8877a686295'),
    test: 'TestForm5Dot37CreepFactor::test_evaluation',
    articles: [SLENDER],
    lines: ['beta', 'K_phi'],
    within: 1e-4,
    cases: [['f_ck = 30 N/mm²; lambda = 2; phi_ef = 1.5', 1.73, 1.73]],
  },
]

const PRESTRESSED: Published[] = [
  {
    formula: 'EN 1992-1-1, (3.29)',
    from: concrete2004(
      'chapter_3_materials/test_formula_3_29.py',
      '3e5ba54b19b6330007303c0c51aa4bd276d8212e',
    ),
    test: 'TestForm3Dot29RatioLossOfPreStressClass2::test_evaluation',
    articles: [PRESTRESS],
    lines: ['r_pr'],
    instead: { '500^': '0.0074^' },
    within: 1e-4,
    note: 'The time of the sheet is 500 000 hours, theirs 7.4.',
    cases: [['rho_1000 = 35.2; mu_p = 0.28', 2.099201e-4, 0.00020992]],
  },
  {
    formula: 'EN 1992-1-1, (3.29), stress over strength',
    from: concrete2004(
      'chapter_3_materials/test_formula_3_28_29_30.py',
      '52d3737360f06cf90b1065a3ef4ca4700ba584af',
    ),
    test: 'TestSubForm3Dot282930Mu::test_evaluation',
    articles: [PRESTRESS],
    lines: ['mu_p'],
    within: 1e-4,
    cases: [['P_m0 = 2.4 N; A_p = 1 mm²; f_pk = 8.5 N/mm²', 0.282353, 0.282353]],
  },
  {
    formula: 'EN 1992-1-1, (5.41)',
    from: chapter5('test_formula_5_41.py', '78af131dafda8748e1228226f7ddc6b5c8998d31'),
    test: 'TestForm5Dot41MaxForceTendon::test_evaluation',
    articles: [PRESTRESS],
    lines: ['P_max'],
    unit: 'N',
    within: 1e-4,
    cases: [['A_p = 1000 mm²; f_pk = 1860 N/mm²; f_p0.1k = 1674 N/mm²', 1488000, 1488000]],
  },
  {
    formula: 'EN 1992-1-1, (5.44)',
    from: chapter5('test_formula_5_44.py', 'd90b49ac0750554b489ad438790357145b8bf40e'),
    test: 'TestForm5Dot44PrestressLoss::test_evaluation',
    articles: [PRESTRESS],
    lines: ['P_e'],
    unit: 'N',
    within: 1e-4,
    note: 'The products of their coefficients and stresses, 1 by 10 and 2 by 20 MPa, come to that of two tendons in the sheet: 1/4 by 200 MPa.',
    cases: [
      [
        'A_p = 1000 mm²; E_p = 200000 N/mm²; E_cm = 30000 N/mm²; n_p = 2; sigma_p = 200 N/mm²',
        1e6 / 3,
        333333,
      ],
    ],
  },
  {
    formula: 'EN 1992-1-1, (5.45)',
    from: chapter5('test_formula_5_45.py', '051bbace0ef015e9eec8ab66cfd8073101710b13'),
    test: 'TestForm5Dot45LossesDueToFriction::test_evaluation',
    articles: [PRESTRESS],
    lines: ['P_1'],
    compared: 'P_max - P_1',
    unit: 'kN',
    within: 1e-4,
    note: 'Their distance of 50 m is half the span, and their angle of 0.1 that of a parabola up to there.',
    cases: [['P_max = 1000 kN; mu = 0.2; e_p = 2.5 m; L = 100 m; k_p = 1/(100 m)', 113.079563283, 113.08]],
  },
  ...[
    { compared: 'P_m0 - P_inf', unit: 'N', theirs: 363.045762873, ours: 363.046, part: 1 },
    { compared: '(P_m0 - P_inf)/A_p', unit: 'N/mm²', theirs: 0.363045762873, ours: 0.363046, part: 2 },
  ].map(({ compared, unit, theirs, ours, part }): Published => ({
    formula: 'EN 1992-1-1, (5.46)',
    from: chapter5('test_formula_5_46.py', '27e1fe23cee6ea7756ae0d8fb1fcc89403a54171'),
    test:
      part === 1
        ? 'TestForm5Dot46Part1TimeDependentForceLosses::test_evaluation'
        : 'TestForm5Dot46Part2TimeDependentStressLosses::test_evaluation',
    articles: [PRESTRESS],
    lines: ['D_1', 'D_2', 'P_inf'],
    compared,
    unit,
    within: 1e-4,
    note: 'Their relaxation of 100 MPa as a tenth of a stress of 1000 MPa.',
    cases: [
      [
        'A_p = 1000 mm²; epsilon_cs = 0.0002; E_p = 200000 N/mm²; r_pr = 0.1; P_m0 = 1000 kN; E_cm = 30000 N/mm²; phi_c = 2; sigma_c.QP = 10 N/mm²; A_c = 5000 mm²; I_c = 1000000 mm⁴; e_p = 200 mm',
        theirs,
        ours,
      ],
    ],
  })),
]

/** Factors k of 6.2.2(1), which structuralcodes expects with two to four figures. */
const DEPTH_FACTORS: [depth: number, theirs: number, ours: number][] = [
  [100, 2, 2],
  [150, 2, 2],
  [200, 2, 2],
  [250, 1.89, 1.89443],
  [450, 1.667, 1.66667],
  [1000, 1.45, 1.44721],
]

const DEPTH_LINES: [article: string, line: string, depth: string][] = [
  [FOOTING, 'k', 'd'],
  [NO_LINKS, 'k', 'd'],
  [SLAB, 'k_v', 'd_p'],
]

const WITHOUT_LINKS: Published[] = [
  ...DEPTH_LINES.flatMap(([article, line, depth]): Published[] => [
    {
      formula: 'EN 1992-1-1, (6.2), factor k',
      from: FORMULA_6_2,
      test: 'TestForm6Dot2aSub1ThicknessFactor::test_evaluation',
      articles: [article],
      lines: [line],
      within: 1e-4,
      cases: [[`${depth} = 500 mm`, 1.63245553203, 1.63246]],
    },
    {
      formula: 'EN 1992-1-1, (6.2), factor k',
      from: SHEAR,
      test: 'test_k',
      articles: [article],
      lines: [line],
      within: 0.01,
      cases: DEPTH_FACTORS.map(([value, theirs, ours]) => [`${depth} = ${value} mm`, theirs, ours]),
    },
    {
      formula: 'EN 1992-1-1, (6.3N)',
      from: chapter6('test_formula_6_3n.py', '1e89f39ea84798016c3e341962bcfb169a8a300d'),
      test: 'TestForm6Dot3nShearCapacityWithoutRebar::test_evaluation',
      articles: [article],
      lines: ['v_min'],
      unit: 'N/mm²',
      within: 1e-4,
      cases: [[`${line} = 1.0; f_ck = 30 N/mm²`, 0.19170289512, 0.191703]],
    },
    {
      formula: 'EN 1992-1-1, (6.3N)',
      from: SHEAR,
      test: 'test_vmin',
      articles: [article],
      lines: [line, 'v_min'],
      unit: 'N/mm²',
      within: 0.01,
      cases: [
        [`f_ck = 20 N/mm²; ${depth} = 250 mm`, 0.407, 0.408131],
        [`f_ck = 20 N/mm²; ${depth} = 450 mm`, 0.337, 0.336788],
        [`f_ck = 37.5 N/mm²; ${depth} = 250 mm`, 0.557, 0.558857],
        [`f_ck = 37.5 N/mm²; ${depth} = 450 mm`, 0.461, 0.461165],
      ],
    },
  ]),
  {
    formula: 'EN 1992-1-1, (6.2), ratio of bars',
    from: FORMULA_6_2,
    test: 'TestForm6Dot2aSub2RebarRatio::test_evaluation',
    articles: [NO_LINKS],
    lines: ['rho_l'],
    within: 1e-4,
    cases: [['A_sl = 1500 mm²/(300 mm); d = 500 mm', 0.01, 0.01]],
  },
  {
    formula: 'EN 1992-1-1, (6.2), ratio of bars',
    from: SHEAR,
    test: 'test_rho_L',
    articles: [NO_LINKS],
    lines: ['rho_l'],
    also: 'd = 250 mm',
    within: 0.01,
    cases: [
      ['A_sl = 100 mm²/(100 mm)', 0.004, 0.004],
      ['A_sl = 200 mm²/(100 mm)', 0.008, 0.008],
      ['A_sl = 400 mm²/(100 mm)', 0.016, 0.016],
      ['A_sl = 1000 mm²/(100 mm)', 0.02, 0.02],
      ['A_sl = 1500 mm²/(100 mm)', 0.02, 0.02],
    ],
  },
  {
    formula: 'EN 1992-1-1, (6.2), ratio of bars',
    from: FORMULA_6_2,
    test: 'TestForm6Dot2aSub2RebarRatio::test_evaluation',
    articles: [FOOTING],
    lines: ['rho_l'],
    within: 1e-4,
    cases: [['A_s.1 = 1500 mm²; B = 300 mm; d = 500 mm', 0.01, 0.01]],
  },
  {
    formula: 'EN 1992-1-1, (6.2), stress of the axial force',
    from: SHEAR,
    test: 'test_sigma_cp',
    articles: [NO_LINKS],
    lines: ['sigma_cp'],
    unit: 'N/mm²',
    within: 0.01,
    cases: [
      ['N_Ed = 0 kN/m; h = 300 mm; f_cd = 13.3 N/mm²', 0, 0],
      ['N_Ed = 10000 N/(100 mm); h = 300 mm; f_cd = 13.3 N/mm²', 0.3333, 0.333333],
      ['N_Ed = 50000 N/(100 mm); h = 300 mm; f_cd = 13.3 N/mm²', 1.6667, 1.66667],
      ['N_Ed = 100000 N/(100 mm); h = 300 mm; f_cd = 13.3 N/mm²', 2.66, 2.66],
      ['N_Ed = 100000 N/(500 mm); h = 500 mm; f_cd = 13.3 N/mm²', 0.4, 0.4],
      ['N_Ed = 100000000 N/(500 mm); h = 500 mm; f_cd = 25 N/mm²', 5, 5],
    ],
  },
  {
    formula: 'EN 1992-1-1, (6.2)',
    from: FORMULA_6_2,
    test: 'TestForm6Dot2ShearResistance::test_evaluation',
    articles: [NO_LINKS],
    lines: ['v_1', 'v_Rd.c', 'V_Rd.c'],
    compared: 'V_Rd.c 300 mm',
    unit: 'N',
    within: 1e-4,
    cases: [
      [
        'gamma_C = 1; k = 1.0; rho_l = 0.02; f_ck = 30 N/mm²; k_1 = 0.15; sigma_cp = 1.0 N/mm²; d = 500 mm; v_min = 0.035 N/mm²',
        128201.426312,
        128201,
      ],
    ],
  },
  {
    formula: 'EN 1992-1-1, (6.2)',
    from: SHEAR,
    test: 'test_VRdc',
    articles: [NO_LINKS],
    lines: ['k', 'f_cd', 'sigma_cp', 'v_1', 'v_min', 'v_Rd.c', 'V_Rd.c'],
    compared: 'V_Rd.c b',
    also: 'k_1 = 0.15; gamma_C = 1.5; alpha_cc = 1.0',
    unit: 'N',
    within: 0.01,
    cases: [
      ['f_ck = 20 N/mm²; d = 250 mm; b = 100 mm; h = 300 mm; rho_l = 0.008; N_Ed = 50000 N/b', 20538, 20571],
      [
        'f_ck = 37.5 N/mm²; d = 450 mm; b = 500 mm; h = 500 mm; rho_l = 1000/(500 450); N_Ed = 100000000 N/b',
        283334,
        283696,
      ],
      ['f_ck = 20 N/mm²; d = 250 mm; b = 100 mm; h = 300 mm; rho_l = 0; N_Ed = 50000 N/b', 16425, 16453.3],
      [
        'f_ck = 37.5 N/mm²; d = 450 mm; b = 500 mm; h = 500 mm; rho_l = 0; N_Ed = 100000000 N/b',
        272475,
        272512,
      ],
    ],
  },
  {
    formula: 'EN 1992-1-1, (6.2)',
    from: FORMULA_6_2,
    test: 'TestForm6Dot2ShearResistance::test_evaluation',
    articles: [FOOTING],
    lines: ['v_1', 'v_Rd.c'],
    compared: '(v_Rd.c + 0.15 1.0 N/mm²) 300 mm 500 mm',
    unit: 'N',
    within: 1e-4,
    note: 'Theirs adds 0.15 of a stress of 1.0 MPa, which a footing has not.',
    cases: [
      ['gamma_C = 1; k = 1.0; rho_l = 0.02; f_ck = 30 N/mm²; v_min = 0.035 N/mm²', 128201.426312, 128201],
    ],
  },
  {
    formula: 'EN 1992-1-1, (6.5)',
    from: SHEAR,
    test: 'test_VEdmax_unreinf',
    articles: [NO_LINKS],
    lines: ['nu', 'f_cd', 'V_max'],
    compared: 'V_max b',
    also: 'gamma_C = 1.5; alpha_cc = 1.0',
    unit: 'N',
    within: 0.01,
    cases: [
      ['b = 100 mm; d = 250 mm; f_ck = 20 N/mm²', 91770, 92000],
      ['b = 100 mm; d = 250 mm; f_ck = 37.5 N/mm²', 159375, 159375],
      ['b = 500 mm; d = 450 mm; f_ck = 37.5 N/mm²', 1434375, 1434380],
    ],
  },
  ...inSheets(
    {
      formula: 'EN 1992-1-1, (6.6N)',
      from: chapter6('test_formula_6_6n.py', '75430da0ac27575ffeba0de4bfd89dc5bd7f89ef'),
      test: 'TestForm6Dot6nStrengthReductionFactor::test_evaluation',
      within: 1e-4,
      theirs: 0.528,
      ours: 0.528,
    },
    [
      [NO_LINKS, 'nu', 'f_ck = 30 N/mm²'],
      [T_BEAMS, 'nu', 'f_ck = 30 N/mm²'],
      [TORSION, 'nu', 'f_ck = 30 N/mm²'],
      [LINKS, 'nu_1', 'f_ck = 30 N/mm²'],
      [FOOTING, 'v_Rd.max', 'f_ck = 30 N/mm²; f_cd = 20 N/mm²', { compared: 'v_Rd.max/(0.4 f_cd)' }],
      [
        COMPOSITE,
        'v_Rd',
        'f_ck = 30 N/mm²; f_cd = 20 N/mm²',
        { compared: 'v_Rd/(0.4 f_cd)', note: 'The factor of the slope, 2/(1 + 2²), is taken off.' },
      ],
    ],
  ),
]

/** Factors of the depth of perimeters within 2d, of which the sheet tries the largest ratio. */
const PERIMETERS = [0.35, 0.5, 0.75, 1, 1.25, 1.5, 2].map((part, index) => ({
  line: `r_${index + 1}`,
  part,
  length: `(4 c + 2 pi ${part} d)`,
}))

const PUNCHING: Published[] = [
  {
    formula: 'EN 1992-1-1, (6.38)',
    from: nen2011(
      'chapter_6_ultimate_limit_state/test_formula_6_38.py',
      '16d9780a8f0e2a5c0e585d053321dc2e1a958152',
    ),
    test: 'TestForm6Dot38MaxShearStress::test_evaluation',
    articles: ['punching-shear-flat-slabs'],
    lines: ['v_Ed.1'],
    unit: 'N/mm²',
    within: 1e-4,
    cases: [['beta = 1.2; V_Ed = 500 N; u_1 = 300 mm; d = 200 mm', 0.01, 0.01]],
  },
  ...PERIMETERS.map(({ line, part, length }): Published => ({
    formula: 'EN 1992-1-1, (6.50)',
    from: chapter6('test_formula_6_50.py', '477eb9720fdb24f32b90175e333c03940c05887e'),
    test: 'TestForm6Dot50PunchingStressResistance::test_evaluation',
    articles: [FOOTING],
    lines: ['v_1', 'v_Rd.c', line],
    compared: `N_Ed/(${length} d)/${line} ${part}/0.6`,
    unit: 'N/mm²',
    within: 1e-4,
    note: 'The resistance is read back from the ratio, and carried from the distance of the sheet to theirs, 0.6 d.',
    cases: [
      [
        'gamma_C = 1; k = 1.5; rho_l = 0.02; f_ck = 30 N/mm²; v_min = 0.035 N/mm²; d = 500 mm; c = 300 mm; N_Ed = 1000 kN; p = 0 N/mm²',
        3.52338087705,
        3.52338,
      ],
    ],
  })),
]

const REQUIRED: [force: number, arm: number, angle: number, theirs: number, ours: number][] = [
  [100, 300, 45, 0.76666, 0.766667],
  [150, 300, 45, 1.14999, 1.15],
  [200, 350, 30, 0.7588, 0.758803],
  [250, 350, 45, 1.64285, 1.64286],
  [120, 400, 45, 0.68999, 0.69],
  [180, 350, 35, 0.82824, 0.828245],
]

const STRUT_ANGLE = '1/tan(30 °)'

const WITH_LINKS: Published[] = [
  {
    formula: 'EN 1992-1-1, (6.8)',
    from: chapter6('test_formula_6_8.py', 'd90b49ac0750554b489ad438790357145b8bf40e'),
    test: 'TestForm6Dot8ShearResistance::test_evaluation',
    articles: [LINKS],
    lines: ['V_Rd.s'],
    unit: 'N',
    within: 1e-4,
    cases: [['a_w = 100 mm²/(200 mm); z = 300 mm; f_ywd = 400 N/mm²; cot_theta = 1', 60000, 60000]],
  },
  {
    formula: 'EN 1992-1-1, (6.8)',
    from: SHEAR,
    test: 'test_VRds',
    articles: [LINKS],
    lines: ['f_ywd', 'V_Rd.s'],
    also: 'z = 4880 mm; cot_theta = 1; f_yk = 400 N/mm²; gamma_S = 1.15',
    unit: 'N',
    within: 0.01,
    note: 'Links of the sheet stand vertically; those of theirs that lean are left out.',
    cases: [
      ['a_w = 2/4 pi (16 mm)^2/(200 mm)', 3413e3, 3412810],
      ['a_w = 2/4 pi (20 mm)^2/(200 mm)', 5332e3, 5332510],
    ],
  },
  ...[
    { article: LINKS, lines: ['f_ywd', 'a_sw'], angle: 'cot_theta', compared: 'a_sw', also: '' },
    {
      article: TORSION,
      lines: ['f_yd', 'a_V'],
      angle: 'c_t',
      compared: '2 a_V',
      also: 'The sheet has the area of each of the two legs.',
    },
  ].map(({ article, lines, angle, compared, also }): Published => ({
    formula: 'EN 1992-1-1, (6.8)',
    from: SHEAR,
    test: 'test_Asw_s_required',
    articles: [article],
    lines,
    also: 'f_yk = 500 N/mm²; gamma_S = 1.15',
    compared,
    unit: 'mm²/mm',
    within: 0.01,
    ...(also && { note: also }),
    cases: REQUIRED.map(([force, arm, degrees, theirs, ours]) => [
      `V_Ed = ${force} kN; z = ${arm} mm; ${angle} = 1/tan(${degrees} °)`,
      theirs,
      ours,
    ]),
  })),
  ...inSheets(
    {
      formula: 'EN 1992-1-1, (6.9)',
      from: chapter6('test_formula_6_9.py', '33edb3c17551299fb4bf47a777afc159e14be93c'),
      test: 'TestForm6Dot9MaximumShearResistance::test_evaluation',
      unit: 'N',
      within: 1e-4,
      theirs: 974278.579257,
      ours: 974279,
    },
    [
      [
        LINKS,
        'V_Rd.max',
        `b_w = 300 mm; z = 500 mm; f_cd = 25 N/mm²; nu_1 = 0.6; alpha_cw = 1.0; cot_theta = ${STRUT_ANGLE}`,
      ],
      [TORSION, 'V_Rd.max', `b = 300 mm; z = 500 mm; f_cd = 25 N/mm²; nu = 0.6; c_t = ${STRUT_ANGLE}`],
    ],
  ),
  {
    formula: 'EN 1992-1-1, (6.9)',
    from: chapter6('test_formula_6_9.py', '33edb3c17551299fb4bf47a777afc159e14be93c'),
    test: 'TestForm6Dot9MaximumShearResistance::test_evaluation',
    articles: [LINKS],
    lines: ['q'],
    compared: 'q - tan(30 °)',
    within: 1e-4,
    note: 'With their resistance as the force the struts just crush at their angle, cot 30°.',
    cases: [
      [
        'b_w = 300 mm; z = 500 mm; f_cd = 25 N/mm²; nu_1 = 0.6; alpha_cw = 1.0; V_f = 974278.579257 N',
        Math.sqrt(3),
        1.73205,
      ],
    ],
  },
  {
    formula: 'EN 1992-1-1, (6.9)',
    from: SHEAR,
    test: 'test_VRdmax',
    articles: [LINKS],
    lines: ['nu_1', 'f_cd', 'V_Rd.max'],
    also: 'b_w = 100 mm; z = 300 mm; gamma_C = 1.5; alpha_cc = 1.0',
    unit: 'N',
    within: 0.01,
    note: 'Those with vertical links and the factor (6.6N); their axial force of 2.5 MPa is in α_cw, by (6.11aN).',
    cases: [
      ['f_ck = 20 N/mm²; cot_theta = 1; alpha_cw = 1 + 2.5/(20/1.5)', 131100, 131100],
      ['f_ck = 20 N/mm²; cot_theta = 1/tan(21.8 °); alpha_cw = 1 + 2.5/(20/1.5)', 90409.12, 90409.1],
      ['f_ck = 70 N/mm²; cot_theta = 1; alpha_cw = 1 + 2.5/(70/1.5)', 318600, 318600],
      ['f_ck = 70 N/mm²; cot_theta = 1/tan(21.8 °); alpha_cw = 1 + 2.5/(70/1.5)', 219712.79, 219713],
    ],
  },
  {
    formula: 'EN 1992-1-1, (6.18)',
    from: chapter6('test_formula_6_18.py', '27e1fe23cee6ea7756ae0d8fb1fcc89403a54171'),
    test: 'TestForm6Dot18AdditionalTensileForce::test_evaluation',
    articles: [LINKS],
    lines: ['Delta_F'],
    unit: 'kN',
    within: 1e-4,
    note: 'Links of the sheet stand vertically; the cotangent of theirs, at 45°, is taken off that of the struts.',
    cases: [[`V_Ed = 100 kN; cot_theta = ${STRUT_ANGLE} - 1`, 36.6025403784, 36.6025]],
  },
  {
    formula: 'EN 1992-1-1, (6.20)',
    from: chapter6('test_formula_6_20.py', '051bbace0ef015e9eec8ab66cfd8073101710b13'),
    test: 'TestForm6Dot20LongitudinalShearStress::test_evaluation',
    articles: [T_BEAMS],
    lines: ['v_Ed'],
    unit: 'N/mm²',
    within: 1e-4,
    note: 'Their difference of force is three quarters of the force of the sheet, over a quarter of its length.',
    cases: [['F_1 = 100000 N/0.75; h_f = 200 mm; l_0 = 4*500 mm', 1, 1]],
  },
  {
    formula: 'EN 1992-1-1, (6.26)',
    from: chapter6('test_formula_6_26.py', 'e62533d5f3a979600d0b1e442f31549d84ca3502'),
    test: 'TestForm6Dot26ShearStressInWall::test_evaluation',
    articles: [TORSION],
    lines: ['q_T'],
    unit: 'N/mm',
    within: 1e-4,
    cases: [['T_Ed = 100 N·mm; A_k = 200 mm²', 0.25, 0.25]],
  },
  {
    formula: 'EN 1992-1-1, (6.28)',
    from: chapter6('test_formula_6_28.py', '14b26dbe73eb9cbe0ced81e52fe50b8d462279a8'),
    test: 'TestForm6Dot28RequiredCrossSectionalArea::test_evaluation',
    articles: [TORSION],
    lines: ['q_T', 'A_sl'],
    unit: 'mm²',
    within: 1e-4,
    cases: [
      [
        `u_k = 500 mm; f_yd = 435 N/mm²; T_Ed = 20 N·mm; A_k = 1000 mm²; c_t = ${STRUT_ANGLE}`,
        0.01990862997,
        0.0199086,
      ],
    ],
  },
  {
    formula: 'EN 1992-1-1, (6.30)',
    from: chapter6('test_formula_6_30.py', '3e5ba54b19b6330007303c0c51aa4bd276d8212e'),
    test: 'TestForm6Dot30DesignTorsionalResistanceMoment::test_evaluation',
    articles: [TORSION],
    lines: ['T_Rd.max'],
    unit: 'N·mm',
    within: 1e-4,
    cases: [['nu = 0.6; f_cd = 30 N/mm²; A_k = 1000 mm²; t_ef = 200 mm; c_t = 1', 3600000, 3600000]],
  },
]

const STRUTS_AND_TIES: Published[] = [
  {
    formula: 'EN 1992-1-1, (6.56)',
    from: nen2011(
      'chapter_6_ultimate_limit_state/test_formula_6_56.py',
      '4da7ce55c2260683efdaa11f7698cf7735a0ad4c',
    ),
    test: 'TestForm6Dot56DesignStrengthConcreteStrussTransverseTension::test_evaluation',
    articles: [FOOTING, STRUTS],
    lines: ['sigma_s'],
    unit: 'N/mm²',
    within: 1e-4,
    cases: [['nu_1 = 0.85; f_cd = 25 N/mm²', 12.75, 12.75]],
  },
  {
    formula: 'EN 1992-1-1, (6.57N)',
    from: chapter6('test_formula_6_57n.py', '2b66d8dced28750e06d94c5de9f830ae79853fde'),
    test: 'TestForm6Dot57NNuPrime::test_evaluation',
    articles: [FOOTING, STRUTS],
    lines: ['nu_1'],
    within: 1e-4,
    cases: [['f_ck = 30 N/mm²', 0.88, 0.88]],
  },
  {
    formula: 'EN 1992-1-1, (6.59)',
    from: chapter6('test_formula_6_58_59.py', 'd90b49ac0750554b489ad438790357145b8bf40e'),
    test: 'TestForm6Dot58And59TensileForce::test_evaluation59',
    articles: [STRUTS],
    lines: ['T_b'],
    unit: 'N',
    within: 1e-4,
    note: 'The sheet takes the most that the formula can come to, at a loaded width of nothing; the factor of their width is put into the force.',
    cases: [['C = 500 N (1 - 0.7 200/(400/2))', 37.5, 37.5]],
  },
  ...inSheets(
    {
      formula: 'EN 1992-1-1, (6.60)',
      from: chapter6('test_formula_6_60.py', 'e62533d5f3a979600d0b1e442f31549d84ca3502'),
      test: 'TestForm6Dot60DesignValueCompressiveStressResistance::test_evaluation',
      unit: 'N/mm²',
      within: 1e-4,
      note: 'k₁ of the sheet is 1.0, theirs 0.8.',
      theirs: 14.4,
      ours: 14.4,
    },
    [
      [FOOTING, 'sigma_2.max', 'nu_1 = 0.6; f_cd = 30 N/mm²', { compared: '0.8 sigma_2.max' }],
      [STRUTS, 'sigma_1', 'nu_1 = 0.6; f_cd = 30 N/mm²', { compared: '0.8 sigma_1' }],
    ],
  ),
  {
    formula: 'EN 1992-1-1, (6.61)',
    from: chapter6('test_formula_6_61.py', '02b6224ad91415d468cc3ad97b918be07a1bbb2a'),
    test: 'TestForm6Dot61DesignValueCompressiveStressResistance::test_evaluation',
    articles: [STRUTS],
    lines: ['sigma_2'],
    unit: 'N/mm²',
    within: 1e-4,
    cases: [['nu_1 = 0.6; f_cd = 30 N/mm²', 15.3, 15.3]],
  },
  {
    formula: 'EN 1992-1-1, (6.62)',
    from: nen2011(
      'chapter_6_ultimate_limit_state/test_formula_6_62.py',
      'cc59d4b1866412c6de611b1b713a7066883fca14',
    ),
    test: 'TestForm6Dot62DesignValueCompressiveStressResistance::test_evaluation',
    articles: [FOOTING],
    lines: ['sigma_1.max'],
    unit: 'N/mm²',
    within: 1e-4,
    cases: [['nu_1 = 0.6; f_cd = 30 N/mm²', 13.5, 13.5]],
  },
]

/** Values of EN 1992-1-1:2004 for beams, slabs, columns and walls. */
export const MEMBER_VALUES = [
  ...ANALYSIS,
  ...PRESTRESSED,
  ...WITHOUT_LINKS,
  ...PUNCHING,
  ...WITH_LINKS,
  ...STRUTS_AND_TIES,
]

export const MEMBER_CHECKS: PublishedCheck[] = [
  ...[0.5, 1].map((ratio): PublishedCheck => ({
    formula: 'EN 1992-1-1, (5.10a)',
    from: FORMULA_5_10A,
    test: 'TestForm5Dot10aRedistributionOfMomentsLowerFck::test_comparison',
    articles: [CONTINUOUS],
    lines: ['delta_1'],
    check: 'delta_1 <= delta',
    given: `delta = ${ratio}; k_1 = 0.44; k_2 = 1.25; x_u = 0.2 m; d = 0.5 m`,
    passes: ratio === 1,
    ratio: null,
    within: 0,
  })),
  ...[
    {
      given: 'F_V = 53.3333 kN; k_c = 0.8; n_s = 2; h_w = 5 m; E_cd = 30000 N/mm²; I_c = 100000000 mm⁴',
      passes: true,
    },
    {
      given: 'F_V = 666.6667 kN; k_c = 1.2; n_s = 4; h_w = 3 m; E_cd = 35000 N/mm²; I_c = 200000000 mm⁴',
      passes: false,
    },
  ].map(({ given, passes }): PublishedCheck => ({
    formula: 'EN 1992-1-1, (5.18)',
    from: FORMULA_5_18,
    test: 'TestForm5Dot18ComparisonGeneralSecondOrderEffects::test_comparison',
    articles: [WALLS],
    lines: ['F_lim'],
    check: 'F_V <= F_lim',
    given,
    passes,
    ratio: 1,
    within: 1e-5,
  })),
  {
    formula: 'EN 1992-1-1, (5.39)',
    from: chapter5('test_formula_5_39.py', '55fc16baa86944cefd7ee69522e22008168b9032'),
    test: 'TestForm5Dot39SimplifiedCriterionBiaxialBending::test_evaluation',
    articles: [COLUMN],
    lines: ['eta'],
    check: 'eta <= 1',
    given: 'M_Ed.z = 10 kNm; M_R.z = 20 kNm; M_Ed.y = 15 kNm; M_R.y = 25 kNm; a_N = 0.8',
    passes: false,
    ratio: null,
    within: 0,
  },
  {
    formula: 'EN 1992-1-1, (5.42)',
    from: chapter5('test_formula_5_42.py', 'cd9348a3f0a717556b9d98bc2f2f13b55fc92cca'),
    test: 'TestForm5Dot42ConcreteCompressiveStress::test_evaluation',
    articles: [PRESTRESS],
    check: 'sigma_1 <= 0.6 f_ck.t',
    given: 'sigma_1 = 10 N/mm²; f_ck.t = 30 N/mm²',
    passes: true,
    ratio: null,
    within: 0,
  },
  {
    formula: 'EN 1992-1-1, (5.43)',
    from: chapter5('test_formula_5_43.py', '14b26dbe73eb9cbe0ced81e52fe50b8d462279a8'),
    test: 'TestForm5Dot43InitialPrestressForce::test_evaluation',
    articles: [PRESTRESS],
    check: 'P_3 <= A_p min(0.75 f_pk, 0.85 f_p0.1k)',
    given: 'P_3 = 1395000 N/2; A_p = 1000 mm²; f_pk = 1860 N/mm²; f_p0.1k = 1674 N/mm²',
    passes: true,
    ratio: 0.5,
    within: 1e-4,
    note: 'Half of the force that theirs allows.',
  },
  {
    formula: 'EN 1992-1-1, (6.5)',
    from: chapter6('test_formula_6_5.py', 'e1b1d25d27c4efc391917ff412eeaada81611dcf'),
    test: 'TestForm6Dot5ShearForceCheck::test_evaluation',
    articles: [NO_LINKS],
    lines: ['V_max'],
    check: 'V_f <= V_max',
    given: 'V_f = 1400000 N/(300 mm); d = 500 mm; nu = 0.6; f_cd = 30 N/mm²',
    passes: false,
    ratio: null,
    within: 0,
  },
  {
    formula: 'EN 1992-1-1, (6.22)',
    from: chapter6('test_formula_6_22.py', '3e5ba54b19b6330007303c0c51aa4bd276d8212e'),
    test: 'TestForm6Dot22CheckCrushingCompressionStruts::test_evaluation',
    articles: [T_BEAMS],
    lines: ['v_max'],
    check: 'v_Ed <= v_max',
    given: 'v_Ed = 8 N/mm²; nu = 0.6; f_cd = 30 N/mm²; c_f = 1',
    passes: true,
    ratio: null,
    within: 0,
  },
  {
    formula: 'EN 1992-1-1, (6.29)',
    from: chapter6('test_formula_6_29.py', '10ad3764197d730b453ba66ba2394fd953ff68b1'),
    test: 'TestForm6Dot29CheckTorsionShearResistance::test_evaluation',
    articles: [TORSION],
    lines: ['r_TV'],
    check: 'r_TV <= 1',
    given: 'T_Ed = 100 N·m; V_Ed = 200 N; T_Rd.max = 150 N·m; V_Rd.max = 250 N',
    passes: false,
    ratio: null,
    within: 0,
  },
  {
    formula: 'EN 1992-1-1, (6.53)',
    from: chapter6('test_formula_6_53.py', '477eb9720fdb24f32b90175e333c03940c05887e'),
    test: 'TestForm6Dot53CheckPunchingShear::test_evaluation',
    articles: [FOOTING],
    lines: ['v_0'],
    check: 'v_0 <= v_Rd.max',
    given: 'N_Ed = 1.1 500 N; c = 400 mm/4; d = 200 mm; v_Rd.max = 2.5 N/mm²',
    passes: true,
    ratio: null,
    within: 0,
    note: 'A footing is loaded at its centre: their factor of 1.1 is in the force.',
  },
]
