import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query'
import { refreshArticles } from '../administration/hooks'
import type { EditableArticle } from '../administration/types'
import { checkQueryOf } from '../checks/hooks'
import { rememberStored } from '../editing/hooks'
import type { Revision, RevisionEntry } from './types'
import { api } from '@/lib/core/browser/api'

const address = (articleId: number) => `/api/admin/articles/${articleId}/revisions`

export const revisionsQuery = (articleId: number) =>
  queryOptions({
    queryKey: [address(articleId)],
    queryFn: ({ queryKey: [path] }) => api<RevisionEntry[]>('GET', path as string),
  })

/** A version never changes, so it never becomes stale. */
export const revisionQuery = (articleId: number, revision: number) =>
  queryOptions({
    queryKey: [`${address(articleId)}/${revision}`],
    queryFn: ({ queryKey: [path] }) => api<Revision>('GET', path as string),
  })

/**
 * `confirmed` says that the editor was warned of what contradicts its expected values, `reopens` of the
 * errors that come back.
 */
type RevisionToRestore = { revision: number; updatedAt: string; confirmed: boolean; reopens: boolean }

/** `updatedAt` is that of the article as the editor has it in sight. */
export function useRestoreRevision(articleId: number) {
  const cache = useQueryClient()
  return useMutation({
    mutationFn: ({ revision, ...body }: RevisionToRestore) =>
      api<EditableArticle>('POST', `${address(articleId)}/${revision}/restore`, body),
    onSuccess: (article) => {
      rememberStored(article)
      void cache.invalidateQueries({ queryKey: revisionsQuery(articleId).queryKey })
      // The page stays open, and its checklist is of one version.
      void cache.invalidateQueries({ queryKey: checkQueryOf(articleId).queryKey })
      refreshArticles(cache)
    },
  })
}
