import 'server-only'
import { MAXIMUM_RESULTS, MINIMUM_QUERY_LENGTH } from './constants'
import type { SearchInput } from './schema'
import type { SearchHit } from './types'
import { cardOfA, inLibrary } from '@/lib/articles/cards/queries'
import type { ArticleCard } from '@/lib/articles/types'
import type { Verified } from '@/lib/auth/viewer'
import { db, Prisma } from '@/lib/core/db'
import { consume } from '@/lib/limits/mutations'

// How many matches are ranked over their whole text. PostgreSQL unpacks the document of each match to rank it, which is the cost of a search.
const RANKED = 2000

/** The published articles that answer a query, best first, each with the passage that matches. Queries of two characters or fewer find nothing. */
export async function searchArticles(
  viewer: Verified,
  { q, categoryFilter }: SearchInput,
): Promise<SearchHit[]> {
  if (q.length < MINIMUM_QUERY_LENGTH) return []
  await consume('search', viewer.id)
  const strict = await matching(
    Prisma.sql`websearch_to_tsquery('english', ${withoutBareMinus(q)})`,
    categoryFilter,
  )
  return strict.length > 0 ? strict : matching(anyWord(q), categoryFilter)
}

/** A minus in front of nothing leaves nothing out, and PostgreSQL refuses more than 31 of them ("tsquery stack too small"). */
const withoutBareMinus = (q: string) => q.replace(/-(?![\p{L}\p{N}"])/gu, ' ')

/** Any of the words, the last one as a prefix: what a query falls back to when nothing holds all of them. */
const anyWord = (q: string) => {
  const words = q.match(/[\p{L}\p{N}]+/gu) ?? []
  const terms = words.slice(0, 32).map((word, index) => (index === words.length - 1 ? `${word}:*` : word))
  return Prisma.sql`to_tsquery('english', ${terms.join(' | ')})`
}

async function matching(query: Prisma.Sql, categoryId: number | undefined): Promise<SearchHit[]> {
  const inCategory = categoryId ? Prisma.sql`AND a.category_id = ${categoryId}` : Prisma.empty
  const rows = await db.$queryRaw<{ card: ArticleCard; snippet: string }[]>`
    WITH query AS (SELECT terms, regexp_replace(terms::text, '&|<->|<[0-9]+>', '|', 'g')::tsquery AS any_term FROM (SELECT ${query} AS terms) q),
    found AS (
      SELECT a.id, d.document FROM search_documents d JOIN articles a ON a.id = d.article_id, query
      WHERE d.document @@ query.terms AND ${inLibrary} ${inCategory} LIMIT ${RANKED}),
    best AS (
      SELECT found.id, ts_rank_cd('{0.05, 0.3, 0.5, 1.0}', found.document, query.terms, 1) AS rank FROM found, query
      ORDER BY rank DESC, found.id LIMIT ${MAXIMUM_RESULTS})
    SELECT ${cardOfA} AS card,
      ts_headline('english', replace(replace(replace(left(a.plain_text, 40000), '&', '&amp;'), '<', '&lt;'), '>', '&gt;'), query.any_term,
        'StartSel=<mark>, StopSel=</mark>, MaxFragments=1, MinWords=12, MaxWords=28') AS snippet
    FROM best JOIN articles a ON a.id = best.id, query ORDER BY best.rank DESC, best.id`
  return rows.map(({ card, snippet }) => ({ ...card, snippet }))
}
