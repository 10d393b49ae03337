import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query'
import type { ReadInput } from './schema'
import type { Inbox } from './types'
import { api } from '@/lib/core/browser/api'

/** Fetched each time the inbox is opened. */
export const inboxQuery = queryOptions({
  queryKey: ['/api/notifications'],
  queryFn: ({ queryKey: [path] }) => api<Inbox>('GET', path as string),
  staleTime: 0,
})

/**
 * Marks notifications as read optimistically, and restores them where the server refuses. Calls `onUnread`
 * with the number left unread.
 */
export function useMarkRead(onUnread: (unread: number) => void) {
  const cache = useQueryClient()
  const { queryKey } = inboxQuery
  return useMutation({
    mutationFn: (input: ReadInput) => api<{ unread: number }>('POST', '/api/notifications/read', input),
    onMutate: async (input) => {
      await cache.cancelQueries({ queryKey })
      const before = cache.getQueryData(queryKey)
      const reads = (id: number) => !('ids' in input) || input.ids.includes(id)
      if (before) {
        const items = before.items.map((item) => (reads(item.id) ? { ...item, read: true } : item))
        const settled = before.items.filter(({ id, read }) => !read && reads(id)).length
        const unread = 'ids' in input ? before.unread - settled : 0
        cache.setQueryData(queryKey, { items, unread })
        onUnread(unread)
      }
      return { before }
    },
    onSuccess: ({ unread }) => onUnread(unread),
    onError: (_error, _input, context) => {
      if (!context?.before) return
      cache.setQueryData(queryKey, context.before)
      onUnread(context.before.unread)
    },
  })
}
