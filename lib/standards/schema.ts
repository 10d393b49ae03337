import { z } from 'zod'
import { CONFIDENCES, CURRENCIES, PAIRS, SUPERSESSIONS } from './constants'
import { citedBy } from './rules/naming'

const text = (max: number, message: string) => z.string(message).trim().min(1, message).max(max)
const isDay = (said: string) => new Date(`${said}T00:00:00Z`).toJSON()?.startsWith(said) ?? false
export const day = z
  .string('Please enter a day')
  .regex(/^\d{4}-\d{2}-\d{2}$/, 'Please enter a day as YYYY-MM-DD')
  .refine(isDay, 'There is no such day')

/** '2022', '2022-11' or '2022-11-30': as much as is known. */
export const published = z
  .string()
  .regex(/^\d{4}(?:-\d{2}(?:-\d{2})?)?$/, 'Please enter a day, month or year as YYYY-MM-DD')
  .refine((said) => isDay(`${said}${'-01-01'.slice(said.length - 4)}`), 'There is no such day')

export const source = text(2000, 'Please say where this was seen')
export const statusFields = {
  currency: z.enum(CURRENCIES, 'Please choose a status'),
  supersession: z.enum(SUPERSESSIONS, 'Please choose whether it is superseded'),
  source,
  checkedOn: day,
  confidence: z.enum(CONFIDENCES, 'Please choose a confidence'),
}
type Pair = { currency: (typeof CURRENCIES)[number]; supersession: (typeof SUPERSESSIONS)[number] }
export const isPair = ({ currency, supersession }: Pair) => PAIRS.has(`${currency}/${supersession}`)
export const NO_PAIR = { path: ['supersession'], message: 'These two cannot be true together' }

const jurisdiction = text(60, 'Please say where this holds')
const status = z
  .object({ jurisdiction, from: day.nullish(), confirmed: z.boolean(), ...statusFields })
  .refine(isPair, NO_PAIR)

/**
 * One edition as a line of a file. Its statuses are listed, or said by the fields of the line: what holds
 * now, and the day on which it is withdrawn.
 */
export const registerLine = z
  .object({
    designation: text(120, 'Please enter a designation').refine(
      (said) => citedBy(said) !== null,
      'No standard can be read from this designation',
    ),
    title: text(500, 'Please enter a title'),
    field: text(60, 'Please enter a field'),
    body: text(60, 'Please enter a body'),
    generation: text(80, 'Please enter a generation').nullish(),
    published: published.nullish(),
    page: z
      .url({ protocol: /^https?$/, error: 'Please enter a web address' })
      .max(1000)
      .nullish(),
    supersededBy: z.array(text(120, 'Please enter a designation')).max(20).default([]),
    withdrawalExpected: day.nullish(),
    statuses: z.array(status).max(50).optional(),
    ...statusFields,
  })
  .refine(isPair, NO_PAIR)
export type RegisterLine = z.output<typeof registerLine>
export type StatusLine = z.output<typeof status>
