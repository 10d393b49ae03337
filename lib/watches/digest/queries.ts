import 'server-only'
import { DIGEST_LINES } from './constants'
import { changedLine, lineOf, partOf, type News } from './rules/lines'
import { longDay } from '@/lib/core/dates'
import { databaseNow } from '@/lib/core/server/clock'
import { hashToken } from '@/lib/core/server/crypto'
import { db, type Tx } from '@/lib/core/server/db'
import { inLibrary } from '@/lib/library/queries'
import type { DigestLine, DigestParts } from '@/lib/mail/types'
import { eventSaid } from '@/lib/standards/rules/status'
import type { Currency, Supersession } from '@/lib/standards/types'

export type Period = { from: Date; until: Date }

type EventRow = {
  designation: string
  slug: string
  kind: 'status' | 'edition'
  currency: Currency
  supersession: Supersession
  /** Null where it is the one that is shown first. */
  jurisdiction: string | null
  day: Date
  watched: boolean
}

/**
 * Returns what a member's digest lists: of articles only what members may read now. All of it lies in the
 * period; what the member watches is listed once. Null where there is nothing.
 */
export async function digestOf(tx: Tx, userId: string, period: Period): Promise<DigestParts | null> {
  const { from, until } = period
  const news = await tx.$queryRaw<News[]>`
    SELECT n.kind, a.title, min(n.reason) AS reason, a.slug, count(*)::int AS times
    FROM watch_news n JOIN articles a ON a.id = n.article_id AND ${inLibrary}
    WHERE n.user_id = ${userId} AND n.created_at > ${from} AND n.created_at <= ${until}
    GROUP BY n.kind, a.id ORDER BY max(n.created_at) DESC, a.id DESC`
  const events = await tx.$queryRaw<EventRow[]>`
    SELECT e.designation, s.slug, v.kind, v.currency, v.supersession, nullif(v.jurisdiction, s.jurisdiction) AS jurisdiction, v.day,
      EXISTS (SELECT FROM watch_news n WHERE n.event_id = v.id AND n.user_id = ${userId}) AS watched
    FROM standard_events v JOIN standard_editions e ON e.id = v.edition_id JOIN standards s ON s.id = e.standard_id
    WHERE v.created_at > ${from} AND v.created_at <= ${until} ORDER BY v.id`
  const articles = await newArticles(tx, userId, period)
  const own = events.filter(({ watched }) => watched).map(eventLine)
  const others = events.filter(({ watched }) => !watched).map(eventLine)
  const watched = partOf([...own, ...news.map(lineOf)])
  const standards = partOf(others)
  return watched.lines.length + standards.lines.length + articles.lines.length === 0
    ? null
    : { watched, standards, articles }
}

function eventLine(event: EventRow): DigestLine {
  const since = `${eventSaid(event)}, ${longDay(event.day.toISOString())}`
  return changedLine({ ...event, words: event.jurisdiction ? `${since} (${event.jurisdiction})` : since })
}

type ArticleRow = { slug: string; title: string; category: string | null; total: number }

/**
 * A member's fields are the categories and tags that the member watches, whose articles are among what is
 * watched; who has chosen none is told of every new article.
 */
async function newArticles(tx: Tx, userId: string, { from, until }: Period) {
  const rows = await tx.$queryRaw<ArticleRow[]>`
    SELECT a.slug, a.title, c.name AS category, (count(*) OVER ())::int AS total
    FROM articles a LEFT JOIN categories c ON c.id = a.category_id
    WHERE ${inLibrary} AND a.published_at > ${from} AND a.published_at <= ${until}
      AND a.author_id IS DISTINCT FROM ${userId}
      AND NOT EXISTS (SELECT FROM watches w WHERE w.user_id = ${userId} AND (w.category_id IS NOT NULL OR w.tag_id IS NOT NULL))
      AND NOT EXISTS (SELECT FROM watch_news n WHERE n.user_id = ${userId} AND n.article_id = a.id)
    ORDER BY a.published_at DESC, a.id DESC LIMIT ${DIGEST_LINES}`
  const lines = rows.map(({ slug, title, category }): DigestLine => ({
    lead: null,
    title,
    note: category,
    path: `/articles/${slug}`,
  }))
  return { lines, more: (rows[0]?.total ?? 0) - lines.length }
}

/**
 * Returns what a link of a digest is of, however often it was pressed; null for an unknown or expired one,
 * and for one of a former address, which is somebody else's mailbox.
 */
export async function unsubscribeLink(token: string): Promise<{ id: string; userId: string } | null> {
  const link = await db.emailToken.findFirst({
    where: { tokenHash: hashToken(token), purpose: 'unsubscribe', expiresAt: { gt: databaseNow() } },
    select: { id: true, userId: true, address: true, user: { select: { email: true } } },
  })
  return link && link.address === link.user.email ? { id: link.id, userId: link.userId } : null
}
