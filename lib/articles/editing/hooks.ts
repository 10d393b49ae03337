import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query'
import type { z } from 'zod'
import { refreshArticles } from '../administration/hooks'
import type { EditableArticle } from '../administration/types'
import type { articleChange } from './schema'
import type { StaleSave } from './types'
import { api, ApiError } from '@/lib/core/browser/api'

const ARTICLES = '/api/admin/articles'

/**
 * What an editor sends: a new article without `updatedAt`, a change with that of the version it began from.
 */
export type ArticleBody = z.input<typeof articleChange>

/** An article as it is stored at this moment: never taken from what was read before. */
export const editableQuery = (id: number) =>
  queryOptions({
    queryKey: [`${ARTICLES}/${id}`],
    queryFn: ({ queryKey: [path] }) => api<EditableArticle>('GET', path as string),
    staleTime: 0,
    gcTime: 0,
  })

/** What this tab has stored of each article. */
const stored = new Map<number, EditableArticle>()

/** Remembers an article as the server has answered that it is stored. */
export const rememberStored = (article: EditableArticle) => void stored.set(article.id, article)

/**
 * Returns the later of an article as its page has it and as this tab has stored it: Back brings a page as it
 * was.
 */
export function latestOf(article: EditableArticle): EditableArticle {
  const own = stored.get(article.id)
  return own && own.updatedAt > article.updatedAt ? own : article
}

/** Stores a new article, or the changes to one that has an id. */
export function useSaveArticle(id?: number) {
  const cache = useQueryClient()
  return useMutation({
    mutationFn: (body: ArticleBody) =>
      id
        ? api<EditableArticle>('PUT', `${ARTICLES}/${id}`, body)
        : api<EditableArticle>('POST', '/api/articles', body),
    onSuccess: (article) => {
      rememberStored(article)
      return refreshArticles(cache)
    },
  })
}

/** Returns which expected values are contradicted, where that is why a save was refused; null otherwise. */
export const contradictionsIn = (error: unknown): string[] | null => askedIn(error, 'calculations')

/** Returns which mended errors come back with a version, where its restoring was refused for that. */
export const reopenedIn = (error: unknown): string[] | null => askedIn(error, 'errata')

function askedIn(error: unknown, asked: string): string[] | null {
  if (!(error instanceof ApiError) || error.code !== 'CONFLICT') return null
  const said = error.errors.filter(({ path }) => path === asked)
  return said.length > 0 ? said.map(({ message }) => message) : null
}

/** Who saved meanwhile, where that is why a save was refused. */
export function staleSaveIn(error: unknown): (StaleSave & { message: string }) | null {
  if (!(error instanceof ApiError) || error.code !== 'CONFLICT') return null
  const { editedBy, editorId, updatedAt } = error.body
  return typeof editedBy === 'string' && typeof editorId === 'string' && typeof updatedAt === 'string'
    ? { editedBy, editorId, updatedAt, message: error.message }
    : null
}
