'use client'
import { useRouter } from 'next/navigation'
import { useEffect } from 'react'
import { afterChangesUnderWay, lastChange } from '@/lib/core/browser/api'
import { isReturn } from './entry-state'

/** When each page was last read from the server. */
const readAt = new Map<string, number>()

/**
 * For a page that the server renders: Back brings it as it was, and where something was changed since, it is
 * read again. It stays in sight meanwhile, hence its place, too. A page that the browser revives whole may be
 * of any age.
 */
export function FreshAgain() {
  const router = useRouter()
  useEffect(() => {
    const page = location.pathname + location.search
    const since = isReturn() ? (readAt.get(page) ?? Infinity) : Infinity
    readAt.set(page, Date.now())
    let isShown = true
    const readAgain = () => {
      if (isShown && lastChange() > since) router.refresh()
    }
    readAgain()
    // A press just before Back is answered while the page is shown again.
    afterChangesUnderWay(readAgain)
    const revived = (event: PageTransitionEvent) => {
      if (event.persisted) router.refresh()
    }
    window.addEventListener('pageshow', revived)
    return () => {
      isShown = false
      window.removeEventListener('pageshow', revived)
    }
  }, [router])
  return null
}
