import { keepPreviousData, queryOptions } from '@tanstack/react-query'
import { FIND_MAX } from '../constants'
import type { FoundStandard } from './types'
import { api } from '@/lib/core/browser/api'

/** The standards that the register finds by what is typed, none for nothing. */
export const foundStandardsQuery = (typed: string) => {
  const q = typed.trim().slice(0, FIND_MAX)
  return queryOptions({
    queryKey: ['/api/standards', q],
    queryFn: () => api<FoundStandard[]>('GET', `/api/standards?q=${encodeURIComponent(q)}`),
    enabled: q !== '',
    // Those of the words before stay in sight, so that the list does not jump while typing.
    placeholderData: keepPreviousData,
  })
}
