import { useState } from 'react'
import { z } from 'zod'
import { LONGEST_QUERY } from '../constants'
import { localValue } from '@/lib/core/browser/local-value'
import { useBrowserValue } from '@/lib/core/browser/use-browser-value'

const KEPT = 8
const NONE: string[] = []

/** A member's last searches on this device, newest first; nothing of it leaves the device. */
export function useRecentSearches(memberId: string) {
  const [store] = useState(() => recentSearches(memberId))
  return { searches: useBrowserValue(store.read) ?? NONE, remember: store.remember, clear: store.clear }
}

function recentSearches(memberId: string) {
  const stored = localValue(`recent-searches:${memberId}`, z.array(z.string().max(LONGEST_QUERY)).max(KEPT))
  let read: string[] | undefined
  return {
    read: () => (read ??= stored.read() ?? NONE),
    remember: (query: string) => {
      stored.write([query, ...(stored.read() ?? NONE).filter((other) => other !== query)].slice(0, KEPT))
    },
    clear: stored.clear,
  }
}
