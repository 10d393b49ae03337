import { useMutation } from '@tanstack/react-query'
import { SHOWN } from './constants'
import type { EditionInput, EntriesQuery, ImportInput, NewEditionInput } from './schema'
import type { ImportOutcome, ImportPreview, RegisterEntry } from './types'
import { api, apiFile, apiPage } from '@/lib/core/browser/api'

const STANDARDS = '/api/admin/standards'

/** The address of the register's list, with only what is set. */
export function entriesAddress({ search, show, page }: EntriesQuery): string {
  const query = new URLSearchParams()
  if (search) query.set('search', search)
  if (show && show !== SHOWN[0]) query.set('show', show)
  if (page && page > 1) query.set('page', String(page))
  return `/admin/standards${query.size > 0 ? `?${query.toString()}` : ''}`
}

/** The same with its lists as they are typed. */
type Typed<Input> = Omit<Input, 'supersededBy' | 'supersedes' | 'aliases'> & {
  supersededBy: string
  aliases: string | undefined
}

export const useSaveEdition = (id: number) =>
  useMutation({
    mutationFn: (input: Typed<EditionInput>) => api<RegisterEntry>('PUT', `${STANDARDS}/${id}`, input),
  })

/** Returns an edition as it is stored now, whatever it is called; undefined where it is gone. */
export async function presentEdition({
  id,
  standard,
}: Pick<RegisterEntry, 'id' | 'standard'>): Promise<RegisterEntry | undefined> {
  const query = new URLSearchParams({ search: standard })
  for (let page = 1; ; page++) {
    const { items, total, pageSize } = await apiPage<RegisterEntry>(`${STANDARDS}?${query}&page=${page}`)
    const found = items.find((one) => one.id === id)
    if (found || page * pageSize >= total || items.length === 0) return found
  }
}

export const useAddEdition = () =>
  useMutation({
    mutationFn: (input: Typed<NewEditionInput> & { supersedes: string }) =>
      api<RegisterEntry>('POST', STANDARDS, input),
  })

export const usePreviewImport = () =>
  useMutation({
    mutationFn: (lines: string) => api<ImportPreview>('POST', `${STANDARDS}/import/preview`, { lines }),
  })

export const useImportRegister = () =>
  useMutation({
    mutationFn: (input: ImportInput) => api<ImportOutcome>('POST', `${STANDARDS}/import`, input),
  })

export const useExportRegister = () => useMutation({ mutationFn: () => apiFile(`${STANDARDS}/export`) })
