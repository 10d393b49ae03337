import { useSyncExternalStore } from 'react'
import { CONSENT_COOKIE, CONSENT_DAYS, CONSENT_KEY, CONSENT_TO_ANALYTICS } from './constants'
import type { ConsentRecord } from './types'

type Snapshot = {
  record: ConsentRecord | null
  bannerOpen: boolean
  /** Whether the browser has been asked for the choice; the page that the server sends cannot know it. */
  known: boolean
}

/** The page comes with the banner, which is hidden where the early script finds a choice. */
const UNKNOWN: Snapshot = { record: null, bannerOpen: true, known: false }

let snapshot: Snapshot | undefined
const listeners = new Set<() => void>()

/** The stored choice; null where there is none, where it is damaged, and on the server. */
export function readConsent(): ConsentRecord | null {
  if (typeof window === 'undefined') return null
  try {
    return asRecord(JSON.parse(localStorage.getItem(CONSENT_KEY) ?? 'null'))
  } catch {
    return null
  }
}

/** Stores a choice and closes the banner, also where the browser refuses to remember it. */
export function saveConsent(choice: Pick<ConsentRecord, 'analytics' | 'accepted'>): void {
  const record: ConsentRecord = { essential: true, ...choice, timestamp: Date.now() }
  try {
    localStorage.setItem(CONSENT_KEY, JSON.stringify(record))
  } catch {
    // A private window without storage: the choice lasts for this page.
  }
  tellServer(record)
  publish({ record, bannerOpen: false, known: true })
}

/** Keeps the cookie that the server asks for in step with the record; nothing else ever writes it. */
export function tellServer({ analytics }: Pick<ConsentRecord, 'analytics'>): void {
  const secure = window.location.protocol === 'https:' ? '; Secure' : ''
  const life = analytics ? CONSENT_DAYS * 86_400 : 0
  document.cookie = `${CONSENT_COOKIE}=${CONSENT_TO_ANALYTICS}; Path=/; Max-Age=${life}; SameSite=Lax${secure}`
}

export function openConsentBanner(): void {
  publish({ record: current().record, bannerOpen: true, known: true })
}

/** The choice, and whether the banner is to be seen: it is where there is no choice yet. */
export function useConsent(): Snapshot {
  return useSyncExternalStore(subscribe, current, () => UNKNOWN)
}

function current(): Snapshot {
  if (!snapshot) {
    const record = readConsent()
    snapshot = { record, bannerOpen: record === null, known: true }
  }
  return snapshot
}

function publish(next: Snapshot | undefined): void {
  snapshot = next
  for (const listener of listeners) listener()
}

/** A choice made in another tab counts here too. */
function followOtherTabs(event: StorageEvent): void {
  if (event.key === CONSENT_KEY || event.key === null) publish(undefined)
}

function subscribe(listener: () => void): () => void {
  if (listeners.size === 0) {
    // What was stored while nobody listened is read again.
    if (!snapshot?.bannerOpen) snapshot = undefined
    window.addEventListener('storage', followOtherTabs)
  }
  listeners.add(listener)
  return () => {
    listeners.delete(listener)
    if (listeners.size === 0) window.removeEventListener('storage', followOtherTabs)
  }
}

function asRecord(value: unknown): ConsentRecord | null {
  if (typeof value !== 'object' || value === null) return null
  const { analytics, accepted, timestamp } = value as Record<string, unknown>
  if (typeof analytics !== 'boolean' || typeof accepted !== 'boolean') return null
  return { essential: true, analytics, accepted, timestamp: typeof timestamp === 'number' ? timestamp : 0 }
}
