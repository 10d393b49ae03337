import { queryOptions } from '@tanstack/react-query'
import type { Mentions, NamedAt } from './types'
import { api } from '@/lib/core/browser/api'

/** What the reader finds of a place in comments and in notes of their own. */
export const mentionsQuery = ({ slug, clauseSlug }: NamedAt) => {
  const path = `/api/standards/${slug}/mentions${clauseSlug === null ? '' : `?clause=${encodeURIComponent(clauseSlug)}`}`
  return queryOptions({ queryKey: [path], queryFn: () => api<Mentions>('GET', path), retry: false })
}
