import { AS_WRITTEN } from '../../constants'
import { calculate } from '../../engine'
import { readSheet } from '../../rules/checking'
import { differenceSaid } from '../../rules/contradictions'
import { verify } from '../../rules/verification'
import type { Sheet, Tables } from '../../types'
import type { CheckedUse } from '../types'

/** Returns what becomes of a calculation when other tables count. */
export function outcomeOfUse(
  source: string,
  before: Tables,
  after: Tables,
): Pick<CheckedUse, 'outcome' | 'sentences'> {
  const { sheet, errors } = readSheet(source, after)
  if (!sheet)
    return {
      outcome: 'unreadable',
      sentences: errors.map(({ line, message }) => `Line ${line}: ${message}`),
    }
  const { sheet: former } = readSheet(source, before)
  const held = new Set(
    former &&
      verify(former)
        .values.filter(({ holds }) => holds)
        .map(({ line }) => line),
  )
  const wrong = verify(sheet).values.filter(({ line, holds }) => !holds && (held.has(line) || !former))
  if (wrong.length > 0)
    return {
      outcome: 'disagrees',
      sentences: wrong.map(differenceSaid),
    }
  return { outcome: former && isSame(former, sheet) ? 'same' : 'changed', sentences: [] }
}

function isSame(one: Sheet, other: Sheet): boolean {
  const [a, b] = [one, other].map(({ program }) => calculate(program, AS_WRITTEN))
  return (
    JSON.stringify([...a!.values]) === JSON.stringify([...b!.values]) &&
    JSON.stringify([...a!.errors]) === JSON.stringify([...b!.errors])
  )
}
