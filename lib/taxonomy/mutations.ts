import 'server-only'
import type { CategoryInput, TagInput } from './schema'
import type { Category, Topic } from './types'
import { record } from '@/lib/audit/mutations'
import type { Admin } from '@/lib/auth/viewer'
import { db, Prisma, type Tx, isUniqueViolation } from '@/lib/core/server/db'
import { conflict, notFound } from '@/lib/core/errors'
import { slugify } from '@/lib/core/text'

type Table = 'categories' | 'tags'

/** The id of the category of this name (case ignored), made where there is none. */
export const categoryNamed = (tx: Tx, name: string): Promise<number> => named(tx, 'categories', name)

/** The id of the tag of this name (case ignored), made where there is none. */
export const tagNamed = (tx: Tx, name: string): Promise<number> => named(tx, 'tags', name)

async function named(tx: Tx, table: Table, given: string): Promise<number> {
  const name = given.replace(/\s+/g, ' ').trim()
  const relation = Prisma.raw(table)
  const find = () =>
    tx.$queryRaw<{ id: number }[]>`SELECT id FROM ${relation} WHERE lower(name) = lower(${name})`
  const [found] = await find()
  if (found) return found.id
  for (let n = 1; ; n++) {
    const slug = nthSlug(name, n)
    const [made] = await tx.$queryRaw<{ id: number }[]>`
      INSERT INTO ${relation} (name, slug, updated_at) VALUES (${name}, ${slug}, now()) ON CONFLICT DO NOTHING RETURNING id`
    if (made) return made.id
    const [meanwhile] = await find()
    if (meanwhile) return meanwhile.id
  }
}

const nthSlug = (name: string, n: number) => (n === 1 ? slugify(name) : `${slugify(name)}-${n}`)

/** Inserts a new name with the first slug that is free. A name that is taken breaches the index on names. */
async function insertNamed(tx: Tx, table: Table, name: string): Promise<number> {
  for (let n = 1; ; n++) {
    const [made] = await tx.$queryRaw<{ id: number }[]>`
      INSERT INTO ${Prisma.raw(table)} (name, slug, updated_at) VALUES (${name}, ${nthSlug(name, n)}, now())
      ON CONFLICT (slug) DO NOTHING RETURNING id`
    if (made) return made.id
  }
}

/** Runs in one transaction; a name that is taken becomes a sentence at its field. */
async function withOwnName<T>(noun: 'category' | 'tag', work: (tx: Tx) => Promise<T>): Promise<T> {
  try {
    return await db.$transaction(work)
  } catch (error) {
    const taken = `A ${noun} with this name already exists`
    if (isUniqueViolation(error)) throw conflict(taken, [{ path: 'name', message: taken }])
    throw error
  }
}

const categoryColumns = { id: true, name: true, slug: true, description: true } as const
const tagColumns = { id: true, name: true, slug: true, group: true } as const

/** Throws CONFLICT for a name that is taken, upper and lower case alike. */
export const createCategory = (viewer: Admin, input: CategoryInput): Promise<Category> =>
  withOwnName('category', async (tx) => {
    const id = await insertNamed(tx, 'categories', input.name)
    const { description } = input
    const made = await tx.category.update({ where: { id }, data: { description }, select: categoryColumns })
    await record(tx, viewer, { action: 'category.create', ...category(id), after: input })
    return made
  })

/** The slug stays, so that links to the category keep working. Throws NOT_FOUND, CONFLICT. */
export const updateCategory = (viewer: Admin, id: number, input: CategoryInput): Promise<Category> =>
  withOwnName('category', async (tx) => {
    const before = await tx.category.findUnique({ where: { id }, select: { name: true, description: true } })
    if (!before) throw notFound('Category')
    const changed = await tx.category.update({ where: { id }, data: input, select: categoryColumns })
    await record(tx, viewer, { action: 'category.update', ...category(id), before, after: input })
    return changed
  })

/**
 * Deletes a category that no article is in. Throws NOT_FOUND, and CONFLICT with the number of its articles,
 * those in the bin included.
 */
export const deleteCategory = (viewer: Admin, id: number): Promise<void> =>
  db.$transaction(async (tx) => {
    // Locked, so that no article is added to it meanwhile.
    const [held] = await tx.$queryRaw<{ name: string }[]>`
      SELECT name FROM categories WHERE id = ${id} FOR UPDATE`
    if (!held) throw notFound('Category')
    const [articles, binned] = await Promise.all([
      tx.article.count({ where: { categoryId: id } }),
      tx.article.count({ where: { categoryId: id, deletedAt: { not: null } } }),
    ])
    if (articles > 0) throw conflict(inUse(articles, binned))
    await tx.category.deleteMany({ where: { id } })
    await record(tx, viewer, { action: 'category.delete', ...category(id), before: held })
  })

/** What lies in the bin is in no list that it could be moved from: it comes back first, or goes by itself. */
function inUse(articles: number, binned: number): string {
  const [is, them] = articles === 1 ? ['1 article is', 'it'] : [`${articles} articles are`, 'them']
  const left = 'or wait until the bin deletes'
  if (binned === 0) return `${is} in this category. Move ${them} to another category first.`
  if (binned === articles)
    return `${is} in this category and ${articles === 1 ? 'lies' : 'lie'} in the bin. Restore ${them} and move ${them} to another category first, ${left} ${them} for good.`
  return `${is} in this category, ${binned} of them in the bin. Move them to another category first. Restore what is in the bin before, ${left} it for good.`
}

/** Throws CONFLICT for a name that is taken, upper and lower case alike. */
export const createTag = (viewer: Admin, { name, group }: TagInput): Promise<Topic> =>
  withOwnName('tag', async (tx) => {
    const id = await insertNamed(tx, 'tags', name)
    const made = await tx.tag.update({ where: { id }, data: { group }, select: tagColumns })
    await record(tx, viewer, { action: 'tag.create', ...tag(id), after: { name, group: made.group } })
    return made
  })

/** The slug stays, so that links to the tag keep working. Throws NOT_FOUND, CONFLICT. */
export const updateTag = (viewer: Admin, id: number, { name, group }: TagInput): Promise<Topic> =>
  withOwnName('tag', async (tx) => {
    const before = await tx.tag.findUnique({ where: { id }, select: { name: true, group: true } })
    if (!before) throw notFound('Tag')
    const changed = await tx.tag.update({ where: { id }, data: { name, group }, select: tagColumns })
    const after = { name, group: changed.group }
    await record(tx, viewer, { action: 'tag.update', ...tag(id), before, after })
    return changed
  })

/** Takes a tag off every article and deletes it. Throws NOT_FOUND. */
export const deleteTag = (viewer: Admin, id: number): Promise<void> =>
  db.$transaction(async (tx) => {
    // Before the tag, as saving an article locks them: the page of each of these changes.
    await tx.$queryRaw`
      SELECT id FROM articles WHERE id IN (SELECT article_id FROM article_tags WHERE tag_id = ${id})
      ORDER BY id FOR NO KEY UPDATE`
    const before = await tx.tag.findUnique({ where: { id }, select: { name: true } })
    const { count } = await tx.tag.deleteMany({ where: { id } })
    if (!before || count === 0) throw notFound('Tag')
    await record(tx, viewer, { action: 'tag.delete', ...tag(id), before })
  })

const category = (id: number) => ({ targetType: 'category', targetId: id })
const tag = (id: number) => ({ targetType: 'tag', targetId: id })
