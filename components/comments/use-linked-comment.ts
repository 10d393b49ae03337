import { useEffect, useEffectEvent, useState } from 'react'
import { commentPlace, linkedComment } from '@/lib/comments/rules/place'
import type { Comment } from '@/lib/comments/types'
import { useFragment } from '../ui/use-fragment'

type Read = { data?: { comments: Comment[] }; isError: boolean }
type Thread = Read & {
  hasNextPage: boolean
  fetchNextPage: () => Promise<Read & { hasNextPage: boolean }>
  refetch: () => Promise<Read>
}

/** Returns the comment that the address leads to; null where it leads to none. */
export const useLinkedId = () => linkedComment(useFragment())

/**
 * Finds the comment that the address leads to, on a later page of the list too, and brings the focus there.
 * Returns its id, and whether it is not there: deleted, or not shown to this reader.
 */
export function useLinkedComment(thread: Thread): { linked: number | null; missing: boolean } {
  const linked = useLinkedId()
  const [absent, setAbsent] = useState<number | null>(null)
  const has = ({ data }: Read) => data?.comments.some(({ id }) => id === linked) ?? false
  const isRead = thread.data !== undefined
  const isHere = has(thread)

  const find = useEffectEvent(async (): Promise<boolean> => {
    let read: Read & { hasNextPage: boolean } = thread
    while (!has(read) && read.hasNextPage) {
      const next = await thread.fetchNextPage()
      // So many new ones came meanwhile that the page held nothing unknown.
      if (next.isError || next.data?.comments.length === read.data?.comments.length) break
      read = next
    }
    if (has(read)) return true
    // What was read some seconds ago may be older than the comment.
    const anew = await thread.refetch()
    return has(anew) || anew.isError
  })
  useEffect(() => {
    if (linked === null || !isRead) return
    let current = true
    void find().then((found) => current && setAbsent(found ? null : linked))
    return () => {
      current = false
    }
  }, [linked, isRead])

  useEffect(() => {
    const place = linked !== null && isHere && document.getElementById(commentPlace(linked))
    if (!place) return
    place.scrollIntoView()
    place.focus({ preventScroll: true })
  }, [linked, isHere])
  return { linked, missing: linked !== null && !isHere && absent === linked }
}
