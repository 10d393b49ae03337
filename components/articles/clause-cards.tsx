'use client'
import { useEffect, useState } from 'react'
import { dialogOnDemand } from '../ui/on-demand'
import { isPlainPress } from '../ui/plain-press'

const ClauseCard = dialogOnDemand(() => import('./clause-card').then((part) => part.ClauseCard))

/**
 * Opens the card of a clause mark that is pressed. The marks are links of the article's HTML: without this,
 * and in a new tab, they lead to what else cites the standard. `path` is the call that knows the places.
 */
export function ClauseCards({ path }: { path: string }) {
  const [at, setAt] = useState<string | null>(null)
  useEffect(() => {
    const open = (event: MouseEvent) => {
      if (event.defaultPrevented || !isPlainPress(event)) return
      const mark = event.target instanceof Element && event.target.closest('.article a[data-clause]')
      const place = mark && mark.getAttribute('data-clause')
      if (!place) return
      event.preventDefault()
      setAt(place)
    }
    document.addEventListener('click', open)
    return () => document.removeEventListener('click', open)
  }, [])
  return at && <ClauseCard key={at} path={path} at={at} onClose={() => setAt(null)} />
}
