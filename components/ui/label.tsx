import clsx from 'clsx'
import type { ComponentProps } from 'react'

export function Label({ className, ...rest }: ComponentProps<'label'>) {
  return <label className={clsx('text-ink text-sm font-medium', className)} {...rest} />
}
