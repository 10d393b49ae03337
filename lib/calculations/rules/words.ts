import { escapeHtml } from '@/lib/core/text'
import type { CheckResult, Results, Sheet } from '../types'
import { plainName } from './names'
import { shownUtilisation } from './numbers'

/** Returns “passes: 0.770” or “fails: 1.128 > 1”; a condition on the inputs is met or not. */
export function checkWords({ passes, utilisation, isCondition }: CheckResult): string {
  if (isCondition) return passes ? 'condition met' : 'condition not met'
  if (utilisation === null) return passes ? 'passes' : 'fails'
  return passes ? `passes: ${shownUtilisation(utilisation)}` : `fails: ${shownUtilisation(utilisation)} > 1`
}

/** Returns the check with the largest utilisation; null where there is none, or one without a utilisation. */
export function governing({ checks }: Results): { line: number; utilisation: number } | null {
  let largest: { line: number; utilisation: number } | null = null
  for (const { line, utilisation, isCondition } of checks) {
    if (isCondition) continue
    if (utilisation === null) return null
    if (!largest || utilisation > largest.utilisation) largest = { line, utilisation }
  }
  return largest
}

/**
 * Returns a sentence on the check that governs. What cannot be calculated is said instead, and a condition on
 * the inputs that is not met; with the inputs or the conditions that are `wrong`, which may be out of sight.
 */
export function verdict(results: Results, wrong: readonly string[] = []): string {
  const { errors } = results
  const where = wrong.length > 0 ? `: please look at ${listed(wrong)}` : ''
  if (errors.size > 0) return `With these values not every line can be calculated${where}.`
  const broken = brokenConditions(results).length
  if (broken > 0)
    return `${broken === 1 ? 'A condition on the inputs is' : `${broken} conditions on the inputs are`} not met${where}.`
  const checks = results.checks.filter(({ isCondition }) => !isCondition)
  if (checks.length === 0) return 'Calculated.'
  const failed = checks.filter(({ passes }) => !passes).length
  const outcome =
    failed === 0 ? 'Every check passes' : failed === 1 ? 'One check fails' : `${failed} checks fail`
  // A check against nought, or of a negative number, has no utilisation that could be the largest.
  const largest = governing(results)
  return largest === null
    ? `${outcome}.`
    : `${outcome}; the largest utilisation is ${shownUtilisation(largest.utilisation)}.`
}

/**
 * Returns labels as a part of a sentence. More than four are counted behind the third: the verdict stays in
 * sight above what is typed.
 */
export const listed = (labels: readonly string[]): string =>
  new Intl.ListFormat('en-GB').format([
    ...labels.slice(0, labels.length > 4 ? 3 : 4).map((label) => `“${label}”`),
    ...(labels.length > 4 ? [`${labels.length - 3} others`] : []),
  ])

/** Returns the conditions on the inputs that what was entered does not meet. */
export const brokenConditions = ({ checks }: Results): CheckResult[] =>
  checks.filter(({ isCondition, passes }) => isCondition && !passes)

/** Returns the labels of the conditions on the inputs that are not met; none of those without a label. */
export function conditionsNotMet({ statements }: Pick<Sheet, 'statements'>, results: Results): string[] {
  const broken = new Set(brokenConditions(results).map(({ line }) => line))
  return statements.flatMap(({ line, label }) => (label && broken.has(line) ? [label] : []))
}

/** Returns how full the bar of a utilisation is, as a width of CSS. */
export const barWidth = (result: CheckResult | undefined): string =>
  `${Math.min(100, Math.max(0, (result?.utilisation ?? 0) * 100)).toFixed(0)}%`

/** Returns what to enter instead of what was typed, which is out of range, a fraction or no number. */
export const outOfRange = (range: string, isWhole: boolean): string =>
  `Please enter a ${isWhole ? 'whole ' : ''}number from ${range}.`

/** Returns what to do about a word that a choice does not have. */
export const notListed = (word: string): string => `“${word}” is not on this list: please choose another.`

/** One letter with what follows its underscore, as a name stands in a line of text: N_cr,z. */
const SYMBOL = /(?<![\p{L}\p{M}\p{N}_])(\p{L}\p{M}*)(\p{L}*)_([\p{L}\p{N}]+(?:,[\p{L}\p{N}]+)*)/gu

/** Returns a sentence as HTML, with the names of quantities as equations set them. */
export const withSymbols = (sentence: string): string =>
  escapeHtml(sentence).replace(SYMBOL, (_, letter: string, others: string, index: string) => {
    const name = plainName(letter + others)
    return `${name.normalize('NFD').replace(/\p{M}/gu, '').length > 1 ? name : `<i>${name}</i>`}<sub>${index}</sub>`
  })

/** Returns the same to be read out, where an underscore would be a word of its own: N cr z. */
export const spoken = (sentence: string): string =>
  sentence.replace(SYMBOL, (_, letter: string, others: string, index: string) =>
    [letter + others, ...index.split(',')].join(' '),
  )

/** How many characters a field shows beside its label, and how many without being wider than others. */
const BESIDE = 18
const NARROW = 10

/** Returns how wide a field is for what it holds, all of which is to be read, and whether below its label. */
export const roomFor = ({ length }: string): { width: string; isBelow: boolean } => ({
  width: length > NARROW ? `${length + 2}ch` : '',
  isBelow: length > BESIDE,
})
