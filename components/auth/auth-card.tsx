import type { ReactNode } from 'react'

/** The narrow sheet of the sign-in pages. */
export function AuthCard({
  title,
  lead,
  children,
}: {
  title: string
  lead?: ReactNode
  children: ReactNode
}) {
  return (
    <div className="page grid max-w-md gap-6 py-12 sm:py-20">
      <div className="grid gap-2">
        <h1 className="text-3xl font-semibold tracking-tight">{title}</h1>
        {lead && <p className="text-ink-soft">{lead}</p>}
      </div>
      {children}
    </div>
  )
}
