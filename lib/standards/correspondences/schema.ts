import { z } from 'zod'
import { PAGE_MAX } from '../administration/constants'
import { CLAUSE_MAX, CORRESPONDENCES } from '../constants'
import { clauseNamed } from '../rules/correspondences'
import { named, NO_CLAUSE, oneClause, OWN_RELATION, statusFields } from '../schema'
import { filterText, idParam, optionalText } from '@/lib/core/schema'

export const correspondencesQuery = z.object({
  search: filterText.optional(),
  page: z.coerce.number().int().min(1).max(PAGE_MAX).optional(),
})
export type CorrespondencesQuery = z.output<typeof correspondencesQuery>

export const correspondenceParam = z.object({ id: idParam })

/** A correspondence as it is entered; editions by their designations. */
export const correspondenceInput = z
  .object({
    fromEdition: named,
    fromClause: oneClause,
    toEdition: named,
    toClause: optionalText(CLAUSE_MAX).transform((said) => said ?? null),
    kind: z.enum(CORRESPONDENCES, 'Please choose what became of it'),
    change: optionalText(1000).transform((said) => said ?? null),
    source: statusFields.source,
    checkedOn: statusFields.checkedOn,
    /** The version that the form began from. */
    version: z.number().int().optional(),
  })
  .superRefine(({ kind, fromEdition, fromClause, toEdition, toClause, change }, context) => {
    const refuse = (path: string, message: string) =>
      context.addIssue({ code: 'custom', path: [path], message })
    const to = toClause === null ? null : clauseNamed(toClause)
    if (fromEdition === toEdition) refuse('toEdition', OWN_RELATION)
    if (kind === 'dropped') {
      if (toClause !== null) refuse('toClause', 'A clause that is dropped has no place in the later edition')
      return
    }
    if (to === null) return refuse('toClause', NO_CLAUSE)
    const isSame = to.slug === clauseNamed(fromClause)?.slug
    if (kind === 'same' && !isSame) refuse('kind', 'It has another number: choose moved')
    if (kind === 'moved' && isSame) refuse('kind', 'It has the same number: choose same')
    if (kind === 'changed' && change === null) refuse('change', 'Please say what has changed')
  })
export type CorrespondenceInput = z.output<typeof correspondenceInput>
export type CorrespondenceForm = z.input<typeof correspondenceInput>
