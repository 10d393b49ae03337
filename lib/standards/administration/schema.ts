import { z } from 'zod'
import {
  aliases,
  body,
  CITED_FIELDS,
  day,
  designation,
  isAfterPublication,
  isPair,
  isSeen,
  named,
  NO_PAIR,
  NOT_SEEN,
  OWN_SUCCESSOR,
  published,
  statusFields,
  TOO_EARLY,
  webAddress,
} from '../schema'
import { citedBy, slugOf } from '../rules/naming'
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

const others = several.pipe(z.array(named).max(20))

const EDITION_FIELDS = {
  ...CITED_FIELDS,
  generation: optionalText(80).transform((said) => said ?? null),
  published: z.union([nothing, published]).nullish(),
  page: z.union([nothing, webAddress]).nullish(),
  /** Other names of the standard, of all of its editions; where they are not said they stay. */
  aliases: several.pipe(aliases).optional(),
  supersededBy: others,
  jurisdiction: requiredText('Please say where this holds', 60),
  from: z.union([nothing, day]).nullish(),
  confirmed: z.boolean(),
  ...statusFields,
}

export const NO_YEAR = 'Please enter the designation with its year: EN 1993-1-1:2022'

/** An edition, and what holds for it: the status becomes a row of its own where it says something new. */
export const editionInput = z
  .object({
    ...EDITION_FIELDS,
    /** Where it is not said it stays. */
    designation: designation.optional(),
    /** The version that the form began from. */
    version: z.string().max(100).optional(),
  })
  .refine(isPair, NO_PAIR)
  .refine((edition) => isAfterPublication(edition, edition.published), { path: ['from'], message: TOO_EARLY })
  .refine(isSeen, { path: ['source'], message: NOT_SEEN })
export type EditionInput = z.output<typeof editionInput>
export type EditionForm = z.input<typeof editionInput>

/** Whether a name is that of an edition, or of its standard as a whole. */
const isOwn = (edition: string, name: string): boolean => {
  const cited = citedBy(name)
  return (
    slugOf(name) === slugOf(edition) ||
    (cited?.year === null && cited.standard === citedBy(edition)?.standard)
  )
}

/** An edition that the register does not have yet: of a standard that it has, or the first of a new one. */
export const newEditionInput = z
  .object({
    ...EDITION_FIELDS,
    /** The standard that it is an edition of; empty where that is new too. */
    standard: z.string().trim().max(120),
    designation,
    body,
    /** Nobody knows when it was published. */
    publicationUnknown: z.boolean(),
    /** The editions of the register in whose place it is. */
    supersedes: others,
  })
  .refine(isPair, NO_PAIR)
  .refine(({ designation: own, currency }) => currency === 'draft' || citedBy(own)?.year !== null, {
    path: ['designation'],
    message: NO_YEAR,
  })
  .refine(
    ({ published: said, publicationUnknown, currency }) => said || publicationUnknown || currency === 'draft',
    {
      path: ['published'],
      message: 'Please enter the day, the month or the year, or say that it is not known',
    },
  )
  .refine(({ published: said, publicationUnknown }) => !said || !publicationUnknown, {
    path: ['published'],
    message: 'Please leave this empty where the day is not known',
  })
  .refine((edition) => isAfterPublication(edition, edition.published), { path: ['from'], message: TOO_EARLY })
  .refine(({ designation: own, supersededBy }) => !supersededBy.some((name) => isOwn(own, name)), {
    path: ['supersededBy'],
    message: OWN_SUCCESSOR,
  })
  .refine(({ designation: own, supersedes }) => !supersedes.some((name) => isOwn(own, name)), {
    path: ['supersedes'],
    message: OWN_SUCCESSOR,
  })
  .refine(
    ({ supersedes, supersededBy }) =>
      !supersedes.some((name) => supersededBy.some((other) => slugOf(other) === slugOf(name))),
    { path: ['supersededBy'], message: 'No edition is both before and after another' },
  )
  .refine(isSeen, { path: ['source'], message: NOT_SEEN })
export type NewEditionInput = z.output<typeof newEditionInput>
export type NewEditionForm = z.input<typeof newEditionInput>

export const previewInput = z.object({ lines: z.string('Please choose a file').min(1, 'The file is empty') })
export const importInput = previewInput.extend({
  /** The version of the register that was previewed. */
  version: z.string().max(30).optional(),
})
export type ImportInput = z.output<typeof importInput>
