import { z } from 'zod'
import { clauseNamed } from '../rules/correspondences'
import { day, isSeen, named, NO_CLAUSE, NOT_SEEN, OWN_RELATION, relationFields } from '../schema'
import { CLAUSE_MAX } from '../constants'
import { idParam, optionalText } from '@/lib/core/schema'

export const relationParam = z.object({ id: idParam })

const isClause = (said: string | null) => said === null || clauseNamed(said) !== null

/** A relation as it is entered; editions by their designations. */
export const relationInput = z
  .object({
    ...relationFields,
    from: named,
    clause: optionalText(CLAUSE_MAX)
      .transform((said) => said ?? null)
      .refine(isClause, NO_CLAUSE),
    day: z.union([z.literal('').transform(() => null), day]).nullish(),
    /** The version that the form began from. */
    version: z.number().int().optional(),
  })
  .refine(({ from, to }) => from !== to, { path: ['to'], message: OWN_RELATION })
  .refine(isSeen, { path: ['source'], message: NOT_SEEN })
export type RelationInput = z.output<typeof relationInput>
export type RelationForm = z.input<typeof relationInput>
