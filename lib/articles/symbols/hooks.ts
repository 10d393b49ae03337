import { queryOptions } from '@tanstack/react-query'
import type { ExplainedSymbols } from './types'
import { api } from '@/lib/core/browser/api'

/** What the symbols of an equation of an article stand for. */
export const symbolsOf = (articleId: number, latex: string) =>
  queryOptions({
    queryKey: [`/api/articles/${articleId}/symbols`, latex],
    queryFn: ({ queryKey: [path, equation] }) =>
      api<ExplainedSymbols>('GET', `${path}?${new URLSearchParams({ latex: equation! })}`),
  })
