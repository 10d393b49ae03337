import { queryOptions, useMutation } from '@tanstack/react-query'
import type { AuditQuery } from './schema'
import type { AuditFilters, AuditLine } from './types'
import { api, apiFile, apiPage } from '@/lib/core/browser/api'

const AUDIT = '/api/admin/audit'

export const auditPageQuery = (view: AuditQuery) =>
  queryOptions({
    queryKey: [AUDIT, auditSearch(view)],
    queryFn: ({ queryKey: [path, search] }) => apiPage<AuditLine>(`${path}?${search}`),
  })

export const auditFiltersQuery = queryOptions({
  queryKey: [`${AUDIT}/filters`],
  queryFn: ({ queryKey: [path] }) => api<AuditFilters>('GET', path as string),
})

/** Returns the filtered log as a file for spreadsheets. */
export const useAuditFile = (view: AuditQuery) =>
  useMutation({ mutationFn: () => apiFile(`${AUDIT}/export?${auditSearch(view)}`) })

const NAMES = ['actor', 'action', 'targetType', 'from', 'to', 'search', 'page'] as const

/**
 * Returns the filters that are set as a query string, always in one order, so that one list has one query
 * key.
 */
export function auditSearch(view: AuditQuery): string {
  const query = new URLSearchParams()
  for (const name of NAMES) {
    const value = view[name]
    if (value && !(name === 'page' && value === 1)) query.set(name, String(value))
  }
  return query.toString()
}
