import { fragmentOf } from '@/lib/calculations/rules/entered'
import { arrival } from '../ui/arrival'
import { inEntry, putInEntry } from '../ui/entry-state'
import { allIn, invalidIn, isTouched } from './changed'

/** What is entered in the sheets of a page, by the key of each, as a link holds it. */
export type Kept = Readonly<Record<string, string>>

/**
 * Where an entry of this tab's history names the visit of the page that it is of. The tab keeps what is
 * entered by visit: to go to another place of the page loses nothing, Back brings nothing older, and whoever
 * comes to the page anew finds the author's values.
 */
const VISIT = 'calculations'

let visit: string | undefined

const place = (): string => `${VISIT}:${visit}`

/** Null where nothing was entered on this visit. */
function read(): Kept | null {
  try {
    return JSON.parse(sessionStorage.getItem(place()) ?? 'null') as Kept | null
  } catch {
    return null
  }
}

function write(kept: Kept): void {
  visit ??= String(performance.timeOrigin + performance.now())
  try {
    sessionStorage.setItem(place(), JSON.stringify(kept))
    sessionStorage.setItem(lastHere(), visit)
  } catch {
    // Full or forbidden: the address has the values of the sheet that was changed last.
  }
}

/** Where the tab keeps the last visit of the page, for the reload that its entry does not survive. */
const lastHere = () => `${VISIT}@${location.pathname}`

let isFirst = true

/**
 * Returns the visit that a reload goes on with though its entry names none: an address that is written while
 * the reload is on its way makes Chromium forget what the entry held. Whoever comes otherwise begins anew.
 */
function reloaded(): string | undefined {
  const loaded = arrival()
  const isReload = isFirst && loaded?.type === 'reload' && new URL(loaded.name).pathname === location.pathname
  try {
    if (isReload) return sessionStorage.getItem(lastHere()) ?? undefined
    if (visit === undefined) sessionStorage.removeItem(lastHere())
  } catch {
    // Forbidden: nothing is kept.
  }
  return undefined
}

/** Names the visit in the entry of the history, which may get another address. */
function name(address?: string): void {
  if (address !== undefined || inEntry(VISIT) !== visit) putInEntry(VISIT, visit, address)
}

/**
 * Returns what is to be entered where the reader has come to: what was entered on the visit that the entry of
 * the history names, or the values of a link that is followed for the first time. Null where the sheets stay
 * as they are.
 */
export function arrive(linked: Kept | null): { kept: Kept; isLink: boolean } | null {
  const named = inEntry(VISIT) ?? reloaded()
  isFirst = false
  if (named === undefined && linked) {
    const others = read()
    visit = undefined
    write({ ...others, ...linked })
    return { kept: linked, isLink: true }
  }
  if (named === undefined || named === visit) {
    nameAgain()
    return null
  }
  visit = named
  return { kept: read() ?? linked ?? {}, isLink: false }
}

/** A new place of the page belongs to its visit, and so does an entry that the router has written anew. */
export function nameAgain(): void {
  if (visit !== undefined) name()
}

/** The page goes. */
export function leave(): void {
  visit = undefined
}

/** Keeps what is entered in a sheet, at once; nothing of one that holds what it came with. */
export function keep(sheet: HTMLElement, revision: number): void {
  const key = sheet.dataset.key!
  if (isTouched(sheet)) write({ ...read(), [key]: fragment(sheet, revision).split('?')[1]! })
  else forget(key)
  nameAgain()
}

/** Forgets what is entered in a sheet: it is stored elsewhere. */
export function forget(key: string): void {
  const { [key]: before, ...others } = read() ?? {}
  if (before !== undefined) write(others)
}

/**
 * Writes what is entered in a sheet into the address, from where it can be copied; where a value of it cannot
 * be calculated with, the address stays at the values before. Another place that the address names gives way
 * to what was typed, and not to what was only brought back.
 */
export function addressOf(sheet: HTMLElement, revision: number, isTyped = false): void {
  if (invalidIn(sheet).length > 0) return
  const isHere = location.hash.startsWith(`#${sheet.id}?`)
  if (isTouched(sheet)) {
    if (isTyped || isHere) name(fragment(sheet, revision))
  } else if (isHere) name(location.pathname + location.search)
}

const fragment = (sheet: HTMLElement, revision: number): string =>
  fragmentOf(sheet.dataset.key!, allIn(sheet), revision)
