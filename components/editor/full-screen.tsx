'use client'
import clsx from 'clsx'
import { useEffect, useEffectEvent, useRef, type FocusEvent, type ReactNode } from 'react'

type FullScreenProps = {
  on: boolean
  label: string
  className?: string
  onLeave: () => void
  children: ReactNode
}

/**
 * Fills the window while `on`; the Tab key then stays within, and Escape leaves. The same elements in both
 * states, so that nothing typed is lost.
 */
export function FullScreen({ on, label, className, onLeave, children }: FullScreenProps) {
  const frame = useRef<HTMLDivElement>(null)
  // A dialog or menu over it stands elsewhere on the page, and takes its own Escape.
  const press = useEffectEvent(({ key, target }: KeyboardEvent) => {
    const { current: own } = frame
    // A click beside the text gives the focus to what holds the editor.
    const within = own && target instanceof Node && (own.contains(target) || target.contains(own))
    if (key === 'Escape' && within) onLeave()
  })
  useEffect(() => {
    if (!on) return
    const { overflow } = document.body.style
    document.body.style.overflow = 'hidden'
    const onKey = (event: KeyboardEvent) => press(event)
    document.addEventListener('keydown', onKey)
    // The tools leave the focus where it was, which may be on what is covered now.
    if (!frame.current?.contains(document.activeElement))
      frame.current?.querySelector<HTMLElement>('[contenteditable="true"]')?.focus()
    return () => {
      document.body.style.overflow = overflow
      document.removeEventListener('keydown', onKey)
    }
  }, [on])
  return (
    <div
      ref={frame}
      data-editor={on ? 'full-screen' : 'in-page'}
      role="group"
      aria-label={on ? `${label}, full screen` : label}
      className={clsx(className, on ? 'z-overlay fixed inset-0' : 'rounded')}
    >
      {on && <span tabIndex={0} onFocus={(event) => turn(event, -1)} />}
      {children}
      {on && <span tabIndex={0} onFocus={(event) => turn(event, 0)} />}
    </div>
  )
}

/** From past one end to the other: the tools and the text are the two stops. */
function turn(event: FocusEvent<HTMLElement>, to: 0 | -1): void {
  const stops = event.currentTarget.parentElement?.querySelectorAll<HTMLElement>(
    '[data-tool][tabindex="0"], [contenteditable="true"]',
  )
  ;[...(stops ?? [])].at(to)?.focus()
}
