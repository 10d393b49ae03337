import clsx from 'clsx'

/** A grey bar where a text will be; hide the group from readers and say 'Loading' once beside it. */
export function Skeleton({ className }: { className?: string }) {
  return <span aria-hidden className={clsx('bg-ink/9 block animate-pulse rounded-sm', className)} />
}
