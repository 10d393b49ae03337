import 'server-only'
import { changedBefore, changesOf, dueOn, yearsFrom } from '../rules/changes'
import { latestOf } from '../rules/status'
import { register } from '../store'
import type { Change, Held } from '../changes/types'
import type { Day } from '../types'
import { WORK_PAGE_SIZE } from './constants'
import type { WorkQuery } from './schema'
import type { WorkArticle, WorkChange, WorkView } from './types'
import type { Admin } from '@/lib/auth/viewer'
import { today } from '@/lib/core/server/clock'
import { limitTo, Prisma, select, type Tx } from '@/lib/core/server/db'
import { inLibrary } from '@/lib/library/queries'

/** A change as the database is asked about it. */
export type Due = (Change | Held) & {
  standard: string
  year: number | null
  /** Whether what names no year is of this edition. */
  latest: boolean
}

/** Returns what articles are to be reviewed for on a day, what had changed before the register among it. */
export async function dueChanges(day: Day): Promise<{ due: Due[]; next: WorkView['next'] }> {
  const { editions } = await register()
  const changes = changesOf(editions)
  const byId = new Map(editions.map((edition) => [edition.id, edition]))
  const due = [...dueOn(changes, day), ...changedBefore(editions, day)].map((change): Due => {
    const { standard, year } = byId.get(change.editionId)!
    const own = editions.filter((edition) => edition.standard === standard)
    return { ...change, standard, year, latest: latestOf(own, day)?.id === change.editionId }
  })
  const later = changes.find((change) => change.day > yearsFrom(day, 1))
  return { due, next: later ? { day: later.day, listedFrom: yearsFrom(later.day, -1) } : null }
}

/**
 * SQL of the articles that these changes affect, `affected`, with the last review of each, `last`. A review
 * of a row that another has replaced holds where that one says the same.
 */
export const affected = (due: readonly Due[]): Prisma.Sql => Prisma.sql`
  WITH due AS (
    SELECT * FROM jsonb_to_recordset(${JSON.stringify(
      due.map(({ id, standard, year, latest }) => ({ id, standard, year, latest })),
    )}::jsonb) AS d(id int, standard text, year int, latest boolean)),
  affected AS (
    SELECT DISTINCT d.id AS change, c.article_id AS id FROM due d
    JOIN citations c ON c.standard = d.standard AND (c.year = d.year OR (c.year IS NULL AND d.latest))
    WHERE (c.article_id IN (SELECT a.id FROM articles a WHERE ${inLibrary})) IS TRUE),
  last AS (
    SELECT DISTINCT ON (d.id, r.article_id) d.id AS change, r.article_id, r.reviewed, r.reviewer_id, r.reviewed_at
    FROM due d JOIN standard_statuses s ON s.id = d.id
    JOIN standard_statuses same ON same.from_day IS NOT DISTINCT FROM s.from_day
      AND (same.edition_id, same.jurisdiction, same.currency, same.supersession)
        = (s.edition_id, s.jurisdiction, s.currency, s.supersession)
    JOIN standard_reviews r ON r.status_id = same.id
    ORDER BY d.id, r.article_id, r.id DESC)`

type Counts = { change: number; toReview: number; reviewed: number }

async function countsOf(due: readonly Due[]): Promise<Counts[]> {
  if (due.length === 0) return []
  return select<Counts>(Prisma.sql`${affected(due)}
    SELECT f.change, count(*) FILTER (WHERE l.reviewed IS NOT TRUE)::int AS "toReview",
      count(*) FILTER (WHERE l.reviewed)::int AS reviewed
    FROM affected f LEFT JOIN last l ON l.change = f.change AND l.article_id = f.id GROUP BY f.change`)
}

/**
 * Returns how many reviews of an article for a change are open. What had changed before the register began
 * waits since no day: it is listed, and does not stand among what has come up.
 */
export async function countToReview(_viewer: Admin, day: Day = today()): Promise<number> {
  const { due } = await dueChanges(day)
  const counts = await countsOf(due.filter((change) => change.day !== null))
  return counts.reduce((sum, { toReview }) => sum + toReview, 0)
}

/**
 * Returns the changes that affect articles, by day and those with something to review first, then what had
 * changed before the register began, and one page of the articles of the chosen one, or of the first.
 */
export async function listWork(
  _viewer: Admin,
  { change, show = 'open', page = 1 }: WorkQuery,
  day: Day = today(),
): Promise<WorkView> {
  const { due, next } = await dueChanges(day)
  const counts = new Map((await countsOf(due)).map((one) => [one.change, one]))
  const changes = due
    .flatMap((one): WorkChange[] => {
      const counted = counts.get(one.id)
      return counted ? [workChange(one, counted, day)] : []
    })
    .sort(
      (a, b) =>
        Number(a.day === null) - Number(b.day === null) ||
        Number(b.toReview > 0) - Number(a.toReview > 0) ||
        (a.day ?? '').localeCompare(b.day ?? '') ||
        b.toReview - a.toReview,
    )
  const chosen = changes.find(({ id }) => id === change) ?? changes[0] ?? null
  if (!chosen) return { changes, chosen, articles: NO_ARTICLES, next }
  const total = { open: chosen.toReview, reviewed: chosen.reviewed, all: chosen.toReview + chosen.reviewed }[
    show
  ]
  const at = Math.min(page, Math.max(1, Math.ceil(total / WORK_PAGE_SIZE)))
  const items = await select<WorkArticle>(Prisma.sql`
    ${affected(due.filter(({ id }) => id === chosen.id))}
    SELECT a.id, a.slug, a.title, CASE WHEN l.reviewed THEN json_build_object(
      'by', nullif(concat_ws(' ', u.first_name, u.last_name), ''), 'at', l.reviewed_at) END AS reviewed
    FROM affected f JOIN articles a ON a.id = f.id LEFT JOIN last l ON l.change = f.change AND l.article_id = f.id
    LEFT JOIN users u ON u.id = l.reviewer_id
    WHERE ${SHOWN[show]} ORDER BY a.title, a.id ${limitTo(WORK_PAGE_SIZE, at)}`)
  return { changes, chosen, articles: { items, total, page: at, pageSize: WORK_PAGE_SIZE }, next }
}

const NO_ARTICLES = { items: [], total: 0, page: 1, pageSize: WORK_PAGE_SIZE }

const SHOWN = {
  open: Prisma.sql`l.reviewed IS NOT TRUE`,
  reviewed: Prisma.sql`l.reviewed`,
  all: Prisma.sql`TRUE`,
}

function workChange(change: Due, { toReview, reviewed }: Counts, today: Day): WorkChange {
  const { id, designation, slug, title, day, jurisdiction, words, before, confirmed } = change
  const said = { id, designation, slug, title, day, jurisdiction, words, before, confirmed }
  return { ...said, begun: day === null || day <= today, toReview, reviewed }
}

/** Returns the last review of an article for a change, and whether the change affects the article at all. */
export async function reviewOf(
  tx: Tx,
  due: Due,
  articleId: number,
): Promise<{ title: string; reviewed: boolean; by: string | null } | null> {
  const [found] = await tx.$queryRaw<{ title: string; reviewed: boolean; by: string | null }[]>`
    ${affected([due])}
    SELECT a.title, coalesce(l.reviewed, FALSE) AS reviewed, nullif(concat_ws(' ', u.first_name, u.last_name), '') AS by
    FROM affected f JOIN articles a ON a.id = f.id LEFT JOIN last l ON l.article_id = f.id LEFT JOIN users u ON u.id = l.reviewer_id
    WHERE f.id = ${articleId}`
  return found ?? null
}
