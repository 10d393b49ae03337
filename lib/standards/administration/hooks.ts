import { useMutation } from '@tanstack/react-query'
import { SHOWN } from './constants'
import type { EditionInput, EntriesQuery } from './schema'
import type { ImportOutcome, RegisterEntry } from './types'
import { api, apiText } from '@/lib/core/browser/api'

const STANDARDS = '/api/admin/standards'

/** The address of the register's list, with only what is set. */
export function entriesAddress({ search, show, page }: EntriesQuery): string {
  const query = new URLSearchParams()
  if (search) query.set('search', search)
  if (show && show !== SHOWN[0]) query.set('show', show)
  if (page && page > 1) query.set('page', String(page))
  return `/admin/standards${query.size > 0 ? `?${query.toString()}` : ''}`
}

/** The same with the successors as they are typed. */
type SentEdition = Omit<EditionInput, 'supersededBy' | 'aliases'> & { supersededBy: string; aliases: string }

export const useSaveEdition = (id: number) =>
  useMutation({ mutationFn: (input: SentEdition) => api<RegisterEntry>('PUT', `${STANDARDS}/${id}`, input) })

export const useImportRegister = () =>
  useMutation({ mutationFn: (lines: string) => api<ImportOutcome>('POST', `${STANDARDS}/import`, { lines }) })

export const useExportRegister = () => useMutation({ mutationFn: () => apiText(`${STANDARDS}/export`) })
