import { JURISDICTION_OF } from '../constants'
import type { RegisterLine, StatusLine } from '../schema'
import type { Day, DayPrecision, Edition, Relation } from '../types'
import { statusOn } from './status'

/** Where a body's statuses hold, as far as nobody has said otherwise. */
export const jurisdictionOf = (body: string): string => JURISDICTION_OF.get(body) ?? 'International'

/**
 * Returns the statuses that a line says. What rests on general knowledge, is to be confirmed by its own
 * words, or has a low confidence, is not confirmed; a withdrawal has a source of its own where the line
 * names one.
 */
export function statusesOf(line: RegisterLine): StatusLine[] {
  if (line.statuses) return line.statuses
  const { currency, supersession, source, checkedOn, confidence, withdrawalExpected } = line
  const where = { jurisdiction: jurisdictionOf(line.body), checkedOn }
  const confirmed = confidence !== 'low' && !/general knowledge|to be confirmed/i.test(source)
  const now = { ...where, currency, supersession, source, confidence, confirmed, from: null }
  if (!withdrawalExpected) return [now]
  const [, own] = /withdrawal: (https?:\/\/[^\s;]+)/.exec(source) ?? []
  return [
    now,
    {
      ...where,
      currency: 'withdrawn',
      supersession: supersession === 'partly' ? 'superseded' : supersession,
      from: withdrawalExpected,
      source: own ?? source,
      confidence: own ? 'high' : confidence,
      confirmed: own !== undefined || confirmed,
    },
  ]
}

const PUBLISHERS = /(?:^|\.)(?:bsigroup\.com|aisc\.org|standards\.org\.au|iso\.org|concrete\.org|asce\.org)$/

/** Returns the publisher's own page that a line names, or that its source is. */
export function pageOf({ page, source }: Pick<RegisterLine, 'page' | 'source'>): string | null {
  if (page) return page
  const addresses = [...source.matchAll(/https?:\/\/[^\s;]+/g)].map(([address]) => address)
  return (
    addresses.find((address) => URL.canParse(address) && PUBLISHERS.test(new URL(address).hostname)) ?? null
  )
}

const PRECISION: Record<number, DayPrecision> = { 4: 'year', 7: 'month', 10: 'day' }

/** Returns the first day that '2022', '2022-11' or '2022-11-30' may mean, and how much of it is known. */
export const publishedOf = (said: string): { day: Day; to: DayPrecision } => ({
  day: said + '-01-01'.slice(said.length - 4),
  to: PRECISION[said.length]!,
})

/** Returns the same as it is written in a file. */
export const publishedSaid = ({ published }: Pick<Edition, 'published'>): string | null =>
  published && published.day.slice(0, { year: 4, month: 7, day: 10 }[published.to])

/**
 * Returns an edition as a line of a file, which an import reads back; of all relations with those that it has
 * to others, where they are given.
 */
export function lineOf(edition: Edition, day: Day, relations?: readonly Relation[]): RegisterLine {
  const {
    id: editionId,
    designation,
    title,
    field,
    body,
    generation,
    page,
    statuses,
    successors,
    aliases,
  } = edition
  const { currency, supersession, source, checkedOn, confidence } =
    statusOn(edition, day)?.status ?? statuses[0]!
  return {
    designation,
    title,
    field,
    body,
    generation,
    published: publishedSaid(edition),
    page,
    aliases,
    supersededBy: successors.map(({ standard, designation: dated }) => dated ?? standard),
    relations: relations
      ?.filter(({ from }) => from.editionId === editionId)
      .map(({ id: _, from: __, version: ___, to, ...said }) => ({ ...said, to: to.designation })),
    currency,
    supersession,
    source,
    checkedOn,
    confidence,
    statuses: statuses.map(({ id: _, ...status }) => status),
  }
}
