import { useState } from 'react'
import { z } from 'zod'
import { localValue } from './local-value'
import { useBrowserValue } from './use-browser-value'

const MOST = 8
const NONE: string[] = []

/**
 * What a member typed last for one purpose, in this browser, newest first; nothing of it leaves the device.
 * `longest` is the most characters of one.
 */
export function useRecentTexts(key: string, longest: number) {
  const [store] = useState(() => recentTexts(key, longest))
  const [cleared, setCleared] = useState(false)
  const read = useBrowserValue(store.read)
  const clear = () => {
    store.clear()
    setCleared(true)
  }
  return { texts: (!cleared && read) || NONE, remember: store.remember, clear }
}

function recentTexts(key: string, longest: number) {
  const stored = localValue(key, z.array(z.string().max(longest)).max(MOST))
  let read: string[] | undefined
  return {
    read: () => (read ??= stored.read() ?? NONE),
    remember: (text: string) => {
      stored.write([text, ...(stored.read() ?? NONE).filter((other) => other !== text)].slice(0, MOST))
    },
    clear: stored.clear,
  }
}
