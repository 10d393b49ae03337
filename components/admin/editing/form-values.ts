import type { Resolver } from 'react-hook-form'
import { z } from 'zod'
import type { EditableArticle } from '@/lib/articles/administration/types'
import type { ArticleBody } from '@/lib/articles/editing/hooks'
import { articleInput } from '@/lib/articles/editing/schema'
import type { PreviewInput } from '@/lib/articles/preview/schema'
import type { ApiError } from '@/lib/core/browser/api'

/** What the fields hold. Choices are text, as the browser gives them; references are rows. */
export type ArticleValues = {
  title: string
  content: string
  references: { text: string }[]
  excerpt: string
  slug: string
  categoryId: string
  tagIds: string[]
  featured: boolean
  premium: boolean
  open: boolean
  published: boolean
  /** In the browser's own time, as its control has it: '2026-03-14T09:05'. Empty is never. */
  scheduledFor: string
  /** What this save changes; each begins without. */
  note: string
}

const text = z.string()
export const articleValues: z.ZodType<ArticleValues> = z.object({
  title: text,
  content: text,
  references: z.array(z.object({ text })).min(1),
  excerpt: text,
  slug: text,
  categoryId: text,
  tagIds: z.array(text),
  featured: z.boolean(),
  premium: z.boolean().default(false),
  open: z.boolean().default(false),
  published: z.boolean(),
  scheduledFor: text,
  note: text.default(''),
})

export const NEW_ARTICLE: ArticleValues = {
  title: '',
  content: '',
  references: [{ text: '' }],
  excerpt: '',
  slug: '',
  categoryId: '',
  tagIds: [],
  featured: false,
  premium: false,
  open: false,
  published: true,
  scheduledFor: '',
  note: '',
}

export const valuesOf = (article: EditableArticle): ArticleValues => ({
  title: article.title,
  content: article.content,
  references: (article.reference?.split('\n') ?? ['']).map((text) => ({ text })),
  excerpt: article.ownExcerpt ?? '',
  slug: article.slug,
  categoryId: article.categoryId ? String(article.categoryId) : '',
  tagIds: article.tags.map(({ id }) => String(id)),
  featured: article.featured,
  premium: article.premium,
  open: article.open,
  published: article.published,
  scheduledFor: article.scheduledFor ? localMoment(new Date(article.scheduledFor)) : '',
  note: '',
})

function localMoment(date: Date): string {
  const local = new Date(date.getTime() - date.getTimezoneOffset() * 60_000)
  return local.toISOString().slice(0, 16)
}

/** What the call is sent. A category that is not chosen is left out: the article keeps its own. */
export function bodyOf(values: ArticleValues): ArticleBody {
  const { references, excerpt, slug, categoryId, tagIds, scheduledFor, note, ...same } = values
  const reference = references
    .map(({ text }) => text.trim())
    .filter(Boolean)
    .join('\n')
  const tags = tagIds.map(Number)
  return {
    ...same,
    reference: reference || null,
    excerpt: excerpt.trim() || null,
    slug: slug.trim() || undefined,
    categoryId: categoryId ? Number(categoryId) : undefined,
    tagIds: tags,
    tags,
    note: note.trim() || null,
    scheduledFor: scheduledFor && !values.published ? isoOf(scheduledFor) : null,
  }
}

/**
 * What a save is sent. The address that the form began with is left out: it follows the title, also where
 * another save has changed both since.
 */
export function changeOf(values: ArticleValues, article?: Pick<EditableArticle, 'slug'>): ArticleBody {
  const { slug, ...body } = bodyOf(values)
  return { ...body, slug: slug === article?.slug ? undefined : slug }
}

/** What a preview is made of: the form as it is, right or wrong. */
export function draftOf(values: ArticleValues): PreviewInput {
  const { title, content, excerpt, reference, categoryId } = bodyOf(values)
  return {
    title,
    content,
    excerpt: excerpt ?? '',
    reference: reference ?? '',
    categoryId: categoryId ? Number(categoryId) : null,
    tagIds: values.tagIds.map(Number),
  }
}

function isoOf(local: string): string {
  const date = new Date(local)
  return Number.isNaN(date.getTime()) ? local : date.toISOString()
}

type FieldName = Exclude<keyof ArticleValues, 'references'> | 'references.0.text'

/** The field that an error of the route's schema belongs to. */
const fieldOf = (path: string): FieldName =>
  path === 'reference'
    ? 'references.0.text'
    : path.startsWith('tag')
      ? 'tagIds'
      : (path.split('.')[0] as FieldName)

/** The form obeys the very schema that the call does. */
export const articleResolver: Resolver<ArticleValues> = (values) => {
  const { error } = articleInput.safeParse(bodyOf(values))
  if (!error) return { values, errors: {} }
  const errors: Record<string, { type: string; message: string }> = {}
  for (const { path, message } of error.issues) {
    const field = fieldOf(path.join('.')).split('.')[0]!
    errors[field] ??= { type: 'schema', message }
  }
  return { values: {}, errors }
}

/** The errors of a refused save, at their fields. */
export const fieldErrorsOf = ({ errors }: ApiError): [FieldName, string][] =>
  errors.map(({ path, message }) => [fieldOf(path), message])
