import { useEffect, useLayoutEffect, useSyncExternalStore, type RefObject } from 'react'
import { inEntry, putInEntry } from '../../ui/entry-state'

/** A page of the management and how far it and its table were scrolled when it was left. */
type Place = { address: string; page: number; table: number }

/** Where an entry of the history, of an article's editor, says where its list was left. */
const NAME = 'list'

let left: Place | null = null
/** The list to show again, and the address of the article's editor, by which the focus finds its row. */
let returning: { to: Place; edited: string } | null = null

const here = () => location.pathname + location.search
const regionIn = (part: HTMLElement) => part.querySelector('[role=region]')

/**
 * Notes where a list is left, and shows it there again to an editor who has saved, with the focus on what was
 * saved, or on the list's heading where that is on another page of it.
 */
export function useListPlace(list: RefObject<HTMLElement | null>): void {
  useLayoutEffect(() => {
    const part = list.current
    if (!part) return
    const back = returning?.to.address === here() ? returning : null
    returning = null
    if (back) {
      window.scrollTo({ top: back.to.page, behavior: 'instant' })
      regionIn(part)?.scrollTo({ top: back.to.table, behavior: 'instant' })
      const link = part.querySelector<HTMLElement>(`a[href="${back.edited}"]`)
      const saved = link ?? part.querySelector<HTMLElement>('h2')
      saved?.focus({ preventScroll: true })
      // In another order the article may be elsewhere on the page.
      link?.scrollIntoView({ block: 'nearest', behavior: 'instant' })
    }
    const note = () => (left = { address: here(), page: scrollY, table: regionIn(part)?.scrollTop ?? 0 })
    document.addEventListener('click', note, { capture: true })
    return () => document.removeEventListener('click', note, { capture: true })
  }, [list])
}

const placeInEntry = () => {
  const place = inEntry(NAME)
  return place === undefined ? null : (JSON.parse(place) as Place)
}

/**
 * Has the entry of an editor's page remember the list that it was opened from, for Reload, too. Returns the
 * address of that list.
 */
export function useListLeft(otherwise: string): string {
  useEffect(() => {
    if (left && inEntry(NAME) === undefined) putInEntry(NAME, JSON.stringify(left))
  }, [])
  return useSyncExternalStore(
    () => () => undefined,
    () => (placeInEntry() ?? left)?.address ?? otherwise,
    () => otherwise,
  )
}

const topOf = (address: string): Place => ({ address, page: 0, table: 0 })

/**
 * Returns the list that the editor's page was opened from, which comes back as it was left, with the focus on
 * the article; another one where the page was opened by its address.
 */
export function listToReturnTo(otherwise: string): string {
  const to = placeInEntry() ?? topOf(otherwise)
  returning = { to, edited: location.pathname }
  return to.address
}

/** Returns the list to show after an article was added, whose editor's address is given. */
export function listOfNew(list: string, edited: string): string {
  returning = { to: topOf(list), edited }
  return list
}
