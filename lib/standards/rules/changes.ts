import type { Change, ChangeDay, ChangeGroup, ChangesView, CountedChange } from '../changes/types'
import type { Day, Edition } from '../types'
import { slugOf } from './naming'
import { saidBy, toneOf } from './status'

/** Returns every status that begins on a day, by day and then in the order of the register. */
export const changesOf = (editions: readonly Edition[]): Change[] =>
  editions
    .flatMap((edition) => {
      const { id: editionId, designation, slug, title, statuses } = edition
      return statuses.flatMap((status, index): Change[] => {
        const { id, jurisdiction, from, source, checkedOn, confirmed } = status
        if (from === null) return []
        const before = statuses.slice(0, index).findLast((one) => one.jurisdiction === jurisdiction)
        return [
          {
            id,
            editionId,
            anchor: slugOf(`${designation} ${jurisdiction} ${from}`),
            designation,
            slug,
            title,
            day: from,
            jurisdiction,
            ...saidBy(status),
            tone: toneOf(status),
            before: before ? saidBy(before).words : null,
            source,
            checkedOn,
            confirmed,
          },
        ]
      })
    })
    .sort((a, b) => a.day.localeCompare(b.day))

/** Returns a day of another year; the last of February is compared, and not shown. */
export const yearsFrom = (day: Day, years: number): Day =>
  `${String(Number(day.slice(0, 4)) + years).padStart(4, '0')}${day.slice(4)}`

/**
 * Returns the changes for which articles are to be reviewed on a day: what holds now since a day, and what
 * begins within a year.
 */
export function dueOn(changes: readonly Change[], today: Day): Change[] {
  const horizon = yearsFrom(today, 1)
  const holding = new Map<string, Change>()
  for (const change of changes)
    if (change.day <= today) holding.set(`${change.editionId} ${change.jurisdiction}`, change)
  const now = new Set(holding.values())
  return changes.filter((change) => now.has(change) || (change.day > today && change.day <= horizon))
}

/** Returns the changes as they are listed on a day: each day's grouped by what they say. */
export function listedOn(changes: readonly CountedChange[], today: Day): ChangesView {
  const days = new Map<Day, ChangeGroup[]>()
  for (const change of changes) {
    const groups = days.get(change.day) ?? []
    days.set(change.day, groups)
    const { words, sentence, tone, jurisdiction, source, checkedOn, confirmed } = change
    const said = { words, sentence, tone, jurisdiction, source, checkedOn, confirmed }
    const group = groups.find((one) => keyOf(one) === keyOf(said))
    if (group) group.changes.push(change)
    else groups.push({ ...said, changes: [change] })
  }
  const all = [...days].map(([day, groups]): ChangeDay => ({ day, groups }))
  return {
    toCome: all.filter(({ day }) => day > today),
    begun: all.filter(({ day }) => day <= today).reverse(),
  }
}

const keyOf = ({ words, jurisdiction, source, checkedOn, confirmed }: Omit<ChangeGroup, 'changes'>) =>
  [words, jurisdiction, source, checkedOn, confirmed].join('\n')
