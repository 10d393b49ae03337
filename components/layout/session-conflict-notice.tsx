'use client'
import { hashKey, useQueryClient } from '@tanstack/react-query'
import { usePathname } from 'next/navigation'
import { useEffect, useState } from 'react'
import { OTHER_ACCOUNT, SESSION_CONFLICT } from '@/lib/core/browser/api'
import { pageAccount, setPageAccount } from '@/lib/core/browser/page-account'
import { currentUserQuery, signedInNow } from '@/lib/users/hooks'
import { arrival } from '../ui/arrival'
import { onDemand } from '../ui/on-demand'

const ASK_EVERY = 30_000
/** What was learnt so many milliseconds before is not asked again on the next page. */
const ASK_AGAIN = 2000

/** Where it cannot be fetched, what is done on the page is refused all the same, in words. */
const SessionNotice = onDemand(() => import('./session-notice').then((part) => part.SessionNotice), {
  failed: () => null,
})

/**
 * Says that the session of this page has been superseded, which a tab raises as a storage event, or that
 * another account has signed in in this browser.
 */
export function SessionConflictNotice() {
  const [shown, setShown] = useState<'superseded' | 'other account' | null>(null)
  useAskingWhoIsSignedIn()
  useFreshOnReturn()
  useOwnPagesOnly()
  useWhosePage()
  useEffect(() => {
    const watch = (event: StorageEvent) => {
      if (event.key === SESSION_CONFLICT) setShown('superseded')
    }
    const other = () => setShown('other account')
    window.addEventListener('storage', watch)
    window.addEventListener(OTHER_ACCOUNT, other)
    return () => {
      window.removeEventListener('storage', watch)
      window.removeEventListener(OTHER_ACCOUNT, other)
    }
  }, [])

  return shown && <SessionNotice kind={shown} close={() => setShown(null)} />
}

/** A page is whose it was when that was first known; what learns of another account says so. */
function useWhosePage(): void {
  const cache = useQueryClient()
  useEffect(() => {
    const look = () => {
      const id = cache.getQueryData(currentUserQuery.queryKey)?.id
      if (id === undefined || id === pageAccount()) return
      if (pageAccount() === null) setPageAccount(id)
      else window.dispatchEvent(new Event(OTHER_ACCOUNT))
    }
    look()
    return cache.getQueryCache().subscribe(({ query }) => {
      if (query.queryHash === hashKey(currentUserQuery.queryKey)) look()
    })
  }, [cache])
}

/**
 * The call that learns it, on coming back to the tab and while it is in sight; visitors have nothing to lose.
 * Not an observer of the query: one that is there before the page's seed arrives would keep the seed from the
 * first paint.
 */
function useAskingWhoIsSignedIn(): void {
  const cache = useQueryClient()
  const pathname = usePathname()
  useEffect(() => {
    // A page opened within the site reads the session anew, the header does not.
    if (cache.getQueryData(currentUserQuery.queryKey))
      void cache.prefetchQuery({ ...currentUserQuery, staleTime: ASK_AGAIN })
  }, [cache, pathname])
  useEffect(() => {
    const ask = () => {
      if (document.visibilityState !== 'visible' || !cache.getQueryData(currentUserQuery.queryKey)) return
      void cache.prefetchQuery({ ...currentUserQuery, staleTime: 0 })
    }
    const timer = setInterval(ask, ASK_EVERY)
    window.addEventListener('focus', ask)
    document.addEventListener('visibilitychange', ask)
    return () => {
      clearInterval(timer)
      window.removeEventListener('focus', ask)
      document.removeEventListener('visibilitychange', ask)
    }
  }, [cache])
}

/**
 * Going back shows a page as the browser kept it, also one of somebody who has signed out since. It asks once
 * who is signed in now, and where that is somebody else, or nobody, the page is fetched again.
 */
function useFreshOnReturn(): void {
  const cache = useQueryClient()
  useEffect(() => {
    const check = async () => {
      const shown = cache.getQueryData(currentUserQuery.queryKey)
      if (shown === null) return
      const now = await signedInNow()
      // A page that is kept for every member does not say whose it was.
      if (shown ? now?.id !== shown.id : now === null) window.location.reload()
    }
    // Where the server does not answer, the page stays.
    const checkQuietly = () => void check().catch(() => undefined)
    if (arrival()?.type === 'back_forward') checkQuietly()
    const revived = (event: PageTransitionEvent) => {
      if (event.persisted) checkQuietly()
    }
    window.addEventListener('pageshow', revived)
    return () => window.removeEventListener('pageshow', revived)
  }, [cache])
}

/**
 * The router keeps the pages of a document that were left. Once the session has ended, or another account has
 * signed in, going back to one of them fetches it from the server, and nothing of it is shown.
 */
function useOwnPagesOnly(): void {
  const cache = useQueryClient()
  useEffect(() => {
    let isOthers = false
    const superseded = ({ key }: StorageEvent) => {
      if (key === SESSION_CONFLICT) isOthers = true
    }
    const other = () => (isOthers = true)
    const back = () => {
      const isOver = pageAccount() !== null && cache.getQueryData(currentUserQuery.queryKey) === null
      if (!isOthers && !isOver) return
      document.body.hidden = true
      window.location.reload()
    }
    window.addEventListener('storage', superseded)
    window.addEventListener(OTHER_ACCOUNT, other)
    window.addEventListener('popstate', back)
    return () => {
      window.removeEventListener('storage', superseded)
      window.removeEventListener(OTHER_ACCOUNT, other)
      window.removeEventListener('popstate', back)
    }
  }, [cache])
}

/**
 * Where the server met a session that was superseded: the browser asks for itself, is told, and shows the
 * notice.
 */
export function AskWhoIsSignedIn(): null {
  const cache = useQueryClient()
  useEffect(() => {
    void cache.prefetchQuery({ ...currentUserQuery, staleTime: 0 })
  }, [cache])
  return null
}

/**
 * On a prompt to sign in that came by a press within the site: where the header still shows an account, its
 * session has just ended, and the browser asks at once, however lately it was told otherwise.
 */
export function AskWhereAccountIsShown(): null {
  const cache = useQueryClient()
  useEffect(() => {
    if (cache.getQueryData(currentUserQuery.queryKey))
      void cache.prefetchQuery({ ...currentUserQuery, staleTime: 0 })
  }, [cache])
  return null
}
