import { z } from 'zod'
import { CLAUSE } from '@/lib/references/rules/clause'

/** The place as its mark says it: "EN 1993-1-1 6.3.2.2". */
export const clauseQuery = z.object({
  at: z.string('Please say which clause').regex(CLAUSE, 'This names no place in a standard'),
})
export type ClauseQuery = z.output<typeof clauseQuery>
