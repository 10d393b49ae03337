'use client'
import { useState } from 'react'
import { useEndGift } from '@/lib/billing/administration/hooks'
import type { Gift } from '@/lib/billing/administration/types'
import { PLAN_NAMES } from '@/lib/billing/constants'
import { longDay } from '@/lib/core/dates'
import { failure } from '../../ui/failure'
import { Button } from '../../ui/button'
import { ConfirmDialog } from '../../ui/confirm-dialog'
import { perform } from '../../ui/perform'
import { toast } from '../../ui/toast'

/** What was given without payment, and the way to end it. */
export function Gifts({ gifts }: { gifts: Gift[] }) {
  const [ending, setEnding] = useState<Gift | null>(null)
  const end = useEndGift()
  if (gifts.length === 0) return <p className="text-ink-soft">There are none.</p>
  return (
    <>
      <ul className="divide-hairline border-hairline divide-y border-y">
        {gifts.map((gift) => (
          <li key={gift.id} className="flex flex-wrap items-center gap-x-6 gap-y-1 py-3">
            <span className="font-semibold">{PLAN_NAMES[gift.plan]}</span>
            <span className="text-ink-soft text-sm">
              {longDay(gift.startsAt)} to {gift.endsAt ? longDay(gift.endsAt) : 'no end'}, by{' '}
              {gift.grantedBy ?? 'a former administrator'}
              {gift.revokedAt && `, ended on ${longDay(gift.revokedAt)}`}
            </span>
            <span className="text-ink-soft basis-full text-sm wrap-anywhere">{gift.reason}</span>
            {inForce(gift) && (
              <Button variant="outline" size="sm" onClick={() => setEnding(gift)}>
                End Now
              </Button>
            )}
          </li>
        ))}
      </ul>
      <ConfirmDialog
        open={ending !== null}
        onOpenChange={(open) => !open && setEnding(null)}
        title="End this membership now?"
        description="The member loses what it opens at once, unless a subscription of their own opens it too."
        confirmLabel="End Membership"
        tone="destructive"
        pending={end.isPending}
        pendingLabel="Ending..."
        onConfirm={() =>
          ending &&
          perform(end, ending.id, {
            onSuccess: () => {
              setEnding(null)
              toast({ title: 'Membership Ended', variant: 'success' })
            },
            onError: (error) => toast(failure('Membership Not Ended', error)),
          })
        }
      />
    </>
  )
}

const inForce = ({ revokedAt, endsAt }: Gift) => !revokedAt && (!endsAt || endsAt > new Date().toISOString())
