import 'server-only'
import { cleanHtml } from '../rules/cleaning'
import { renderArticle } from '../rules/rendering'
import type { ArticleReading } from '../types'
import type { PreviewInput } from './schema'
import type { Verified } from '@/lib/auth/viewer'
import { db } from '@/lib/core/db'
import { consume } from '@/lib/limits/mutations'
import { parseReferences } from '@/lib/references/rules/parse'

/** The article as readers would see it, from what is typed so far. Nothing is stored and no view is counted. Throws RATE_LIMITED. */
export async function previewArticle(viewer: Verified, input: PreviewInput): Promise<ArticleReading> {
  await consume('previews', viewer.id)
  const { firstName, lastName } = viewer
  const [category, tags] = await Promise.all([
    db.category.findUnique({ where: { id: input.categoryId ?? 0 }, select: named }),
    db.tag.findMany({ where: { id: { in: input.tagIds } }, select: named, orderBy: { name: 'asc' } }),
  ])
  const { bodyHtml, outline, summary, readTime } = renderArticle(cleanHtml(input.content))
  const references = parseReferences(input.reference)
  const now = new Date().toISOString()
  return {
    id: 0,
    slug: '',
    title: input.title.trim() || 'Untitled',
    excerpt: summary,
    category,
    categoryId: category?.id ?? null,
    tags,
    readTime,
    views: 0,
    likes: 0,
    commentCount: 0,
    coverImage: null,
    status: 'draft',
    published: false,
    featured: false,
    premium: false,
    author: { firstName, lastName },
    submittedByUser: true,
    createdAt: now,
    updatedAt: now,
    publishedAt: now,
    revisedAt: now,
    standards: [...new Set(references.flatMap(({ standard }) => standard ?? []))],
    bodyHtml,
    outline,
    references: references.map(({ raw, type, standard, withdrawn }) => ({ raw, type, standard, withdrawn })),
    locked: false,
    revision: 1,
  }
}

const named = { id: true, name: true, slug: true } as const
