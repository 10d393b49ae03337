import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query'
import type { DecisionInput, ReportInput, ReportsQuery } from './schema'
import type { ErrorReport, OwnReport } from './types'
import { api, apiPage } from '@/lib/core/browser/api'

const REPORTS = '/api/admin/errata'

export const useReportError = (articleId: number) =>
  useMutation({
    mutationFn: (report: ReportInput) =>
      api<{ id: number }>('POST', `/api/articles/${articleId}/errata`, report),
  })

/** What the reader reported, and what was decided. */
export const ownReportsQuery = queryOptions({
  queryKey: ['/api/user/errata'],
  queryFn: ({ queryKey: [path] }) => api<OwnReport[]>('GET', path as string),
})

/** Only what is set, always in the same order: one list is one key. */
export function reportsSearch({ state, page }: ReportsQuery): string {
  const query = new URLSearchParams()
  if (state && state !== 'reported') query.set('state', state)
  if (page && page > 1) query.set('page', String(page))
  return query.toString()
}

export const reportsPageQuery = (view: ReportsQuery) =>
  queryOptions({
    queryKey: [REPORTS, reportsSearch(view)],
    queryFn: ({ queryKey: [path, search] }) => apiPage<ErrorReport>(`${path}?${search}`),
  })

export type Decision = Omit<DecisionInput, 'updatedAt'> & { id: number; updatedAt: string }

/** A decided report leaves its list for another, so all of them are asked for again. */
export function useDecideReport() {
  const cache = useQueryClient()
  return useMutation({
    mutationFn: ({ id, ...decision }: Decision) => api<ErrorReport>('PATCH', `${REPORTS}/${id}`, decision),
    onSettled: () => cache.invalidateQueries({ queryKey: [REPORTS] }),
  })
}
