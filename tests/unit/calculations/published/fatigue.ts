import { blueprints, type Published, type PublishedCheck } from './types'

const STRENGTH = 'en_1993_1_9_2005/chapter_7_fatigue_strength'
const FIGURES = blueprints(`${STRENGTH}/test_figures_7.py`, '59ca4c2dd73486af7531d5932d6a24525a807861')
const LIFE = blueprints(`${STRENGTH}/test_fatigue_life.py`, '0f16552f4096545433aa018deac14143e75703c8')
const ANNEX = 'en_1993_1_9_2005/annex_a_determination_of_fatigue_load_parameters_and_verification_formats'
const SUM = blueprints(`${ANNEX}/test_formula_a_1.py`, 'e62533d5f3a979600d0b1e442f31549d84ca3502')

const DETAILS = ['fatigue-detail-categories-en-1993-1-9']

/** The three ranges of stress of the sheet. */
const RANGES = [1, 2, 3]

/** Values of EN 1993-1-9:2005 that others expect. */
export const FATIGUE_VALUES: Published[] = [
  {
    formula: 'EN 1993-1-9, Figure 7.1, constant amplitude limit',
    from: FIGURES,
    test: 'TestFig7NominalStressRange::test_evaluation, 5 million cycles',
    articles: DETAILS,
    lines: ['S_D'],
    unit: 'N/mm²',
    within: 1e-5,
    cases: [['S_C = 160 N/mm²', 117.88901, 117.889]],
  },
  {
    formula: 'EN 1993-1-9, Figure 7.1, cut-off limit',
    from: FIGURES,
    test: 'TestFig7NominalStressRange::test_evaluation, 100 million cycles',
    articles: DETAILS,
    lines: ['S_D', 'S_L'],
    unit: 'N/mm²',
    within: 1e-5,
    cases: [['S_C = 160 N/mm²', 64.75411, 64.7541]],
  },
  ...RANGES.flatMap((range): Published[] => [
    {
      formula: 'EN 1993-1-9, Figure 7.1, cycles to failure',
      from: LIFE,
      test: 'TestForm7FatigueLife::test_evaluation',
      articles: DETAILS,
      lines: ['S_D', `N_${range}`],
      also: 'S_C = 160 N/mm²',
      within: 1e-9,
      cases: [
        [`s_${range} = 160 N/mm²`, 2e6, 2000000],
        [`s_${range} = 320 N/mm²`, 2e6 / 8, 250000],
      ],
    },
    {
      formula: 'EN 1993-1-9, Figure 7.1, cycles to failure',
      from: FIGURES,
      test: 'TestFig7NominalStressRange::test_evaluation',
      articles: DETAILS,
      lines: ['S_D', `N_${range}`],
      also: 'S_C = 160 N/mm²',
      within: 5e-5,
      note: 'Theirs has the ranges that belong to these numbers of cycles, with seven or eight figures, of which the fifth power is taken.',
      cases: [
        [`s_${range} = 201.58737 N/mm²`, 1e6, 1000000],
        [`s_${range} = 89.34316 N/mm²`, 2e7, 20000000],
      ],
    },
  ]),
  {
    formula: 'EN 1993-1-9, (A.1)',
    from: SUM,
    test: 'TestFormADot1DamageDuringDesignLife::test_evaluation',
    articles: DETAILS,
    lines: ['d_1', 'd_2', 'd_3', 'D_0', 'D'],
    also: 's_1 = 100 N/mm²; s_2 = 100 N/mm²; s_3 = 100 N/mm²; S_L = 50 N/mm²; S_D = 80 N/mm²; S_max = 100 N/mm²',
    within: 1e-9,
    cases: [['n_1 = 5; N_1 = 10; n_2 = 4; N_2 = 20; n_3 = 3; N_3 = 30', 5 / 10 + 4 / 20 + 3 / 30, 0.8]],
  },
]

export const FATIGUE_CHECKS: PublishedCheck[] = [0.8, 1.1].map((damage) => ({
  formula: 'EN 1993-1-9, (A.2)',
  from: blueprints(`${ANNEX}/test_formula_a_2.py`, 'e62533d5f3a979600d0b1e442f31549d84ca3502'),
  test: 'TestFormADot2CriteriaBasedOnDamageAccumulation::test_evaluation',
  articles: DETAILS,
  check: 'D <= 1',
  given: `D = ${damage}`,
  passes: damage < 1,
  ratio: damage,
  within: 1e-9,
}))
