'use client'
import { useEffect, useRef, useState, type ReactNode } from 'react'

/** Below the window: who comes by the keyboard finds it in its turn. */
const AHEAD = '0px 0px 300px 0px'

/**
 * What can be done with an article, once more where its text ends, while the bar at its head is out of sight.
 * Only one of the two is shown at a time; the space of this one is reserved, so that nothing moves. On a
 * telephone the bar is at the foot of the window all the time.
 */
export function EndActions({ children }: { children: ReactNode }) {
  const place = useRef<HTMLDivElement>(null)
  const [here, setHere] = useState(false)
  useEffect(() => {
    const [end, head] = [place.current, document.querySelector('.action-bar')]
    if (!end || !head) return
    const seen = new Map<Element, boolean>()
    const observer = new IntersectionObserver(
      (entries) => {
        for (const { target, isIntersecting } of entries) seen.set(target, isIntersecting)
        // What has the focus does not go.
        if (!end.contains(document.activeElement)) setHere(seen.get(end) === true && seen.get(head) === false)
      },
      { rootMargin: AHEAD },
    )
    observer.observe(end)
    observer.observe(head)
    return () => observer.disconnect()
  }, [])
  return (
    <div
      ref={place}
      data-end-actions={here ? 'here' : ''}
      data-chrome
      className="mt-8 flex min-h-9 flex-wrap gap-2 max-sm:hidden print:hidden"
    >
      {here && children}
    </div>
  )
}
