'use client'
import { useEffect } from 'react'
import { latePart } from '../ui/late-part'
import { isChanged, isTouched, putBack } from './changed'
import { copyLink } from './copy-link'
import { useEquationsThatFitPaper } from './fit-on-paper'
import { addressOf, arrive, keep, leave, nameAgain } from './kept'
import { type Offer, SAVE_COPY } from './offers'

const starting = latePart('This calculation could not be started')

/**
 * Brings the calculations of an article to life at the first touch, or where the address holds values of one:
 * only then is the code fetched that calculates. `offers` names what a sheet offers beside its reset: a link
 * and a copy can be had from the beginning, of the author's values where nothing was changed.
 */
export function LiveCalculations({ revision, offers }: { revision: number; offers: readonly Offer[] }) {
  // What the server sends again is another list of the same.
  const offered = offers.join(' ')
  useEffect(() => {
    const wake = (sheet: HTMLElement, entered?: string, isLink = false) => {
      offer(sheet, offered.split(' '))
      if (sheet.dataset.awake && !entered) return
      sheet.dataset.awake = 'soon'
      import('./live-sheet').then(
        ({ enliven }) => {
          starting.came()
          enliven(sheet, revision, entered)
          sheet.dataset.awake = 'now'
          if (isLink) goTo(noticeOf() ?? sheet)
        },
        () => {
          delete sheet.dataset.awake
          starting.failed()
          if (isChanged(sheet)) sayStale(sheet)
        },
      )
    }
    const again = () => {
      for (const sheet of document.querySelectorAll<HTMLElement>('.calculation'))
        if (isChanged(sheet)) wake(sheet)
    }
    const touch = ({ target, type }: Event) => {
      const sheet = target instanceof Element && target.closest<HTMLElement>('.calculation')
      if (!sheet) return
      wake(sheet)
      // A reload may come before the code that keeps what is entered.
      if (type === 'input' && sheet.dataset.awake === 'soon') keep(sheet, revision)
    }
    const press = ({ target }: Event) => {
      const button = target instanceof Element && target.closest<HTMLElement>('.calculation-tools [data-do]')
      const sheet = button && button.closest<HTMLElement>('.calculation')
      if (!sheet) return
      if (button.dataset.do === 'link') copyLink(sheet, revision)
      if (button.dataset.do === 'save') sheet.dispatchEvent(new CustomEvent(SAVE_COPY, { bubbles: true }))
    }
    const follow = () => {
      const [, key = '', shared] = /^#calculation-([a-z\d-]+)(?:\?(.*))?$/.exec(location.hash) ?? []
      const sheets = [...document.querySelectorAll<HTMLElement>('.calculation')]
      const named = sheets.find((sheet) => sheet.dataset.key === key)
      const arrived = arrive(named && shared ? { [key]: shared } : null)
      for (const sheet of arrived ? sheets : []) {
        const entered = arrived!.kept[sheet.dataset.key!]
        if (entered !== undefined) wake(sheet, entered, arrived!.isLink)
        else if (!arrived!.isLink && isTouched(sheet)) putBack(sheet)
      }
      if (!named) return
      // The browser went to the sheet by itself.
      if (shared === undefined) goTo(noticeOf())
      // An older entry of this visit: the sheet has gone on from what its address says.
      else if (!arrived) addressOf(named, revision)
    }
    follow()
    // What was touched before the page listened, or came with other values than its author's.
    for (const sheet of document.querySelectorAll<HTMLElement>('.calculation')) {
      offer(sheet, offered.split(' '))
      if (sheet.contains(document.activeElement) || isChanged(sheet)) wake(sheet)
      // A visit that begins anew here, since the router has written the entry, has what the one before had.
      if (isTouched(sheet)) keep(sheet, revision)
    }
    window.addEventListener('hashchange', follow)
    window.addEventListener('online', again)
    document.addEventListener('focusin', touch)
    document.addEventListener('input', touch)
    document.addEventListener('pointerover', touch)
    document.addEventListener('click', press)
    return () => {
      window.removeEventListener('hashchange', follow)
      window.removeEventListener('online', again)
      document.removeEventListener('focusin', touch)
      document.removeEventListener('input', touch)
      document.removeEventListener('pointerover', touch)
      document.removeEventListener('click', press)
      leave()
    }
  }, [revision, offered])
  useEffect(nameAgain)
  useEquationsThatFitPaper()
  return null
}

/** Beside inputs that nothing has calculated with, the results and figures would look like theirs. */
function sayStale(sheet: HTMLElement): void {
  for (const verdict of sheet.querySelectorAll('.calculation-verdict, output'))
    verdict.textContent = 'Not calculated with what you entered: results and figures are those of before.'
}

/** Returns what is to be read before the calculation of a page; null where there is nothing. */
const noticeOf = () => document.querySelector('[data-before-calculation]')

/** A browser may go to the place that an address names as late as when the page is loaded. */
function goTo(part: Element | null): void {
  part?.scrollIntoView()
  if (document.readyState !== 'complete')
    window.addEventListener('load', () => part?.scrollIntoView(), { once: true })
}

/** Shows the tools of a sheet, without what is not offered here. */
function offer(sheet: HTMLElement, offers: readonly string[]): void {
  const tools = sheet.querySelector<HTMLElement>('.calculation-tools')
  if (!tools?.style.visibility) return
  tools.style.visibility = ''
  for (const button of tools.querySelectorAll<HTMLElement>('[data-do]:not([data-do="reset"])'))
    button.hidden = !offers.includes(button.dataset.do!)
}
