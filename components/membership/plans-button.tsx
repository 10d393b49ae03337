'use client'
import { useEffect, useEffectEvent, useState } from 'react'
import { Button } from '../ui/button'
import { dialogOnDemand } from '../ui/on-demand'

// Every article's page may be a locked one, and few are.
const PlansOffer = dialogOnDemand(() => import('./plans-offer').then((part) => part.PlansOffer))

/** The offer opens by itself once a visit and article; the button opens it again. */
export function PlansButton({ articleId, title }: { articleId: number; title: string }) {
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
    <>
      <Button aria-haspopup="dialog" className="mt-2" onClick={() => setOpen(true)}>
        See Premium Plans
      </Button>
      {open && <PlansOffer title={title} onClose={() => setOpen(false)} />}
    </>
  )
}
