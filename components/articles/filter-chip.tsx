import clsx from 'clsx'
import type { ReactNode } from 'react'
import { ListLink } from '../ui/list-link'

type FilterChipProps = { chosen: boolean; href: string; children: ReactNode }

/** A filter of the library that is an address. */
export function FilterChip({ chosen, href, children }: FilterChipProps) {
  return (
    <ListLink
      href={href}
      aria-current={chosen ? 'true' : undefined}
      className={clsx(
        'inline-flex min-h-7 items-center gap-1.5 rounded-sm px-2.5 text-sm whitespace-nowrap ring-1 ring-inset [&_svg]:size-3.5',
        chosen
          ? 'bg-ink text-paper ring-ink'
          : 'text-ink-soft ring-hairline hover:text-ink hover:ring-hairline-strong',
      )}
    >
      {children}
    </ListLink>
  )
}
