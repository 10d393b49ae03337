'use client'
import { dehydrate, HydrationBoundary, QueryClient, type QueryKey } from '@tanstack/react-query'
import { useMemo, type ReactNode } from 'react'

type PrefetchedProps = { entries: [QueryKey, unknown][]; children?: ReactNode }

/**
 * Puts what the server already read into the browser's query cache, so that the first HTML is complete. What
 * came with the page is as old as its arrival, whenever the page was rendered.
 */
export function Prefetched({ entries, children }: PrefetchedProps) {
  const state = useMemo(() => stateOf(entries), [entries])
  return <HydrationBoundary state={state}>{children}</HydrationBoundary>
}

function stateOf(entries: PrefetchedProps['entries']) {
  const cache = new QueryClient()
  for (const [key, value] of entries) cache.setQueryData(key, value)
  return dehydrate(cache)
}
