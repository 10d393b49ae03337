import clsx from 'clsx'
import type { ReactNode } from 'react'

type DimensionLineProps = {
  /** What is measured; without it the line is a plain divider. */
  children?: ReactNode
  className?: string
}

/** A divider drawn as a dimension: hairline, oblique ticks where it ends, the figure set into the line. */
export function DimensionLine({ children, className }: DimensionLineProps) {
  return (
    <div
      role={children ? undefined : 'separator'}
      className={clsx('text-ink-faint flex items-center print:hidden', className)}
    >
      <Tick />
      <span className="h-px flex-1 bg-current opacity-45" />
      {children && <span className="eyebrow px-3">{children}</span>}
      {children && <span className="h-px flex-1 bg-current opacity-45" />}
      <Tick />
    </div>
  )
}

function Tick() {
  return (
    <svg viewBox="0 0 12 16" aria-hidden fill="none" className="-mx-1.5 h-4 w-3 shrink-0 stroke-current">
      <path d="M6 1v14" strokeOpacity="0.6" />
      <path d="M2.5 11.5l7-7" strokeWidth="1.5" className="stroke-accent" />
    </svg>
  )
}
