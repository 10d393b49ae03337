'use client'
import * as Radix from '@radix-ui/react-tabs'
import clsx from 'clsx'
import type { ComponentProps, MouseEvent, SyntheticEvent } from 'react'

export const Tabs = Radix.Root

export function TabsList({ className, ...rest }: ComponentProps<typeof Radix.List>) {
  return (
    <Radix.List
      className={clsx('border-hairline flex gap-2 overflow-x-auto overflow-y-hidden border-b', className)}
      {...rest}
    />
  )
}

/**
 * Radix moves the focus itself on a press, which browsers take for the keyboard's doing: the ring stays off
 * until the keyboard is used.
 */
const pressed = ({ currentTarget }: MouseEvent<HTMLElement>) => (currentTarget.dataset.pressed = '')
const forget = ({ currentTarget }: SyntheticEvent<HTMLElement>) => delete currentTarget.dataset.pressed

type TabProps = ComponentProps<typeof Radix.Trigger> & { count?: number }

export function Tab({ className, count, children, ...rest }: TabProps) {
  return (
    <Radix.Trigger
      onMouseDown={pressed}
      onKeyDown={forget}
      onBlur={forget}
      className={clsx(
        'text-ink-soft hover:text-ink data-[state=active]:border-accent data-[state=active]:text-ink -mb-px min-h-11 border-b-2 border-transparent px-2 text-sm whitespace-nowrap focus-visible:-outline-offset-2 data-[pressed]:outline-none data-[state=active]:font-semibold',
        className,
      )}
      {...rest}
    >
      {children}
      {count !== undefined && <span className="tabular-nums"> ({count})</span>}
    </Radix.Trigger>
  )
}

export function TabPanel({ className, ...rest }: ComponentProps<typeof Radix.Content>) {
  return <Radix.Content className={clsx('pt-6', className)} {...rest} />
}
