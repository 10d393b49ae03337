import 'server-only'
import { readObject } from './gateway'
import { isWhole } from './rules/checksum'
import type { FigureFile, FigureRow } from './types'
import { isAdmin } from '@/lib/auth/access'
import type { Verified } from '@/lib/auth/viewer'
import { readsPremium } from '@/lib/billing/entitlement/queries'
import { db, type Prisma } from '@/lib/core/server/db'
import { notFound, unavailable } from '@/lib/core/errors'
import { log } from '@/lib/core/server/log'
import { publishedArticle } from '@/lib/library/queries'

const row = { id: true, mime: true, sha256: true, bytes: true } satisfies Prisma.FigureSelect

/**
 * A figure of the viewer's own, of an article of theirs, or of a published one; admins see any. Throws
 * NOT_FOUND for every other, SERVICE_UNAVAILABLE while the storage that has it is away.
 */
export async function readFigure(viewer: Verified, id: string): Promise<FigureFile> {
  const figure = await db.figure.findFirst({
    where: { id, ...(isAdmin(viewer) ? {} : visibleTo(viewer, await readsPremium(viewer))) },
    select: row,
  })
  const file = figure && (await fileOf(figure))
  if (!file) throw notFound('Figure')
  return file
}

/**
 * A figure of an article that is open to everybody, at the address that such an article gives it; null for
 * any other. Throws SERVICE_UNAVAILABLE while the storage that has it is away.
 */
export async function readOpenFigure(id: string): Promise<FigureFile | null> {
  const figure = await db.figure.findFirst({
    where: { id, articles: { some: { article: { ...publishedArticle, open: true } } } },
    select: row,
  })
  return figure && fileOf(figure)
}

/**
 * Returns the bytes from where they are. While figures are moved they may have gone to the other place after
 * the row was read, and are in the row then. Null for a figure that was deleted meanwhile.
 */
async function fileOf({ id, mime, sha256, bytes }: FigureRow): Promise<FigureFile | null> {
  if (bytes) return { mime, bytes }
  const object = await readObject(id)
  if (object && isWhole(object, sha256)) return { mime, bytes: object }
  const now = await db.figure.findUnique({ where: { id }, select: { bytes: true } })
  if (!now) return null
  if (now.bytes) return { mime, bytes: now.bytes }
  log.error({ figure: id, missing: object === null }, 'the object storage has lost or changed a figure')
  throw unavailable(new Error('The object of a figure is missing or changed'))
}

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
