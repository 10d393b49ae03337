'use client'
import { Lock } from 'lucide-react'
import { useEffect, useEffectEvent, useState } from 'react'
import { TRIAL_MONTHS } from '@/lib/billing/constants'
import { PLANS } from '@/lib/membership/constants'
import { Button } from '../ui/button'
import { buttonStyles } from '../ui/button-styles'
import { Dialog, DialogClose, DialogContent } from '../ui/dialog'
import { Link } from '../ui/link'

const PAID = PLANS.filter(({ price }) => price > 0)

/**
 * In place of an article's body, for members whose plan does not hold it. The dialog opens by itself once a
 * visit and article; the button opens it again.
 */
export function UpsellDialog({ articleId, title }: { articleId: number; title: string }) {
  const [open, setOpen] = useState(false)
  const offer = useEffectEvent(() => {
    const key = `premium-offered:${articleId}`
    if (sessionStorage.getItem(key)) return
    sessionStorage.setItem(key, 'true')
    setOpen(true)
  })
  useEffect(() => {
    const later = setTimeout(() => offer())
    return () => clearTimeout(later)
  }, [articleId])
  return (
    <section
      aria-label="Premium article"
      className="border-hairline-strong/60 mt-10 grid justify-items-center gap-3 rounded-md border border-dashed px-6 py-12 text-center print:hidden"
    >
      <Lock aria-hidden className="text-ink-faint size-6" />
      <h2 className="font-semibold">This article is part of the premium library</h2>
      <p className="text-ink-soft max-w-md text-sm">
        You can read its summary above. The whole article, with its references, is for premium members.
      </p>
      <Button className="mt-2" onClick={() => setOpen(true)}>
        See Premium Plans
      </Button>
      <Dialog open={open} onOpenChange={setOpen}>
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
    </section>
  )
}
