import { AS_WRITTEN } from '@/lib/calculations/constants'
import { calculate } from '@/lib/calculations/engine'
import { readSheet } from '@/lib/calculations/rules/checking'
import { hintsOf } from '@/lib/calculations/rules/hints'
import { renderSheet } from '@/lib/calculations/rules/sheet'
import { verify } from '@/lib/calculations/rules/verification'
import { conditionsNotMet, verdict } from '@/lib/calculations/rules/words'
import type { Sheet, SheetError, Tables } from '@/lib/calculations/types'
import type { LinesPreview } from './language'
import { ReadersView } from './readers-view'

/** The typeset sheet of a calculation. */
export class SheetPreview implements LinesPreview {
  private readonly view = new ReadersView('Typeset when every line can be read')
  readonly dom = this.view.dom

  constructor(private readonly tables: Tables) {}

  show(source: string): ReturnType<LinesPreview['show']> {
    const { sheet, errors } = readSheet(source, this.tables)
    this.view.paint(sheet && renderSheet(sheet, this.view.key))
    // It is calculated here, and by no script of the page.
    for (const { dataset } of this.view.page.querySelectorAll<HTMLElement>('[data-live]')) delete dataset.live
    const fault = faultOf(sheet, errors)
    const hints = sheet ? hintsOf(sheet) : []
    return { errors, hints, said: fault ?? `${outcomeOf(sheet!)}${hinted(hints)}`, failed: fault !== null }
  }
}

/** Returns the first hint in words behind the outcome, and how many others there are. */
function hinted([first, ...others]: readonly SheetError[]): string {
  if (!first) return ''
  const more = others.length === 0 ? '' : ` (and ${others.length} more)`
  return ` Hint, line ${first.line}: ${first.message}${more}`
}

/** Returns the first error, line without a result, or value that is not as expected; null for none. */
function faultOf(sheet: Sheet | null, errors: readonly SheetError[]): string | null {
  const [first] = errors
  if (first) return `Line ${first.line}, column ${first.column}: ${first.message}`
  const [failed] = calculate(sheet!.program, AS_WRITTEN).errors
  if (failed) return `Line ${failed[0]}: ${failed[1]}`
  const missed = verify(sheet!).values.find(({ holds }) => !holds)
  return missed
    ? `Line ${missed.line}: ${missed.name} comes to ${missed.ours}, and ${missed.expected} is expected.`
    : null
}

/** Returns what its checks come to. */
function outcomeOf(sheet: Sheet): string {
  const results = calculate(sheet.program, AS_WRITTEN)
  return verdict(results, conditionsNotMet(sheet, results))
}
