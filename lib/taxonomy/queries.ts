import 'server-only'
import type { Admin } from '@/lib/auth/viewer'
import { db, Prisma, select } from '@/lib/core/server/db'
import type { Category, Topic } from './types'

/** Every category, by name. Names are no secret: the forms of visitors and members show them. */
export const listCategories = (): Promise<Category[]> =>
  select<Category>(Prisma.sql`SELECT id, name, slug, description FROM categories ORDER BY name`)

/** How many articles are in each category that has any, those in the bin included. */
export async function articlesByCategory(_viewer: Admin): Promise<Record<number, number>> {
  const found = await db.article.groupBy({
    by: ['categoryId'],
    where: { categoryId: { not: null } },
    _count: true,
  })
  return Object.fromEntries(found.map(({ categoryId, _count }) => [String(categoryId), _count]))
}

/** Every tag, by name. */
export const listTags = (): Promise<Topic[]> =>
  select<Topic>(Prisma.sql`SELECT id, name, slug, topic_group AS "group" FROM tags ORDER BY name`)

/** How many articles bear each tag that any bears, those in the bin left out. */
export async function articlesByTag(_viewer: Admin): Promise<Record<number, number>> {
  const found = await db.articleTag.groupBy({
    by: ['tagId'],
    where: { article: { deletedAt: null } },
    _count: true,
  })
  return Object.fromEntries(found.map(({ tagId, _count }) => [String(tagId), _count]))
}
