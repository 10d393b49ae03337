'use client'
import {
  dehydrate,
  HydrationBoundary,
  QueryClient,
  type DehydratedState,
  type QueryKey,
} from '@tanstack/react-query'
import type { ReactNode } from 'react'

type Entries = [QueryKey, unknown][]

/**
 * Puts what the server already read into the browser's query cache, so that the first HTML is complete. What
 * came with the page is as old as its arrival: not as its rendering, for the server may send a page again,
 * and not as its last mounting, for a reader who goes back would undo what they have changed since.
 */
export function Prefetched({ entries, children }: { entries: Entries; children?: ReactNode }) {
  return <HydrationBoundary state={stateOf(entries)}>{children}</HydrationBoundary>
}

/** The router shows a page again with the very entries that it came with. */
const arrived = new WeakMap<Entries, DehydratedState>()

function stateOf(entries: Entries): DehydratedState {
  const known = arrived.get(entries)
  if (known) return known
  const cache = new QueryClient()
  for (const [key, value] of entries) cache.setQueryData(key, value)
  const state = dehydrate(cache)
  arrived.set(entries, state)
  return state
}
