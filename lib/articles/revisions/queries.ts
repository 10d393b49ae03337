import 'server-only'
import { lockedFor } from '../queries'
import { renderApart } from '../rendering/gateway'
import type { Comparable, ComparedPart } from './rules/difference'
import type { ChangeLog, Revision, RevisionEntry, Versioned } from './types'
import type { Admin, Verified } from '@/lib/auth/viewer'
import { db, select, Prisma } from '@/lib/core/server/db'
import { notFound } from '@/lib/core/errors'
import { inLibrary } from '@/lib/library/queries'

const entryColumns = {
  revision: true,
  note: true,
  createdAt: true,
  editor: { select: { firstName: true, lastName: true } },
  article: { select: { revision: true } },
} as const

type EntryRow = {
  revision: number
  note: string | null
  createdAt: Date
  editor: { firstName: string; lastName: string } | null
  article: { revision: number }
}

const entry = ({ revision, note, createdAt, editor, article }: EntryRow): RevisionEntry => ({
  revision,
  note,
  editor: editor && `${editor.firstName} ${editor.lastName}`.trim(),
  createdAt: createdAt.toISOString(),
  current: revision === article.revision,
})

/**
 * The versions of an article, latest first; none before it was changed once after publication. Throws
 * NOT_FOUND.
 */
export async function listRevisions(_viewer: Admin, articleId: number): Promise<RevisionEntry[]> {
  const article = await db.article.findUnique({
    where: { id: articleId },
    select: { revisions: { orderBy: { revision: 'desc' }, take: 500, select: entryColumns } },
  })
  if (!article) throw notFound('Article')
  return article.revisions.map(entry)
}

/** One version with its text. Throws NOT_FOUND. */
export const revisionOf = (_viewer: Admin, articleId: number, revision: number): Promise<Revision> =>
  readRevision(articleId, revision)

async function readRevision(articleId: number, revision: number): Promise<Revision> {
  const row = await db.articleRevision.findUnique({
    where: { articleId_revision: { articleId, revision } },
    select: {
      ...entryColumns,
      title: true,
      excerpt: true,
      content: true,
      reference: true,
      categoryId: true,
      tagIds: true,
    },
  })
  if (!row) throw notFound('Version')
  const { title, excerpt, content, reference, categoryId, tagIds } = row
  return {
    ...entry(row),
    ...(await comparableOf({ title, excerpt, content, reference, categoryId, tagIds })),
  }
}

/** Returns a version with the names of its category and tags, as far as there still are such. */
export async function comparableOf({ categoryId, tagIds, ...texts }: Versioned): Promise<Comparable> {
  const [category, tags] = await Promise.all([
    categoryId === null
      ? null
      : db.category.findUnique({ where: { id: categoryId }, select: { name: true } }),
    db.tag.findMany({ where: { id: { in: tagIds } }, orderBy: { name: 'asc' }, select: { name: true } }),
  ])
  return { ...texts, category: category?.name ?? null, tags: tags.map(({ name }) => name) }
}

type Logged = Omit<ChangeLog, 'changes' | 'publishedAt'> & { id: number; publishedAt: Date }

/** Changes that are listed of one article. */
const CHANGES = 200

/** Whose comparisons wait for each other: those of all visitors are one after the other. */
const VISITORS = 'visitors'

const readableLog = (viewer: Verified) => Prisma.sql`NOT ${lockedFor(viewer)}`
const OPEN = Prisma.sql`a.open`

/** Throws NOT_FOUND for what is not published, and for an article whose text may not be read. */
async function loggedArticle(may: Prisma.Sql, slug: string): Promise<Logged> {
  const [article] = await select<Logged>(Prisma.sql`
    SELECT a.id, a.slug, a.title, a.revision, coalesce(a.published_at, a.created_at) AS "publishedAt"
    FROM articles a WHERE a.slug = ${slug.toLowerCase()} AND ${inLibrary} AND ${may}`)
  if (!article) throw notFound('Article')
  return article
}

/** Returns the changes of a published article, each with when and why it was made. Throws NOT_FOUND. */
export const changeLog = (viewer: Verified, slug: string): Promise<ChangeLog> =>
  logOf(readableLog(viewer), slug)

/** The same of an article that is open to everybody, for anybody. Throws NOT_FOUND. */
export const openChangeLog = (slug: string): Promise<ChangeLog> => logOf(OPEN, slug)

async function logOf(may: Prisma.Sql, slug: string): Promise<ChangeLog> {
  const { id, publishedAt, ...article } = await loggedArticle(may, slug)
  const changes = await db.articleRevision.findMany({
    where: { articleId: id, revision: { gt: 1 } },
    orderBy: { revision: 'desc' },
    take: CHANGES,
    select: { revision: true, note: true, createdAt: true },
  })
  return {
    ...article,
    publishedAt: publishedAt.toISOString(),
    changes: changes.map((change) => ({ ...change, createdAt: change.createdAt.toISOString() })),
  }
}

/**
 * Returns what a revision of a published article changed, compared in a thread of its own. Throws NOT_FOUND,
 * and what `renderApart` throws.
 */
export const changeIn = (viewer: Verified, slug: string, revision: number): Promise<ComparedPart[]> =>
  comparedIn(readableLog(viewer), slug, { revision, owner: viewer.id })

/** The same of an article that is open to everybody, for anybody. */
export const openChangeIn = (slug: string, revision: number): Promise<ComparedPart[]> =>
  comparedIn(OPEN, slug, { revision, owner: VISITORS })

async function comparedIn(
  may: Prisma.Sql,
  slug: string,
  { revision, owner }: { revision: number; owner: string },
): Promise<ComparedPart[]> {
  const { id } = await loggedArticle(may, slug)
  const former = await db.articleRevision.findFirst({
    where: { articleId: id, revision: { lt: revision } },
    orderBy: { revision: 'desc' },
    select: { revision: true },
  })
  if (!former) throw notFound('Version')
  const [before, after] = await Promise.all([readRevision(id, former.revision), readRevision(id, revision)])
  return renderApart('difference', JSON.stringify({ before, after }), owner)
}
