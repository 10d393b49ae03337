import clsx from 'clsx'
import type { ReactNode } from 'react'
import { Definition } from './definition'

type FigureCardProps = {
  label: string
  /** Null where there is nothing to compute it from. */
  value: ReactNode
  definition: string
  note?: ReactNode
  highlighted?: boolean
}

/** One figure with its name and what it counts. A highlight is a thicker edge, not a colour alone. */
export function FigureCard({ label, value, definition, note, highlighted }: FigureCardProps) {
  return (
    <div
      data-highlighted={highlighted || undefined}
      className={clsx(
        'bg-surface grid content-start gap-1 rounded-md border p-4 transition-shadow motion-reduce:transition-none',
        highlighted ? 'border-accent ring-accent ring-1' : 'border-hairline',
      )}
    >
      <dt className="text-ink-soft flex items-center justify-between gap-2 text-sm">
        {label}
        <Definition of={label}>{definition}</Definition>
      </dt>
      <dd className="text-2xl font-semibold tabular-nums">
        {value ?? <span className="text-ink-soft text-base font-normal">No figures yet</span>}
      </dd>
      {note && <dd className="text-ink-soft text-sm">{note}</dd>}
    </div>
  )
}
