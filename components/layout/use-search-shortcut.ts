import { useEffect, useEffectEvent } from 'react'

/** `/` outside of text fields, and Ctrl or ⌘ with K anywhere. */
export function useSearchShortcut(focusSearch: () => void): void {
  const onKey = useEffectEvent((event: KeyboardEvent) => {
    const commandK = (event.ctrlKey || event.metaKey) && !event.altKey && event.key.toLowerCase() === 'k'
    const slash =
      event.key === '/' && !event.ctrlKey && !event.metaKey && !event.altKey && !writesText(event.target)
    if (!commandK && !slash) return
    event.preventDefault()
    focusSearch()
  })
  useEffect(() => {
    const listen = (event: KeyboardEvent) => {
      // An editor or a dialog that used the key has said so.
      if (!event.defaultPrevented) onKey(event)
    }
    document.addEventListener('keydown', listen)
    return () => document.removeEventListener('keydown', listen)
  }, [])
}

function writesText(target: EventTarget | null): boolean {
  return (
    target instanceof HTMLElement &&
    (target.isContentEditable || /^(INPUT|TEXTAREA|SELECT)$/.test(target.tagName))
  )
}
