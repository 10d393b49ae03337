import { useMutation } from '@tanstack/react-query'
import type { Correspondence } from '../types'
import type { CorrespondenceInput, CorrespondencesQuery } from './schema'
import { api, apiPage } from '@/lib/core/browser/api'

const CLAUSES = '/api/admin/standards/clauses'

/** The address of the list of corresponding clauses, with only what is set. */
export function correspondencesAddress({ search, page }: CorrespondencesQuery): string {
  const query = new URLSearchParams()
  if (search) query.set('search', search)
  if (page && page > 1) query.set('page', String(page))
  return `/admin/standards/clauses${query.size > 0 ? `?${query.toString()}` : ''}`
}

/** Saves a pair; a new one has no id. */
export const useSaveCorrespondence = (id: number | null) =>
  useMutation({
    mutationFn: (input: CorrespondenceInput) =>
      id === null
        ? api<Correspondence>('POST', CLAUSES, input)
        : api<Correspondence>('PUT', `${CLAUSES}/${id}`, input),
  })

/** Returns a pair as it is stored now, whatever was changed of it; undefined where it is gone. */
export async function presentCorrespondence(id: number): Promise<Correspondence | undefined> {
  for (let page = 1; ; page++) {
    const { items, total, pageSize } = await apiPage<Correspondence>(`${CLAUSES}?page=${page}`)
    const found = items.find((one) => one.id === id)
    if (found || page * pageSize >= total || items.length === 0) return found
  }
}

export const useDeleteCorrespondence = () =>
  useMutation({ mutationFn: (id: number) => api<undefined>('DELETE', `${CLAUSES}/${id}`) })
