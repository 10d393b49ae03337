import type { Value } from '../rules/values'
import type { DirectAnswer } from '../types'

/** A row that answers, before it is compared with the others; `from` is where it stands. */
export type Candidate = {
  from: 'table' | 'lines'
  values: Value[]
  answer: () => Promise<DirectAnswer | null> | DirectAnswer | null
}
