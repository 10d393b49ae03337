import { inEntry, putInEntry } from './entry-state'

/** Where an entry of the history says which parts of the page are unfolded. */
export const OPENED = 'opened'

/** `isUnfolded`: it was unfolded for the reader once, who may have folded it since. */
type Part = HTMLDetailsElement & { isUnfolded?: true }

const all = () => [...document.querySelectorAll<Part>('main details')]

/** Its id, or its number on the page: what an author wrote has no ids. */
const keyOf = (part: Part, at: number) => part.id || String(at)

/** Unfolds what was left unfolded, each part once: parts of a page that come late call this again. */
export function openAgain(): void {
  const opened = new Set(inEntry(OPENED)?.split(' '))
  for (const [at, part] of all().entries()) {
    if (part.isUnfolded || !opened.has(keyOf(part, at))) continue
    part.isUnfolded = true
    part.open = true
  }
}

/** Notes what is unfolded now, where that has changed: browsers refuse many new states at once. */
export function noteOpened(): void {
  const now = all()
    .flatMap((part, at) => (part.open ? [keyOf(part, at)] : []))
    .join(' ')
  if (now !== (inEntry(OPENED) ?? '')) putInEntry(OPENED, now)
}

/** Notes what a reader folded before the page listened. */
export function noteFolded(): void {
  if (all().some((part) => part.isUnfolded && !part.open)) noteOpened()
}

/** Unfolds what holds the place of an address ("#place") and goes there: not every browser does. */
export function openAround(hash: string): void {
  const place = document.getElementById(hash.slice(1))
  const part = place?.closest<HTMLDetailsElement>('main details:not([open])')
  if (!part) return
  part.open = true
  place!.scrollIntoView()
}
