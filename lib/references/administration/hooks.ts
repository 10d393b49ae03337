import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query'
import type { ReferenceType } from '../types'
import type { CorrectionInput } from './schema'
import type { CitingArticle, ReferenceEntry, ReferenceTotals } from './types'
import { api, apiFile, apiPage } from '@/lib/core/browser/api'

const REFERENCES = '/api/admin/references'

/** What the page of references shows. */
export type ReferencesView = {
  tab: 'type' | 'article' | 'all'
  type?: ReferenceType
  search?: string
  page?: number
}

export const totalsQuery = queryOptions({
  queryKey: [`${REFERENCES}/totals`],
  queryFn: ({ queryKey: [path] }) => api<ReferenceTotals>('GET', path as string),
})

export const entriesPageQuery = (view: Omit<ReferencesView, 'tab'>) =>
  queryOptions({
    queryKey: [REFERENCES, searchOf(view)],
    queryFn: ({ queryKey: [path, search] }) => apiPage<ReferenceEntry>(`${path}?${search}`),
  })

export const citingPageQuery = ({ search, page }: Omit<ReferencesView, 'tab' | 'type'>) =>
  queryOptions({
    queryKey: [`${REFERENCES}/articles`, searchOf({ search, page })],
    queryFn: ({ queryKey: [path, query] }) => apiPage<CitingArticle>(`${path}?${query}`),
  })

/** Only what is set, always in the same order: one list is one key. */
function searchOf({ type, search, page }: Omit<ReferencesView, 'tab'>): string {
  const query = new URLSearchParams()
  if (type) query.set('type', type)
  if (search) query.set('search', search)
  if (page) query.set('page', String(page))
  return query.toString()
}

/** Returns the report on all references as a file. */
export const useReport = () => useMutation({ mutationFn: () => apiFile(`${REFERENCES}/report`) })

export const useCorrect = (id: string) =>
  useChange((input: CorrectionInput) => api<ReferenceEntry>('PUT', `${REFERENCES}/${id}`, input))

export const useUndoCorrection = () =>
  useChange((id: string) => api<ReferenceEntry>('DELETE', `${REFERENCES}/${id}`))

/** A correction may move the line to another type, so every list is invalidated. */
function useChange<Input>(mutationFn: (input: Input) => Promise<ReferenceEntry>) {
  const cache = useQueryClient()
  return useMutation({
    mutationFn,
    onSuccess: async () => {
      await Promise.all(
        [[REFERENCES], [`${REFERENCES}/articles`], totalsQuery.queryKey].map((queryKey) =>
          cache.invalidateQueries({ queryKey }),
        ),
      )
    },
  })
}
