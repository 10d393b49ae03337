import { useSyncExternalStore } from 'react'

/** Returns the fragment of the address, "#rows", which only the browser knows; empty where there is none. */
export const useFragment = (): string =>
  useSyncExternalStore(
    onHashChange,
    () => location.hash,
    () => '',
  )

function onHashChange(changed: () => void): () => void {
  window.addEventListener('hashchange', changed)
  return () => window.removeEventListener('hashchange', changed)
}
