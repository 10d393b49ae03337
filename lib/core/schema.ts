import { z } from 'zod'
import { isVisible, visibleLength } from './text'

/** An id of the database: a positive whole number that fits PostgreSQL's integer. */
export const idParam = z
  .string()
  .regex(/^\d{1,10}$/)
  .transform(Number)
  .refine((id) => id >= 1 && id <= 2_147_483_647)

/** A yes or no among the parameters of a query; no where it is left out. */
export const flag = z
  .enum(['true', 'false'])
  .optional()
  .transform((said) => said === 'true')

/** What a list is filtered by. PostgreSQL takes no NUL in a text. */
export const filterText = z
  .string()
  .trim()
  .max(200)
  .regex(/^[^\0]*$/)

/**
 * What a rule about several fields is given so that it is said beside what is wrong with one of them, not
 * after it. What is sent without any fields, such as null, has none to compare.
 */
export const besideTheFields = {
  when: ({ value }: { value: unknown }) => typeof value === 'object' && value !== null,
}

const atMost = (max: number) => `Please use at most ${max.toLocaleString('en-GB')} characters`

/**
 * Returns the schema of a text that must be there: without blanks around it, at most `max` characters, of
 * which at least `min` are seen.
 */
export const requiredText = (missing: string, max: number, { min = 1, tooLong = atMost(max) } = {}) =>
  z
    .string({ error: missing })
    .trim()
    .refine((text) => visibleLength(text) >= min, { error: missing, abort: true })
    .max(max, tooLong)

/**
 * Returns the schema of a text that may be left out: what holds nothing that is seen is null, and what is
 * left out stays undefined.
 */
export const optionalText = (max: number, tooLong = atMost(max)) =>
  z.string().trim().max(max, tooLong).nullish().transform(seenOrNull)

const seenOrNull = (text: string | null | undefined) =>
  typeof text === 'string' && !isVisible(text) ? null : text
