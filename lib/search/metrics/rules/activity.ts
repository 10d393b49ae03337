export type Activity = 'High' | 'Medium' | 'Low'

/** How much a search found: more than 10 High, 1 to 10 Medium, 0 Low. */
export function activityOf(resultsCount: number): Activity {
  if (resultsCount > 10) return 'High'
  return resultsCount > 0 ? 'Medium' : 'Low'
}
