/**
 * What a reader did, as the parts of a page track it. Without consent to analytics nothing listens, and the
 * event is dropped at once.
 */
export type ReaderEvent =
  | {
      kind: 'engagement'
      type: 'like' | 'bookmark' | 'comment' | 'share' | 'download'
      articleId: number
      /** Where it was shared to, or what was downloaded. */
      detail?: string
    }
  | { kind: 'opened'; query: string; resultsCount: number; articleId: number; rank: number }

const NAME = 'loadpath:reader-event'

/** Events from a consent on, until the listener's script has come; null while nothing may be stored. */
let early: ReaderEvent[] | null = null

export function trackEvent(detail: ReaderEvent): void {
  early?.push(detail)
  window.dispatchEvent(new CustomEvent(NAME, { detail }))
}

/**
 * Where a page whose scripts were not there yet left what was opened from it, for the next page of the tab.
 */
export const OPENED_EARLY = 'opened-early'

/** Buffers events from a consent on until a listener has come. Returns what drops them. */
export function bufferReaderEvents(): () => void {
  early ??= []
  const opened = takeOpenedEarly()
  if (opened) early.push(opened)
  return () => {
    early = null
  }
}

/** Returns what the page before left, once; null where there is none. */
function takeOpenedEarly(): ReaderEvent | null {
  try {
    const opened = sessionStorage.getItem(OPENED_EARLY)
    sessionStorage.removeItem(OPENED_EARLY)
    return JSON.parse(opened ?? 'null') as ReaderEvent | null
  } catch {
    // Forbidden storage holds none.
    return null
  }
}

/** Calls `hear` with the buffered events first, then with each new one. Returns what stops listening. */
export function onReaderEvent(hear: (readerEvent: ReaderEvent) => void): () => void {
  const before = early ?? []
  early = null
  before.forEach(hear)
  const listen = (event: Event) => hear((event as CustomEvent<ReaderEvent>).detail)
  window.addEventListener(NAME, listen)
  return () => window.removeEventListener(NAME, listen)
}
