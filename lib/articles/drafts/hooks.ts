import type { DraftPayload } from './schema'
import { api } from '@/lib/core/api'

const address = (articleId: number | null) =>
  articleId === null ? '/api/user/draft' : `/api/user/draft?article=${articleId}`

/** Calls without a cache: a draft is read once, with the page, and then only written. */
export const keepDraft = (articleId: number | null, payload: DraftPayload) =>
  api<{ updatedAt: string }>('PUT', address(articleId), payload)

export const dropDraft = (articleId: number | null) => api<undefined>('DELETE', address(articleId))
