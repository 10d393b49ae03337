import { useMutation } from '@tanstack/react-query'
import type { WorkQuery } from './schema'
import { WORK_SHOWN } from './constants'
import { api } from '@/lib/core/browser/api'

/** The address of the work, with only what is set. */
export function workAddress({ change, show, page }: WorkQuery): string {
  const query = new URLSearchParams()
  if (change) query.set('change', String(change))
  if (show && show !== WORK_SHOWN[0]) query.set('show', show)
  if (page && page > 1) query.set('page', String(page))
  return `/admin/standards/work${query.size > 0 ? `?${query.toString()}` : ''}`
}

type Review = { change: number; articleId: number; reviewed: boolean }

export const useReview = () =>
  useMutation({
    mutationFn: ({ change, articleId, reviewed }: Review) =>
      api<undefined>('PUT', `/api/admin/standards/work/${change}/${articleId}`, { reviewed }),
  })
