import 'server-only'
import { NOTHING_SAID, saidValuesAsMeant } from './answers/queries'
import { tablesAbout } from './answers/tables/about/queries'
import { FACETS, MAXIMUM_RESULTS, MINIMUM_QUERY_LENGTH, MOST_FOUND } from './constants'
import { ask, type Answer } from './engine'
import { filterable } from './filters/queries'
import { foundBy } from './found/queries'
import { hitsOf } from './hits/queries'
import { ARTICLES } from './indexing/constants'
import { logSearch } from './log/mutations'
import { nearWords } from './near/queries'
import { countsOf, listed, optionsOf } from './rules/filters'
import { likelyAmong } from './rules/ranking'
import { readableCode } from './rules/readable'
import type { LibrarySearch, SearchInput } from './schema'
import type { LibraryAnswer, SearchAnswer } from './types'
import type { Verified } from '@/lib/auth/viewer'
import { Prisma } from '@/lib/core/server/db'
import { consume } from '@/lib/limits/mutations'

/**
 * The published articles that answer a question, best first, each with the passage that matches. Two
 * characters or fewer find nothing.
 */
export async function searchArticles(
  viewer: Verified,
  { q, categoryFilter, limit }: SearchInput,
): Promise<SearchAnswer> {
  if (q.length < MINIMUM_QUERY_LENGTH) return { hits: [], listed: 0, suggestion: null }
  await consume('search', viewer.id)
  const within = categoryFilter
    ? {
        name: 'category',
        condition: Prisma.sql`id IN (SELECT a.id FROM articles a WHERE a.category_id = ${categoryFilter})`,
      }
    : undefined
  const answer = await ask(ARTICLES, q, MAXIMUM_RESULTS, { within })
  const found = await foundBy(viewer, answer.ranked)
  const hits = await hitsOf(viewer, answer, found.slice(0, limit), likelyAmong(answer.ranked))
  await logSearch(viewer, q, found.length)
  return { hits, listed: found.length, suggestion: answer.suggestion }
}

/**
 * The same as the search page lists it: narrowed and ordered, with what each further filter would list.
 * Filters choose from what the whole library answers, so that no count depends on the order of choosing.
 */
export async function searchLibrary(
  viewer: Verified,
  { q, filters, order, less }: LibrarySearch,
): Promise<LibraryAnswer> {
  await consume('search', viewer.id)
  const answer = await ask(ARTICLES, q, MOST_FOUND)
  const articles = await foundBy(viewer, answer.ranked)
  const found = await filterable(articles, answer.ranked)
  const list = listed(found, filters, { order, most: MAXIMUM_RESULTS })
  const likely = new Set(list.flatMap((each) => (each.likely ? each.id : [])))
  // Four of five are less likely ones, which few readers ask for.
  const shown = less || likely.size === 0 ? list : list.filter((each) => each.likely)
  const byId = new Map(articles.map((article) => [article.id, article]))
  const narrowed = FACETS.some((facet) => filters[facet] !== undefined)
  const ids = found.map(({ id }) => id)
  const [hits, { answer: direct, differing, outside, missing, readings, isAsMeant }, about] =
    await Promise.all([
      hitsOf(
        viewer,
        answer,
        shown.map(({ id }) => byId.get(id)!),
        likely,
      ),
      narrowed ? { ...NOTHING_SAID, isAsMeant: false } : saidValuesAsMeant(viewer, q, answer, ids),
      narrowed ? [] : tablesAbout(q),
      // Who asks for the less likely ones has searched already.
      less || logSearch(viewer, q, Math.min(found.length, MAXIMUM_RESULTS)),
    ])
  return {
    hits,
    listed: list.length,
    suggestion: answer.suggestion,
    isAsMeant,
    answer: direct,
    differing,
    outside,
    missing,
    // A section that is answered is one row: the same size in another table is another section.
    tables:
      direct?.answering.length === 0
        ? []
        : [
            ...readings,
            ...about.filter(
              ({ address }) =>
                address !== direct?.table &&
                rowsOf(address) !== rowsOf(direct?.row) &&
                !readings.some((reading) => tableOf(reading.address) === tableOf(address)),
            ),
          ],
    ...(found.length === 0 ? await nothingFound(answer) : { understood: [], near: [] }),
    all: countsOf(listed(found, {}, { most: MAXIMUM_RESULTS })),
    facets: FACETS.map((facet) => ({ facet, options: optionsOf(found, facet, filters, MAXIMUM_RESULTS) })),
  }
}

/** Returns the address of rows without the column that it brings into sight. */
const rowsOf = (address: string | null | undefined) => address?.split('#')[0]
const tableOf = (address: string) => address.split(/[?#]/)[0]

/** Returns how a question was read that finds nothing, and near words that would find something. */
async function nothingFound({ parts }: Answer): Promise<Pick<LibraryAnswer, 'understood' | 'near'>> {
  const asked = parts.filter(({ counts }) => counts)
  const unknown = asked.flatMap(({ typed, known }) => (known || typed.startsWith('#') ? [] : typed))
  return {
    understood: asked.map(({ typed, label, known }) => ({
      text: label ?? (typed.startsWith('#') ? readableCode(typed) : typed),
      known,
    })),
    near: await nearWords(ARTICLES, unknown),
  }
}
