'use client'
import { Lock } from 'lucide'
import { useEffect, useEffectEvent, useState } from 'react'
import { Button } from '../ui/button'
import { Icon } from '../ui/icon'
import { dialogOnDemand } from '../ui/on-demand'

// Every article's page may be a locked one, and few are.
const PlansOffer = dialogOnDemand(() => import('./plans-offer').then((part) => part.PlansOffer))

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
      <Icon shape={Lock} className="text-ink-faint size-6" />
      <h2 className="font-semibold">This article is part of the premium library</h2>
      <p className="text-ink-soft max-w-md text-sm">
        You can read its summary above. The whole article, with its references, is for premium members.
      </p>
      <Button aria-haspopup="dialog" className="mt-2" onClick={() => setOpen(true)}>
        See Premium Plans
      </Button>
      {open && <PlansOffer title={title} onClose={() => setOpen(false)} />}
    </section>
  )
}
