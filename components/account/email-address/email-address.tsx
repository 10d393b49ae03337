'use client'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { reasonOf } from '@/lib/core/browser/api'
import { momentOf } from '@/lib/core/dates'
import { emailChangeQuery, useCancelEmailChange } from '@/lib/users/email-change/hooks'
import type { EmailChange } from '@/lib/users/email-change/types'
import { Alert } from '../../ui/alert'
import { Anchored } from '../../ui/anchored'
import { Button } from '../../ui/button'
import { ErrorState } from '../../ui/error-state'
import { perform } from '../../ui/perform'
import { Skeleton } from '../../ui/skeleton'
import { toast } from '../../ui/toast'
import { Sheet } from '../facts'
import { ChangeDialog } from './change-dialog'

/** The address of the account, and the new one that waits for its link. */
export function EmailAddress({ email }: { email: string }) {
  const { data, error, refetch } = useQuery(emailChangeQuery)
  const [open, setOpen] = useState(false)
  return (
    <Anchored id="email-address">
      <Sheet
        title="Email address"
        lead="You sign in with it. A new one counts once you have opened the link that we send there."
      >
        {error ? (
          <ErrorState
            title="This could not be loaded"
            message={reasonOf(error)}
            onRetry={() => void refetch()}
          />
        ) : !data ? (
          <Skeleton className="h-16" />
        ) : (
          <div className="grid justify-items-start gap-4">
            <p className="wrap-anywhere">{email}</p>
            {data.pending && <Pending change={data.pending} />}
            <Button variant="outline" onClick={() => setOpen(true)}>
              {data.pending ? 'Use Another Address' : 'Change Email Address'}
            </Button>
          </div>
        )}
        {open && <ChangeDialog email={email} onClose={() => setOpen(false)} />}
      </Sheet>
    </Anchored>
  )
}

function Pending({ change }: { change: EmailChange }) {
  const cancel = useCancelEmailChange()
  const takeBack = () =>
    perform(cancel, undefined, {
      onSuccess: () => toast({ title: 'Your email address stays as it is', variant: 'success' }),
    })
  return (
    <Alert
      tone="info"
      role="status"
      title="Waiting for confirmation"
      action={
        <Button size="sm" variant="outline" pending={cancel.isPending} onClick={takeBack}>
          Take back
        </Button>
      }
    >
      A link is on its way to <span className="font-medium wrap-anywhere">{change.email}</span>. It works
      until {momentOf(change.expiresAt)}, London time.
    </Alert>
  )
}
