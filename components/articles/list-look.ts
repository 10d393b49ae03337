/** How the library is listed: with excerpts and pictures, or a line for each article. */
export type ListLook = 'full' | 'compact'

const YEAR = 365 * 24 * 60 * 60
const listeners = new Set<() => void>()

export const readListLook = (): ListLook =>
  document.documentElement.dataset.list === 'compact' ? 'compact' : 'full'

/** Stored in a cookie that only this browser reads, before the first paint (appearance-script.ts). */
export function chooseListLook(look: ListLook): void {
  document.cookie = `list=${look}; path=/; max-age=${YEAR}; samesite=lax`
  if (look === 'compact') document.documentElement.dataset.list = 'compact'
  else delete document.documentElement.dataset.list
  for (const listener of listeners) listener()
}

export function subscribeListLook(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}
