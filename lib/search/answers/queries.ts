import 'server-only'
import { describedValue } from '../rules/described'
import { agree, askedValue } from '../rules/values'
import type { DirectAnswer } from '../types'
import { fromArticles } from './articles/queries'
import { fromCalculations } from './factors/queries'
import { fromDescriptions, fromTables } from './tables/queries'
import type { Candidate } from './types'
import type { Verified } from '@/lib/auth/viewer'

/** How many of the articles that were found are looked through for a value. */
const ARTICLES_READ = 20

/**
 * Returns the value that answers a question, as the row of its table; null where the question asks for none,
 * where no row is named with certainty, or where two tables say different things. `ids` are the articles that
 * were found, best first; what the viewer may not read is not looked through.
 */
export async function directAnswer(
  viewer: Verified,
  question: string,
  ids: readonly number[],
): Promise<DirectAnswer | null> {
  const asked = askedValue(question)
  const known: (Candidate | 'several')[] = asked
    ? [
        ...(await fromTables(viewer, asked)),
        ...(await fromArticles(viewer, asked, ids.slice(0, ARTICLES_READ))),
        ...(await fromCalculations(viewer, asked, ids)),
      ]
    : []
  const described = known.length === 0 && describedValue(question)
  const candidates = described
    ? await fromDescriptions(viewer, described, ids.slice(0, ARTICLES_READ))
    : known
  // One table that names several rows leaves none certain, whatever an article says of one of them.
  if (candidates.includes('several')) return null
  const found = candidates.filter((candidate) => candidate !== 'several')
  const [first] = found
  if (!first || found.some(({ values }) => !agree(values, first.values))) return null
  return first.answer()
}
