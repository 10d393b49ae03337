import { blueprints, inSheets, type Published, type PublishedCheck } from './types'

/** Tests of NEN 9997-1, the Dutch edition of EN 1997-1, whose numbers are the same. */
const chapter2 = (file: string, commit: string) =>
  blueprints(`nen_9997_1_c2_2017/chapter_2_basic_of_geotechnical_design/${file}`, commit)

const APPROACH = 'eurocode-7-design-approach-1'
const FACTORS = 'partial-factors-equ-str-geo'
const PILES = 'axially-loaded-piles'
const RETAINING = 'retaining-walls-earth-pressure-and-sliding'
const SPREAD = 'spread-foundations-bearing-resistance'

/** Sums of permanent and variable action, of which theirs is one. */
const PERMANENT = { note: 'The permanent action alone, whose factor is theirs.' }
const VARIABLE = {
  instead: { '1.3 Q_k': '1.35 Q_k' },
  note: 'The variable action alone, with the factor of theirs.',
}
/** The parameter of theirs as the tangent of an angle. */
const TANGENT = 'The factor is on the tangent of the angle.'

/** Values of EN 1997-1:2004 that others expect. */
export const GEOTECHNICAL_VALUES: Published[] = [
  ...inSheets(
    {
      formula: 'EN 1997-1, (2.1a)',
      from: chapter2('test_formula_2_1_a.py', '09b89306f688daef1bab51138b531abde4e92e68'),
      test: 'TestForm2Dot1ADesignValueLoad::test_formula_2_1_a',
      within: 1e-9,
      theirs: 135,
      ours: 135,
    },
    [
      [PILES, 'F_1', 'G_k = 100 kN; Q_k = 0 kN', { unit: 'kN', ...PERMANENT }],
      [PILES, 'F_2', 'G_k = 0 kN; Q_k = 100 kN', { unit: 'kN', ...VARIABLE }],
      [APPROACH, 'V_1', 'G_k = 100 kN/m; Q_k = 0 kN/m', { unit: 'kN/m', ...PERMANENT }],
      [APPROACH, 'V_2', 'G_k = 0 kN/m; Q_k = 100 kN/m', { unit: 'kN/m', ...VARIABLE }],
    ],
  ),
  ...inSheets(
    {
      formula: 'EN 1997-1, (2.2)',
      from: chapter2('test_formula_2_2.py', 'af6fe51c0acc90d8f85e896ee01d2072cd7c4e81'),
      test: 'TestForm2Dot2DesignValueGeotechnicalParameter::test_evaluation',
      within: 5e-5,
      theirs: 17.241,
      ours: 17.2414,
    },
    [
      [APPROACH, 'c_ud', 'c_uk = 25 kN/m²; gamma_cu = 1.45', { unit: 'kN/m²' }],
      [FACTORS, 'c_ud', 'c_u = 25 kN/m²; gamma_cu = 1.45', { unit: 'kN/m²' }],
      [RETAINING, 'phi_2f', 'phi_f = atan(25); gamma_M = 1.45', { compared: 'tan(phi_2f)', note: TANGENT }],
      [RETAINING, 'phi_2', 'phi_g = atan(25); gamma_M = 1.45', { compared: 'tan(phi_2)', note: TANGENT }],
      [SPREAD, 'phi_2', 'phi_k = atan(25); gamma_phi = 1.45', { compared: 'tan(phi_2)', note: TANGENT }],
    ],
  ),
]

export const GEOTECHNICAL_CHECKS: PublishedCheck[] = [1, 2.01].map((moment) => ({
  formula: 'EN 1997-1, (2.4)',
  from: chapter2('test_formula_2_4.py', '2f51eaa25b449e3d71dbd0427d802722249f0a69'),
  test: `TestForm2Dot4DesignValueGeotechnicalParameter::test_evaluation_${moment > 1 ? 'greater_than' : 'equals'}`,
  articles: [FACTORS],
  check: 'M_dst <= M_stb',
  given: `M_dst = ${moment} kNm/m; M_stb = ${moment > 1 ? 2 : 1} kNm/m`,
  passes: moment === 1,
  ratio: null,
  within: 0,
  note: 'What holds in the ground is part of the moment that stabilizes.',
}))
