import { z } from 'zod'
import type { ArticleValues } from './form-values'

/** What an editor has typed and not saved, on this device: `updatedAt` names the version that it began from. */
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
    published: z.boolean(),
    scheduledFor: text,
  }),
  updatedAt: text.nullable(),
  keptAt: text,
})

/** The draft of one editor and article; without an article, of the new one. A full or closed storage keeps nothing and breaks nothing. */
export function localDraft(editorId: string, articleId: number | undefined) {
  const key = `article-draft:${editorId}:${articleId ?? 'new'}`
  return {
    read(): LocalDraft | null {
      try {
        return stored.safeParse(JSON.parse(localStorage.getItem(key) ?? 'null')).data ?? null
      } catch {
        return null
      }
    },
    keep(values: ArticleValues, updatedAt: string | null): void {
      try {
        const draft: LocalDraft = { values, updatedAt, keptAt: new Date().toISOString() }
        localStorage.setItem(key, JSON.stringify(draft))
      } catch {
        // Nothing to be done: the page still holds it.
      }
    },
    forget(): void {
      try {
        localStorage.removeItem(key)
      } catch {
        // It was not kept either.
      }
    },
  }
}
