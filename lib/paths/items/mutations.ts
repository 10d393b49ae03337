import 'server-only'
import { lockPath, path } from '../administration/mutations'
import { openPathForAdmin } from '../administration/queries'
import { ITEM_LIMIT } from '../constants'
import type { AdminPath } from '../types'
import { sectionName, stepWords, type ItemChange, type ItemInput } from './schema'
import { record } from '@/lib/audit/mutations'
import type { Admin } from '@/lib/auth/viewer'
import { conflict, invalid, notFound } from '@/lib/core/errors'
import { movedBehind } from '@/lib/core/order'
import { db, isUniqueViolation, Prisma, type Tx } from '@/lib/core/server/db'
import { publishedArticle } from '@/lib/library/queries'

type Columns = Pick<Prisma.ReadingPathItemUncheckedCreateInput, 'articleId' | 'anchor' | 'tableId'>

/**
 * Adds a section or a step to a path, at the end or behind an item. Throws NOT_FOUND, VALIDATION_FAILED for
 * an article, calculation or table that is not there, CONFLICT for what is in the path already and beyond
 * ITEM_LIMIT.
 */
export async function addItem(viewer: Admin, pathId: number, input: ItemInput): Promise<AdminPath> {
  try {
    return await db.$transaction(async (tx) => {
      await lockPath(tx, pathId)
      if ((await tx.readingPathItem.count({ where: { pathId } })) >= ITEM_LIMIT)
        throw conflict(`A path holds at most ${ITEM_LIMIT} sections and steps. Remove one to add another.`)
      const id = await insertItem(tx, pathId, input)
      const changed = await openPathForAdmin(viewer, pathId, tx)
      const added = nameIn(changed, id)
      await record(tx, viewer, { action: 'path.update', ...path(pathId), after: { added } })
      return changed
    })
  } catch (error) {
    if (isUniqueViolation(error)) throw conflict('This is in the path already')
    throw error
  }
}

/** The name of a section, or the title of what a step shows. */
const nameIn = (path: AdminPath, itemId: number) => path.items.find(({ id }) => id === itemId)?.title ?? ''

/** The same within a transaction that has locked the path. Returns the item's id. */
export async function insertItem(tx: Tx, pathId: number, input: ItemInput): Promise<number> {
  const { kind, text } = input
  const columns = await columnsOf(tx, input)
  const ids = await orderOf(tx, pathId)
  const { id } = await tx.readingPathItem.create({
    data: { ...columns, pathId, kind, text, position: ids.length },
    select: { id: true },
  })
  if (input.after === undefined) return id
  // What it was to stand behind may have gone meanwhile: then it stands at the end.
  const after = input.after === null || ids.includes(input.after) ? input.after : (ids.at(-1) ?? null)
  await putInOrder(tx, pathId, movedBehind([...ids, id], id, after))
  return id
}

async function columnsOf(tx: Tx, input: ItemInput): Promise<Columns> {
  if (input.kind === 'section') return {}
  if (input.kind === 'table') {
    const table = await tx.calculationTable.findFirst({
      where: { name: input.table, version: { gt: 0 } },
      select: { id: true },
    })
    if (!table) throw invalid('table', 'There is no table of this name')
    return { tableId: table.id }
  }
  const { kind, articleId, anchor } = input
  const article = await tx.article.findFirst({
    where: { id: articleId, ...publishedArticle },
    select: { outline: true, calculations: { select: { key: true } } },
  })
  if (!article) throw invalid('articleId', 'There is no published article of this number')
  const anchors =
    kind === 'calculation'
      ? article.calculations.map(({ key }) => key)
      : (article.outline as { id: string }[]).map(({ id }) => id)
  if (anchor !== undefined && !anchors.includes(anchor))
    throw invalid('anchor', 'The article has nothing at this place')
  return { articleId, anchor: anchor ?? null }
}

const orderOf = async (tx: Tx, pathId: number): Promise<number[]> =>
  (
    await tx.readingPathItem.findMany({
      where: { pathId },
      orderBy: [{ position: 'asc' }, { id: 'asc' }],
      select: { id: true },
    })
  ).map(({ id }) => id)

const putInOrder = (tx: Tx, pathId: number, ids: number[]) =>
  tx.$executeRaw(Prisma.sql`
    UPDATE reading_path_items i SET position = o.position - 1
    FROM unnest(${ids}::int[]) WITH ORDINALITY AS o(id, position) WHERE i.id = o.id AND i.path_id = ${pathId}`)

/** Changes the words of an item or moves it. Throws NOT_FOUND, VALIDATION_FAILED. */
export const changeItem = (
  viewer: Admin,
  pathId: number,
  itemId: number,
  { text, after }: ItemChange,
): Promise<AdminPath> =>
  db.$transaction(async (tx) => {
    await lockPath(tx, pathId)
    const item = await tx.readingPathItem.findFirst({ where: { id: itemId, pathId } })
    if (!item) throw notFound('Item')
    if (text !== undefined) {
      const { data, error } = (item.kind === 'section' ? sectionName : stepWords).safeParse(text)
      if (error) throw invalid('text', error.issues[0]!.message)
      await tx.readingPathItem.updateMany({ where: { id: itemId, pathId }, data: { text: data } })
      await record(tx, viewer, {
        action: 'path.update',
        ...path(pathId),
        before: { text: item.text },
        after: { text: data },
      })
    }
    if (after !== undefined) {
      const ids = await orderOf(tx, pathId)
      if (after !== null && (after === itemId || !ids.includes(after))) throw notFound('Item')
      await putInOrder(tx, pathId, movedBehind(ids, itemId, after))
    }
    const changed = await openPathForAdmin(viewer, pathId, tx)
    if (after !== undefined) {
      const moved = nameIn(changed, itemId)
      await record(tx, viewer, { action: 'path.update', ...path(pathId), after: { moved } })
    }
    return changed
  })

/** Takes a section or step out of a path, with what readers said of it. Throws NOT_FOUND. */
export const removeItem = (viewer: Admin, pathId: number, itemId: number): Promise<AdminPath> =>
  db.$transaction(async (tx) => {
    await lockPath(tx, pathId)
    const removed = nameIn(await openPathForAdmin(viewer, pathId, tx), itemId)
    const { count } = await tx.readingPathItem.deleteMany({ where: { id: itemId, pathId } })
    if (count === 0) throw notFound('Item')
    await putInOrder(tx, pathId, await orderOf(tx, pathId))
    await record(tx, viewer, { action: 'path.update', ...path(pathId), before: { removed } })
    return openPathForAdmin(viewer, pathId, tx)
  })
