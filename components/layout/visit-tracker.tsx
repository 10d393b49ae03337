'use client'
import { usePathname } from 'next/navigation'
import { useEffect, useRef } from 'react'
import type { Tracking } from '@/lib/analytics/tracking/hooks'
import { trackOpenedResult } from '@/lib/analytics/tracking/rules/results'
import { tellServer, useConsent } from '@/lib/consent/hooks'
import { bufferReaderEvents } from '@/lib/core/browser/reader-events'
import { whenIdle } from './when-idle'

/**
 * Counts the visit of whoever agreed to it. Its script is fetched when the page has nothing else to do, and
 * never without consent.
 */
export function VisitTracker() {
  const { record } = useConsent()
  const path = usePathname()
  const here = useRef(path)
  const tracking = useRef<Tracking | null>(null)
  const agreed = record?.analytics === true

  useEffect(() => {
    if (!agreed) return
    let over = false
    // What happens before the script has come is counted as well.
    const forget = bufferReaderEvents()
    document.addEventListener('click', trackOpenedResult, { passive: true, capture: true })
    const cancel = whenIdle(() => {
      void import('@/lib/analytics/tracking/hooks').then(
        ({ startTracking }) => {
          if (over) return
          // A record that was made on another day, and whose cookie has gone.
          tellServer({ analytics: true })
          tracking.current = startTracking()
          tracking.current.went(here.current)
        },
        // Without a connection nothing is counted.
        forget,
      )
    })
    return () => {
      over = true
      cancel()
      document.removeEventListener('click', trackOpenedResult, { capture: true })
      forget()
      tracking.current?.stop()
      tracking.current = null
    }
  }, [agreed])

  useEffect(() => {
    here.current = path
    tracking.current?.went(path)
  }, [path])

  return null
}
