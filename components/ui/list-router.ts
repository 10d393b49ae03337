import { useRouter } from 'next/navigation'
import { useEffect, useTransition } from 'react'
import { withChange } from '@/lib/core/address-change'

/** What was asked for last and has not come yet, and which address was shown then. */
let asked: { from: string; to: string } | null = null

const here = () => location.pathname + location.search

/**
 * Returns the ways to another view of the list that is shown. Their address is made from that of the page, or
 * from the one that is named; what was chosen a moment before, whose page is still on its way, stays chosen.
 */
export function useListRouter() {
  const router = useRouter()
  const [pending, startTransition] = useTransition()
  useEffect(() => {
    if (!pending) return
    return () => {
      asked = null
    }
  }, [pending])
  const by =
    (way: 'push' | 'replace') =>
    (to: string, from = here()) => {
      const next = asked?.from === here() ? withChange(asked.to, { from, to }) : to
      asked = { from: here(), to: next }
      startTransition(() => router[way](next, { scroll: false }))
    }
  return { push: by('push'), replace: by('replace'), pending }
}
