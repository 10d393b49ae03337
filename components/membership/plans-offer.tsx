'use client'
import { TRIAL_MONTHS } from '@/lib/billing/constants'
import { PLANS } from '@/lib/membership/constants'
import { Button } from '../ui/button'
import { buttonStyles } from '../ui/button-styles'
import { Dialog, DialogClose, DialogContent } from '../ui/dialog'
import { Link } from '../ui/link'

const PAID = PLANS.filter(({ price }) => price > 0)

/** The plans that hold a premium article, and the way to them. */
export const PlansOffer = ({ title, onClose }: { title: string; onClose: () => void }) => (
  <Dialog open onOpenChange={(open) => !open && onClose()}>
    <DialogContent
      title="Read on with a premium membership"
      description={`“${title}” is part of the premium library.`}
      footer={
        <>
          <DialogClose asChild>
            <Button variant="outline">Not now</Button>
          </DialogClose>
          <Link href="/membership" className={buttonStyles({})}>
            Choose a plan
          </Link>
        </>
      }
    >
      <ul className="grid gap-3">
        {PAID.map(({ id, name, price, period, savings }) => (
          <li
            key={id}
            className="border-hairline flex flex-wrap items-baseline justify-between gap-x-4 gap-y-1 rounded-md border px-4 py-3"
          >
            <span className="font-semibold">{name}</span>
            <span className="text-ink-soft text-sm">
              <span className="text-ink font-mono tabular-nums">£{price}</span> per {period}
              {savings && `, ${savings}`}
            </span>
          </li>
        ))}
      </ul>
      <p className="text-ink-soft mt-4 text-sm">
        Members who joined during the free trial run have their first {TRIAL_MONTHS} months free.
      </p>
    </DialogContent>
  </Dialog>
)
