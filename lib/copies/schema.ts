import { z } from 'zod'
import { NOTE_LENGTH, PERSON_LENGTH, TITLE_LENGTH, VALUE_LENGTH, VALUES_MAX } from './constants'
import { filterText, optionalText, requiredText } from '@/lib/core/schema'

export const copyKey = z.object({ id: z.uuid() })

const folderId = z.int().min(1).max(2_147_483_647).nullable()

/** What the reader entered, by name; the author's values are left out. */
const values = z
  .record(
    z.string().max(VALUE_LENGTH),
    z.string().trim().max(VALUE_LENGTH, `Please use at most ${VALUE_LENGTH} characters`),
  )
  .refine((all) => Object.keys(all).length <= VALUES_MAX, 'These are more values than a calculation asks for')

const region = z.string().max(VALUE_LENGTH).nullable()

/** What is written on the sheet around the calculation. */
export const copyDetails = z.object({
  title: requiredText('Please name this calculation', TITLE_LENGTH),
  project: optionalText(TITLE_LENGTH),
  note: optionalText(NOTE_LENGTH),
  folderId: folderId.optional(),
  /** The member's own name unless said. */
  madeBy: requiredText('Please say who made this calculation', PERSON_LENGTH).optional(),
  checkedBy: optionalText(PERSON_LENGTH),
})
export type CopyDetails = z.output<typeof copyDetails>

/** The body of POST: `revision` is that of the article as the reader has it open. */
export const copyInput = copyDetails.extend({
  articleId: z.int().min(1).max(2_147_483_647),
  key: z.string().max(200),
  revision: z.int().min(1),
  values,
  region,
})
export type CopyInput = z.output<typeof copyInput>

/** The body of PATCH: what is left out stays. */
export const copyChange = copyDetails
  .extend({
    values,
    region,
    /** Takes over the calculation as its article holds it now, with those values that it still asks for. */
    renew: z.literal(true),
    /** When the copy was last changed as the member has it open: saved over a newer one, nothing is. */
    updatedAt: z.iso.datetime(),
  })
  .partial()
export type CopyChange = z.output<typeof copyChange>

export const copyQuery = z.object({
  folderId: z.coerce.number().int().min(1).max(2_147_483_647).optional(),
  q: filterText.optional(),
  page: z.coerce.number().int().min(1).max(10_000_000).optional(),
  pageSize: z.coerce.number().int().min(1).max(100).optional(),
})
export type CopyQuery = z.output<typeof copyQuery>

export const fileQuery = z.object({ format: z.enum(['csv', 'json']) })
