import 'server-only'
import type { FigureFile } from './types'
import { isAdmin } from '@/lib/auth/access'
import type { Verified } from '@/lib/auth/viewer'
import { readsPremium } from '@/lib/billing/entitlement/queries'
import { db, type Prisma } from '@/lib/core/server/db'
import { notFound } from '@/lib/core/errors'

/**
 * A figure of the viewer's own, of an article of theirs, or of a published one; admins see any. Throws
 * NOT_FOUND for every other.
 */
export async function readFigure(viewer: Verified, id: string): Promise<FigureFile> {
  const figure = await db.figure.findFirst({
    where: { id, ...(isAdmin(viewer) ? {} : visibleTo(viewer, await readsPremium(viewer))) },
    select: { mime: true, bytes: true },
  })
  if (!figure) throw notFound('Figure')
  return figure
}

/**
 * A figure of an article that is open to everybody, at the address that such an article gives it; null for
 * any other.
 */
export const readOpenFigure = (id: string): Promise<FigureFile | null> =>
  db.figure.findFirst({
    where: { id, articles: { some: { article: { deletedAt: null, status: 'approved', open: true } } } },
    select: { mime: true, bytes: true },
  })

/** A figure of an article for paying members only is theirs only. */
const visibleTo = ({ id }: Verified, premium: boolean): Prisma.FigureWhereInput => ({
  OR: [
    { ownerId: id },
    {
      articles: {
        some: {
          article: {
            deletedAt: null,
            OR: [{ status: 'approved', ...(premium ? {} : { premium: false }) }, { authorId: id }],
          },
        },
      },
    },
  ],
})
