import { blueprints, type Published } from './types'

/** The three strengths of the sheet, with the factors that theirs has not. */
const STRENGTHS: [line: string, given: string][] = [
  ['f_m.d', 'k_mod = 0.50; k_sys = 1; k_h = 1; f_m.k = 26 N/mm²'],
  ['f_m.G', 'k_mod.G = 0.50; k_sys = 1; k_h = 1; f_m.k = 26 N/mm²'],
  ['f_v.d', 'k_mod = 0.50; f_v.k = 26 N/mm²'],
]

/** Values of EN 1995-1-1:2004 that others expect. */
export const TIMBER_VALUES = STRENGTHS.map(([line, given]): Published => ({
  formula: 'EN 1995-1-1, (2.14)',
  from: blueprints(
    'en_1995_1_1_2004/chapter_2_basis_of_design/test_formula_2_14.py',
    '29bc2b4a7242faf80df15a54ddcdc63e3336cf6c',
  ),
  test: 'TestForm2Dot14DesignValueStrength::test_evaluation',
  articles: ['timber-beams-bending-and-kmod'],
  lines: [line],
  also: 'gamma_M = 1.3',
  unit: 'N/mm²',
  within: 1e-4,
  cases: [[given, 10, 10]],
}))
