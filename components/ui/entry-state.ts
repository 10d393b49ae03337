/** The last state of an entry of this page: the router cannot come back to one without its own part of it. */
let last: { path: string; state: object } | null = null

type State = Record<string, string | undefined> | null

/** Returns what an entry of the history holds under a name: what a page remembers for Reload and Back. */
export function inEntry(name: string): string | undefined {
  const state = history.state as State
  if (state) last = { path: location.pathname, state }
  return state?.[name]
}

/** Puts it into the entry that the page is at, which may get another address. */
export function putInEntry(name: string, value: string | undefined, address?: string): void {
  inEntry(name)
  // A place of the page begins an entry without any state.
  const before = last?.path === location.pathname ? last.state : null
  history.replaceState({ ...before, ...(history.state as State), [name]: value }, '', address)
}
