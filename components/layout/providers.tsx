'use client'
import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { useEffect, useState, type ReactNode } from 'react'
import { ALIVE } from '@/lib/core/constants'
import { useKeptCopies } from '../offline/use-kept-copies'
import { Toaster } from '../ui/toaster'
import { CookieBanner } from './cookie-banner'
import { NavigationProgress } from './navigation-progress'
import { SessionConflictNotice } from './session-conflict-notice'
import { usePlaceEntries } from './use-place-entries'
import { VisitTracker } from './visit-tracker'

// The page's policy forbids evaluation; zod would try whether it may, and be reported. Told where zod looks,
// for zod itself is a tenth of what a page without forms needs.
const shared = globalThis as { __zod_globalConfig?: { jitless?: boolean } }
if (typeof window !== 'undefined') (shared.__zod_globalConfig ??= {}).jitless = true

/** Tooltips bring their own provider: their 20 KB belong to the pages that use them. */
export function Providers({ children }: { children: ReactNode }) {
  const [client] = useState(
    () =>
      new QueryClient({
        // Without a connection a call fails and says so, rather than being sent some time later. What could
        // not be read is asked for again once there is one.
        defaultOptions: {
          queries: {
            staleTime: Infinity,
            retry: false,
            refetchOnWindowFocus: false,
            refetchOnReconnect: ({ state }) => state.status === 'error',
            networkMode: 'always',
          },
          mutations: { networkMode: 'always' },
        },
      }),
  )
  useEffect(() => {
    window.dispatchEvent(new Event(ALIVE))
  }, [])
  useKeptCopies()
  usePlaceEntries()
  return (
    <QueryClientProvider client={client}>
      <NavigationProgress />
      {children}
      <VisitTracker />
      {/* A dialog hides what is beside it from screen readers, but for live regions. */}
      <div data-beside-dialogs aria-live="off" className="*:pointer-events-auto">
        <CookieBanner />
        <Toaster />
        {/* Over the toast of what was refused for the same reason. */}
        <SessionConflictNotice />
      </div>
    </QueryClientProvider>
  )
}
