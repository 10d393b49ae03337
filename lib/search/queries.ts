import 'server-only'
import { MAXIMUM_RESULTS, MINIMUM_QUERY_LENGTH } from './constants'
import { ask, type Answer } from './engine'
import { ARTICLES } from './indexing/constants'
import { logSearch } from './log/mutations'
import { readableCode } from './rules/readable'
import { Readings, readText } from './rules/reading'
import { beginningOf, markedText, snippetOf, type Highlighting } from './rules/snippet'
import type { SearchInput } from './schema'
import type { SearchAnswer, SearchHit } from './types'
import { cardOfA, inLibrary } from '@/lib/articles/cards/queries'
import { lockedFor } from '@/lib/articles/queries'
import type { ArticleCard } from '@/lib/articles/types'
import type { Verified } from '@/lib/auth/viewer'
import { db, Prisma } from '@/lib/core/server/db'
import { consume } from '@/lib/limits/mutations'

/**
 * The published articles that answer a question, best first, each with the passage that matches. Two
 * characters or fewer find nothing.
 */
export async function searchArticles(
  viewer: Verified,
  { q, categoryFilter }: SearchInput,
): Promise<SearchAnswer> {
  if (q.length < MINIMUM_QUERY_LENGTH) return { hits: [], suggestion: null }
  await consume('search', viewer.id)
  const within = categoryFilter
    ? {
        name: 'category',
        condition: Prisma.sql`id IN (SELECT a.id FROM articles a WHERE a.category_id = ${categoryFilter})`,
      }
    : undefined
  const answer = await ask(ARTICLES, q, MAXIMUM_RESULTS, { within })
  const hits = await hitsOf(viewer, answer)
  await logSearch(viewer, q, hits.length)
  return { hits, suggestion: answer.suggestion }
}

/** Fifty texts a search are looked through: what was read stays read. */
const readings = new Readings()

type FoundRow = { id: number; card: ArticleCard; text: string; reference: string | null }

/**
 * Cards and passages of what was found. What has just left the library is left out, whatever the index still
 * says.
 */
async function hitsOf(viewer: Verified, answer: Answer): Promise<SearchHit[]> {
  const { ranked, parts, termWeight, phrases } = answer
  if (ranked.length === 0) return []
  const rows = await db.$queryRaw<FoundRow[]>`
    SELECT a.id, ${cardOfA} AS card, CASE WHEN l.locked THEN coalesce(a.excerpt, a.summary) ELSE left(a.plain_text, 30000) END AS text,
      CASE WHEN l.locked THEN NULL ELSE left(a.reference, 20000) END AS reference
    FROM articles a CROSS JOIN LATERAL (SELECT ${lockedFor(viewer)} AS locked) l
    WHERE a.id IN (${Prisma.join(ranked.map(({ id }) => id))}) AND ${inLibrary}`
  const found = new Map(rows.map((row) => [row.id, row]))
  const highlighting = { termWeight: (term: string) => termWeight.get(term) ?? 0, phrases }
  return ranked.flatMap(({ id, loose, answered }) => {
    const row = found.get(id)
    if (!row) return []
    const markedTitle = markedText(readText(row.card.title, answer.thesaurus), highlighting)
    return [
      {
        ...row.card,
        markedTitle,
        snippet: passageOf(row, answer, highlighting),
        similar: loose,
        matched: codesAmong(answered.map((part) => parts[part]!)),
      },
    ]
  })
}

/**
 * What made the article match: a passage of its text, else of its references, excerpt or tags; else, where
 * only its title did, its beginning.
 */
function passageOf(
  { id, card, text, reference }: FoundRow,
  { thesaurus }: Answer,
  highlighting: Highlighting,
): string {
  const reading = readings.of(id, text, thesaurus)
  const passage = snippetOf(reading, highlighting)
  if (passage !== null) return passage
  const tags = card.tags.map(({ name }) => name).join(', ')
  for (const other of [reference, card.excerpt, tags]) {
    const from = other && snippetOf(readText(other, thesaurus), highlighting)
    if (from) return from
  }
  return beginningOf(reading)
}

/** Concepts and words are not shown as badges. A clause badge names its standard too. */
function codesAmong(parts: Answer['parts']): string[] {
  const cited = parts.find(({ typed }) => /^#[a-z]+\d[^:]*:/.test(typed))
  if (cited) return [readableCode(cited.typed)]
  const named = parts.flatMap(
    ({ typed, label }) => label ?? (typed.startsWith('#') ? readableCode(typed) : []),
  )
  return [...new Set(named)]
}
