'use client'
import { useMemo, type ReactNode } from 'react'
import { differenceOf, type Comparable } from '@/lib/articles/revisions/rules/difference'
import { reasonOf } from '@/lib/core/browser/api'
import { Dialog, DialogContent } from '../../ui/dialog'
import { ErrorState } from '../../ui/error-state'
import { Spinner } from '../../ui/spinner'
import { Difference } from '../../articles/difference'

type ComparisonDialogProps = {
  title: string
  description: ReactNode
  /** Undefined while they are being read. */
  before: Comparable | undefined
  after: Comparable | undefined
  error: Error | null
  onRetry: () => void
  footer?: ReactNode
  children?: ReactNode
  onClose: () => void
}

/**
 * Two versions, with what differs between them. Load it with next/dynamic: comparing needs a library of its
 * own.
 */
export function ComparisonDialog({
  before,
  after,
  error,
  onRetry,
  onClose,
  children,
  ...rest
}: ComparisonDialogProps) {
  const parts = useMemo(() => before && after && differenceOf(before, after), [before, after])
  return (
    <Dialog open onOpenChange={(open) => !open && onClose()}>
      <DialogContent size="lg" {...rest}>
        <div className="grid grid-cols-1 gap-4">
          {children}
          {error && <ErrorState message={reasonOf(error)} onRetry={onRetry} />}
          {!parts && !error && <Spinner label="Comparing" />}
          {parts && <Difference parts={parts} />}
        </div>
      </DialogContent>
    </Dialog>
  )
}
