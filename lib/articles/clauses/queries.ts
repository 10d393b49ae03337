import 'server-only'
import { lockedFor, readableBy } from '../queries'
import { CARD_ARTICLES } from './constants'
import type { ClauseQuery } from './schema'
import type { ClauseCard } from './types'
import type { Verified } from '@/lib/auth/viewer'
import { today } from '@/lib/core/server/clock'
import { limitTo, Prisma, select } from '@/lib/core/server/db'
import { notFound } from '@/lib/core/errors'
import { inLibrary } from '@/lib/library/queries'
import { citedBySteps, markedPlace } from '@/lib/standards/rules/citing'
import { clauseAddress, placeName, slugOf, standardAddress } from '@/lib/standards/rules/naming'
import { editionCited, standingOf } from '@/lib/standards/rules/status'
import { register } from '@/lib/standards/store'
import type { Day } from '@/lib/standards/types'

type Marked = { published: boolean; year: number | null }
type Other = { slug: string; title: string; total: number }

/**
 * Returns what the card of a place that an article marks, or that a step of its calculations names, says on a
 * day. Throws NOT_FOUND where the viewer may not read the article, or it names no such place.
 */
export async function clauseCard(
  viewer: Verified,
  articleId: number,
  { at }: ClauseQuery,
  day: Day = today(),
): Promise<ClauseCard> {
  const place = placeOf(at)
  return cardOf(viewer, articleId, place, null, day)
}

/** The lines of a saved calculation; `articleId` is null where their article is gone. */
type SavedLines = { key: string; source: string; articleId: number | null }

/**
 * Returns the card of a place that a step of a saved calculation names, whatever its article cites since.
 * Its caller answers for who may see them. Throws NOT_FOUND where no step names it.
 */
export async function stepCard(
  viewer: Verified,
  { articleId, ...lines }: SavedLines,
  { at }: ClauseQuery,
  day: Day = today(),
): Promise<ClauseCard> {
  const place = placeOf(at)
  const step = citedBySteps(lines, () => null).find(
    ({ standard, clauseSlug }) => standard === place.standard && clauseSlug === place.clauseSlug,
  )
  if (!step) throw notFound('Clause')
  return cardOf(viewer, articleId, place, step, day)
}

type Place = { standard: string; clause: string | null; clauseSlug: string | null }

function placeOf(at: string): Place {
  const place = markedPlace(at)
  if (!place) throw notFound('Clause')
  const clause = place.clauses[0] ?? null
  return { standard: place.standard, clause, clauseSlug: clause && slugOf(clause) }
}

/** `step` cites the place beside what the article does; without it the article must. */
async function cardOf(
  viewer: Verified,
  articleId: number | null,
  { standard, clause, clauseSlug }: Place,
  step: Pick<Marked, 'year'> | null,
  day: Day,
): Promise<ClauseCard> {
  const [marked, others] = await Promise.all([
    select<Marked>(Prisma.sql`
      SELECT (${inLibrary}) AS published, c.year FROM articles a
      JOIN citations c ON c.article_id = a.id AND c.place IN ('mark', 'step') AND c.standard = ${standard} AND c.clause_slug IS NOT DISTINCT FROM ${clauseSlug}::text
      WHERE a.id = ${articleId}::int AND ${readableBy(viewer)} AND NOT ${lockedFor(viewer)} LIMIT 1`),
    select<Other>(Prisma.sql`
      SELECT a.slug, a.title, (count(*) OVER ())::int AS total FROM articles a
      WHERE ${inLibrary} AND a.id IS DISTINCT FROM ${articleId}::int AND a.id IN (
        SELECT c.article_id FROM citations c WHERE c.standard = ${standard} AND (${clauseSlug}::text IS NULL OR c.clause_slug = ${clauseSlug}::text))
      ORDER BY a.title, a.id ${limitTo(CARD_ARTICLES)}`),
  ])
  const [found] = marked
  if (!found && !step) throw notFound('Clause')
  const year = step?.year ?? found?.year ?? null
  const edition = editionCited((await register()).editions, { standard, year }, day)
  const name = edition?.designation ?? (year === null ? standard : `${standard}:${year}`)
  // A clause has a page once a published article cites it.
  const cited = found?.published || others.length > 0
  return {
    cite: clause ? `${name}, ${placeName(clause)}` : name,
    title: edition?.title ?? null,
    standing: edition ? standingOf(edition, day) : null,
    address: !edition
      ? null
      : clauseSlug && cited
        ? clauseAddress(edition.slug, clauseSlug)
        : standardAddress(edition.slug),
    articles: others.map(({ slug, title }) => ({ slug, title })),
    total: others[0]?.total ?? 0,
  }
}
