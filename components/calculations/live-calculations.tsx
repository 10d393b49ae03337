'use client'
import { useEffect } from 'react'
import { NO_CONNECTION } from '@/lib/core/browser/api'
import { toast } from '../ui/toast'
import { isChanged } from './changed'
import type { Offer } from './offers'

/**
 * Brings the calculations of an article to life at the first touch, or where the address holds values of one:
 * only then is the code fetched that calculates. `offers` names what a sheet offers beside its reset.
 */
export function LiveCalculations({ revision, offers }: { revision: number; offers: readonly Offer[] }) {
  // What the server sends again is another list of the same.
  const offered = offers.join(' ')
  useEffect(() => {
    const wake = (sheet: HTMLElement, shared?: string) => {
      if (sheet.dataset.awake && !shared) return
      sheet.dataset.awake = 'true'
      import('./live-sheet').then(
        ({ enliven }) =>
          enliven(sheet, { revision, offers: offered.split(' ').filter(Boolean) as Offer[] }, shared),
        () => {
          delete sheet.dataset.awake
          toast({
            title: 'This calculation could not be started',
            description: NO_CONNECTION,
            variant: 'destructive',
          })
        },
      )
    }
    const touch = ({ target }: Event) => {
      const sheet = target instanceof Element && target.closest<HTMLElement>('.calculation')
      if (sheet) wake(sheet)
    }
    const follow = () => {
      const [, id, shared] = /^#(calculation-[a-z\d-]+)\?(.*)$/.exec(location.hash) ?? []
      const sheet = id === undefined ? null : document.getElementById(id)
      if (sheet) wake(sheet, shared)
    }
    follow()
    // What was touched before the page listened, or came with other values than its author's.
    for (const sheet of document.querySelectorAll<HTMLElement>('.calculation'))
      if (sheet.contains(document.activeElement) || isChanged(sheet)) wake(sheet)
    window.addEventListener('hashchange', follow)
    document.addEventListener('focusin', touch)
    document.addEventListener('input', touch)
    document.addEventListener('pointerover', touch)
    return () => {
      window.removeEventListener('hashchange', follow)
      document.removeEventListener('focusin', touch)
      document.removeEventListener('input', touch)
      document.removeEventListener('pointerover', touch)
    }
  }, [revision, offered])
  return null
}
