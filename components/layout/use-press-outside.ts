import { useEffect, useEffectEvent, type RefObject } from 'react'

/** Calls `leave` when the pointer or the focus goes outside of `frame`, as long as `open` holds. */
export function usePressOutside(
  frame: RefObject<HTMLElement | null>,
  open: boolean,
  leave: () => void,
): void {
  const onEvent = useEffectEvent((event: Event) => {
    if (event.target instanceof Node && !frame.current?.contains(event.target)) leave()
  })
  useEffect(() => {
    if (!open) return
    const listen = (event: Event) => onEvent(event)
    document.addEventListener('pointerdown', listen)
    document.addEventListener('focusin', listen)
    return () => {
      document.removeEventListener('pointerdown', listen)
      document.removeEventListener('focusin', listen)
    }
  }, [open])
}
