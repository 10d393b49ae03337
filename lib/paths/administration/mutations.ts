import 'server-only'
import { PATH_LIMIT } from '../constants'
import type { PathChange, PathInput } from '../schema'
import type { AdminPath } from '../types'
import { openPathForAdmin } from './queries'
import { record } from '@/lib/audit/mutations'
import type { Admin } from '@/lib/auth/viewer'
import { conflict, notFound } from '@/lib/core/errors'
import { db, type Tx } from '@/lib/core/server/db'
import { slugify } from '@/lib/core/text'

/** Makes a path with nothing in it, which nobody else sees yet. Throws CONFLICT beyond PATH_LIMIT. */
export const createPath = (viewer: Admin, input: PathInput): Promise<AdminPath> =>
  db.$transaction(async (tx) => {
    if ((await tx.readingPath.count()) >= PATH_LIMIT)
      throw conflict(`There can be at most ${PATH_LIMIT} paths. Delete one to make another.`)
    const id = await insertPath(tx, input)
    await record(tx, viewer, { action: 'path.create', ...path(id), after: { title: input.title } })
    return openPathForAdmin(viewer, id, tx)
  })

/** Inserts a path with the first slug of its title that is free. Returns its id. */
export async function insertPath(tx: Tx, { title, summary, audience }: PathInput): Promise<number> {
  const wanted = slugify(title).slice(0, 80).replace(/-+$/, '') || 'path'
  for (let n = 1; ; n++) {
    const [made] = await tx.$queryRaw<{ id: number }[]>`
      INSERT INTO reading_paths (slug, title, summary, audience, updated_at)
      VALUES (${n === 1 ? wanted : `${wanted}-${n}`}, ${title}, ${summary}, ${audience}, now())
      ON CONFLICT (slug) DO NOTHING RETURNING id`
    if (made) return made.id
  }
}

type LockedPath = PathInput & { published: boolean }

/** Locks a path for a change. Returns what it was; throws NOT_FOUND. */
export async function lockPath(tx: Tx, id: number): Promise<LockedPath> {
  const [locked] = await tx.$queryRaw<LockedPath[]>`
    UPDATE reading_paths SET updated_at = now() WHERE id = ${id} RETURNING title, summary, audience, published`
  if (!locked) throw notFound('Path')
  return locked
}

/**
 * Changes what is said of a path, publishes it or takes it back. Its address stays. Throws NOT_FOUND, and
 * CONFLICT where nothing is in it to publish.
 */
export const changePath = (viewer: Admin, id: number, change: PathChange): Promise<AdminPath> =>
  db.$transaction(async (tx) => {
    const before = await lockPath(tx, id)
    const { published, ...about } = change
    if (
      published &&
      (await tx.readingPathItem.count({ where: { pathId: id, kind: { not: 'section' } } })) === 0
    )
      throw conflict('Add a step before you publish this path.')
    await tx.readingPath.update({ where: { id }, data: change, select: { id: true } })
    const fields = (['title', 'summary', 'audience'] as const).filter(
      (field) => about[field] !== undefined && about[field] !== before[field],
    )
    const of = (from: Partial<PathInput>) => Object.fromEntries(fields.map((field) => [field, from[field]]))
    if (fields.length > 0)
      await record(tx, viewer, { action: 'path.update', ...path(id), before: of(before), after: of(about) })
    if (published !== undefined && published !== before.published)
      await record(tx, viewer, { action: published ? 'path.publish' : 'path.unpublish', ...path(id) })
    return openPathForAdmin(viewer, id, tx)
  })

/** Deletes a path with what readers said of its steps. Articles and tables stay. Throws NOT_FOUND. */
export const deletePath = (viewer: Admin, id: number): Promise<void> =>
  db.$transaction(async (tx) => {
    const { title } = await lockPath(tx, id)
    await tx.readingPath.deleteMany({ where: { id } })
    await record(tx, viewer, { action: 'path.delete', ...path(id), before: { title } })
  })

export const path = (id: number) => ({ targetType: 'path', targetId: id })
