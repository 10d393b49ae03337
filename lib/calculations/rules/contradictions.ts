import type { VerifiedValue } from '../types'
import { shownTolerance } from './numbers'

type Verified = { title: string; cases: Pick<VerifiedValue, Said>[] }
type Said = 'line' | 'name' | 'ours' | 'expected' | 'inputs' | 'tolerance' | 'holds'

/** Returns in a sentence how a value differs from the expected one. */
export const differenceSaid = ({
  line,
  name,
  ours,
  expected,
  inputs,
  tolerance,
}: Pick<VerifiedValue, Said>): string =>
  `Line ${line}: ${name} is ${ours}${inputs ? ` for ${inputs}` : ''}; ${expected} is expected, within ${shownTolerance(tolerance)}.`

/** Returns a sentence for each expected value that its calculation contradicts. */
export const contradictionsOf = (calculations: readonly Verified[]): string[] =>
  calculations.flatMap(({ title, cases }) =>
    cases.filter(({ holds }) => !holds).map((value) => `“${title}”, ${differenceSaid(value)}`),
  )
