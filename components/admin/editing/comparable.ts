import type { QueryClient } from '@tanstack/react-query'
import type { EditableArticle } from '@/lib/articles/administration/types'
import type { Comparable } from '@/lib/articles/revisions/rules/difference'
import { categoriesQuery, tagsQuery } from '@/lib/taxonomy/hooks'
import { bodyOf, type ArticleValues } from './form-values'

/** What the form holds, with the names of what it has as ids. */
export function comparableOf(
  cache: QueryClient,
  values: ArticleValues,
  article: EditableArticle,
): Comparable {
  const { title, content, reference = null, excerpt = null, categoryId } = bodyOf(values)
  const category = cache
    .getQueryData(categoriesQuery.queryKey)
    ?.find(({ id }) => id === (categoryId ?? article.categoryId))
  const tags = cache.getQueryData(tagsQuery.queryKey) ?? []
  return {
    title,
    content,
    reference,
    excerpt,
    category: category?.name ?? null,
    tags: tags.filter(({ id }) => values.tagIds.includes(String(id))).map(({ name }) => name),
  }
}
