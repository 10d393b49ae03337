import { z } from 'zod'
import { CLAUSE_MAX, CONFIDENCES, CURRENCIES, FIRST_YEAR, PAIRS, RELATIONS, SUPERSESSIONS } from './constants'
import { clauseNamed } from './rules/correspondences'
import { citedBy, designationOf, slugOf } from './rules/naming'
import { today } from '@/lib/core/dates'
import { requiredText } from '@/lib/core/schema'

/** The calendar of the database begins with the year 1. */
const isDay = (said: string) =>
  !said.startsWith('0000') && (new Date(`${said}T00:00:00Z`).toJSON()?.startsWith(said) ?? false)
export const day = z
  .string('Please enter a day')
  .regex(/^\d{4}-\d{2}-\d{2}$/, 'Please enter a day as YYYY-MM-DD')
  .refine(isDay, 'There is no such day')

/** '2022', '2022-11' or '2022-11-30': as much as is known. */
export const published = z
  .string()
  .regex(/^\d{4}(?:-\d{2}(?:-\d{2})?)?$/, 'Please enter a day, month or year as YYYY-MM-DD')
  .refine((said) => isDay(`${said}${'-01-01'.slice(said.length - 4)}`), 'There is no such day')

const source = requiredText('Please say where this was seen', 2000)
export const statusFields = {
  currency: z.enum(CURRENCIES, 'Please choose a status'),
  supersession: z.enum(SUPERSESSIONS, 'Please choose whether it is superseded'),
  source,
  checkedOn: day.refine((said) => said <= today(), 'This day has not come yet'),
  confidence: z.enum(CONFIDENCES, 'Please choose a confidence'),
}
type Pair = { currency: (typeof CURRENCIES)[number]; supersession: (typeof SUPERSESSIONS)[number] }
export const isPair = ({ currency, supersession }: Pair) => PAIRS.has(`${currency}/${supersession}`)
export const NO_PAIR = { path: ['supersession'], message: 'These two cannot be true together' }

/**
 * Returns whether a status begins no earlier than its edition was published, where both are known; a day that
 * is none is said by itself.
 */
export function isAfterPublication(
  { currency, from }: { currency: Pair['currency']; from?: string | null },
  publishedIn: string | null | undefined,
): boolean {
  if (currency === 'draft' || !from || !publishedIn || !published.safeParse(publishedIn).success) return true
  return from.slice(0, publishedIn.length) >= publishedIn
}
export const TOO_EARLY = 'The edition was not published before this day'

/** Other names of a standard, such as "EC3". */
export const aliases = z
  .array(
    requiredText('Please enter a name', 120).refine((name) => slugOf(name) !== '', 'Please enter a name'),
  )
  .max(20, 'At most 20 other names')

const jurisdiction = requiredText('Please say where this holds', 60)

/** What an edition has in a file and in a form. */
export const CITED_FIELDS = {
  title: requiredText('Please enter a title', 500),
  field: requiredText('Please enter a field', 60),
}
export const body = requiredText('Please enter a body', 60)

/** The name of an edition that the register has, or is to have. */
export const named = requiredText('Please enter a designation', 120).transform(designationOf)

/** The name of an edition with its part, year and amendments, in which a standard can be read. */
export const designation = named
  .refine((said) => citedBy(said) !== null, {
    error: 'No standard can be read from this designation',
    abort: true,
  })
  .refine(
    (said) => (citedBy(said)?.year ?? FIRST_YEAR) >= FIRST_YEAR,
    `No edition is older than ${FIRST_YEAR}`,
  )
export const webAddress = z.url({ protocol: /^https?$/, error: 'Please enter a web address' }).max(1000)

/** Whether a source may confirm what it is named for. */
export const isSeen = ({ confirmed, source }: { confirmed: boolean; source: string }) =>
  !confirmed || !/general knowledge|to be confirmed/i.test(source)
export const NOT_SEEN =
  'This source confirms nothing: name where it was seen, or leave the row as not confirmed'

export const NO_CLAUSE = 'Please enter one place, such as 6.3.2.3 or Table 3.1'
const isClause = (said: string) => clauseNamed(said) !== null

/** A relation of an edition to another, `to`, in forms and files. */
export const relationFields = {
  kind: z.enum(RELATIONS, 'Please choose how they stand to each other'),
  to: named,
  confirmed: z.boolean(),
  source: statusFields.source,
  checkedOn: statusFields.checkedOn,
}
export const oneClause = requiredText(NO_CLAUSE, CLAUSE_MAX).refine(isClause, NO_CLAUSE)

const relation = z
  .object({ ...relationFields, clause: oneClause.nullish(), day: day.nullish() })
  .refine(isSeen, { path: ['source'], message: NOT_SEEN })
export type RelationLine = z.output<typeof relation>

export const OWN_SUCCESSOR = 'No edition takes its own place'
export const OWN_RELATION = 'Please enter another edition'

const status = z
  .object({ jurisdiction, from: day.nullish(), confirmed: z.boolean(), ...statusFields })
  .refine(isPair, NO_PAIR)

/**
 * One edition as a line of a file. Its statuses are listed, or said by the fields of the line: what holds
 * now, and the day on which it is withdrawn.
 */
export const registerLine = z
  .object({
    ...CITED_FIELDS,
    designation,
    body,
    generation: requiredText('Please enter a generation', 80).nullish(),
    published: published.nullish(),
    page: webAddress.nullish(),
    /** Where they are not said, those that the register has stay. */
    aliases: aliases.optional(),
    supersededBy: z.array(named).max(20).default([]),
    /** Where they are not said, those that the register has stay. */
    relations: z.array(relation).max(50).optional(),
    withdrawalExpected: day.nullish(),
    statuses: z.array(status).max(50).optional(),
    ...statusFields,
  })
  .refine(isPair, NO_PAIR)
  .refine(({ designation, supersededBy }) => !supersededBy.includes(designation), {
    path: ['supersededBy'],
    message: OWN_SUCCESSOR,
  })
  .refine(({ designation, relations = [] }) => relations.every(({ to }) => to !== designation), {
    path: ['relations'],
    message: OWN_RELATION,
  })
  .refine(({ statuses = [], published: said }) => statuses.every((one) => isAfterPublication(one, said)), {
    path: ['statuses'],
    message: TOO_EARLY,
  })
  .refine(
    ({ currency, withdrawalExpected, published: said }) =>
      isAfterPublication({ currency, from: withdrawalExpected }, said),
    { path: ['withdrawalExpected'], message: TOO_EARLY },
  )
export type RegisterLine = z.output<typeof registerLine>
export type StatusLine = z.output<typeof status>
