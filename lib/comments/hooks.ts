import {
  infiniteQueryOptions,
  queryOptions,
  useMutation,
  useQueryClient,
  type QueryClient,
} from '@tanstack/react-query'
import { PAGE_SIZE } from './constants'
import {
  commentsIn,
  nextPage,
  totalOf,
  withChange,
  withComment,
  withoutComment,
  type Thread,
} from './rules/thread'
import type { CommentEdit, CommentInput, ReportInput } from './schema'
import type { Comment, CommentAuthor, HiddenComment, ReportedComment } from './types'
import { changeReading, readingQuery } from '@/lib/articles/reading/hooks'
import { api, ApiError, apiPage } from '@/lib/core/browser/api'
import { dropRows } from '@/lib/core/browser/cached-rows'
import { trackEvent } from '@/lib/core/browser/reader-events'

export const commentsQuery = (articleId: number) =>
  infiniteQueryOptions({
    queryKey: [`/api/articles/${articleId}/comments`],
    queryFn: ({ queryKey: [path], pageParam }) => apiPage<Comment>(`${path}?page=${pageParam}`),
    staleTime: 30_000,
    initialPageParam: 1,
    getNextPageParam: (_last, pages) => nextPage(pages, PAGE_SIZE),
    select: (thread) => ({ comments: commentsIn(thread), total: totalOf(thread) }),
  })

export const reportedQuery = queryOptions({
  queryKey: ['/api/admin/comments/reported'],
  queryFn: ({ queryKey: [path] }) => api<ReportedComment[]>('GET', path as string),
})

export const hiddenQuery = queryOptions({
  queryKey: ['/api/admin/comments/hidden'],
  queryFn: ({ queryKey: [path] }) => api<HiddenComment[]>('GET', path as string),
})

function change(cache: QueryClient, articleId: number, next: (thread: Thread) => Thread) {
  cache.setQueryData(commentsQuery(articleId).queryKey, (thread) => thread && next(thread))
}

let unsent = 0
/** Returns whether the server has not confirmed a comment yet: its id is below zero. */
export const isUnsent = ({ id }: { id: number }) => id < 0

const countComments = (cache: QueryClient, articleId: number, difference: number) =>
  changeReading(cache, articleId, ({ comments }) => ({ comments: Math.max(0, comments + difference) }))

/** Shows the comment, or the reply to `parentId`, at once and takes it back when the server refuses it. */
export function usePostComment(articleId: number, author: CommentAuthor, parentId: number | null = null) {
  const cache = useQueryClient()
  const { queryKey } = commentsQuery(articleId)
  return useMutation({
    mutationFn: ({ content }: CommentInput) =>
      api<Comment>('POST', `/api/articles/${articleId}/comments`, {
        content,
        parentId: parentId ?? undefined,
      }),
    onMutate: ({ content }) => {
      const id = --unsent
      const createdAt = new Date().toISOString()
      const said = { id, parentId, content, createdAt, editedAt: null, author }
      const comment = { ...said, own: true, hidden: false, reported: false }
      change(cache, articleId, (thread) => withComment(thread, comment))
      return { id }
    },
    onError: (error, _input, context) => {
      if (context) change(cache, articleId, (thread) => withoutComment(thread, context.id))
      // It is there already: an earlier attempt arrived, and only its answer was lost.
      if (error instanceof ApiError && error.code === 'CONFLICT') return cache.invalidateQueries({ queryKey })
    },
    onSuccess: (comment, _input, { id }) => {
      trackEvent({ kind: 'engagement', type: 'comment', articleId })
      void countComments(cache, articleId, 1)
      // Where the list had not been read yet there was nothing to show it in.
      if (!cache.getQueryData(queryKey)) return cache.invalidateQueries({ queryKey })
      change(cache, articleId, (thread) => withChange(thread, id, comment))
    },
  })
}

export function useEditComment(articleId: number, id: number) {
  const cache = useQueryClient()
  return useMutation({
    mutationFn: (input: CommentEdit) => api<Comment>('PATCH', `/api/comments/${id}`, input),
    onSuccess: (comment) => change(cache, articleId, (thread) => withChange(thread, id, comment)),
  })
}

export function useDeleteComment(articleId: number) {
  const cache = useQueryClient()
  return useMutation({
    mutationFn: (id: number) => api<void>('DELETE', `/api/comments/${id}`),
    onSuccess: (_nothing, id) => {
      const { queryKey } = commentsQuery(articleId)
      const before = cache.getQueryData(queryKey)
      change(cache, articleId, (thread) => withoutComment(thread, id))
      const after = cache.getQueryData(queryKey)
      // Elsewhere than below the article, how many replies went with it is not known here.
      if (before && after) void countComments(cache, articleId, totalOf(after) - totalOf(before))
      else void cache.invalidateQueries({ queryKey: readingQuery(articleId).queryKey })
    },
  })
}

type Report = ReportInput & { id: number }

export function useReportComment(articleId: number) {
  const cache = useQueryClient()
  return useMutation({
    mutationFn: ({ id, ...input }: Report) =>
      api<{ reported: true }>('POST', `/api/comments/${id}/report`, input),
    onSuccess: ({ reported }, { id }) =>
      change(cache, articleId, (thread) => withChange(thread, id, { reported })),
  })
}

type Decision = { id: number; hidden: boolean }

const decide = ({ id, hidden }: Decision) =>
  api<Comment>('POST', `/api/admin/comments/${id}/${hidden ? 'hide' : 'unhide'}`)

/** Hides or shows a comment under an article, for admins. */
export function useHideComment(articleId: number) {
  const cache = useQueryClient()
  return useMutation({
    mutationFn: decide,
    onSuccess: ({ hidden }, { id }) => {
      change(cache, articleId, (thread) => withChange(thread, id, { hidden }))
      void cache.invalidateQueries({ queryKey: reportedQuery.queryKey })
    },
  })
}

/**
 * Hides or shows a comment in the list of reports, for admins: a hidden one stays in sight there, so that
 * hiding can be taken back.
 */
export function useDecideReport() {
  const cache = useQueryClient()
  return useMutation({
    mutationFn: decide,
    onSuccess: ({ hidden }, { id }) => {
      cache.setQueryData(reportedQuery.queryKey, (list) =>
        list?.map((one) => (one.id === id ? { ...one, hidden } : one)),
      )
      void cache.invalidateQueries({ queryKey: hiddenQuery.queryKey })
    },
  })
}

/** Shows a hidden comment again from the list of hidden ones, for admins. */
export function useUnhideComment() {
  const cache = useQueryClient()
  return useMutation({
    mutationFn: (id: number) => decide({ id, hidden: false }),
    onSuccess: (_shown, id) => {
      dropRows(cache, hiddenQuery.queryKey, (one: HiddenComment) => one.id === id)
      // It may also be in the list of reports, from which it was hidden a moment ago.
      void cache.invalidateQueries({ queryKey: reportedQuery.queryKey })
    },
  })
}

export function useDismissReports() {
  const cache = useQueryClient()
  return useMutation({
    mutationFn: (id: number) => api<void>('POST', `/api/admin/comments/${id}/dismiss`),
    onSuccess: (_nothing, id) =>
      dropRows(cache, reportedQuery.queryKey, (one: ReportedComment) => one.id === id),
  })
}
