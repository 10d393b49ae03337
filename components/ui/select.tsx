import clsx from 'clsx'
import { ChevronDown } from 'lucide'
import type { ComponentProps } from 'react'
import { Icon } from './icon'

/** The browser's own list: it autofills, prints, opens the phone's picker and costs no script. */
export function Select({ className, children, ...rest }: ComponentProps<'select'>) {
  return (
    <span className={clsx('relative inline-grid w-full', className)}>
      <select className="control appearance-none truncate pr-9" {...rest}>
        {children}
      </select>
      <Icon
        shape={ChevronDown}
        className="text-ink-soft pointer-events-none absolute top-1/2 right-3 size-4 -translate-y-1/2"
      />
    </span>
  )
}
