import { useEffect, type RefObject } from 'react'
import { focusPart } from '../ui/leaves-focus'

/**
 * Brings a notice into sight that comes once a page is there, and the focus to it, so that it is read out and
 * Tab goes on in it: who reloads far down is shown the place that they left. Whoever is in a field by then
 * stays there.
 */
export function useNoticeInSight(notice: RefObject<HTMLElement | null>, shown: boolean): void {
  useEffect(() => {
    if (!shown) return
    const show = () => {
      const part = notice.current
      if (!part || document.activeElement !== document.body) return
      part.scrollIntoView({ block: 'nearest', behavior: 'instant' })
      focusPart(part)
    }
    if (document.readyState === 'complete') return show()
    // Until a page has loaded, the browser scrolls to where it was left.
    const soon = () => setTimeout(show)
    window.addEventListener('load', soon, { once: true })
    return () => window.removeEventListener('load', soon)
  }, [notice, shown])
}
