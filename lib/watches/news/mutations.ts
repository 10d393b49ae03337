import 'server-only'
import type { NewsKind } from './types'
import { databaseNow } from '@/lib/core/server/clock'
import { Prisma, type Tx } from '@/lib/core/server/db'
import { shorten } from '@/lib/core/text'
import { enqueue } from '@/lib/jobs/mutations'
import { notify } from '@/lib/notifications/mutations'

const REASON_MAX = 300
/** As many watchers are notified in the transaction of a change; the others by jobs of as many each. */
export const AT_ONCE = 500

type About = { id: number; slug: string; title: string }
type Watcher = { userId: string; reason: string }
/** A place that an article cites; without a clause the standard as a whole. */
export type CitedPlace = { standard: string; clauseSlug: string | null }

/**
 * Tells those who watch the category or a tag of an article that it is new, and those who watch what it
 * cites. Neither its author nor `actorId`, who publishes it, is told. Part of the caller's transaction.
 */
export async function announcePublished(
  tx: Tx,
  article: About & { authorId: string | null },
  actorId: string | null,
): Promise<void> {
  const told = new Set([article.authorId, actorId])
  await tell(tx, 'published', article, await watchersOfFiling(tx, article.id), told)
  await tell(tx, 'cited', article, await watchersOfCited(tx, article.id, []), told)
}

/**
 * Tells those who watch an article, or a copy of a calculation of it, that its content has changed, and those
 * who watch what it cites now and did not cite `before`. Part of the caller's transaction.
 */
export async function announceChanged(
  tx: Tx,
  article: About,
  actorId: string,
  before: CitedPlace[],
): Promise<void> {
  const told = new Set<string | null>([actorId])
  await tell(tx, 'changed', article, await watchersOf(tx, article), told)
  const copies = await tx.$queryRaw<Watcher[]>`
    SELECT w.user_id AS "userId", min(k.title) AS reason FROM watches w JOIN calculation_copies k ON k.id = w.copy_id
    WHERE k.article_id = ${article.id} GROUP BY w.user_id`
  await tell(tx, 'calculation', article, copies, told)
  await tell(tx, 'cited', article, await watchersOfCited(tx, article.id, before), told)
}

/**
 * Notifies those who watch an article that an error at an anchor of it is verified. Part of the caller's
 * transaction.
 */
export async function announceCorrected(
  tx: Tx,
  article: About & { anchor: string },
  notTold: (string | null)[],
): Promise<void> {
  const href = `/articles/${article.slug}#${article.anchor}`
  await tell(tx, 'corrected', { ...article, href }, await watchersOf(tx, article), new Set(notTold))
}

/** Returns what an article cites, for a comparison with what it cites after a change. */
export const citedPlaces = (tx: Tx, articleId: number): Promise<CitedPlace[]> =>
  tx.citation.findMany({
    where: { articleId },
    distinct: ['standard', 'clauseSlug'],
    select: { standard: true, clauseSlug: true },
  })

async function watchersOf(tx: Tx, { id, title }: About): Promise<Watcher[]> {
  const rows = await tx.watch.findMany({ where: { articleId: id }, select: { userId: true } })
  return rows.map(({ userId }) => ({ userId, reason: title }))
}

/** The category comes before tags, and of several tags the first by name. */
const watchersOfFiling = (tx: Tx, articleId: number): Promise<Watcher[]> => tx.$queryRaw<Watcher[]>`
  SELECT DISTINCT ON (found.user_id) found.user_id AS "userId", found.reason FROM (
    SELECT w.user_id, c.name AS reason, 0 AS rank FROM articles a
      JOIN watches w ON w.category_id = a.category_id JOIN categories c ON c.id = a.category_id WHERE a.id = ${articleId}
    UNION ALL
    SELECT w.user_id, t.name, 1 FROM article_tags x JOIN watches w ON w.tag_id = x.tag_id JOIN tags t ON t.id = x.tag_id
      WHERE x.article_id = ${articleId}) found
  ORDER BY found.user_id, found.rank, found.reason`

/**
 * Who watches a standard or clause that the article cites now, and did not cite before. A clause is cited
 * with what is narrower than it: 6.3.2 with 6.3.2.3.
 */
const watchersOfCited = (tx: Tx, articleId: number, before: CitedPlace[]): Promise<Watcher[]> =>
  tx.$queryRaw<Watcher[]>`
  WITH now AS (SELECT DISTINCT standard, clause_slug AS slug FROM citations WHERE article_id = ${articleId}),
  before AS (SELECT * FROM jsonb_to_recordset(${JSON.stringify(before)}::jsonb) AS b(standard text, "clauseSlug" text)),
  found AS (
    SELECT w.user_id, s.name, w.clause, w.clause_slug FROM watches w JOIN standards s ON s.id = w.standard_id
    WHERE s.name IN (SELECT standard FROM now)
      AND EXISTS (SELECT FROM now n WHERE n.standard = s.name AND ${isOf(Prisma.sql`n.slug`)})
      AND NOT EXISTS (SELECT FROM before b WHERE b.standard = s.name AND ${isOf(Prisma.sql`b."clauseSlug"`)}))
  SELECT DISTINCT ON (user_id) user_id AS "userId", name || coalesce(', ' || clause, '') AS reason
  FROM found ORDER BY user_id, clause_slug IS NULL, name, clause`

const isOf = (slug: Prisma.Sql) =>
  Prisma.sql`(w.clause_slug IS NULL OR ${slug} = w.clause_slug OR starts_with(${slug}, w.clause_slug || '.'))`

/**
 * Notifies watchers, and stores what was new for their digests. Adds them to `told`, so that one change tells
 * nobody twice.
 */
async function tell(
  tx: Tx,
  kind: Exclude<NewsKind, 'standard'>,
  { id: articleId, title, slug, href }: About & { href?: string },
  watchers: Watcher[],
  told: Set<string | null>,
): Promise<void> {
  const byReason = new Map<string, string[]>()
  for (const { userId, reason } of watchers.filter(({ userId }) => !told.has(userId))) {
    told.add(userId)
    byReason.set(reason, [...(byReason.get(reason) ?? []), userId])
  }
  const at = databaseNow().toISOString()
  const leadsTo =
    href ?? (kind === 'changed' || kind === 'calculation' ? `/articles/${slug}/changes` : `/articles/${slug}`)
  let left = AT_ONCE
  for (const [reason, userIds] of byReason) {
    const news: ArticleNews = { kind, articleId, title, href: leadsTo, reason }
    await tellOf(tx, news, userIds.slice(0, left))
    for (let from = left; from < userIds.length; from += AT_ONCE)
      await enqueue(tx, 'tell-watchers', {
        news,
        userIds: userIds.slice(from, from + AT_ONCE),
        at,
      })
    left = Math.max(0, left - userIds.length)
  }
}

export type ArticleNews = {
  kind: Exclude<NewsKind, 'standard'>
  articleId: number
  title: string
  href: string
  reason: string
}

/** Notifies these members of one change, and stores it for their digests. */
export async function tellOf(
  tx: Tx,
  { kind, articleId, title, href, reason }: ArticleNews,
  userIds: string[],
): Promise<void> {
  if (userIds.length === 0) return
  const detail = reason === title ? null : reason
  await notify(tx, userIds, { kind: `watched-${kind}`, articleId, title, detail, href })
  await storeNews(
    tx,
    userIds.map((userId) => ({ userId, kind, articleId, reason })),
  )
}

type News = { userId: string; kind: NewsKind; reason: string; createdAt?: Date } & (
  { articleId: number } | { eventId: number }
)

/** Stores what was new for members, from which their digests are made. */
export async function storeNews(tx: Tx, news: News[]): Promise<void> {
  await tx.watchNews.createMany({
    data: news.map(({ reason, ...row }) => ({ ...row, reason: shorten(reason, REASON_MAX) })),
  })
}
