/**
 * What a reader did, told to whoever listens in this browser. Without consent to analytics nobody does, and it is forgotten at once; the
 * parts that tell know nothing of who listens.
 */
export type Happening =
  | {
      kind: 'engagement'
      type: 'like' | 'bookmark' | 'comment' | 'share' | 'download'
      articleId: number
      /** Where it was shared to, or what was downloaded. */
      detail?: string
    }
  | { kind: 'opened'; query: string; resultsCount: number; articleId: number; rank: number }

const NAME = 'loadpath:happened'

/** What happened from a consent on, until the listener's script has come; null while nothing may be remembered. */
let early: Happening[] | null = null

export function happened(detail: Happening): void {
  early?.push(detail)
  window.dispatchEvent(new CustomEvent(NAME, { detail }))
}

/** Where a page whose scripts were not there yet left what was opened from it, for the next page of the tab. */
export const OPENED_EARLY = 'opened-early'

/** From a consent on: remembers what happens until somebody listens. Returns what forgets it. */
export function rememberHappened(): () => void {
  early ??= []
  const opened = sessionStorage.getItem(OPENED_EARLY)
  sessionStorage.removeItem(OPENED_EARLY)
  if (opened) early.push(JSON.parse(opened) as Happening)
  return () => {
    early = null
  }
}

/** Hears first what was remembered. Returns what stops listening. */
export function onHappened(hear: (happening: Happening) => void): () => void {
  const before = early ?? []
  early = null
  before.forEach(hear)
  const listen = (event: Event) => hear((event as CustomEvent<Happening>).detail)
  window.addEventListener(NAME, listen)
  return () => window.removeEventListener(NAME, listen)
}
