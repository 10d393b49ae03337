import 'server-only'
import { CHANGES_IN_FEED } from '../constants'
import { articlesCitingEditions } from '../queries'
import { changesOf, listedOn, publicationsOf } from '../rules/changes'
import { register } from '../store'
import type { Day } from '../types'
import type { ChangesView, CountedChange, ListedChange } from './types'
import { today } from '@/lib/core/server/clock'

/** Returns what has changed in the register and what will, as it is listed on a day. */
export const listChanges = async (day: Day = today()): Promise<ChangesView> =>
  listedOn(await countedChanges(day), day)

/** Returns the changes of the feed, the latest day first. */
export const changesForFeed = async (day: Day = today()): Promise<CountedChange[]> =>
  (await countedChanges(day)).reverse().slice(0, CHANGES_IN_FEED)

async function countedChanges(day: Day): Promise<CountedChange[]> {
  const { editions } = await register()
  const changes: ListedChange[] = [
    ...changesOf(editions).map((change) => ({ ...change, to: 'day' as const })),
    ...publicationsOf(editions),
  ].sort((a, b) => a.day.localeCompare(b.day))
  const changed = new Set(changes.map(({ editionId }) => editionId))
  const standards = new Set(editions.filter(({ id }) => changed.has(id)).map(({ standard }) => standard))
  const articles = await articlesCitingEditions(
    editions.filter(({ standard }) => standards.has(standard)),
    day,
  )
  return changes.map((change) => ({ ...change, articles: articles.get(change.editionId) ?? 0 }))
}
