import 'server-only'
import { createHash } from 'node:crypto'
import { articlesCitingEditions } from '../queries'
import { lineOf, publishedSaid } from '../rules/lines'
import { foundIn } from '../rules/searching'
import { standingOf, statusOn } from '../rules/status'
import { register } from '../store'
import type { Edition } from '../types'
import { CITERS_NAMED, ENTRIES_PAGE_SIZE } from './constants'
import type { EntriesQuery } from './schema'
import type { RegisterEntry, UnlistedStandard } from './types'
import type { Admin } from '@/lib/auth/viewer'
import { today } from '@/lib/core/server/clock'
import type { Page } from '@/lib/core/page'
import { select, Prisma } from '@/lib/core/server/db'
import { shorterSearch } from '@/lib/core/shorter-search'
import { inLibrary } from '@/lib/library/queries'

/** Returns one page of the editions, by name; with these words, and of this kind, where they are given. */
export async function listEntries(
  _viewer: Admin,
  { search = '', show = 'all', page = 1 }: EntriesQuery,
): Promise<Page<RegisterEntry>> {
  const entries = entriesLike(await allEntries(), { search, show })
  const at = Math.min(page, Math.max(1, Math.ceil(entries.length / ENTRIES_PAGE_SIZE)))
  const items = entries.slice((at - 1) * ENTRIES_PAGE_SIZE, at * ENTRIES_PAGE_SIZE)
  return { items, total: entries.length, page: at, pageSize: ENTRIES_PAGE_SIZE }
}

/**
 * Returns the nearest question that has an answer, where nothing was found: the same of all editions, or with
 * fewer letters. Null where there is none.
 */
export async function nearestEntries(_viewer: Admin, { search = '', show = 'all' }: EntriesQuery) {
  const entries = await allEntries()
  const shorter = shorterSearch(search, (less) => entriesLike(entries, { search: less, show }).length)
  const everywhere = show === 'all' ? 0 : entriesLike(entries, { search, show: 'all' }).length
  if (everywhere > 0) return { search, show: 'all' as const, total: everywhere }
  return shorter && { ...shorter, show }
}

async function allEntries(): Promise<RegisterEntry[]> {
  const { editions } = await register()
  const cited = await articlesCitingEditions(editions)
  return editions.map((edition) => entryOf(edition, cited.get(edition.id) ?? 0))
}

function entriesLike(
  entries: readonly RegisterEntry[],
  { search, show }: Required<Pick<EntriesQuery, 'search' | 'show'>>,
): RegisterEntry[] {
  const words = search.toLowerCase()
  const shown = entries.filter((entry) => FILTERS[show](entry))
  const named = new Set(foundIn(shown, search))
  return shown.filter(
    (entry) =>
      named.has(entry) ||
      [entry.designation, entry.field, entry.status?.source ?? ''].some((text) =>
        text.toLowerCase().includes(words),
      ),
  )
}

const FILTERS: Record<NonNullable<EntriesQuery['show']>, (entry: RegisterEntry) => boolean> = {
  all: () => true,
  unconfirmed: ({ status }) => !status?.confirmed,
  current: ({ status }) => status?.currency === 'current' && status.supersession === 'none',
  superseded: ({ status }) =>
    status !== null && status.supersession !== 'none' && status.currency !== 'withdrawn',
  withdrawn: ({ status }) => status?.currency === 'withdrawn',
  cited: ({ articles }) => articles > 0,
}

/** Returns what a save names so that it does not undo another. */
export const versionOf = (edition: Edition): string =>
  createHash('sha256').update(JSON.stringify(edition)).digest('hex')

/** Returns an edition as administrators see it today. */
export function entryOf(edition: Edition, articles: number): RegisterEntry {
  const { id, standard, slug, designation, title, field, body, generation, page, jurisdiction, aliases } =
    edition
  const { words, next } = standingOf(edition, today())
  return {
    id,
    standard,
    slug,
    designation,
    title,
    field,
    body,
    generation,
    page,
    jurisdiction,
    published: publishedSaid(edition),
    version: versionOf(edition),
    aliases,
    supersededBy: edition.successors.map((successor) => successor.designation ?? successor.standard),
    status: statusOn(edition, today())?.status ?? null,
    words,
    next,
    articles,
  }
}

/** Returns what published articles cite and the register does not have, most cited first. */
export const listUnlisted = (_viewer: Admin): Promise<UnlistedStandard[]> =>
  select<UnlistedStandard>(Prisma.sql`
    WITH cites AS (
      SELECT DISTINCT c.standard, CASE WHEN s.id IS NOT NULL THEN c.year END AS year, c.year AS cited, a.id, a.title
      FROM citations c JOIN articles a ON a.id = c.article_id AND ${inLibrary}
      LEFT JOIN standards s ON s.name = c.standard
      WHERE s.id IS NULL OR (c.year IS NOT NULL AND NOT EXISTS (
        SELECT FROM standard_editions e WHERE e.standard_id = s.id AND e.year = c.year))),
    unlisted AS (SELECT DISTINCT standard, year, id, title FROM cites)
    SELECT standard, year, count(*)::int AS articles,
      (SELECT coalesce(json_agg(DISTINCT c.cited ORDER BY c.cited) FILTER (WHERE c.cited IS NOT NULL), '[]') FROM cites c
        WHERE c.standard = u.standard AND c.year IS NOT DISTINCT FROM u.year) AS years,
      to_json((array_agg(json_build_object('id', id, 'title', title) ORDER BY id))[1:${CITERS_NAMED}::int]) AS named
    FROM unlisted u GROUP BY standard, year ORDER BY articles DESC, standard, year`)

/** Returns the register as lines of JSON that an import reads back, and a name for the file. */
export async function registerAsLines(_viewer: Admin): Promise<{ name: string; lines: string }> {
  const { editions, relations } = await register()
  const day = today()
  return {
    name: `loadpath-standards-${day}.jsonl`,
    lines: editions.map((edition) => `${JSON.stringify(lineOf(edition, day, relations))}\n`).join(''),
  }
}
