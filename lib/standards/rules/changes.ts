import type {
  Change,
  ChangeDay,
  ChangeGroup,
  ChangesView,
  CountedChange,
  Held,
  Publication,
} from '../changes/types'
import type { Day, Edition } from '../types'
import { slugOf } from './naming'
import { saidBy, sentenceOf, statusOn, toneOf, turnsOf } from './status'

/** Returns every status that begins on a day, by day and then in the order of the register. */
export const changesOf = (editions: readonly Edition[]): Change[] =>
  editions
    .flatMap((edition) => {
      const { id: editionId, designation, slug, title } = edition
      const statuses = turnsOf(edition.statuses)
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
            sentence: sentenceOf(status, edition),
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

/**
 * Returns the editions that were published in the place of one that the register has: an earlier edition of
 * the standard, or what names it as its successor. No clock decides: a page is stale on the days of the
 * register only.
 */
export const publicationsOf = (editions: readonly Edition[]): Publication[] =>
  editions.flatMap((edition): Publication[] => {
    const { id: editionId, designation, slug, title, published, year, page, statuses, jurisdiction } = edition
    const [first] = statuses
    if (!published || year === null || !first || !followsOne(edition, published.day, editions)) return []
    return [
      {
        editionId,
        anchor: slugOf(`${designation} published`),
        designation,
        slug,
        title,
        day: published.day,
        to: published.to,
        jurisdiction,
        words: 'New edition',
        sentence: 'It is published, in the place of an earlier one.',
        tone: 'neutral',
        before: null,
        source: page ?? first.source,
        checkedOn: first.checkedOn,
        confirmed: first.confirmed,
      },
    ]
  })

const followsOne = ({ designation, slug }: Edition, day: Day, editions: readonly Edition[]): boolean =>
  editions.some(
    (other) =>
      (other.slug === slug && other.published !== null && other.published.day < day) ||
      other.successors.some((successor) => successor.designation === designation),
  )

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

/**
 * Returns what is withdrawn or superseded on a day since before the register began: it holds since no day
 * that is known, so that it is no change of the register.
 */
export const changedBefore = (editions: readonly Edition[], today: Day): Held[] =>
  editions.flatMap((edition) => {
    const { id: editionId, designation, slug, title, statuses } = edition
    return [...new Set(statuses.map(({ jurisdiction }) => jurisdiction))].flatMap((jurisdiction): Held[] => {
      const status = statusOn(edition, today, jurisdiction)?.status
      if (!status || status.from !== null) return []
      if (status.currency !== 'withdrawn' && status.supersession === 'none') return []
      const { id, confirmed } = status
      const { words } = saidBy(status)
      return [
        { id, editionId, designation, slug, title, jurisdiction, words, confirmed, day: null, before: null },
      ]
    })
  })

/** Returns the changes as they are listed on a day: each day's grouped by what they say. */
export function listedOn(changes: readonly CountedChange[], today: Day): ChangesView {
  const days = new Map<string, ChangeDay>()
  for (const change of changes) {
    const { day, to } = change
    const { groups } = days.get(`${day} ${to}`) ?? { groups: [] as ChangeGroup[] }
    days.set(`${day} ${to}`, { day, to, groups })
    const { words, sentence, tone, jurisdiction, source, checkedOn, confirmed } = change
    const said = { words, sentence, tone, jurisdiction, source, checkedOn, confirmed }
    const group = groups.find((one) => keyOf(one) === keyOf(said))
    if (group) group.changes.push(change)
    else groups.push({ ...said, changes: [change] })
  }
  const all = [...days.values()]
  return {
    toCome: all.filter(({ day }) => day > today),
    begun: all.filter(({ day }) => day <= today).reverse(),
  }
}

const keyOf = ({ sentence, jurisdiction, source, checkedOn, confirmed }: Omit<ChangeGroup, 'changes'>) =>
  [sentence, jurisdiction, source, checkedOn, confirmed].join('\n')
