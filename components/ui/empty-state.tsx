import clsx from 'clsx'
import type { ReactNode } from 'react'

type EmptyStateProps = {
  title: ReactNode
  description?: ReactNode
  /** The next step. */
  action?: ReactNode
  icon?: ReactNode
  as?: 'h1' | 'h2' | 'h3' | 'p'
  className?: string
}

export function EmptyState({
  title,
  description,
  action,
  icon,
  as: Heading = 'h2',
  className,
}: EmptyStateProps) {
  return (
    <div
      className={clsx(
        'border-hairline-strong/60 grid justify-items-center gap-3 rounded-md border border-dashed px-6 py-12 text-center wrap-anywhere',
        className,
      )}
    >
      {icon && <span className="text-ink-faint [&_svg]:size-6">{icon}</span>}
      <Heading className="font-semibold">{title}</Heading>
      {description && <p className="text-ink-soft max-w-md text-sm">{description}</p>}
      {action && <div className="mt-2 flex flex-wrap justify-center gap-2">{action}</div>}
    </div>
  )
}
