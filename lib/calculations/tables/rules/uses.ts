import { AS_WRITTEN } from '../../constants'
import { calculate } from '../../engine'
import { readSheet } from '../../rules/checking'
import { differenceSaid } from '../../rules/contradictions'
import { verify } from '../../rules/verification'
import type { Given, Sheet, Tables } from '../../types'
import type { CheckedUse } from '../types'

/** Returns what becomes of a calculation when other tables count. */
export function outcomeOfUse(
  source: string,
  before: Tables,
  after: Tables,
): Pick<CheckedUse, 'outcome' | 'sentences' | 'corrects'> {
  const { sheet, errors } = readSheet(source, after)
  if (!sheet)
    return {
      outcome: 'unreadable',
      sentences: errors.map(({ line, message }) => `Line ${line}: ${message}`),
      corrects: false,
    }
  const { sheet: former } = readSheet(source, before)
  const held = new Set(
    former &&
      verify(former)
        .values.filter(({ holds }) => holds)
        .map(({ line }) => line),
  )
  const { sentences, differ } = former ? changedRows(former, sheet) : { sentences: [], differ: false }
  const wrong = verify(sheet).values.filter(({ line, holds }) => !holds && (held.has(line) || !former))
  if (wrong.length > 0)
    return {
      outcome: 'disagrees',
      sentences: [...wrong.map(differenceSaid), ...sentences],
      corrects: true,
    }
  if (!former) return { outcome: 'changed', sentences: [], corrects: false }
  const stays = isSame(former, sheet, AS_WRITTEN)
  return {
    outcome: stays && sentences.length === 0 ? 'same' : 'changed',
    sentences: stays ? sentences : [OWN_RESULTS, ...sentences],
    corrects: !stays || differ,
  }
}

/** The numbers that the page shows before its reader chooses anything. */
const OWN_RESULTS = 'Other results with the author’s values.'

/**
 * What readers choose is changed, too, where the author's own row stays as it is. `differ` says whether a row
 * that could be chosen before gives other results, or none.
 */
function changedRows(former: Sheet, sheet: Sheet): { sentences: string[]; differ: boolean } {
  const found = sheet.program.instructions.flatMap((instruction) => {
    if (instruction.kind !== 'choice') return []
    const { name, table, value } = instruction
    const [before, after] = [former, sheet].map(({ program }) =>
      (program.tables[table]?.rows ?? []).map(([key]) => String(key)),
    )
    const removed = before!.filter((key) => !after!.includes(key))
    const added = after!.filter((key) => !before!.includes(key))
    const changed = after!.filter(
      (key) =>
        key !== value &&
        before!.includes(key) &&
        !isSame(former, sheet, { values: new Map([[name, key]]), region: null }),
    )
    return [{ removed, added, changed }]
  })
  const sentences = found.flatMap(({ removed, added, changed }) =>
    [
      removed.length > 0 && `Readers can no longer choose ${removed.join(', ')}.`,
      added.length > 0 && `Readers can choose ${added.join(', ')} too.`,
      changed.length > 0 && `Other results for ${changed.join(', ')}.`,
    ].filter((said) => said !== false),
  )
  return { sentences, differ: found.some(({ removed, changed }) => removed.length + changed.length > 0) }
}

function isSame(one: Sheet, other: Sheet, given: Given): boolean {
  const [a, b] = [one, other].map(({ program }) => calculate(program, given))
  return (
    JSON.stringify([...a!.values]) === JSON.stringify([...b!.values]) &&
    JSON.stringify([...a!.errors]) === JSON.stringify([...b!.errors])
  )
}
