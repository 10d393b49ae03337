import 'server-only'
import { z } from 'zod'
import { WATCH_LIMIT } from './constants'
import type { WatchInput } from './schema'
import type { WatchTarget } from './types'
import { withMemberLock } from '@/lib/auth/member-lock'
import type { Verified } from '@/lib/auth/viewer'
import { conflict, notFound } from '@/lib/core/errors'
import type { Tx } from '@/lib/core/server/db'
import { publishedArticle } from '@/lib/library/queries'
import type { Prisma } from '@/prisma/generated/client'

/** The columns of a watch that say of what it is. */
type Target = Pick<
  Prisma.WatchUncheckedCreateInput,
  'standardId' | 'clause' | 'clauseSlug' | 'articleId' | 'categoryId' | 'tagId' | 'copyId'
>

/**
 * Watches something from now on, or no longer. Throws NOT_FOUND for what is not there or not the viewer's,
 * CONFLICT beyond WATCH_LIMIT, RATE_LIMITED.
 */
export const setWatch = (
  viewer: Verified,
  { watching, ...asked }: WatchInput,
): Promise<{ watching: boolean }> =>
  withMemberLock('watches', viewer, async (tx) => {
    const target = await targetOf(tx, viewer, asked, watching)
    if (!target) throw notFound(NAMES[asked.kind])
    const { clause, ...identity } = target
    const own = {
      userId: viewer.id,
      ...identity,
      ...(identity.standardId && { clauseSlug: identity.clauseSlug ?? null }),
    }
    if (!watching) {
      await tx.watch.deleteMany({ where: own })
      return { watching }
    }
    if ((await tx.watch.count({ where: own })) > 0) return { watching }
    if ((await tx.watch.count({ where: { userId: viewer.id } })) >= WATCH_LIMIT)
      throw conflict(
        `You watch ${WATCH_LIMIT} things already, which is as many as there can be. Stop watching one of them first.`,
      )
    await tx.watch.create({ data: { ...own, clause }, select: { id: true } })
    return { watching }
  })

const NAMES = {
  standard: 'Standard',
  clause: 'Clause',
  category: 'Category',
  tag: 'Tag',
  article: 'Article',
  calculation: 'Calculation',
} as const

/** Returns whom a key means; null where that is nothing. What is gone can still be taken off the list. */
async function targetOf(
  tx: Tx,
  viewer: Verified,
  { kind, key }: WatchTarget,
  toWatch: boolean,
): Promise<Target | null> {
  const id = /^[1-9]\d{0,8}$/.test(key) ? Number(key) : null
  switch (kind) {
    case 'standard': {
      const standard = await tx.standard.findUnique({ where: { slug: key }, select: { id: true } })
      return standard && { standardId: standard.id }
    }
    case 'clause':
      return clauseOf(tx, key, toWatch)
    case 'category':
      return id && (await tx.category.count({ where: { id } })) ? { categoryId: id } : null
    case 'tag': {
      const tag = await tx.tag.findUnique({ where: { slug: key }, select: { id: true } })
      return tag && { tagId: tag.id }
    }
    case 'article': {
      if (!id || (toWatch && !(await tx.article.count({ where: { id, ...publishedArticle } })))) return null
      return { articleId: id }
    }
    case 'calculation': {
      if (!z.uuid().safeParse(key).success) return null
      const own = { id: key, userId: viewer.id }
      return (await tx.calculationCopy.count({ where: own })) ? { copyId: key } : null
    }
  }
}

/** A clause that has a page: a published article cites it. */
async function clauseOf(tx: Tx, key: string, toWatch: boolean): Promise<Target | null> {
  const [slug = '', clauseSlug = '', ...more] = key.split('/')
  if (more.length > 0 || !clauseSlug) return null
  const standard = await tx.standard.findUnique({ where: { slug }, select: { id: true, name: true } })
  if (!standard) return null
  if (!toWatch) return { standardId: standard.id, clauseSlug }
  const cited = await tx.citation.findFirst({
    where: { standard: standard.name, clauseSlug, article: publishedArticle },
    orderBy: { clause: 'asc' },
    select: { clause: true },
  })
  return cited?.clause ? { standardId: standard.id, clause: cited.clause, clauseSlug } : null
}
