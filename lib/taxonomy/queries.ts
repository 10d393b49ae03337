import 'server-only'
import { db } from '@/lib/core/db'
import type { Category, Tag } from './types'

/** Every category, by name. Names are no secret: the forms of visitors and members show them. */
export const listCategories = (): Promise<Category[]> =>
  db.category.findMany({
    orderBy: { name: 'asc' },
    select: { id: true, name: true, slug: true, description: true },
  })

/** Every tag, by name. */
export const listTags = (): Promise<Tag[]> =>
  db.tag.findMany({ orderBy: { name: 'asc' }, select: { id: true, name: true, slug: true } })
