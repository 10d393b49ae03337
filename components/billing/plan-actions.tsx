'use client'
import { useState } from 'react'
import { PERIODS, PLAN_NAMES, PRICES } from '@/lib/billing/constants'
import {
  useCancelSubscription,
  useChangePlan,
  useOpenPortal,
  useResumeSubscription,
} from '@/lib/billing/hooks'
import { pounds } from '@/lib/billing/rules/money'
import { endsAtOnce } from '@/lib/billing/rules/state'
import type { Billing } from '@/lib/billing/types'
import { longDay } from '@/lib/core/dates'
import { failure } from '../ui/failure'
import { Button } from '../ui/button'
import { ConfirmDialog } from '../ui/confirm-dialog'
import { perform, stillHere } from '../ui/perform'
import { toast } from '../ui/toast'

const say = (title: string, description: string) => toast({ title, description, variant: 'success' })
const sayRefused = (title: string) => (error: Error) => void toast(failure(title, error))

export function PlanActions({ billing }: { billing: Billing }) {
  const portal = useOpenPortal()
  const { cancelAtPeriodEnd, state } = billing
  const open = () => {
    const here = stillHere()
    perform(portal, undefined, {
      onSuccess: ({ url }) => here() && window.location.assign(url),
      onError: sayRefused('The payment method could not be opened'),
    })
  }
  return (
    <div className="mt-5 flex flex-wrap gap-2">
      <Button
        variant={state === 'past_due' ? 'primary' : 'outline'}
        pending={portal.isPending || portal.isSuccess}
        pendingLabel="Opening..."
        onClick={open}
      >
        Payment Method
      </Button>
      {!cancelAtPeriodEnd && state !== 'past_due' && <ChangePlan billing={billing} />}
      {cancelAtPeriodEnd && !endsAtOnce(state) ? <Resume /> : <Cancel billing={billing} />}
    </div>
  )
}

/** What is charged today, and what becomes of what was paid. */
const CHARGED = {
  yearly: `The year begins today, and your card is charged today: ${pounds(PRICES.yearly)}, less what is left of the month that you have paid for.`,
  monthly:
    'The month begins today. What is left of the year that you have paid for pays for this month and the next; your card is charged once it does not cover one.',
}

function ChangePlan({ billing: { plan, state, periodEndsAt } }: { billing: Billing }) {
  const [open, setOpen] = useState(false)
  const change = useChangePlan()
  const other = plan === 'yearly' ? 'monthly' : 'yearly'
  const when =
    state === 'trialing' && periodEndsAt
      ? `Nothing is charged before ${longDay(periodEndsAt)}.`
      : CHARGED[other]
  return (
    <>
      <Button variant="outline" onClick={() => setOpen(true)}>
        Change to {PLAN_NAMES[other]}
      </Button>
      <ConfirmDialog
        open={open}
        onOpenChange={setOpen}
        title={`Change to ${PLAN_NAMES[other]}?`}
        description={`It costs ${pounds(PRICES[other])} per ${PERIODS[other]}. ${when}`}
        confirmLabel="Change Plan"
        cancelLabel="Keep My Plan"
        pending={change.isPending}
        pendingLabel="Changing..."
        onConfirm={() =>
          perform(change, other, {
            onSuccess: () => {
              setOpen(false)
              say('Plan Changed', `You have ${PLAN_NAMES[other]} now.`)
            },
            onError: sayRefused('Plan Not Changed'),
          })
        }
      />
    </>
  )
}

function Cancel({ billing: { state, periodEndsAt } }: { billing: Billing }) {
  const [open, setOpen] = useState(false)
  const cancel = useCancelSubscription()
  const until = periodEndsAt ? longDay(periodEndsAt) : 'the end of the period'
  const [dialog, done] = endsAtOnce(state)
    ? [
        'A payment is due, so it ends at once: nothing more is charged, also not what is due. The premium library closes now; your account, bookmarks and comments stay.',
        'It has ended, and nothing more is charged.',
      ]
    : [
        `It stays yours until ${until}, and nothing more is charged. Then the premium library closes; your account, bookmarks and comments stay.`,
        `It stays yours until ${until}.`,
      ]
  return (
    <>
      <Button variant="ghost" onClick={() => setOpen(true)}>
        Cancel Membership
      </Button>
      <ConfirmDialog
        open={open}
        onOpenChange={setOpen}
        title="Cancel your membership?"
        description={dialog}
        confirmLabel="Cancel Membership"
        cancelLabel="Keep It"
        tone="destructive"
        pending={cancel.isPending}
        pendingLabel="Cancelling..."
        onConfirm={() =>
          perform(cancel, undefined, {
            onSuccess: () => {
              setOpen(false)
              say('Membership Cancelled', done)
            },
            onError: sayRefused('Membership Not Cancelled'),
          })
        }
      />
    </>
  )
}

function Resume() {
  const resume = useResumeSubscription()
  return (
    <Button
      pending={resume.isPending}
      pendingLabel="Resuming..."
      onClick={() =>
        perform(resume, undefined, {
          onSuccess: () => say('Membership Resumed', 'It goes on as before.'),
          onError: sayRefused('Membership Not Resumed'),
        })
      }
    >
      Resume Membership
    </Button>
  )
}
