import { useMutation } from '@tanstack/react-query'
import type { Correspondence } from '../types'
import type { CorrespondenceInput, CorrespondencesQuery } from './schema'
import { api } from '@/lib/core/browser/api'

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

export const useDeleteCorrespondence = () =>
  useMutation({ mutationFn: (id: number) => api<undefined>('DELETE', `${CLAUSES}/${id}`) })
