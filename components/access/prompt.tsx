import { LockKeyhole } from 'lucide'
import type { ReactNode } from 'react'
import { Icon } from '../ui/icon'

/** A page that stands in for another one until the reader has done something. */
export function Prompt({
  title,
  children,
  actions,
}: {
  title: string
  children: ReactNode
  actions: ReactNode
}) {
  return (
    <div className="page grid max-w-2xl justify-items-center gap-5 py-20 text-center sm:py-28">
      <Icon shape={LockKeyhole} className="text-accent size-8" strokeWidth={1.5} />
      <h1 className="text-3xl font-semibold tracking-tight text-balance">{title}</h1>
      <div className="text-ink-soft grid max-w-lg gap-3">{children}</div>
      <div className="mt-2 flex flex-wrap justify-center gap-3">{actions}</div>
    </div>
  )
}
