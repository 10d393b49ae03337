import { PAIRS } from '../constants'
import type { Cited, Day, Edition, Standing, Status } from '../types'

type Pair = Pick<Status, 'currency' | 'supersession'>

/** Returns what the pair of a status says in a few words. Throws where there is no such pair. */
export const saidBy = (pair: Pair): { words: string } => ({ words: pairOf(pair).words })

/** Returns what an announced change says: the status, of an edition that was new with that. */
export function eventSaid({ kind, ...pair }: Pair & { kind: string }): string {
  const { words } = saidBy(pair)
  return kind === 'edition' ? `New edition: ${words.toLowerCase()}` : words
}

/** Returns what a status of an edition says in one sentence, beside the successors that are named there. */
export function sentenceOf(pair: Pair, { successors }: Pick<Edition, 'successors'>): string {
  const { sentence, followed } = pairOf(pair)
  return successors.length > 0 ? (followed ?? sentence) : sentence
}

function pairOf({ currency, supersession }: Pair) {
  const said = PAIRS.get(`${currency}/${supersession}`)
  if (!said) throw new Error(`${currency} and ${supersession} are no pair`)
  return said
}

/**
 * Returns the statuses that change something: of an edition that was withdrawn earlier than expected, the
 * expected day is left out.
 */
export const turnsOf = (statuses: readonly Status[]): Status[] =>
  statuses.filter((status, index) => {
    const before = statuses.slice(0, index).findLast((one) => one.jurisdiction === status.jurisdiction)
    const isSame = before?.currency === status.currency && before.supersession === status.supersession
    return status.from === null || status.from === before?.from || !isSame
  })

/** Returns the days on which a status of some editions begins or one of them is published, in their order. */
export function daysOf(editions: readonly Edition[]): Day[] {
  const days = editions.flatMap(({ statuses, published }) => [
    ...statuses.map(({ from }) => from),
    published?.day ?? null,
  ])
  return [...new Set(days)].filter((day) => day !== null).toSorted()
}

/** Returns the statuses of one jurisdiction in order of their days. */
const statusesIn = ({ statuses, jurisdiction }: Edition, where = jurisdiction) =>
  turnsOf(statuses).filter((status) => status.jurisdiction === where)

/** Returns the status of an edition on a day, and the one that follows it; null where nothing is known. */
export function statusOn(
  edition: Edition,
  day: Day,
  where?: string,
): { status: Status; next: Status | null } | null {
  const statuses = statusesIn(edition, where)
  const index = statuses.findLastIndex(({ from }) => from === null || from <= day)
  const status = statuses[index]
  return status ? { status, next: statuses[index + 1] ?? null } : null
}

/**
 * Returns the edition that a citation means on a day: a dated one never moves, an undated one follows the
 * latest that is published and no draft. Undefined where the register has none.
 */
export function editionCited(
  editions: readonly Edition[],
  { standard, year }: Cited,
  day: Day,
): Edition | undefined {
  const own = editions.filter((edition) => edition.standard === standard)
  if (year !== null) return own.find((edition) => edition.year === year)
  return latestOf(own, day)
}

/** Returns the latest of some editions on a day; a draft where there is nothing else. */
export function latestOf(editions: readonly Edition[], day: Day): Edition | undefined {
  const published = editions.filter(
    ({ published, year }) => year !== null && published !== null && published.day <= day,
  )
  const latest = (some: readonly Edition[]) =>
    some.toSorted((a, b) => (a.published?.day ?? '').localeCompare(b.published?.day ?? '')).at(-1)
  return latest(published) ?? latest(editions)
}

/** Returns what is shown beside an edition on a day. */
export function standingOf(edition: Edition, day: Day): Standing {
  const { slug, designation, generation, successors } = edition
  const found = statusOn(edition, day)
  const said = found && saidBy(found.status)
  const next = found?.next
  return {
    slug,
    designation,
    generation,
    words: said?.words ?? 'Status not known',
    tone: toneOf(found?.status),
    since: found?.status.from ?? null,
    next: next?.from
      ? { words: saidBy(next).words, withdrawn: next.currency === 'withdrawn', from: next.from }
      : null,
    withdrawn: found?.status.currency === 'withdrawn',
    confirmed: found?.status.confirmed ?? false,
    successors: successors.map((one) => ({ designation: one.designation ?? one.standard, slug: one.slug })),
  }
}

/** Returns the colour of a status, which says nothing that its words do not. */
export function toneOf(status: Status | undefined): Standing['tone'] {
  if (!status || status.currency === 'unknown' || status.currency === 'draft') return 'neutral'
  return status.currency === 'withdrawn' || status.supersession !== 'none' ? 'warn' : 'ok'
}
