type State = Record<string, unknown> | null

/** The router's part of the last state of an entry, without which it cannot come back to one. */
let last: { page: string; state: object } | null = null

const routersPart = (state: object) =>
  Object.fromEntries(Object.entries(state).filter(([name]) => name.startsWith('__')))

const page = () => location.pathname + location.search

/** Notes what the entry that the page is at holds. */
export function noteEntry(): State {
  const state = history.state as State
  if (state) last = { page: page(), state: routersPart(state) }
  return state
}

/**
 * Gives an entry that began with a place of the page (#place), and so without any state, the router's part of
 * the one before it.
 */
export function continueEntry(): void {
  if (!history.state && last?.page === page()) history.replaceState(last.state, '')
}

/** Where Back or Forward has led, until the page that is shown there has heard of it. */
let returnedTo: string | null = null

/** Notes that Back or Forward leads to an entry: before the router, which shows its page at once, hears. */
export function noteReturn(): void {
  returnedTo = page()
}

/** Returns whether the page was come back to, and not led to, which reads it from the server. */
export function isReturn(): boolean {
  const is = returnedTo === page()
  returnedTo = null
  return is
}

/** Returns what an entry of the history holds under a name: what a page remembers for Reload and Back. */
export const inEntry = (name: string) => noteEntry()?.[name] as string | undefined

/**
 * Gives the entry that the page is at another address. The router is not told: it would give up the page that
 * a press has begun to lead to meanwhile.
 */
export function putAddress(address: string): void {
  continueEntry()
  history.replaceState(noteEntry(), '', address)
}

/** Puts it into the entry that the page is at, which may get another address. */
export function putInEntry(name: string, value: string | undefined, address?: string): void {
  continueEntry()
  history.replaceState({ ...noteEntry(), [name]: value }, '', address)
}
