import { SEARCH } from './constants'
import { VisiblePage } from './rules/page'
import { discard, flush, queue } from './rules/sending'
import { forgetVisit, sessionId } from './rules/visit'
import type { SearchedEvent } from './types'
import { isAdminArea } from '../rules/addresses'
import { onReaderEvent, type ReaderEvent } from '@/lib/core/browser/reader-events'

export type Tracking = {
  /** Another page of the site is in sight. */
  went: (path: string) => void
  /** Consent was taken back: nothing more is sent or kept. */
  stop: () => void
}

/**
 * Watches what a visit sees and does, from a consent on. Everything is sent in batches and as pages go;
 * nothing waits for it.
 */
export function startTracking(): Tracking {
  let page: VisiblePage | null = null
  let here: string | null = null
  let pages = 0

  const leave = () => page?.hidden(pages === 1)
  const listeners = new AbortController()
  const on = { signal: listeners.signal, passive: true }

  addEventListener('scroll', () => page?.scrolled(), on)
  addEventListener(
    'pagehide',
    () => {
      leave()
      flush()
    },
    on,
  )
  document.addEventListener(
    'visibilitychange',
    () => {
      if (document.visibilityState === 'visible') return page?.shown()
      leave()
      flush()
    },
    on,
  )
  addEventListener('beforeprint', () => page?.engaged('print'), on)
  document.addEventListener('copy', () => page?.engaged('copy'), on)

  let stopListening: (() => void) | null = null

  return {
    went(path) {
      if (path === here) return
      // The page that was: it had more after it, so nobody bounced.
      page?.hidden(false)
      const before = here === null ? document.referrer : `${window.location.origin}${here}`
      here = path
      page = isAdminArea(path) ? null : new VisiblePage(path, before)
      if (page) pages++
      // What happened before this script came belongs to the page that is in sight now.
      stopListening ??= onReaderEvent((readerEvent) => trackReaderEvent(readerEvent, page))
    },
    stop() {
      listeners.abort()
      stopListening?.()
      discard()
      forgetVisit()
    },
  }
}

function trackReaderEvent(readerEvent: ReaderEvent, page: VisiblePage | null): void {
  if (readerEvent.kind === 'opened') return trackOpened(readerEvent)
  const { type, articleId, detail } = readerEvent
  const where = type === 'share' ? { shareDestination: detail } : { downloadType: detail }
  page?.engaged(type, { articleId, ...(detail && where) })
}

function trackOpened({
  query,
  resultsCount,
  articleId,
  rank,
}: Omit<Extract<ReaderEvent, { kind: 'opened' }>, 'kind'>) {
  const event: SearchedEvent = {
    sessionId: sessionId(),
    query,
    resultsCount,
    clickedResult: articleId,
    rank,
    pageUrl: window.location.pathname,
  }
  queue(SEARCH, event)
  // A passage opens as a document of its own: this page ends at once.
  flush()
}
