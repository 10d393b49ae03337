import { FIRST_GENERATION } from '../constants'
import type { Day, Standing } from '../types'

/**
 * Returns when the first-generation Eurocodes among these are withdrawn, and whether they are; null where
 * there are none.
 */
export function firstGeneration(standings: readonly (Standing | null)[]): { on: Day; past: boolean } | null {
  const days = standings.flatMap((standing) => {
    if (standing?.generation !== FIRST_GENERATION) return []
    if (standing.withdrawn) return standing.since ? [{ on: standing.since, past: true }] : []
    return standing.next?.withdrawn ? [{ on: standing.next.from, past: false }] : []
  })
  // What is withdrawn last decides: until then something that the article rests on still holds.
  return days.toSorted((a, b) => a.on.localeCompare(b.on)).at(-1) ?? null
}
