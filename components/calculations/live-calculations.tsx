'use client'
import { useEffect } from 'react'
import { NO_CONNECTION } from '@/lib/core/browser/api'
import { toast } from '../ui/toast'
import { isChanged } from './changed'
import { copyLink } from './copy-link'
import { type Offer, SAVE_COPY } from './offers'

/**
 * Brings the calculations of an article to life at the first touch, or where the address holds values of one:
 * only then is the code fetched that calculates. `offers` names what a sheet offers beside its reset: a link
 * and a copy can be had from the beginning, of the author's values where nothing was changed.
 */
export function LiveCalculations({ revision, offers }: { revision: number; offers: readonly Offer[] }) {
  // What the server sends again is another list of the same.
  const offered = offers.join(' ')
  useEffect(() => {
    const wake = (sheet: HTMLElement, shared?: string) => {
      offer(sheet, offered.split(' '))
      if (sheet.dataset.awake && !shared) return
      sheet.dataset.awake = 'true'
      import('./live-sheet').then(
        ({ enliven }) => {
          enliven(sheet, revision, shared)
          if (shared) (noticeOf() ?? sheet).scrollIntoView()
        },
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
    const press = ({ target }: Event) => {
      const button = target instanceof Element && target.closest<HTMLElement>('.calculation-tools [data-do]')
      const sheet = button && button.closest<HTMLElement>('.calculation')
      if (!sheet) return
      if (button.dataset.do === 'link') copyLink(sheet, revision)
      if (button.dataset.do === 'save') sheet.dispatchEvent(new CustomEvent(SAVE_COPY, { bubbles: true }))
    }
    const follow = () => {
      const [, id, shared] = /^#(calculation-[a-z\d-]+)(?:\?(.*))?$/.exec(location.hash) ?? []
      const sheet = id === undefined ? null : document.getElementById(id)
      if (!sheet?.matches('.calculation')) return
      // The browser went to the sheet by itself.
      if (shared === undefined) noticeOf()?.scrollIntoView()
      else wake(sheet, shared)
    }
    follow()
    // What was touched before the page listened, or came with other values than its author's.
    for (const sheet of document.querySelectorAll<HTMLElement>('.calculation')) {
      offer(sheet, offered.split(' '))
      if (sheet.contains(document.activeElement) || isChanged(sheet)) wake(sheet)
    }
    window.addEventListener('hashchange', follow)
    document.addEventListener('focusin', touch)
    document.addEventListener('input', touch)
    document.addEventListener('pointerover', touch)
    document.addEventListener('click', press)
    return () => {
      window.removeEventListener('hashchange', follow)
      document.removeEventListener('focusin', touch)
      document.removeEventListener('input', touch)
      document.removeEventListener('pointerover', touch)
      document.removeEventListener('click', press)
    }
  }, [revision, offered])
  return null
}

/** Returns what is to be read before the calculation of a page; null where there is nothing. */
const noticeOf = () => document.querySelector('[data-before-calculation]')

/** Shows the tools of a sheet, without what is not offered here. */
function offer(sheet: HTMLElement, offers: readonly string[]): void {
  const tools = sheet.querySelector<HTMLElement>('.calculation-tools')
  if (!tools?.style.visibility) return
  tools.style.visibility = ''
  for (const button of tools.querySelectorAll<HTMLElement>('[data-do]:not([data-do="reset"])'))
    button.hidden = !offers.includes(button.dataset.do!)
}
