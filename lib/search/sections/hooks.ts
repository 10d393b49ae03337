import { queryOptions } from '@tanstack/react-query'
import type { ShownSection } from './types'
import { api } from '@/lib/core/browser/api'

/** A section of an article as the article shows it. */
export const sectionOf = (articleId: number, anchor: string) =>
  queryOptions({
    queryKey: [`/api/articles/${articleId}/section`, anchor],
    queryFn: ({ queryKey: [path, at] }) =>
      api<ShownSection>('GET', `${path}?${new URLSearchParams({ anchor: at! })}`),
  })
