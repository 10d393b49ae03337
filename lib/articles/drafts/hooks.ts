import { queryOptions } from '@tanstack/react-query'
import type { DraftPayload } from './schema'
import type { Draft } from './types'
import { api } from '@/lib/core/browser/api'

const address = (articleId: number | null) =>
  articleId === null ? '/api/user/draft' : `/api/user/draft?article=${articleId}`

/**
 * What the account keeps of the article's draft, or (null) of the new submission's. Never taken from an
 * earlier visit.
 */
export const draftQuery = (articleId: number | null) =>
  queryOptions({
    queryKey: [address(articleId)],
    queryFn: ({ queryKey: [path] }) => api<{ draft: Draft | null }>('GET', path as string),
    staleTime: 0,
    gcTime: 0,
  })

type Whose = { memberId: string; articleId: number | null }

/** Saves for this member only: another one may have signed in to the same browser since. */
export const keepDraft = ({ memberId, articleId }: Whose, payload: DraftPayload) =>
  api<{ updatedAt: string }>('PUT', address(articleId), { ...payload, memberId })

export const dropDraft = (articleId: number | null) => api<undefined>('DELETE', address(articleId))
