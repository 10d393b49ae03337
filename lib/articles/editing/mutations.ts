import 'server-only'
import { slugTaken, requireFreeSlug, freeSlug, isSlugOfTitle, changeSlug } from '../slugs/mutations'
import { WORDS } from '../constants'
import { editableArticle } from '../administration/queries'
import type { EditableArticle } from '../administration/types'
import { authoredContent, replaceTags, storeDerived } from '../mutations'
import {
  about,
  lockArticle,
  publish,
  queuePublication,
  requireNotWithdrawn,
  unpublish,
  type LockedArticle,
} from '../publishing/mutations'
import { requireAgreement } from '../review/policy'
import { keepRevision } from '../revisions/mutations'
import type { Versioned } from '../revisions/types'
import { holdFiling, staleSave } from './queries'
import { brief, differing, valuesOf, versionAfter, type FilingNames } from './rules/changes'
import { type ArticleChange, type ArticleInput, NO_CONTENT, type RevisionRestore } from './schema'
import { record } from '@/lib/audit/mutations'
import type { Admin } from '@/lib/auth/viewer'
import { databaseNow } from '@/lib/core/server/clock'
import { db, type Tx, isUniqueViolation } from '@/lib/core/server/db'
import { invalid, notFound } from '@/lib/core/errors'
import { allowForeignFigures, allowFormerFigures } from '@/lib/figures/mutations'
import { announceChanged, citedPlaces } from '@/lib/watches/news/mutations'

/**
 * Stores an editor's own article, published unless said otherwise. Throws VALIDATION_FAILED, and CONFLICT for
 * an address that is taken.
 */
export async function createArticle(viewer: Admin, input: ArticleInput): Promise<EditableArticle> {
  const { title, reference = null, excerpt = null } = input
  const { featured = false, premium = false, open = false, published = true, categoryId } = input
  requireOneAudience({ premium, open })
  const tagIds = input.tags ?? input.tagIds ?? []
  const rendered = await renderedFrom(viewer, input)
  const scheduledFor = hourFor({ status: published ? 'approved' : 'draft', scheduledFor: null }, input)
  const id = await withSlug(async (tx) => {
    await allowForeignFigures(tx)
    await holdFiling(tx, { categoryId, tagIds })
    if (input.slug) await requireFreeSlug(tx, input.slug)
    const slug = input.slug ?? (await freeSlug(tx, title))
    const columns = {
      title,
      slug,
      excerpt,
      reference,
      featured,
      premium,
      open,
      categoryId,
      scheduledFor,
      ...rendered.columns,
    }
    const { id } = await tx.article.create({
      data: { ...columns, status: 'draft', authorId: viewer.id },
      select: { id: true },
    })
    await replaceTags(tx, id, tagIds)
    const { calculations } = rendered
    await storeDerived(tx, id, { reference, calculations, enteredBy: 'author' })
    await record(tx, viewer, { action: 'article.create', ...about(id), after: { title, slug } })
    if (published) await publish(tx, viewer, await lockArticle(tx, id), input)
    if (scheduledFor) await queuePublication(tx, id, scheduledFor)
    return id
  })
  return editableArticle(viewer, id)
}

type SaveOptions = {
  restores?: true
  /** What else the transaction does, with the article locked and saved. */
  within?: (tx: Tx) => Promise<void>
}

/**
 * Saves an article; what the change leaves out stays. Each save of one that was published is a version.
 * Throws NOT_FOUND, VALIDATION_FAILED, and CONFLICT for a taken slug, for a save over a newer one, and for
 * what its author has withdrawn.
 */
export async function updateArticle(
  viewer: Admin,
  id: number,
  change: ArticleChange,
  { restores, within }: SaveOptions = {},
): Promise<EditableArticle> {
  // Rendering is slow, so it is done before the transaction.
  const rendered = await renderedFrom(viewer, change)
  await withSlug(async (tx) => {
    await (restores ? allowFormerFigures(tx) : allowForeignFigures(tx))
    const locked = await lockArticle(tx, id)
    requireNotWithdrawn(locked)
    if (change.updatedAt && change.updatedAt.getTime() !== locked.updatedAt.getTime())
      throw await staleSave(viewer, tx, locked)
    const stored = await versionOf(tx, id)
    const after = versionAfter(stored.version, change, rendered.columns.content)
    await holdFiling(tx, after)
    const slug = await slugAfter(tx, locked, change, after.title)
    const featured = change.featured ?? locked.featured
    const premium = change.premium ?? locked.premium
    const open = change.open ?? locked.open
    requireOneAudience({ premium, open })
    const scheduledFor = hourFor({ ...locked, status: statusAfter(locked, change) }, change)
    const values = {
      before: valuesOf(stored.version, locked),
      after: valuesOf(after, { slug, featured, premium, open, scheduledFor }),
    }
    const changed = differing(values.before, values.after)
    if (changed.length > 0) {
      const versioned = locked.publishedAt !== null && changed.some((name) => name in after)
      const revision = versioned
        ? await keepRevision(tx, viewer, {
            articleId: id,
            revision: stored.revision,
            before: { ...stored.version, savedAt: locked.updatedAt },
            after,
            note: change.note,
          })
        : stored.revision
      const { tagIds, ...columns } = after
      const citedBefore = await citedPlaces(tx, id)
      await tx.article.update({
        where: { id },
        data: { ...columns, ...rendered.columns, slug, featured, premium, open, scheduledFor, revision },
        select: { id: true },
      })
      await replaceTags(tx, id, tagIds)
      const enteredBy = locked.authorId === viewer.id ? 'author' : 'editor'
      const { calculations } = rendered
      await storeDerived(tx, id, { reference: after.reference, calculations, enteredBy })
      const filing = await filingNames(tx, [stored.version, after])
      await record(tx, viewer, { action: 'article.update', ...about(id), ...brief(values, changed, filing) })
      if (scheduledFor && scheduledFor.getTime() !== locked.scheduledFor?.getTime())
        await queuePublication(tx, id, scheduledFor)
      const stays = locked.status === 'approved' && statusAfter(locked, change) === 'approved'
      if (stays && WORDS.some((name) => changed.includes(name)))
        await announceChanged(tx, { id, slug, title: after.title }, viewer.id, citedBefore)
    }
    await within?.(tx)
    await setPublished(tx, viewer, { ...locked, slug, title: after.title }, change)
  })
  return editableArticle(viewer, id)
}

/**
 * Saves the content of an earlier version as the newest one. Throws NOT_FOUND, and CONFLICT as a save does.
 */
export async function restoreRevision(
  viewer: Admin,
  id: number,
  revision: number,
  { updatedAt, confirmed }: RevisionRestore,
  within?: SaveOptions['within'],
): Promise<EditableArticle> {
  const version = await db.articleRevision.findUnique({
    where: { articleId_revision: { articleId: id, revision } },
    select: { title: true, excerpt: true, content: true, reference: true, categoryId: true, tagIds: true },
  })
  if (!version) throw notFound('Version')
  // A category or tag that was deleted since cannot come back with it.
  const { categoryId, tagIds } = version
  const [category, tags] = await Promise.all([
    categoryId === null ? null : db.category.findUnique({ where: { id: categoryId }, select: { id: true } }),
    db.tag.findMany({ where: { id: { in: tagIds } }, select: { id: true } }),
  ])
  const change = {
    ...version,
    categoryId: category?.id,
    tagIds: tags.map((tag) => tag.id),
    note: `Restored from version ${revision}`,
    updatedAt,
    confirmed,
  }
  return updateArticle(viewer, id, change, { restores: true, within })
}

/**
 * Throws VALIDATION_FAILED where nothing is left of the content once it is cleaned, and CONFLICT where one of
 * its calculations contradicts its expected values and that was not confirmed.
 */
async function renderedFrom(viewer: Admin, { content, confirmed }: ArticleInput) {
  const rendered = await authoredContent(content, viewer.id)
  if (rendered.columns.content.trim() === '') throw invalid('content', NO_CONTENT)
  requireAgreement(rendered.calculations, { confirmed })
  return rendered
}

/** The index on addresses is the judge of two that are taken at once. */
async function withSlug<T>(work: (tx: Tx) => Promise<T>): Promise<T> {
  try {
    return await db.$transaction(work)
  } catch (error) {
    if (isUniqueViolation(error)) throw slugTaken()
    throw error
  }
}

/**
 * The address is fixed once an article was published; a draft's follows its title until an editor has chosen
 * one.
 */
async function slugAfter(
  tx: Tx,
  locked: LockedArticle,
  change: ArticleChange,
  title: string,
): Promise<string> {
  if (change.slug && change.slug !== locked.slug) {
    await changeSlug(tx, locked, change.slug)
    return change.slug
  }
  const follows =
    locked.publishedAt === null && title !== locked.title && isSlugOfTitle(locked.slug, locked.title)
  return follows && !isSlugOfTitle(locked.slug, title) ? freeSlug(tx, title) : locked.slug
}

/** Saving a submission or a rejected article as not published leaves it where it is. */
const statusAfter = ({ status }: LockedArticle, { published }: ArticleChange) =>
  published ? 'approved' : status === 'approved' && published === false ? 'draft' : status

async function setPublished(
  tx: Tx,
  viewer: Admin,
  locked: LockedArticle,
  { published, confirmed }: ArticleChange,
): Promise<void> {
  if (published === true && locked.status !== 'approved') await publish(tx, viewer, locked, { confirmed })
  if (published === false && locked.status === 'approved') await unpublish(tx, viewer, locked)
}

type Planned = Pick<LockedArticle, 'status' | 'scheduledFor'>

/**
 * When the article is published by itself. Throws VALIDATION_FAILED for a new hour that is past, or of what
 * is no draft.
 */
function hourFor({ status, scheduledFor: stored }: Planned, { scheduledFor }: ArticleInput): Date | null {
  if (status === 'approved' || scheduledFor === null) return null
  if (scheduledFor === undefined || scheduledFor.getTime() === stored?.getTime()) return stored
  if (status !== 'draft') throw invalid('scheduledFor', 'Only a draft can be scheduled')
  if (scheduledFor <= databaseNow()) throw invalid('scheduledFor', 'Please choose a time in the future')
  return scheduledFor
}

async function versionOf(tx: Tx, id: number): Promise<{ revision: number; version: Versioned }> {
  const { tags, revision, ...columns } = await tx.article.findUniqueOrThrow({
    where: { id },
    select: {
      title: true,
      excerpt: true,
      content: true,
      reference: true,
      categoryId: true,
      revision: true,
      tags: { select: { tagId: true }, orderBy: { tagId: 'asc' } },
    },
  })
  return { revision, version: { ...columns, tagIds: tags.map(({ tagId }) => tagId) } }
}

async function filingNames(tx: Tx, versions: Versioned[]): Promise<FilingNames> {
  const categoryIds = versions.flatMap(({ categoryId }) => categoryId ?? [])
  const tagIds = versions.flatMap((version) => version.tagIds)
  const select = { id: true, name: true } as const
  const [categories, tags] = [
    await tx.category.findMany({ where: { id: { in: categoryIds } }, select }),
    await tx.tag.findMany({ where: { id: { in: tagIds } }, select }),
  ]
  const byId = (rows: { id: number; name: string }[]) => new Map(rows.map(({ id, name }) => [id, name]))
  return { categories: byId(categories), tags: byId(tags) }
}

/** Throws VALIDATION_FAILED where an article would be for paying members and for everybody. */
function requireOneAudience({ premium, open }: { premium: boolean; open: boolean }): void {
  const message = 'A premium article cannot be open to everybody'
  if (premium && open) throw invalid('open', message)
}
