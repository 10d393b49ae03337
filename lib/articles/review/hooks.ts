import { queryOptions } from '@tanstack/react-query'
import type { Resubmission, ReviewedCalculation } from './types'
import { api } from '@/lib/core/browser/api'

/** The calculations of an article as it is stored at `updatedAt`, each tried at the ends of its ranges. */
export const reviewedCalculationsQuery = (articleId: number, updatedAt: string) =>
  queryOptions({
    queryKey: [`/api/admin/articles/${articleId}/calculations`, updatedAt],
    queryFn: ({ queryKey: [path] }) => api<ReviewedCalculation[]>('GET', path as string),
  })

/** What the author changed in a submission that waits again. */
export const resubmissionQuery = (articleId: number) =>
  queryOptions({
    queryKey: [`/api/admin/articles/${articleId}/resubmission`],
    queryFn: ({ queryKey: [path] }) => api<Resubmission>('GET', path as string),
  })
