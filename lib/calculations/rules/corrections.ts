import type { Statement } from '../types'
import { type StatementChange, statementChanges } from './changes'
import { parse } from './grammar'
import { printed } from './printing'

/** What readers rely on; what they may change themselves is their own. */
const RELIED_ON: ReadonlySet<Statement['kind']> = new Set(['given', 'step', 'solve', 'check', 'expect'])

/**
 * Returns what a calculation said and no longer says: formulas, given values, checks and expected values that
 * were changed or taken out. A new line corrects nothing, and a label calculates nothing.
 */
export function correctionsBetween(former: string, now: string): StatementChange[] {
  return statementChanges(former, now).filter(({ before, after }) => {
    const said = before === null ? null : unlabelled(before)
    return said !== null && said !== (after === null ? null : unlabelled(after))
  })
}

/** Returns what readers rely on in a line; null where it is another line. */
function unlabelled(line: string): string | null {
  const [statement] = parse(line).statements
  return statement && RELIED_ON.has(statement.kind) ? printed({ ...statement, label: null }) : null
}
