import { z } from 'zod'
import {
  aliases,
  CITED_FIELDS,
  day,
  isAfterPublication,
  isPair,
  NO_PAIR,
  published,
  statusFields,
  TOO_EARLY,
  webAddress,
} from '../schema'
import { PAGE_MAX, SHOWN } from './constants'
import { filterText, idParam, optionalText, requiredText } from '@/lib/core/schema'

export const entriesQuery = z.object({
  search: filterText.optional(),
  show: z.enum(SHOWN).optional(),
  page: z.coerce.number().int().min(1).max(PAGE_MAX).optional(),
})
export type EntriesQuery = z.output<typeof entriesQuery>

export const editionParam = z.object({ id: idParam })

/** Designations or names, separated by semicolons. */
const several = z
  .string()
  .max(3000)
  .transform((said) =>
    said
      .split(';')
      .map((one) => one.trim())
      .filter(Boolean),
  )

const nothing = z.literal('').transform(() => null)

/** An edition, and what holds for it: the status becomes a row of its own where it says something new. */
export const editionInput = z
  .object({
    ...CITED_FIELDS,
    generation: optionalText(80).transform((said) => said ?? null),
    published: z.union([nothing, published]).nullish(),
    page: z.union([nothing, webAddress]).nullish(),
    /** Other names of the standard, of all of its editions; where they are not said they stay. */
    aliases: several.pipe(aliases).optional(),
    supersededBy: several.pipe(z.array(requiredText('Please enter a designation', 120)).max(20)),
    jurisdiction: requiredText('Please say where this holds', 60),
    from: z.union([nothing, day]).nullish(),
    confirmed: z.boolean(),
    /** The version that the form began from. */
    version: z.string().max(100).optional(),
    ...statusFields,
  })
  .refine(isPair, NO_PAIR)
  .refine((edition) => isAfterPublication(edition, edition.published), { path: ['from'], message: TOO_EARLY })
  .refine(({ confirmed, source }) => !confirmed || !/general knowledge|to be confirmed/i.test(source), {
    path: ['source'],
    message: 'This source confirms nothing: name where it was seen, or leave the row as not confirmed',
  })
export type EditionInput = z.output<typeof editionInput>
export type EditionForm = z.input<typeof editionInput>

export const importInput = z.object({ lines: z.string('Please choose a file').min(1, 'The file is empty') })
