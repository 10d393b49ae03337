import 'server-only'
import { ENTRIES_PAGE_SIZE } from '../administration/constants'
import { mayBeLater } from '../rules/correspondences'
import { askedPlace, foundIn } from '../rules/searching'
import { register, type Register } from '../store'
import type { Correspondence, DayPrecision, Edition } from '../types'
import type { CorrespondencesQuery } from './schema'
import type { Admin } from '@/lib/auth/viewer'
import type { Page } from '@/lib/core/page'
import type { Tx } from '@/lib/core/server/db'
import { shorterSearch } from '@/lib/core/shorter-search'

/**
 * Returns one page of the corresponding clauses, by the earlier edition; where words are given, those that
 * have them, and those of the standard and place that they name.
 */
export async function listCorrespondences(
  _viewer: Admin,
  { search = '', page = 1 }: CorrespondencesQuery,
): Promise<Page<Correspondence>> {
  const found = pairsLike(await register(), search)
  const at = Math.min(page, Math.max(1, Math.ceil(found.length / ENTRIES_PAGE_SIZE)))
  const items = found.slice((at - 1) * ENTRIES_PAGE_SIZE, at * ENTRIES_PAGE_SIZE)
  return { items, total: found.length, page: at, pageSize: ENTRIES_PAGE_SIZE }
}

/** Returns a search with fewer letters that finds pairs, where nothing was found; null where none does. */
export async function shorterCorrespondences(_viewer: Admin, { search = '' }: CorrespondencesQuery) {
  const known = await register()
  return shorterSearch(search, (less) => pairsLike(known, less).length)
}

type Known = { correspondences: readonly Correspondence[]; editions: readonly Edition[] }

function pairsLike({ correspondences, editions }: Known, search: string): Correspondence[] {
  const words = search.toLowerCase()
  const isNamed = namedBy(search, editions)
  return correspondences.filter(
    ({ from, to, change, source }) =>
      isNamed(from) ||
      isNamed(to) ||
      [from.designation, from.clause, to.designation, to.clause ?? '', change ?? '', source].some((text) =>
        text.toLowerCase().includes(words),
      ),
  )
}

type Side = { standard: string; clauseSlug: string | null }

/** Returns whether a side of a pair is in the place that is named, or within it. */
function namedBy(search: string, editions: readonly Edition[]): (side: Side) => boolean {
  const { standard: name, place } = askedPlace(search)
  if (place === null) return () => false
  const standards = new Set(foundIn(editions, name).map(({ standard }) => standard))
  return ({ standard, clauseSlug }) =>
    standards.has(standard) && (clauseSlug === place || Boolean(clauseSlug?.startsWith(`${place}.`)))
}

/**
 * Returns the pairs that were in order before a transaction changed some editions, and are not any more.
 * Those that were not stay: which edition is wrong is for somebody with a source to say.
 */
export async function reversedPairs(
  tx: Tx,
  editionIds: readonly number[],
  { editions, correspondences }: Pick<Register, 'editions' | 'correspondences'>,
): Promise<Correspondence[]> {
  const changed = new Set(editionIds)
  const pairs = correspondences.filter(
    ({ from, to }) => changed.has(from.editionId) || changed.has(to.editionId),
  )
  if (pairs.length === 0) return []
  const rows = await tx.standardEdition.findMany({
    where: { id: { in: pairs.flatMap(({ from, to }) => [from.editionId, to.editionId]) } },
  })
  const before = new Map(editions.map((edition) => [edition.id, edition]))
  const after = new Map(
    rows.map(({ id, designation, generation, publishedOn, publishedTo }) => {
      const published = publishedOn && {
        day: publishedOn.toISOString().slice(0, 10),
        to: publishedTo as DayPrecision,
      }
      return [id, { designation, generation, published }]
    }),
  )
  return pairs.filter(
    ({ from, to }) =>
      !mayBeLater(after.get(to.editionId)!, after.get(from.editionId)!) &&
      mayBeLater(before.get(to.editionId)!, before.get(from.editionId)!),
  )
}
