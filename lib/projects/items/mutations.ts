import 'server-only'
import { NOTE_LENGTH } from '../constants'
import { lockProject, putInOrder, requireRoom } from '../mutations'
import { openProject } from '../queries'
import { passageTitle } from '@/lib/articles/rules/passage'
import type { Project, ProjectItemKind } from '../types'
import { headingText, noteText, remarkText, type ItemChange, type ItemInput } from './schema'
import { lockedFor } from '@/lib/articles/queries'
import { withMemberLock } from '@/lib/auth/member-lock'
import type { Verified } from '@/lib/auth/viewer'
import { conflict, invalid, notFound } from '@/lib/core/errors'
import { movedBehind } from '@/lib/core/order'
import { Prisma, type Tx } from '@/lib/core/server/db'
import { inLibrary } from '@/lib/library/queries'

type Columns = Omit<Prisma.ProjectItemUncheckedCreateInput, 'projectId' | 'position' | 'kind' | 'addedById'>

/**
 * Adds something to a project, at the end or behind an item. Throws NOT_FOUND for what is not there or not
 * the viewer's, CONFLICT for what is in the project already and beyond a limit, and as lockProject does.
 */
export const addItem = (viewer: Verified, projectId: string, input: ItemInput): Promise<Project> =>
  withMemberLock('projects', viewer, async (tx) => {
    await lockProject(tx, viewer, projectId, 'edit')
    await requireRoom(tx, projectId, input.kind === 'calculation')
    const columns = await columnsOf(tx, viewer, input)
    await refuseTwice(tx, projectId, columns)
    const ids = await orderOf(tx, projectId)
    const { id } = await tx.projectItem.create({
      data: { ...columns, projectId, kind: input.kind, position: ids.length, addedById: viewer.id },
      select: { id: true },
    })
    // What it was to stand behind may have gone meanwhile: then it stands at the end.
    const after = input.after !== undefined && ids.includes(input.after) ? input.after : (ids.at(-1) ?? null)
    await putInOrder(tx, projectId, movedBehind([...ids, id], id, after))
    return openProject(viewer, projectId, tx)
  })

const orderOf = async (tx: Tx, projectId: string): Promise<number[]> =>
  (
    await tx.projectItem.findMany({
      where: { projectId },
      orderBy: [{ position: 'asc' }, { id: 'asc' }],
      select: { id: true },
    })
  ).map(({ id }) => id)

async function columnsOf(tx: Tx, viewer: Verified, input: ItemInput): Promise<Columns> {
  const { text } = input
  switch (input.kind) {
    case 'heading':
    case 'note':
      return { text }
    case 'article': {
      const { id: articleId, title, revision } = await articleOf(tx, viewer, input.articleId)
      return { text, articleId, title, revision }
    }
    case 'passage': {
      const { anchor } = input
      const article = await articleOf(tx, viewer, input.articleId)
      const title = article.locked ? null : passageTitle(article, anchor)
      if (title === null) throw notFound('Passage')
      return { text, articleId: article.id, revision: article.revision, anchor, title }
    }
    case 'calculation': {
      const copy = await tx.calculationCopy.findFirst({
        where: { id: input.copyId, userId: viewer.id },
        select: { title: true },
      })
      if (!copy) throw notFound('Calculation')
      return { text, title: copy.title, copyId: input.copyId, copyOwnerId: viewer.id }
    }
  }
}

type ArticleRow = {
  id: number
  title: string
  revision: number
  locked: boolean
  outline: { id: string; text: string }[]
  bodyHtml: string
}

async function articleOf(tx: Tx, viewer: Verified, id: number): Promise<ArticleRow> {
  const [article] = await tx.$queryRaw<ArticleRow[]>(Prisma.sql`
    SELECT a.id, a.title, a.revision, ${lockedFor(viewer)} AS locked, a.outline, a.body_html AS "bodyHtml"
    FROM articles a WHERE a.id = ${id} AND ${inLibrary}`)
  if (!article) throw notFound('Article')
  return article
}

async function refuseTwice(
  tx: Tx,
  projectId: string,
  { articleId, anchor = null, copyId }: Columns,
): Promise<void> {
  const same = copyId ? { copyId } : articleId ? { articleId, anchor } : null
  if (same && (await tx.projectItem.count({ where: { projectId, ...same } })) > 0)
    throw conflict('This is in the project already')
}

/**
 * Changes the words of an item, moves it, or marks what has changed in its article as seen. Throws NOT_FOUND,
 * VALIDATION_FAILED for words that an item of its kind cannot have, CONFLICT for words written over newer
 * ones, and as lockProject does.
 */
export const changeItem = (
  viewer: Verified,
  projectId: string,
  itemId: number,
  { text, updatedAt, after, seen }: ItemChange,
): Promise<Project> =>
  withMemberLock('projects', viewer, async (tx) => {
    await lockProject(tx, viewer, projectId, 'edit')
    const item = await tx.projectItem.findFirst({ where: { id: itemId, projectId } })
    if (!item) throw notFound('Item')
    if (text !== undefined) {
      if (updatedAt !== undefined && updatedAt !== item.updatedAt.toISOString())
        throw conflict(
          'These words were changed meanwhile, by somebody else or by you in another tab. Your text stays here: copy it, close this and look at the new words first.',
        )
      await tx.projectItem.updateMany({
        where: { id: itemId, projectId },
        data: { text: wordsOf(item.kind, text) },
      })
    }
    if (seen && item.articleId)
      await tx.$executeRaw`
        UPDATE project_items i SET revision = a.revision FROM articles a
        WHERE i.id = ${itemId} AND i.project_id = ${projectId}::uuid AND a.id = i.article_id`
    if (after !== undefined) {
      const ids = await orderOf(tx, projectId)
      if (after !== null && (after === itemId || !ids.includes(after))) throw notFound('Item')
      await putInOrder(tx, projectId, movedBehind(ids, itemId, after))
    }
    return openProject(viewer, projectId, tx)
  })

/** The words as an item of a kind may have them. Throws VALIDATION_FAILED. */
function wordsOf(kind: ProjectItemKind, text: string | null): string | null {
  const schema = kind === 'heading' ? headingText : kind === 'note' ? noteText : remarkText
  const { data, error } = schema.safeParse(text ?? (kind === 'heading' || kind === 'note' ? '' : null))
  if (error) throw invalid('text', error.issues[0]?.message ?? `Please use at most ${NOTE_LENGTH} characters`)
  return data ?? null
}

/**
 * Takes an item out of a project; what it shows stays where it is. Throws NOT_FOUND, and as lockProject does.
 */
export const removeItem = (viewer: Verified, projectId: string, itemId: number): Promise<Project> =>
  withMemberLock('projects', viewer, async (tx) => {
    await lockProject(tx, viewer, projectId, 'edit')
    const { count } = await tx.projectItem.deleteMany({ where: { id: itemId, projectId } })
    if (count === 0) throw notFound('Item')
    await putInOrder(tx, projectId, await orderOf(tx, projectId))
    return openProject(viewer, projectId, tx)
  })
