'use client'
import { useEffect } from 'react'
import { NO_CONNECTION } from '@/lib/core/browser/api'
import { toast } from '../ui/toast'

/**
 * Brings the calculations of an article to life at the first touch, or where the address holds values of one:
 * only then is the code fetched that calculates.
 */
export function LiveCalculations({ revision }: { revision: number }) {
  useEffect(() => {
    const wake = (sheet: HTMLElement, fragment?: string) => {
      if (sheet.dataset.awake) return
      sheet.dataset.awake = 'true'
      import('./live-sheet').then(
        ({ enliven }) => enliven(sheet, revision, fragment),
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
    const [id = '', fragment] = decodeURIComponent(location.hash.slice(1)).split('?')
    const linked = fragment && document.querySelector<HTMLElement>(`.calculation[id="${CSS.escape(id)}"]`)
    if (linked) wake(linked, fragment)
    document.addEventListener('focusin', touch)
    document.addEventListener('pointerover', touch)
    return () => {
      document.removeEventListener('focusin', touch)
      document.removeEventListener('pointerover', touch)
    }
  }, [revision])
  return null
}
