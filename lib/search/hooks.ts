import { queryOptions } from '@tanstack/react-query'
import { api, apiPage } from '@/lib/core/browser/api'
import { DROPDOWN_RESULTS, MINIMUM_QUERY_LENGTH } from './constants'
import type { QuickAnswer, SearchHit } from './types'

/**
 * What the header lists while a question is typed, from three characters on: the answer, where there is one,
 * and the articles. They come together, so that neither moves the other; where no answer comes there are the
 * articles alone.
 */
export const suggestionsQuery = (q: string) =>
  queryOptions({
    queryKey: ['/api/search/answer', q],
    queryFn: async () => {
      const asked = `?q=${encodeURIComponent(q)}`
      const [{ items, total }, { answer }] = await Promise.all([
        apiPage<SearchHit>(`/api/search${asked}&limit=${DROPDOWN_RESULTS}`),
        api<{ answer: QuickAnswer | null }>('GET', `/api/search/answer${asked}`).catch(() => ({
          answer: null,
        })),
      ])
      return { hits: items, total, answer }
    },
    enabled: q.trim().length >= MINIMUM_QUERY_LENGTH,
  })
