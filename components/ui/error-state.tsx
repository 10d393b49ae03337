import clsx from 'clsx'
import type { ReactNode } from 'react'
import { Button } from './button'
import { leavesFocus } from './leaves-focus'

type ErrorStateProps = {
  title?: ReactNode
  message: ReactNode
  /** The request id or digest, to quote to us. */
  reference?: string
  onRetry?: () => void
  action?: ReactNode
  className?: string
}

export function ErrorState({
  title = 'This could not be loaded',
  message,
  reference,
  onRetry,
  action,
  className,
}: ErrorStateProps) {
  return (
    <div
      role="alert"
      className={clsx(
        'border-bad/40 bg-bad-wash grid justify-items-start gap-2 rounded-md border p-5',
        className,
      )}
    >
      <p className="text-bad font-semibold">{title}</p>
      <p className="text-sm">{message}</p>
      {reference && (
        <p className="text-ink-soft text-xs">
          Reference <span className="font-mono">{reference}</span>
        </p>
      )}
      {(onRetry || action) && (
        <div className="mt-2 flex flex-wrap gap-2">
          {onRetry && (
            <Button ref={leavesFocus} variant="outline" size="sm" onClick={onRetry}>
              Try again
            </Button>
          )}
          {action}
        </div>
      )}
    </div>
  )
}
