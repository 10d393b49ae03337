import type { Currency, Day, Edition, Supersession } from '@/lib/standards/types'
import { statusOn } from '@/lib/standards/rules/status'

export type Held = { currency: Currency; supersession: Supersession }

/** What holds for an edition in a jurisdiction and was not yet said of it. */
export type Announcement = Held & {
  edition: Edition
  jurisdiction: string
  /** Null for what is stored to be compared with later, and is no news. */
  kind: 'status' | 'edition' | null
}

const UNKNOWN: Held = { currency: 'unknown', supersession: 'none' }

export const keyOf = (editionId: number, jurisdiction: string) => `${editionId} ${jurisdiction}`

/**
 * Returns what holds on a day and differs from what was said last, by `keyOf`. What a standard has when it is
 * seen for the first time is no news; an edition that a known standard did not have is.
 */
export function announcementsOn(
  editions: readonly Edition[],
  said: ReadonlyMap<string, Held>,
  day: Day,
): Announcement[] {
  const knows = (edition: Edition) => said.has(keyOf(edition.id, edition.jurisdiction))
  const known = new Set(editions.filter(knows).map(({ standard }) => standard))
  return editions.flatMap((edition) => {
    const places = new Set([
      edition.jurisdiction,
      ...edition.statuses.map(({ jurisdiction }) => jurisdiction),
    ])
    return [...places].flatMap((jurisdiction): Announcement[] => {
      const { currency, supersession } = statusOn(edition, day, jurisdiction)?.status ?? UNKNOWN
      const before = said.get(keyOf(edition.id, jurisdiction))
      if (before?.currency === currency && before.supersession === supersession) return []
      const main = jurisdiction === edition.jurisdiction
      const news = knows(edition)
        ? before !== undefined || currency !== 'unknown'
          ? ('status' as const)
          : null
        : main && known.has(edition.standard)
          ? ('edition' as const)
          : null
      return [{ edition, jurisdiction, currency, supersession, kind: news }]
    })
  })
}
