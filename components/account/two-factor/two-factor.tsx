'use client'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { twoFactorQuery } from '@/lib/auth/two-factor/hooks'
import type { TwoFactorState } from '@/lib/auth/two-factor/types'
import { reasonOf } from '@/lib/core/browser/api'
import { longDay } from '@/lib/core/dates'
import { Alert } from '../../ui/alert'
import { Badge } from '../../ui/badge'
import { Button } from '../../ui/button'
import { ErrorState } from '../../ui/error-state'
import { leavesFocus } from '../../ui/leaves-focus'
import { Skeleton } from '../../ui/skeleton'
import { Sheet } from '../facts'
import { ProveDialog } from './prove-dialog'
import { SetupDialog } from './setup-dialog'

/** A second proof at sign-in, for anyone; asked of admins. */
export function TwoFactor({ email, isAdmin }: { email: string; isAdmin: boolean }) {
  const { data, error, refetch } = useQuery(twoFactorQuery)
  return (
    <Sheet
      title="Two-factor sign-in"
      lead="A code from your phone besides your password: whoever learns your password alone cannot sign in."
    >
      {error ? (
        <ErrorState
          title="This could not be loaded"
          message={reasonOf(error)}
          onRetry={() => void refetch()}
        />
      ) : data ? (
        <State state={data} email={email} isAdmin={isAdmin} />
      ) : (
        <Skeleton className="h-16" />
      )}
    </Sheet>
  )
}

type StateProps = { state: TwoFactorState; email: string; isAdmin: boolean }

function State({ state, email, isAdmin }: StateProps) {
  const [open, setOpen] = useState<'setup' | 'renew' | 'off' | null>(null)
  const close = () => setOpen(null)
  return (
    <div className="grid justify-items-start gap-4">
      {state.enabled ? (
        <>
          <p className="flex flex-wrap items-center gap-3 text-sm">
            <Badge variant="ok">On</Badge>
            <span>
              Since {longDay(state.since!)}. {codesLeft(state.recoveryCodesLeft)}
            </span>
          </p>
          <div className="flex flex-wrap gap-3">
            <Button variant="outline" onClick={() => setOpen('renew')}>
              New recovery codes
            </Button>
            <Button ref={leavesFocus} variant="outline" onClick={() => setOpen('off')}>
              Turn off
            </Button>
          </div>
        </>
      ) : (
        <>
          {isAdmin && (
            <Alert tone="warn" title="Please set this up">
              You can change every article and every account. Editors are asked to sign in with two factors.
            </Alert>
          )}
          <p className="text-ink-soft text-sm">
            You need an authenticator app, such as the one of your password manager.
          </p>
          <Button ref={leavesFocus} onClick={() => setOpen('setup')}>
            Set up two-factor sign-in
          </Button>
        </>
      )}
      {open === 'setup' && <SetupDialog email={email} onClose={close} />}
      {(open === 'renew' || open === 'off') && <ProveDialog purpose={open} email={email} onClose={close} />}
    </div>
  )
}

const codesLeft = (count: number) =>
  count === 0
    ? 'No recovery code is left: make new ones.'
    : `${count} recovery ${count === 1 ? 'code is' : 'codes are'} unused.`
