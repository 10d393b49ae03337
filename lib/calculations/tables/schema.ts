import { z } from 'zod'
import { DATA_SECTIONS, TABLE } from './constants'
import { requiredText } from '@/lib/core/schema'

const NAME = /^[A-Za-z]+(?:_[A-Za-z0-9]+)*$/

export const tableKey = z.object({ name: z.string().max(TABLE.name).regex(NAME) })

export const fileQuery = z.object({ version: z.coerce.number().int().min(1).max(2_147_483_647).optional() })

export const tableInput = z.object({
  name: requiredText('Please enter a name', TABLE.name)
    .regex(NAME, 'A name is letters, and behind each “_” letters and digits: steel_grades')
    .refine((name) => name !== 'new', 'This name is taken'),
  title: requiredText('Please enter a title', TABLE.title),
  source: requiredText('Please enter the source: the standard with its table, for instance', TABLE.source),
  /** What a reader has to know of the values; where it is left out, what the version before said. */
  notes: z.string().trim().max(TABLE.notes, `Please use at most ${TABLE.notes} characters`).optional(),
  csv: requiredText('Please enter the rows', TABLE.characters),
  /** The version that the change began from; 0 for a table that is new. */
  seen: z.number().int().min(0).max(2_147_483_647),
})
export type TableInput = z.output<typeof tableInput>

/** Where a table stands at /data, and whether visitors read it. */
export const tablePlace = z.object({
  section: z.enum(DATA_SECTIONS, 'Please choose a heading'),
  open: z.boolean(),
})
export type TablePlace = z.output<typeof tablePlace>
