import { z } from 'zod'
import { durableValue } from '@/lib/core/browser/durable-value'
import type { ArticleValues } from './form-values'

/**
 * What an editor has typed and not saved, on this device: `updatedAt` names the version that it began from.
 */
export type LocalDraft = { values: ArticleValues; updatedAt: string | null; keptAt: string }

const text = z.string()
const stored: z.ZodType<LocalDraft> = z.object({
  values: z.object({
    title: text,
    content: text,
    references: z.array(z.object({ text })).min(1),
    excerpt: text,
    slug: text,
    categoryId: text,
    tagIds: z.array(text),
    featured: z.boolean(),
    premium: z.boolean().default(false),
    published: z.boolean(),
    scheduledFor: text,
  }),
  updatedAt: text.nullable(),
  keptAt: text,
})

/**
 * The drafts of one editor and article, newest first; without an article, of the new one. A member's
 * submission is kept under another name.
 */
export const localDrafts = (editorId: string, articleId: number | undefined) =>
  durableValue(
    `editor-draft:${editorId}:${articleId ?? 'new'}`,
    z.array(stored).min(1),
    ([newest]) => newest!.keptAt,
  )
