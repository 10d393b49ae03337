import 'server-only'
import { Prisma } from '@/lib/core/server/db'

/**
 * SQL of whether the article that a query calls `a` is published and not in the bin: its card is for every
 * member, its text for whom it is not locked (`lockedFor`). Partial indexes have this condition; a statement
 * that is plain text takes `inLibrary.text`.
 */
export const inLibrary = Prisma.sql`a.status = 'approved' AND a.deleted_at IS NULL`

/** The same condition as a filter of Prisma's client. */
export const publishedArticle = {
  status: 'approved',
  deletedAt: null,
} as const satisfies Prisma.ArticleWhereInput
