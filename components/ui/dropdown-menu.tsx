'use client'
import * as Radix from '@radix-ui/react-dropdown-menu'
import clsx from 'clsx'
import type { ComponentProps } from 'react'

export const DropdownMenu = Radix.Root
export const DropdownMenuTrigger = Radix.Trigger

export function DropdownMenuContent({ className, ...rest }: ComponentProps<typeof Radix.Content>) {
  return (
    <Radix.Portal>
      <Radix.Content
        align="end"
        sideOffset={6}
        collisionPadding={8}
        className={clsx(
          'z-overlay animate-rise-in border-hairline bg-surface shadow-float max-h-(--radix-dropdown-menu-content-available-height) min-w-48 overflow-y-auto rounded-md border p-1',
          className,
        )}
        {...rest}
      />
    </Radix.Portal>
  )
}

type ItemProps = ComponentProps<typeof Radix.Item> & { tone?: 'default' | 'destructive' }

export function DropdownMenuItem({ tone, className, ...rest }: ItemProps) {
  return (
    <Radix.Item
      className={clsx(
        'data-[highlighted]:bg-ink/7 flex min-h-9 cursor-pointer items-center gap-2 rounded-sm px-3 text-sm outline-none data-[disabled]:opacity-50 [&_svg]:size-4',
        tone === 'destructive' && 'text-bad',
        className,
      )}
      {...rest}
    />
  )
}

export function DropdownMenuLabel({ className, ...rest }: ComponentProps<typeof Radix.Label>) {
  return <Radix.Label className={clsx('text-ink-faint px-3 py-2 text-xs', className)} {...rest} />
}

export function DropdownMenuSeparator() {
  return <Radix.Separator className="bg-hairline my-1 h-px" />
}
