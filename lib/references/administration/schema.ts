import { z } from 'zod'
import { PAGE_MAX } from './constants'
import { LOCALITY_TYPES, REFERENCE_TYPES } from '../types'
import { filterText, optionalText } from '@/lib/core/schema'

const search = filterText.optional()
const page = z.coerce.number().int().min(1).max(PAGE_MAX).optional()

export const entriesQuery = z.object({ type: z.enum(REFERENCE_TYPES).optional(), search, page })
export type EntriesQuery = z.output<typeof entriesQuery>

export const citingQuery = entriesQuery.pick({ search: true, page: true })
export type CitingQuery = z.output<typeof citingQuery>

/** A line is addressed by the hash of its text. */
export const lineParam = z.object({ line: z.string().regex(/^[0-9a-f]{32}$/) })

const text = (max: number) => optionalText(max).transform((said) => said ?? null)

/** What a line means. Empty is nothing. */
export const correctionInput = z
  .object({
    type: z.enum(REFERENCE_TYPES, 'Please choose a type'),
    body: text(60),
    number: text(40),
    part: text(40),
    year: z
      .union(
        [z.literal('').transform(() => null), z.coerce.number('Please enter a year')],
        'Please enter a year',
      )
      .nullish()
      .transform((year) => year ?? null)
      .refine(
        (year) => year === null || (Number.isInteger(year) && year >= 1850 && year <= 2100),
        'Please enter a year from 1850 to 2100',
      ),
    localityType: z
      .union([z.literal('').transform(() => null), z.enum(LOCALITY_TYPES)])
      .nullish()
      .transform((type) => type ?? null),
    locality: text(60),
  })
  .refine(({ locality, localityType }) => localityType === null || locality !== null, {
    path: ['locality'],
    message: 'Please say which one, or choose no place',
  })
  .refine(({ locality, localityType }) => locality === null || localityType !== null, {
    path: ['localityType'],
    message: 'Please choose what kind of place it is',
  })
  .refine(({ part, number }) => part === null || number !== null, {
    path: ['number'],
    message: 'A part belongs to a number',
  })
export type CorrectionInput = z.output<typeof correctionInput>
export type CorrectionForm = z.input<typeof correctionInput>
