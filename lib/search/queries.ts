import 'server-only'
import { LRUCache } from 'lru-cache'
import { NOTHING_SAID, saidValues } from './answers/queries'
import { tablesAbout } from './answers/tables/queries'
import { FACETS, MAXIMUM_RESULTS, MINIMUM_QUERY_LENGTH, MOST_FOUND } from './constants'
import { ask, type Answer } from './engine'
import { filterable } from './filters/queries'
import { ARTICLES } from './indexing/constants'
import { logSearch } from './log/mutations'
import { nearWords } from './near/queries'
import { countsOf, listed, optionsOf } from './rules/filters'
import { likelyAmong } from './rules/ranking'
import { readableCode } from './rules/readable'
import { Readings, readText, type Reading } from './rules/reading'
import { lineAt, passageAddress, sectionAt, wordsToFind } from './rules/sections'
import { beginningOf, markedText, snippetsOf, type Highlighting, type Snippet } from './rules/snippet'
import type { Thesaurus } from './rules/synonyms'
import type { LibrarySearch, SearchInput } from './schema'
import type { FoundPassage, LibraryAnswer, SearchAnswer, SearchHit } from './types'
import { cardOfA, inLibrary } from '@/lib/articles/cards/queries'
import { lockedFor } from '@/lib/articles/queries'
import type { ArticleCard, OutlineEntry } from '@/lib/articles/types'
import type { Verified } from '@/lib/auth/viewer'
import { today } from '@/lib/core/server/clock'
import { Prisma, select } from '@/lib/core/server/db'
import { consume } from '@/lib/limits/mutations'
import { standingsOf } from '@/lib/standards/queries'
import { REGISTER_VERSION } from '@/lib/standards/store'

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
  const hits = await hitsOf(viewer, answer, answer.ranked)
  await logSearch(viewer, q, hits.length)
  return { hits, suggestion: answer.suggestion }
}

/**
 * The same as the search page lists it: narrowed and ordered, with what each further filter would list.
 * Filters choose from what the whole library answers, so that no count depends on the order of choosing.
 */
export async function searchLibrary(
  viewer: Verified,
  { q, filters, order }: LibrarySearch,
): Promise<LibraryAnswer> {
  await consume('search', viewer.id)
  const answer = await ask(ARTICLES, q, MOST_FOUND)
  const found = await filterable(viewer, answer.ranked)
  const shown = listed(found, filters, { order, most: MAXIMUM_RESULTS })
  const place = new Map(shown.map(({ id }, index) => [id, index]))
  const likely = new Set(shown.flatMap((each) => (each.likely ? each.id : [])))
  const ranked = answer.ranked
    .filter(({ id }) => place.has(id))
    .toSorted((a, b) => place.get(a.id)! - place.get(b.id)!)
  const narrowed = FACETS.some((facet) => filters[facet] !== undefined)
  const ids = found.map(({ id }) => id)
  const [hits, { answer: direct, differing, outside, missing, readings }, about] = await Promise.all([
    hitsOf(viewer, answer, ranked, likely),
    narrowed ? NOTHING_SAID : saidValues(viewer, q, ids),
    narrowed ? [] : tablesAbout(q),
    logSearch(viewer, q, Math.min(found.length, MAXIMUM_RESULTS)),
  ])
  return {
    hits,
    suggestion: answer.suggestion,
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

/** What is shown of an article for an answer: it follows from the answer, the article and the register. */
type Shown = Passages & Pick<SearchHit, 'statuses'>

/** What answers of the last minute show of each article: the same question is asked again. */
const shownFor = new LRUCache<Answer, Map<string, Shown>>({ max: 50 })

/**
 * Returns what is shown of articles by their ids, made once for each version of an article and the register.
 */
async function shownOf(viewer: Verified, rows: FoundRow[], answer: Answer): Promise<Map<number, Shown>> {
  const known = shownFor.get(answer) ?? new Map<string, Shown>()
  shownFor.set(answer, known)
  const day = today()
  const keyOf = ({ id, version, register }: FoundRow) => [id, version, register, day].join(' ')
  const others = rows.filter((row) => !known.has(keyOf(row)))
  if (others.length > 0) {
    const [passages, standings] = await Promise.all([
      passagesOf(viewer, others, answer.thesaurus, highlightingOf(answer)),
      standingsOf(
        others.map(({ id, card }) => ({ id, standards: card.standards })),
        day,
      ),
    ])
    for (const row of others) {
      const [of, standing] = [passages.get(row.id), standings.get(row.id) ?? []]
      const statuses = Object.fromEntries([...standing].map(([standard, { words }]) => [standard, words]))
      if (of) known.set(keyOf(row), { ...of, statuses })
    }
  }
  return new Map(
    rows.flatMap((row): [number, Shown][] => {
      const of = known.get(keyOf(row))
      return of ? [[row.id, of]] : []
    }),
  )
}

const highlightingOf = ({ termWeight, phrases, parts }: Answer): Highlighting => ({
  termWeight: (term) => termWeight.get(term) ?? 0,
  phrases,
  exercises: parts.some(({ typed }) => /^exercises?$/.test(typed)),
})

/** Fifty texts and titles a search are looked through: what was read stays read. */
const readings = new Readings()
const titles = new Readings()

const PASSAGES_SHOWN = 2

type Passages = Pick<SearchHit, 'snippet' | 'passages'>

/**
 * `version` changes with what the viewer may read of the text: an article's page is rendered together with
 * its text, and locked for some.
 */
type FoundRow = { id: number; card: ArticleCard; version: string; locked: boolean; register: string }

/**
 * Cards and passages of what was found. What has just left the library is left out, whatever the index still
 * says.
 */
async function hitsOf(
  viewer: Verified,
  answer: Answer,
  ranked: Answer['ranked'],
  likely = likelyAmong(ranked),
): Promise<SearchHit[]> {
  if (ranked.length === 0) return []
  const rows = await select<FoundRow>(Prisma.sql`
    SELECT a.id, ${cardOfA} AS card, concat_ws(' ', a.page_version, l.locked) AS version, l.locked, ${Prisma.raw(REGISTER_VERSION)} AS register
    ${shownTo(
      viewer,
      ranked.map(({ id }) => id),
    )}`)
  const found = new Map(rows.map((row) => [row.id, row]))
  const highlighting = highlightingOf(answer)
  const shown = await shownOf(viewer, rows, answer)
  return ranked.flatMap(({ id, loose, answered }) => {
    const [row, of] = [found.get(id), shown.get(id)]
    if (!row || of === undefined) return []
    const title = titles.of(id, row.card.title, answer.thesaurus)
    return [
      {
        ...row.card,
        markedTitle: markedText(title, highlighting),
        ...of,
        similar: loose,
        likely: likely.has(id),
        matched: codesAmong(answered.map((part) => answer.parts[part]!)),
      },
    ]
  })
}

/** What a viewer may read of the article that a query calls `a`: of a locked one, only what lists show. */
const SHOWN = {
  text: Prisma.sql`CASE WHEN l.locked THEN coalesce(a.excerpt, a.summary) ELSE left(a.plain_text, 30000) END`,
  reference: Prisma.sql`CASE WHEN l.locked THEN NULL ELSE left(a.reference, 20000) END`,
  outline: Prisma.sql`CASE WHEN l.locked THEN '[]' ELSE a.outline END`,
} as const

/**
 * The articles of these numbers, and whether each is locked for the viewer. Those that were a moment ago stay
 * so: what is shown of them is cached for everybody for whom they are.
 */
const shownTo = (viewer: Verified, ids: number[], locked: number[] = []) => Prisma.sql`
  FROM articles a CROSS JOIN LATERAL (SELECT a.id = ANY (${locked}::int[]) OR ${lockedFor(viewer)} AS locked) l
  WHERE a.id = ANY (${ids}::int[]) AND ${inLibrary}`

/** Returns a part of articles that were found, by their ids; nothing of those that have left the library. */
async function partOf<Part = string | null>(
  viewer: Verified,
  part: keyof typeof SHOWN,
  of: FoundRow[],
): Promise<Map<number, Part>> {
  if (of.length === 0) return new Map()
  const locked = numbersOf(of.filter((row) => row.locked))
  const rows = await select<{ id: number; shown: Part }>(
    Prisma.sql`SELECT a.id, ${SHOWN[part]} AS shown ${shownTo(viewer, numbersOf(of), locked)}`,
  )
  return new Map(rows.map((row) => [row.id, row.shown]))
}

/**
 * What made each article match: a passage of its text, else of its references, excerpt or tags; else, where
 * only its title did, its beginning. Texts and references are fetched only where they are needed.
 */
async function passagesOf(
  viewer: Verified,
  rows: FoundRow[],
  thesaurus: Thesaurus,
  highlighting: Highlighting,
): Promise<Map<number, Passages>> {
  const read = new Map<number, Reading>()
  for (const { id, version } of rows) {
    const known = readings.known(id, version, thesaurus)
    if (known) read.set(id, known)
  }
  const unread = rows.filter(({ id }) => !read.has(id))
  const [texts, outlines] = await Promise.all([
    partOf(viewer, 'text', unread),
    partOf<OutlineEntry[]>(viewer, 'outline', rows),
  ])
  for (const { id, version } of unread) {
    const text = texts.get(id)
    if (text !== undefined) read.set(id, readings.of(id, text ?? '', thesaurus, version))
  }
  const passages = new Map<number, Passages>()
  for (const { id, card } of rows) {
    const reading = read.get(id)
    const snippets = reading ? snippetsOf(reading, highlighting, PASSAGES_SHOWN) : []
    if (snippets.length === 0) continue
    const found = snippets.map((snippet) => placed(card.slug, reading!.text, outlines.get(id) ?? [], snippet))
    passages.set(id, { snippet: found[0]!.snippet, passages: found })
  }
  const elsewhere = rows.filter(({ id }) => read.has(id) && !passages.has(id))
  const references = await partOf(viewer, 'reference', elsewhere)
  for (const { id, card } of elsewhere) {
    const others = [references.get(id), card.excerpt, card.tags.map(({ name }) => name).join(', ')]
    const snippet = firstPassage(others, thesaurus, highlighting) ?? beginningOf(read.get(id)!)
    passages.set(id, { snippet, passages: [] })
  }
  return passages
}

/** Returns a passage of an article with the headings above it and the address that leads there. */
function placed(slug: string, text: string, outline: OutlineEntry[], { html, at }: Snippet): FoundPassage {
  const section = sectionAt(text, outline, at)
  const heading = section?.path.at(-1)
  return {
    snippet: html,
    section: section?.path ?? [],
    line: lineAt(text, at, heading),
    address: passageAddress(slug, section, wordsToFind(text, at, heading)),
  }
}

const numbersOf = (rows: FoundRow[]) => rows.map(({ id }) => id)

function firstPassage(
  texts: (string | null | undefined)[],
  thesaurus: Thesaurus,
  highlighting: Highlighting,
): string | null {
  for (const text of texts) {
    const [passage] = text ? snippetsOf(readText(text, thesaurus), highlighting, 1) : []
    if (passage) return passage.html
  }
  return null
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
