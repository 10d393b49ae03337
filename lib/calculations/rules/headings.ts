import type { Statement, StatementOf } from '../types'

type Heading = StatementOf<'heading'>
type Input = StatementOf<'input' | 'choice'>

/**
 * Returns the headings that stand among the lines, and those that stand above an input: where inputs alone
 * follow, which are gathered at the top of the sheet. One below which nothing is shown is neither.
 */
export function headingsOf(statements: readonly Statement[]): {
  above: Map<Input, Heading>
  below: Set<Heading>
} {
  const above = new Map<Input, Heading>()
  const below = new Set<Heading>()
  for (const [index, one] of statements.entries()) {
    if (one.kind !== 'heading') continue
    const next = statements.findIndex(({ kind }, at) => at > index && kind === 'heading')
    const section = statements.slice(index + 1, next < 0 ? undefined : next)
    const input = section.find((follower) => follower.kind === 'input' || follower.kind === 'choice')
    if (section.some(({ kind }) => LINES.has(kind))) below.add(one)
    else if (input) above.set(input, one)
  }
  return { above, below }
}

const LINES: ReadonlySet<Statement['kind']> = new Set(['given', 'step', 'solve', 'check'])
