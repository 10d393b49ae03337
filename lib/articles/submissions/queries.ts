import 'server-only'
import { cards } from '../cards/queries'
import { listOwn } from '../queries'
import { stepsOf, withdrawnIn } from '../review/rules/steps'
import type { ArticleCard } from '../types'
import type { OwnArticle, Submission } from './types'
import type { Verified } from '@/lib/auth/viewer'
import { db, Prisma, type Tx } from '@/lib/core/server/db'
import { notFound } from '@/lib/core/errors'

/** Returns the viewer's submissions, newest first, each with its review history. */
export async function listSubmissions(viewer: Verified): Promise<Submission[]> {
  const [own, reviews] = await Promise.all([
    listOwn(viewer),
    db.article.findMany({ where: { authorId: viewer.id, deletedAt: null }, select: reviewColumns }),
  ])
  const byId = new Map(reviews.map((review) => [review.id, review]))
  return own.flatMap((card) => {
    const row = byId.get(card.id)
    // Deleted between the two statements.
    return row ? [{ ...card, ...reviewOf(row) }] : []
  })
}

/** One article of the viewer's own, in whatever state. Throws NOT_FOUND for anybody else's. */
export async function readOwn(viewer: Verified, id: number, tx: Tx = db): Promise<OwnArticle> {
  const article = await findOwn(viewer, id, tx)
  if (!article) throw notFound('Article')
  return article
}

/** The same for a page; null for anybody else's. */
export async function findOwn(viewer: Verified, id: number, tx: Tx = db): Promise<OwnArticle | null> {
  const row = await tx.article.findFirst({
    where: { id, authorId: viewer.id, deletedAt: null },
    select: { ...reviewColumns, content: true, excerpt: true, reference: true, memberNote: true },
  })
  const [card] = await cards(Prisma.sql`FROM articles a WHERE a.id = ${id}`, tx)
  if (!row || !card) return null
  const { content, excerpt: ownExcerpt, reference, memberNote } = row
  return {
    ...card,
    ...reviewOf(row),
    content,
    ownExcerpt,
    reference,
    memberNote,
    tagIds: card.tags.map((tag) => tag.id),
  }
}

const reviewColumns = {
  id: true,
  status: true,
  createdAt: true,
  rejectionReason: true,
  reviewedAt: true,
  _count: { select: { readings: true, bookmarks: true } },
  reviewEvents: {
    orderBy: [{ createdAt: 'asc' }, { id: 'asc' }],
    select: { action: true, reason: true, note: true, createdAt: true, withdrawnAt: true },
  },
} satisfies Prisma.ArticleSelect

type Reviewed = Prisma.ArticleGetPayload<{ select: typeof reviewColumns }>

type Review = Omit<Submission, keyof ArticleCard>

function reviewOf({
  status,
  rejectionReason,
  reviewedAt,
  createdAt,
  _count,
  reviewEvents,
}: Reviewed): Review {
  const history = stepsOf(reviewEvents)
  const sent = history.findLast(({ action }) => action === 'submitted' || action === 'resubmitted')
  const rejected = history.findLast(({ action }) => action === 'rejected')
  const wasRejected = status === 'rejected'
  return {
    rejectionReason: rejectionReason ?? (wasRejected ? (rejected?.reason ?? null) : null),
    rejectedAt: wasRejected ? (rejected?.createdAt ?? reviewedAt?.toISOString() ?? null) : null,
    submittedAt: sent?.createdAt ?? createdAt.toISOString(),
    withdrawnAt: withdrawnIn(status, history),
    readers: _count.readings,
    bookmarks: _count.bookmarks,
    history,
  }
}
