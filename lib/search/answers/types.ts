import type { Value } from '../rules/values'
import type { DirectAnswer } from '../types'

/** A row that answers, before it is compared with the others. */
export type Candidate = { values: Value[]; answer: () => Promise<DirectAnswer | null> | DirectAnswer | null }
