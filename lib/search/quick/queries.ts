import 'server-only'
import { mayBeAnswered, saidValuesAsMeant } from '../answers/queries'
import { tablesAbout } from '../answers/tables/about/queries'
import { MINIMUM_QUERY_LENGTH, MOST_FOUND } from '../constants'
import { ask } from '../engine'
import { foundBy } from '../found/queries'
import { ARTICLES } from '../indexing/constants'
import type { QuickAnswer } from '../types'
import { quickly } from './rules/quickly'
import type { Verified } from '@/lib/auth/viewer'
import { consume } from '@/lib/limits/mutations'

/**
 * Returns in one line what the search page answers a question with before its articles: a value or a row of a
 * table, values that differ, or that no table has it. Null where it lists articles only. A question with one
 * misspelt word is answered as it was meant, and that is said.
 */
export async function quickAnswer(viewer: Verified, q: string): Promise<QuickAnswer | null> {
  if (q.length < MINIMUM_QUERY_LENGTH) return null
  await consume('quickAnswers', viewer.id)
  // The library is not searched a second time for what asks for articles.
  if (!mayBeAnswered(q)) return null
  const answer = await ask(ARTICLES, q, MOST_FOUND)
  const found = await foundBy(viewer, answer.ranked)
  const [said, tables] = await Promise.all([
    saidValuesAsMeant(
      viewer,
      q,
      answer,
      found.map(({ id }) => id),
    ),
    tablesAbout(q),
  ])
  const quick = quickly(said, tables)
  return quick && said.isAsMeant ? { ...quick, about: `As “${answer.suggestion!}”: ${quick.about}` } : quick
}
