import { useEffect, useRef, useState } from 'react'

type Tab = { writes: boolean | null; turn: number }

/**
 * Of all tabs of this browser, one writes what has this name. `writes` is null until that is known; `take`
 * makes this tab the one, and the one that was learns of it. When the writer closes, the next one that waits
 * follows. `turn` counts how often this tab became the one. Without a name every tab writes.
 */
export function useSoleTab(name: string | null): Tab & { take: () => void } {
  const [{ writes, turn }, setTab] = useState<Tab>({ writes: name === null ? true : null, turn: 0 })
  const steal = useRef(() => undefined as void)
  useEffect(() => {
    if (name === null) return
    // Only over https, and on this machine: without it no tab knows of the others, and all of them save.
    const locks = navigator.locks as LockManager | undefined
    let here = true
    let release = () => undefined as void
    let waiting = new AbortController()
    const update = (now: boolean) => {
      if (here) setTab((before) => ({ writes: now, turn: before.turn + (now ? 1 : 0) }))
    }
    const whileLocked = () => {
      update(true)
      return here ? new Promise<void>((resolve) => (release = resolve)) : undefined
    }
    const lost = () => {
      if (!here) return
      update(false)
      wait()
    }
    const ended = (reason: unknown) => {
      const { name: why } = reason as DOMException
      if (why === 'AbortError') return lost()
      // A browser that forbids locks: as without them.
      if (why === 'SecurityError') return update(true)
      // The page is being left. WebKit refuses at once and as often as it is asked, so `shownAgain` asks.
    }
    const wait = () => {
      waiting = new AbortController()
      const { signal } = waiting
      locks?.request(name, { signal }, whileLocked).catch((reason: unknown) => {
        if (!signal.aborted) ended(reason)
      })
    }
    steal.current = () => {
      waiting.abort()
      locks?.request(name, { steal: true }, whileLocked).catch(ended)
    }
    const begin = async () => {
      if (!locks) return update(true)
      // A form that this one replaces lets go first.
      await new Promise((resolve) => setTimeout(resolve))
      if (!here) return
      await locks.request(name, { ifAvailable: true }, (lock) => (lock ? whileLocked() : lost()))
    }
    const shownAgain = ({ persisted }: PageTransitionEvent) => {
      if (!persisted) return
      waiting.abort()
      release()
      begin().catch(ended)
    }
    begin().catch(ended)
    addEventListener('pageshow', shownAgain)
    return () => {
      here = false
      removeEventListener('pageshow', shownAgain)
      waiting.abort()
      release()
    }
  }, [name])
  return { writes, turn, take: () => steal.current() }
}
