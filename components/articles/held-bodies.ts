/**
 * The body of an article on its way from the page, which reads it, to the browser part that shows it. Handed over as a property it would be
 * sent twice, once as HTML and three times as long in the page's payload, and parsed by every reader's processor.
 */
const store = globalThis as { loadpathBodies?: Map<string, string> }

/** Holds a body for the response that is being made. Gives its key, to be released when the response is over. */
export function holdBody(html: string): string {
  const key = crypto.randomUUID()
  ;(store.loadpathBodies ??= new Map()).set(key, html)
  return key
}

export const heldBody = (key: string): string => store.loadpathBodies?.get(key) ?? ''

export const releaseBody = (key: string): void => void store.loadpathBodies?.delete(key)
