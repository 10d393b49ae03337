import { concrete2004, CONCRETE, DEVELOPMENT, MATERIAL } from './concrete-files'
import type { Published, PublishedCheck } from './types'

const BASEMENT = 'basements-watertightness-early-age-cracking-and-ground-slabs'
const ASSESSED = 'in-situ-concrete-strength-assessment'
const COLUMN = 'concrete-column-interaction-and-biaxial-bending'
const COVER = 'concrete-cover-and-exposure-classes'
const PRESTRESS = 'prestress-and-post-tensioning'
const SLENDER = 'slender-columns-nominal-curvature'
const STRENGTHENED = 'strengthening-members-under-load'
const T_BEAMS = 't-beams-and-doubly-reinforced-beams'

/** Strengths that sheets work out for two concretes, or call otherwise. */
const DESIGN_STRENGTHS: [article: string, line: string, strength: string, factor: string][] = [
  [ASSESSED, 'f_cd', 'f_ck.is', 'gamma_4'],
  [ASSESSED, 'f_cd.c', 'f_cls', 'gamma_C'],
  [STRENGTHENED, 'f_cd.0', 'f_ck.0', 'gamma_C'],
  [STRENGTHENED, 'f_cd.1', 'f_ck.1', 'gamma_C'],
]

/** Depths of stress blocks, from which the factor of the depth is read back. */
const BLOCKS: [article: string, line: string, given: string, factor: string][] = [
  [COLUMN, 's_y', 'x_y = 200 mm; h = 500 mm', 's_y/x_y'],
  [COLUMN, 's_z', 'x_z = 200 mm; b = 500 mm', 's_z/x_z'],
  [
    'continuous-beams-pattern-loading-and-redistribution',
    'x_u',
    'd = 500 mm; m_u = 0.12',
    'd (1 - sqrt(1 - 2 m_u))/x_u',
  ],
  [
    PRESTRESS,
    'x_u',
    'A_p = 1000 mm²; f_pd = 1400 N/mm²; b = 400 mm; f_cd = 20 N/mm²',
    'A_p f_pd/(b f_cd x_u)',
  ],
  [SLENDER, 's_0', 'x_0 = 200 mm; h = 500 mm', 's_0/x_0'],
  [T_BEAMS, 'x', 'y = 100 mm', 'y/x'],
  [
    T_BEAMS,
    'M_lim',
    'x_lim = 200 mm; b = 300 mm; f_cd = 20 N/mm²; d = 500 mm',
    '(1 - sqrt(1 - 2 M_lim/(b d^2 f_cd))) d/x_lim',
  ],
]

const MODULI = [PRESTRESS, 'shear-walls-and-cores', 'composite-slabs-with-profiled-sheeting']

export const MATERIAL_VALUES: Published[] = [
  ...DESIGN_STRENGTHS.map(([article, line, strength, factor]): Published => ({
    formula: 'EN 1992-1-1, (3.15)',
    from: concrete2004(
      'chapter_3_materials/test_formula_3_15.py',
      'e62533d5f3a979600d0b1e442f31549d84ca3502',
    ),
    test: 'TestForm3Dot15DesignValueCompressiveStrength::test_evaluation',
    articles: [article],
    lines: [line],
    unit: 'N/mm²',
    within: 1e-4,
    cases: [[`alpha_cc = 1.0; ${strength} = 10.5 N/mm²; ${factor} = 0.8`, 13.125, 13.125]],
  })),
  {
    formula: 'EN 1992-1-1, Table 3.1, mean tensile strength',
    from: MATERIAL,
    test: 'TestConcreteMaterial::test_f_ctm_low_concrete',
    articles: [PRESTRESS],
    lines: ['f_ctm.t'],
    unit: 'N/mm²',
    within: 1e-9,
    cases: [['f_ck.t = 30 N/mm²', 2.896468153816889, 2.89647]],
  },
  {
    formula: 'EN 1992-1-1, Table 3.1, lower tensile strength',
    from: CONCRETE,
    test: 'test_fctk_5',
    articles: ['strut-and-tie-deep-beams'],
    lines: ['f_ct'],
    unit: 'N/mm²',
    within: 0.031,
    note: 'Theirs are the two figures that the table prints, as are those of the sheet.',
    cases: [
      ['f_ck = 25 N/mm²', 1.8, 1.8],
      ['f_ck = 30 N/mm²', 2.0, 2],
      ['f_ck = 35 N/mm²', 2.2, 2.2],
      ['f_ck = 40 N/mm²', 2.5, 2.5],
      ['f_ck = 45 N/mm²', 2.7, 2.7],
      ['f_ck = 50 N/mm²', 2.9, 2.9],
    ],
  },
  {
    formula: 'EN 1992-1-1, Table 3.1, lower tensile strength',
    from: MATERIAL,
    test: 'TestConcreteMaterial::test_f_ctk_0_05',
    articles: ['strut-and-tie-deep-beams'],
    lines: ['f_ct'],
    unit: 'N/mm²',
    within: 1e-9,
    differs: 'The sheet rounds to the figures that the table prints; theirs does not.',
    cases: [['f_ck = 30 N/mm²', 2.027527707671822, 2]],
  },
  {
    formula: 'EN 1992-1-1, Table 3.1, modulus',
    from: MATERIAL,
    test: 'TestConcreteMaterial::test_e_cm',
    articles: MODULI,
    lines: ['E_cm'],
    unit: 'N/mm²',
    within: 2e-5,
    note: 'Theirs is cut to a whole number.',
    cases: [['f_ck = 30 N/mm²', 32836, 32836.6]],
  },
  {
    formula: 'EN 1992-1-1, Table 3.1, modulus',
    from: CONCRETE,
    test: 'test_Ecm',
    articles: MODULI,
    lines: ['E_cm'],
    unit: 'N/mm²',
    within: 0.02,
    note: 'Theirs are the two figures that the table prints.',
    cases: [
      ['f_ck = 25 N/mm²', 31000, 31475.8],
      ['f_ck = 30 N/mm²', 33000, 32836.6],
      ['f_ck = 35 N/mm²', 34000, 34077.1],
      ['f_ck = 40 N/mm²', 35000, 35220.5],
      ['f_ck = 45 N/mm²', 36000, 36283.2],
      ['f_ck = 50 N/mm²', 37000, 37277.9],
    ],
  },
  {
    formula: 'EN 1992-1-1, Table 3.1, strain at the strength',
    from: MATERIAL,
    test: 'TestConcreteMaterial::test_eps_c3_low_concrete',
    articles: [COLUMN, SLENDER],
    lines: ['epsilon_c3'],
    unit: '‰',
    within: 1e-9,
    cases: [['f_ck = 30 N/mm²', 1.75, 1.75]],
  },
  {
    formula: 'EN 1992-1-1, Table 3.1, strain at the strength',
    from: CONCRETE,
    test: 'test_eps_c3',
    articles: [COLUMN, SLENDER],
    lines: ['epsilon_c3'],
    within: 0.0171,
    note: 'The same is expected of each class up to C50.',
    cases: [['f_ck = 50 N/mm²', 1.75e-3, 0.00175]],
  },
  {
    formula: 'EN 1992-1-1, (3.2)',
    from: concrete2004('chapter_3_materials/test_formula_3_2.py', 'cd0ce267f4ab2a5fe361c038033067616e885a07'),
    test: 'TestForm3Dot2CoefficientDependentOfConcreteAge::test_evaluation',
    articles: [BASEMENT],
    lines: ['beta_cc'],
    within: 1e-4,
    cases: [['s_c = 0.25; t_c = 10', 0.8450749, 0.845075]],
  },
  {
    formula: 'EN 1992-1-1, (3.2)',
    from: DEVELOPMENT,
    test: 'test_compressive_strength_development',
    articles: [BASEMENT],
    lines: ['beta_cc'],
    also: 's_c = 0.25',
    within: 1e-5,
    note: 'Two of theirs are beyond the 28 days of the sheet.',
    cases: [
      ['t_c = 9', 0.8261668305331398, 0.826167],
      ['t_c = 27', 0.995422968073841, 0.995423],
      ['t_c = 56', 1.075970779425791, 1.07597],
      ['t_c = 365', 1.198124627036262, 1.19812],
    ],
  },
  {
    formula: 'EN 1992-1-1, (3.4)',
    from: concrete2004('chapter_3_materials/test_formula_3_4.py', 'cd9348a3f0a717556b9d98bc2f2f13b55fc92cca'),
    test: 'TestForm3Dot4DevelopmentTensileStrength::test_evaluation',
    articles: [BASEMENT],
    lines: ['f_ct.t'],
    unit: 'N/mm²',
    within: 1e-4,
    note: 'Up to 28 days, where the sheet ends, the exponent is 1; that of theirs, 2/3, is put into the factor.',
    cases: [['beta_cc = 0.32^(2/3); f_ctm = 3.45 N/mm²', 1.614058, 1.61406]],
  },
  {
    formula: 'EN 1992-1-1, (3.16)',
    from: concrete2004(
      'chapter_3_materials/test_formula_3_16.py',
      'cd9348a3f0a717556b9d98bc2f2f13b55fc92cca',
    ),
    test: 'TestForm3Dot16DesignValueTensileStrength::test_evaluation',
    articles: ['anchorage-and-lap-lengths'],
    lines: ['f_ctd'],
    unit: 'N/mm²',
    within: 1e-4,
    cases: [['alpha_ct = 1.0; f_ctk = 10.5 N/mm²; gamma_C = 0.8', 13.125, 13.125]],
  },
  {
    formula: 'EN 1992-1-1, (3.16)',
    from: CONCRETE,
    test: 'test_fctd',
    articles: ['anchorage-and-lap-lengths'],
    lines: ['f_ctd'],
    also: 'alpha_ct = 0.85; gamma_C = 1.5',
    unit: 'N/mm²',
    within: 1e-4,
    cases: [
      ['f_ctk = 2.2 N/mm²', 1.2467, 1.24667],
      ['f_ctk = 2.7 N/mm²', 1.53, 1.53],
      ['f_ctk = 3.2 N/mm²', 1.8133, 1.81333],
      ['f_ctk = 3.5 N/mm²', 1.9833, 1.98333],
    ],
  },
  {
    formula: 'EN 1992-1-1, (3.16)',
    from: MATERIAL,
    test: 'TestConcreteMaterial::test_f_ctd',
    articles: [T_BEAMS],
    lines: ['f_ctm', 'f_ctd'],
    also: 'alpha_ct = 1.0; gamma_C = 1.5',
    unit: 'N/mm²',
    within: 1e-9,
    cases: [['f_ck = 30 N/mm²', 1.3516851384478814, 1.35169]],
  },
  {
    formula: 'EN 1992-1-1, (3.17)',
    from: concrete2004(
      'chapter_3_materials/test_formula_3_17.py',
      '55fc16baa86944cefd7ee69522e22008168b9032',
    ),
    test: 'TestForm3Dot17CompressiveStressConcrete::test_evaluation',
    articles: [STRENGTHENED],
    lines: ['sigma_j'],
    unit: 'N/mm²',
    within: 1e-4,
    cases: [['f_cd.1 = 18.5 N/mm²; e_1 = 0.64; epsilon_c2 = 0.81', 17.68511, 17.6851]],
  },
  ...BLOCKS.map(([article, line, given, factor]): Published => ({
    formula: 'EN 1992-1-1, (3.19)',
    from: concrete2004(
      'chapter_3_materials/test_formula_3_19_and_20.py',
      'e4ffe74b3723a32d3b9cca514ae3144e0c333336',
    ),
    test: 'TestForm3Dot19And20EffectivePressureZoneHeight::test_evaluation_1',
    articles: [article],
    lines: [line],
    compared: factor,
    within: 1e-4,
    note: 'The factor is read back from the depth or the moment that it gives. (3.20) is beyond C50, where the sheet ends.',
    cases: [[given, 0.8, 0.8]],
  })),
]

const TABLE_4_2 = concrete2004(
  'chapter_4_durability_and_cover/test_table_4_2.py',
  '8bd3dcdb9106db74bca42a2bdfbc9075810a7f01',
)
const TABLE_4_4N = concrete2004(
  'chapter_4_durability_and_cover/test_table_4_4n.py',
  'cfbce86ca371b170d2c376c81825c158a571ac0a',
)

export const COVER_VALUES: Published[] = [
  {
    formula: 'EN 1992-1-1, (4.1)',
    from: concrete2004(
      'chapter_4_durability_and_cover/test_formula_4_1.py',
      '75430da0ac27575ffeba0de4bfd89dc5bd7f89ef',
    ),
    test: 'TestForm4Dot1NominalConcreteCover::test_evaluation',
    articles: [COVER],
    lines: ['c_nom'],
    unit: 'mm',
    within: 1e-4,
    cases: [['c_min = 60 mm; Deltac_dev = 5 mm; c_g = 0 mm', 65, 65]],
  },
  {
    formula: 'EN 1992-1-1, (4.2)',
    from: concrete2004(
      'chapter_4_durability_and_cover/test_formula_4_2.py',
      'd90b49ac0750554b489ad438790357145b8bf40e',
    ),
    test: 'TestForm4Dot1NominalConcreteCover::test_evaluation and test_evaluation_default_values',
    articles: [COVER],
    lines: ['c_min'],
    also: 'c_min.b = 15 mm; Deltac_add = 0 mm',
    unit: 'mm',
    within: 1e-4,
    cases: [
      ['c_dur = 10 mm; Deltac_gamma = 5 mm; Deltac_st = 5 mm', 15, 15],
      ['c_dur = 20 mm; Deltac_gamma = 0 mm; Deltac_st = 0 mm', 20, 20],
    ],
  },
  ...[
    ['c_min.b', 'phi_n'],
    ['c_b2', 'phi_2'],
  ].map(([line, diameter]): Published => ({
    formula: 'EN 1992-1-1, Table 4.2',
    from: TABLE_4_2,
    test: 'TestTable4Dot2MinimumCoverWithRegardToBond::test_evaluation',
    articles: [COVER],
    lines: [line!],
    also: `${diameter} = 25 mm`,
    unit: 'mm',
    within: 1e-4,
    cases: [
      ['d_g = 40 mm', 30, 30],
      ['d_g = 20 mm', 25, 25],
    ],
  })),
  {
    formula: 'EN 1992-1-1, Table 4.2',
    from: TABLE_4_2,
    test: 'TestTable4Dot2MinimumCoverWithRegardToBond::test_evaluation_using_form_8_14',
    articles: [COVER],
    lines: ['phi_n', 'c_min.b'],
    unit: 'mm',
    within: 1e-4,
    cases: [['phi = 20 mm; n_b = 4; d_g = 40 mm', 45, 45]],
  },
  {
    formula: 'EN 1992-1-1, Table 4.4N',
    from: TABLE_4_4N,
    test: 'TestTable4Dot4nMinimumCoverDurabilityReinforcementSteel::test_evaluation',
    articles: [COVER],
    lines: ['c_XC'],
    unit: 'mm',
    within: 1e-4,
    cases: [
      ['choice class = S4 from cover_durability; choice exposure = X0 from exposure_classes', 10, 10],
      ['choice class = S3 from cover_durability; choice exposure = XC2 from exposure_classes', 20, 20],
      ['choice class = S1 from cover_durability; choice exposure = XC4 from exposure_classes', 15, 15],
      ['choice class = S5 from cover_durability; choice exposure = XC1 from exposure_classes', 20, 20],
    ],
  },
  {
    formula: 'EN 1992-1-1, Table 4.4N',
    from: TABLE_4_4N,
    test: 'TestTable4Dot4nMinimumCoverDurabilityReinforcementSteel::test_evaluation',
    articles: [COVER],
    lines: ['c_Cl'],
    unit: 'mm',
    within: 1e-4,
    note: 'Theirs has several classes at once; the one that asks for most is given here.',
    cases: [
      ['choice class = S5 from cover_durability; choice exposure = XS2 from exposure_classes', 45, 45],
      ['choice class = S2 from cover_durability; choice exposure = XD1 from exposure_classes', 25, 25],
    ],
  },
  {
    formula: 'EN 1992-1-1, Table 4.4N',
    from: TABLE_4_4N,
    test: 'TestTable4Dot4nMinimumCoverDurabilityReinforcementSteel::test_evaluation',
    articles: [COVER],
    lines: ['c_Cl'],
    unit: 'mm',
    within: 1e-4,
    differs:
      'Table 4.4N prints 55 mm for XD3 and XS3 in S6, and 50 mm in S5. Theirs takes 5 mm less, which is the column of XD2 and XS2.',
    cases: [
      ['choice class = S6 from cover_durability; choice exposure = XS3 from exposure_classes', 50, 55],
      ['choice class = S5 from cover_durability; choice exposure = XD3 from exposure_classes', 45, 50],
    ],
  },
]

/** The modulus that a class may have at most. */
export const MATERIAL_LIMITS: PublishedCheck[] = [0.999, 1.001].map((part) => ({
  formula: 'EN 1992-1-1, Table 3.1, modulus',
  from: MATERIAL,
  test: 'TestConcreteMaterial::test_e_cm',
  articles: ['headed-studs-in-profiled-decking'],
  check: 'E_cm <= 1.05*22 kN/mm² ((f_ck/(1 N/mm²) + 8)/10)^0.3',
  isScope: true,
  given: `f_ck = 30 N/mm²; E_cm = 1.05 32836.6 ${part} N/mm²`,
  passes: part < 1,
  ratio: null,
  within: 0,
  note: 'The sheet allows 5 % more.',
}))
