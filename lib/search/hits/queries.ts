import 'server-only'
import { LRUCache } from 'lru-cache'
import type { Answer } from '../engine'
import type { FoundArticle } from '../found/queries'
import { readableCode } from '../rules/readable'
import { Readings, readText, type Reading } from '../rules/reading'
import { lineAt, passageAddress, sectionAt, wordsToFind } from '../rules/sections'
import { beginningOf, markedText, snippetsOf, type Highlighting, type Snippet } from '../rules/snippet'
import type { Thesaurus } from '../rules/synonyms'
import type { FoundPassage, SearchHit } from '../types'
import { cardOfA } from '@/lib/articles/cards/queries'
import { lockedFor } from '@/lib/articles/queries'
import type { ArticleCard, OutlineEntry } from '@/lib/articles/types'
import type { Verified } from '@/lib/auth/viewer'
import { Prisma, select } from '@/lib/core/server/db'
import { inLibrary } from '@/lib/library/queries'

/**
 * What lists show of articles that were found, and their passages. What has just left the library is left
 * out, whatever the index still says.
 */
export async function hitsOf(
  viewer: Verified,
  answer: Answer,
  found: readonly FoundArticle[],
  likely: ReadonlySet<number>,
): Promise<SearchHit[]> {
  const shown = await shownOf(viewer, answer, found)
  return found.flatMap(({ id, version, counts }) => {
    const of = shown.get(version)
    return of ? [{ ...of, ...counts, likely: likely.has(id) }] : []
  })
}

/**
 * What is shown of an article for an answer, the same whoever asks, but for its counts and whether it is
 * likely.
 */
type Shown = Omit<SearchHit, 'likely'>

/** What answers of the last minute show of each article: the same question is asked again. */
const shownFor = new LRUCache<Answer, Map<string, Shown>>({ max: 50 })

/** Returns what is shown of articles by their versions, made once for each. */
async function shownOf(
  viewer: Verified,
  answer: Answer,
  found: readonly FoundArticle[],
): Promise<ReadonlyMap<string, Shown>> {
  const known = shownFor.get(answer) ?? new Map<string, Shown>()
  shownFor.set(answer, known)
  const others = await withCards(
    viewer,
    found.filter(({ version }) => !known.has(version)),
  )
  if (others.length === 0) return known
  const highlighting = highlightingOf(answer)
  const passages = await passagesOf(viewer, others, answer.thesaurus, highlighting)
  const places = new Map(answer.ranked.map((each) => [each.id, each]))
  for (const { id, version, card, facts } of others) {
    const [of, { loose, answered }] = [passages.get(id), places.get(id)!]
    if (!of) continue
    known.set(version, {
      ...card,
      markedTitle: markedText(titles.of(id, card.title, answer.thesaurus), highlighting),
      ...of,
      similar: loose,
      matched: codesAmong(answered.map((part) => answer.parts[part]!)),
      statuses: Object.fromEntries([...facts.standings].map(([standard, { words }]) => [standard, words])),
    })
  }
  return known
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

/** Returns columns of articles that were found; nothing of those that have left the library. */
async function read<Columns extends { id: number }>(
  viewer: Verified,
  columns: Prisma.Sql,
  of: readonly FoundArticle[],
): Promise<Columns[]> {
  if (of.length === 0) return []
  const locked = numbersOf(of.filter((each) => each.locked))
  return select<Columns>(Prisma.sql`SELECT a.id, ${columns} ${shownTo(viewer, numbersOf(of), locked)}`)
}

/** Returns a text of articles that were found, by their ids. */
async function textsOf(
  viewer: Verified,
  text: 'text' | 'reference',
  of: readonly FoundArticle[],
): Promise<Map<number, string | null>> {
  const rows = await read<{ id: number; shown: string | null }>(
    viewer,
    Prisma.sql`${SHOWN[text]} AS shown`,
    of,
  )
  return new Map(rows.map((row) => [row.id, row.shown]))
}

type WithCard = FoundArticle & { card: ArticleCard; outline: OutlineEntry[] }

async function withCards(viewer: Verified, of: readonly FoundArticle[]): Promise<WithCard[]> {
  const rows = await read<{ id: number; card: ArticleCard; outline: OutlineEntry[] }>(
    viewer,
    Prisma.sql`${cardOfA} AS card, ${SHOWN.outline} AS outline`,
    of,
  )
  const byId = new Map(rows.map((row) => [row.id, row]))
  return of.flatMap((each) => {
    const row = byId.get(each.id)
    return row ? [{ ...each, ...row }] : []
  })
}

/**
 * What made each article match: a passage of its text, else of its references, excerpt or tags; else, where
 * only its title did, its beginning. Texts and references are fetched only where they are needed.
 */
async function passagesOf(
  viewer: Verified,
  articles: readonly WithCard[],
  thesaurus: Thesaurus,
  highlighting: Highlighting,
): Promise<Map<number, Passages>> {
  const texts = await readingsOf(viewer, articles, thesaurus)
  const passages = new Map<number, Passages>()
  for (const { id, card, outline } of articles) {
    const reading = texts.get(id)
    const snippets = reading ? snippetsOf(reading, highlighting, PASSAGES_SHOWN) : []
    if (snippets.length === 0) continue
    const found = snippets.map((snippet) => placed(card.slug, reading!.text, outline, snippet))
    passages.set(id, { snippet: found[0]!.snippet, passages: found })
  }
  const elsewhere = articles.filter(({ id }) => texts.has(id) && !passages.has(id))
  const references = await textsOf(viewer, 'reference', elsewhere)
  for (const { id, card } of elsewhere) {
    const others = [references.get(id), card.excerpt, card.tags.map(({ name }) => name).join(', ')]
    const snippet = firstPassage(others, thesaurus, highlighting) ?? beginningOf(texts.get(id)!)
    passages.set(id, { snippet, passages: [] })
  }
  return passages
}

/** Returns the texts of articles as they are looked through, by their ids; what is cached is not fetched. */
async function readingsOf(
  viewer: Verified,
  articles: readonly FoundArticle[],
  thesaurus: Thesaurus,
): Promise<Map<number, Reading>> {
  const known = new Map<number, Reading>()
  for (const { id, textVersion } of articles) {
    const reading = readings.known(id, textVersion, thesaurus)
    if (reading) known.set(id, reading)
  }
  const unread = articles.filter(({ id }) => !known.has(id))
  const texts = await textsOf(viewer, 'text', unread)
  for (const { id, textVersion } of unread) {
    const text = texts.get(id)
    if (text !== undefined) known.set(id, readings.of(id, text ?? '', thesaurus, textVersion))
  }
  return known
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

const numbersOf = (rows: readonly FoundArticle[]) => rows.map(({ id }) => id)

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
