import 'server-only'
import { renderApart } from '../rendering/gateway'
import { warningsOf } from '../warnings/queries'
import type { PreviewInput } from './schema'
import type { ArticlePreview } from './types'
import type { Verified } from '@/lib/auth/viewer'
import { databaseNow } from '@/lib/core/server/clock'
import { db } from '@/lib/core/server/db'
import { charge, consume } from '@/lib/limits/mutations'
import { parseReferences } from '@/lib/references/rules/parse'
import { holdingOf } from '@/lib/standards/queries'
import { citationsOf } from '@/lib/standards/rules/citing'

/**
 * The article as readers would see it, from what is typed so far, also where that is not finished. Nothing is
 * stored and no view is counted. Throws VALIDATION_FAILED, RATE_LIMITED.
 */
export async function previewArticle(viewer: Verified, input: PreviewInput): Promise<ArticlePreview> {
  const rendered = await renderPaid(viewer, input.content)
  const { firstName, lastName } = viewer
  const [category, tags] = await Promise.all([
    db.category.findUnique({ where: { id: input.categoryId ?? 0 }, select: named }),
    db.tag.findMany({ where: { id: { in: input.tagIds } }, select: named, orderBy: { name: 'asc' } }),
  ])
  const { content, bodyHtml, outline, clauses, summary, readTime, calculations, unfinished } = rendered
  const references = parseReferences(input.reference)
  const lines = references.map((reference, position) => ({ ...reference, position, corrected: false }))
  const cited = citationsOf({ clauses, references: lines, calculations })
  const [held, warnings] = await Promise.all([holdingOf(lines), warningsOf(content, cited)])
  const now = databaseNow().toISOString()
  return {
    id: 0,
    slug: '',
    title: input.title.trim() || 'Untitled',
    excerpt: input.excerpt.trim() || summary,
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
    calculation: false,
    author: { firstName, lastName },
    submittedByUser: true,
    createdAt: now,
    updatedAt: now,
    publishedAt: now,
    revisedAt: now,
    credit: null,
    check: null,
    standards: [...new Set(references.flatMap(({ standard }) => standard ?? []))],
    bodyHtml,
    outline,
    references: references.map(({ raw, type, standard }, index) => ({
      raw,
      type,
      standard,
      ...held[index]!,
    })),
    locked: false,
    revision: 1,
    unfinished,
    warnings,
  }
}

/**
 * Points of the limit: what every preview takes, with so many milliseconds of a thread, and one more for so
 * many characters and for so many milliseconds.
 */
const COST = { preview: 10, included: 250, characters: 16_384, milliseconds: 50 }

/**
 * Renders a text; a long one, and one that takes long, is counted as several previews. Waiting for others is
 * not counted.
 */
async function renderPaid(viewer: Verified, html: string) {
  await consume('previews', viewer.id, COST.preview + Math.floor(html.length / COST.characters))
  let spent = 0
  try {
    return await renderApart('preview', html, viewer.id, (milliseconds) => (spent = milliseconds))
  } finally {
    await charge('previews', viewer.id, Math.floor((spent - COST.included) / COST.milliseconds))
  }
}

const named = { id: true, name: true, slug: true } as const
