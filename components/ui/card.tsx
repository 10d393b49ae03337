import clsx from 'clsx'
import type { ComponentProps } from 'react'

export function Card({ className, ...rest }: ComponentProps<'div'>) {
  return <div className={clsx('border-hairline bg-surface rounded-md border', className)} {...rest} />
}

export function CardHeader({ className, ...rest }: ComponentProps<'div'>) {
  return <div className={clsx('grid gap-1 px-5 pt-5', className)} {...rest} />
}

type CardTitleProps = ComponentProps<'h3'> & { as?: 'h2' | 'h3' | 'h4' }

export function CardTitle({ as: Heading = 'h3', className, ...rest }: CardTitleProps) {
  return <Heading className={clsx('leading-snug font-semibold', className)} {...rest} />
}

export function CardDescription({ className, ...rest }: ComponentProps<'p'>) {
  return <p className={clsx('text-ink-soft text-sm', className)} {...rest} />
}

export function CardContent({ className, ...rest }: ComponentProps<'div'>) {
  return <div className={clsx('p-5', className)} {...rest} />
}

export function CardFooter({ className, ...rest }: ComponentProps<'div'>) {
  return (
    <div className={clsx('border-hairline flex flex-wrap gap-2 border-t px-5 py-4', className)} {...rest} />
  )
}
