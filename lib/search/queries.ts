import 'server-only'
import { MAXIMUM_RESULTS, MINIMUM_QUERY_LENGTH } from './constants'
import { ask, type Answer } from './engine/queries'
import { ARTICLES } from './indexing/constants'
import { logSearch } from './log/mutations'
import { readableCode } from './rules/readable'
import { Readings } from './rules/reading'
import { snippetOf } from './rules/snippet'
import type { SearchInput } from './schema'
import type { SearchAnswer, SearchHit } from './types'
import { cardOfA, inLibrary } from '@/lib/articles/cards/queries'
import { lockedFor } from '@/lib/articles/queries'
import type { ArticleCard } from '@/lib/articles/types'
import type { Verified } from '@/lib/auth/viewer'
import { db, Prisma } from '@/lib/core/db'
import { consume } from '@/lib/limits/mutations'

/** The published articles that answer a question, best first, each with the passage that matches. Two characters or fewer find nothing. */
export async function searchArticles(
  viewer: Verified,
  { q, categoryFilter }: SearchInput,
): Promise<SearchAnswer> {
  if (q.length < MINIMUM_QUERY_LENGTH) return { hits: [], suggestion: null }
  await consume('search', viewer.id)
  const within = categoryFilter
    ? {
        name: 'category',
        sql: 'id IN (SELECT a.id FROM articles a WHERE a.category_id = $6)',
        values: [categoryFilter],
      }
    : undefined
  const answer = await ask(ARTICLES, q, MAXIMUM_RESULTS, within)
  const hits = await hitsOf(viewer, answer)
  await logSearch(viewer, q, hits.length)
  return { hits, suggestion: answer.suggestion }
}

/** Fifty texts a search are looked through: what was read stays read. */
const readings = new Readings()

/** Cards and passages of what was found. What has just left the library is left out, whatever the index still says. */
async function hitsOf(viewer: Verified, { ranked, worth, thesaurus, parts }: Answer): Promise<SearchHit[]> {
  if (ranked.length === 0) return []
  const rows = await db.$queryRaw<{ id: number; card: ArticleCard; text: string }[]>`
    SELECT a.id, ${cardOfA} AS card, CASE WHEN ${lockedFor(viewer)} THEN coalesce(a.excerpt, a.summary) ELSE left(a.plain_text, 30000) END AS text FROM articles a
    WHERE a.id IN (${Prisma.join(ranked.map(({ id }) => id))}) AND ${inLibrary}`
  const found = new Map(rows.map((row) => [row.id, row]))
  const value = (term: string) => worth.get(term) ?? 0
  return ranked.flatMap(({ id, loose, answered }) => {
    const row = found.get(id)
    if (!row) return []
    const snippet = snippetOf(readings.of(id, row.text, thesaurus), value)
    return [
      { ...row.card, snippet, similar: loose, matched: codesAmong(answered.map((part) => parts[part]!)) },
    ]
  })
}

/** Meanings and words are not shown. A clause of its standard says both. */
function codesAmong(terms: string[]): string[] {
  const codes = [...new Set(terms.filter((term) => term.startsWith('#')))]
  const cited = codes.find((term) => /^#[a-z]+\d[^:]*:/.test(term))
  return cited ? [readableCode(cited)] : codes.map(readableCode)
}
