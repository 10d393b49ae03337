'use client'
import { useRouter } from 'next/navigation'
import { useEffect } from 'react'
import { lastChange } from '@/lib/core/browser/api'

const here = () => location.pathname + location.search

/** When each list was last read from the server. */
const readAt = new Map<string, number>()

/** Where Back and Forward have led last: all else that leads to a list reads it. */
let cameBackTo: string | null = null
if (typeof window !== 'undefined') window.addEventListener('popstate', () => (cameBackTo = here()))

/**
 * For a list that the server renders: Back brings it as it was, and where something was changed since, it is
 * read again. The list stays in sight meanwhile, hence its place, too.
 */
export function FreshAgain() {
  const router = useRouter()
  useEffect(() => {
    const list = here()
    if (cameBackTo === list && lastChange() > (readAt.get(list) ?? Infinity)) router.refresh()
    cameBackTo = null
    readAt.set(list, Date.now())
  }, [router])
  return null
}
