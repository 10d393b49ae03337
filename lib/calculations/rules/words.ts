import type { CheckResult, Results } from '../types'
import { shownUtilisation } from './numbers'

/** Returns “passes: 0.770” or “fails: 1.128 > 1”. */
export function checkWords({ passes, utilisation }: CheckResult): string {
  if (utilisation === null) return passes ? 'passes' : 'fails'
  return passes ? `passes: ${shownUtilisation(utilisation)}` : `fails: ${shownUtilisation(utilisation)} > 1`
}

/** Returns a sentence on the check that governs; what cannot be calculated is said first. */
export function verdict({ checks, errors }: Results): string {
  if (errors.size > 0) return 'With these values not every line can be calculated.'
  if (checks.length === 0) return 'Calculated.'
  const failed = checks.filter(({ passes }) => !passes)
  const largest = Math.max(...checks.map(({ utilisation }) => utilisation ?? 0))
  if (failed.length === 0)
    return `Every check passes; the largest utilisation is ${shownUtilisation(largest)}.`
  const count = failed.length === 1 ? 'One check fails' : `${failed.length} checks fail`
  return `${count}; the largest utilisation is ${shownUtilisation(largest)}.`
}

/** Returns how full the bar of a utilisation is, as a width of CSS. */
export const barWidth = (result: CheckResult | undefined): string =>
  `${Math.min(100, Math.max(0, (result?.utilisation ?? 0) * 100)).toFixed(0)}%`
