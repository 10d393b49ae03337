import type { Value } from '../rules/values'
import type { DirectAnswer } from '../types'

/**
 * A row that answers, before it is compared with the others; `from` is where it stands, `begun` its name
 * where the question has only the beginning of it.
 */
export type Candidate = {
  from: 'table' | 'lines'
  begun: string | null
  values: Value[]
  answer: () => Promise<DirectAnswer | null> | DirectAnswer | null
}
