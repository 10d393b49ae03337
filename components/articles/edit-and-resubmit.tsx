'use client'
import { type Ref, useEffect, useRef } from 'react'
import { resubmitAddress } from '@/lib/articles/submissions/rules/address'
import type { Submission } from '@/lib/articles/submissions/types'
import { buttonStyles } from '../ui/button-styles'
import { Link } from '../ui/link'

type EditAndResubmitProps = {
  article: Pick<Submission, 'id' | 'title'>
  variant?: 'outline' | 'primary'
  className?: string
  ref?: Ref<HTMLAnchorElement>
}

/** Leads an author to where an article that is theirs again is edited and sent. */
export const EditAndResubmit = ({
  article: { id, title },
  variant = 'primary',
  className,
  ref,
}: EditAndResubmitProps) => (
  <Link
    ref={ref}
    href={resubmitAddress(id)}
    aria-label={`Edit and resubmit ${title}`}
    className={buttonStyles({ variant, size: 'sm', className })}
  >
    Edit and resubmit
  </Link>
)

/**
 * Focuses what comes next once an article has been withdrawn here, because the button that had the focus is
 * gone then. Returns the ref for it, and what to call when it is withdrawn.
 */
export function useFocusOnceWithdrawn(withdrawnAt: string | null) {
  const next = useRef<HTMLAnchorElement>(null)
  const withdrawn = useRef(false)
  useEffect(() => {
    if (!withdrawnAt || !withdrawn.current) return
    withdrawn.current = false
    next.current?.focus()
  }, [withdrawnAt])
  return { next, onWithdrawn: () => void (withdrawn.current = true) }
}
