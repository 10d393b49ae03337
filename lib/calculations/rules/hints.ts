import type { Sheet, SheetError, Statement } from '../types'
import { headingsOf } from './headings'
import { plainName } from './names'
import { namesIn } from './slicing'

/**
 * Returns what an author may have forgotten in a sheet that can be read, with its line and column: inputs
 * and given values that no line uses, expected values that nobody is named for, headings above nothing. None
 * of it is an error.
 */
export function hintsOf({ statements, program }: Pick<Sheet, 'statements' | 'program'>): SheetError[] {
  const used = new Set(program.instructions.flatMap(namesIn))
  for (const one of statements) if (one.kind === 'plot') used.add(one.name)
  const { above, below } = headingsOf(statements)
  const headings = new Set([...above.values(), ...below])
  return statements.flatMap((one) => {
    const isEmpty = one.kind === 'heading' && !headings.has(one)
    const message = isEmpty ? 'Below this heading nothing is shown, so it is left out.' : hintOn(one, used)
    return message === null ? [] : [{ line: one.line, column: 1, message }]
  })
}

function hintOn(one: Statement, used: ReadonlySet<string>): string | null {
  switch (one.kind) {
    case 'input':
    case 'choice':
    case 'given':
      return used.has(one.name) ? null : `No line uses ${plainName(one.name)}; a drawing may.`
    case 'expect':
      return one.label === null
        ? 'An expected value without its source does not count as verification: "by hand", "Example 6.2 of …".'
        : null
    default:
      return null
  }
}
