'use client'
import clsx from 'clsx'
import { useEffect, type FocusEvent, type ReactNode } from 'react'

type FullScreenProps = { on: boolean; label: string; className?: string; children: ReactNode }

/** Fills the window while `on`; the Tab key then stays within. The same elements in both states, so that nothing typed is lost. */
export function FullScreen({ on, label, className, children }: FullScreenProps) {
  useEffect(() => {
    if (!on) return
    const { overflow } = document.body.style
    document.body.style.overflow = 'hidden'
    return () => {
      document.body.style.overflow = overflow
    }
  }, [on])
  return (
    <div
      data-editor
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
