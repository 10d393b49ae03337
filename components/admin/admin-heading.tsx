import type { ReactNode } from 'react'
import { Symbols } from '../ui/symbols'

type AdminHeadingProps = {
  /** Words are set as in titles, with their symbols; anything else stays as it is. */
  title: ReactNode
  lead?: ReactNode
  /** What can be begun from here. */
  actions?: ReactNode
}

/** The head of every page of the administration. */
export function AdminHeading({ title, lead, actions }: AdminHeadingProps) {
  return (
    <header className="flex flex-wrap items-start justify-between gap-x-8 gap-y-3">
      <div className="grid gap-1">
        <h1 className="text-3xl font-semibold tracking-tight">
          {typeof title === 'string' ? <Symbols text={title} /> : title}
        </h1>
        {lead && <p className="text-ink-soft">{lead}</p>}
      </div>
      {actions}
    </header>
  )
}
