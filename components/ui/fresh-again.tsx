'use client'
import { useRouter } from 'next/navigation'
import { useEffect } from 'react'
import { lastChange } from '@/lib/core/browser/api'
import { isReturn } from './entry-state'

/** When each list was last read from the server. */
const readAt = new Map<string, number>()

/**
 * For a list that the server renders: Back brings it as it was, and where something was changed since, it is
 * read again. The list stays in sight meanwhile, hence its place, too.
 */
export function FreshAgain() {
  const router = useRouter()
  useEffect(() => {
    const list = location.pathname + location.search
    if (isReturn() && lastChange() > (readAt.get(list) ?? Infinity)) router.refresh()
    readAt.set(list, Date.now())
  }, [router])
  return null
}
