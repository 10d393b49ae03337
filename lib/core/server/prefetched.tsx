import 'server-only'
import { dehydrate, HydrationBoundary, QueryClient, type QueryKey } from '@tanstack/react-query'
import type { ReactNode } from 'react'

/** Puts what the server already read into the browser's query cache, so that the first HTML is complete. */
export function Prefetched({ entries, children }: { entries: [QueryKey, unknown][]; children?: ReactNode }) {
  const cache = new QueryClient()
  for (const [key, value] of entries) cache.setQueryData(key, value)
  return <HydrationBoundary state={dehydrate(cache)}>{children}</HydrationBoundary>
}
