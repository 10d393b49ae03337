import 'server-only'
import type { Revision, RevisionEntry } from './types'
import type { Admin } from '@/lib/auth/viewer'
import { db } from '@/lib/core/server/db'
import { notFound } from '@/lib/core/errors'

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
export async function revisionOf(_viewer: Admin, articleId: number, revision: number): Promise<Revision> {
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
  const [category, tags] = await Promise.all([
    categoryId === null
      ? null
      : db.category.findUnique({ where: { id: categoryId }, select: { name: true } }),
    db.tag.findMany({ where: { id: { in: tagIds } }, orderBy: { name: 'asc' }, select: { name: true } }),
  ])
  return {
    ...entry(row),
    title,
    excerpt,
    content,
    reference,
    category: category?.name ?? null,
    tags: tags.map(({ name }) => name),
  }
}
