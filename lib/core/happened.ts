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

export function happened(detail: Happening): void {
  window.dispatchEvent(new CustomEvent(NAME, { detail }))
}

/** Gives what stops listening. */
export function onHappened(hear: (happening: Happening) => void): () => void {
  const listen = (event: Event) => hear((event as CustomEvent<Happening>).detail)
  window.addEventListener(NAME, listen)
  return () => window.removeEventListener(NAME, listen)
}
