import { AS_WRITTEN } from '@/lib/calculations/constants'
import { calculate } from '@/lib/calculations/engine'
import { readSheet } from '@/lib/calculations/rules/checking'
import { renderSheet } from '@/lib/calculations/rules/sheet'
import { verify } from '@/lib/calculations/rules/verification'
import { verdict } from '@/lib/calculations/rules/words'
import type { Sheet, SheetError, Tables } from '@/lib/calculations/types'
import type { LinesPreview } from './language'

/** Those of the editor may stand on one page with those of the article, whose keys have no “_”. */
let counted = 0

/** The sheet as its readers will see it, for the eye only: lines and outcome say what it says. */
export class SheetPreview implements LinesPreview {
  readonly dom = document.createElement('div')
  private readonly key = `editor_${++counted}`
  private readonly caption = document.createElement('p')
  private readonly page = document.createElement('div')

  constructor(private readonly tables: Tables) {
    this.dom.className = 'calculation-typeset'
    this.caption.className = 'calculation-typeset-caption'
    this.page.inert = true
    this.dom.append(this.caption, this.page)
  }

  /** What cannot be read leaves the last sheet, and says so. */
  show(source: string): ReturnType<LinesPreview['show']> {
    const { sheet, errors } = readSheet(source, this.tables)
    this.paint(sheet)
    const fault = faultOf(sheet, errors)
    return { errors, said: fault ?? outcomeOf(sheet!), failed: fault !== null }
  }

  private paint(sheet: Sheet | null): void {
    const isOld = !sheet && this.page.childElementCount > 0
    this.caption.textContent = isOld
      ? 'As it was before the error'
      : sheet
        ? 'As readers see it'
        : 'Typeset when every line can be read'
    this.dom.dataset.old = String(isOld)
    if (!sheet) return
    this.page.innerHTML = renderSheet(sheet, this.key)
    // It is calculated here, and by no script of the page.
    for (const { dataset } of this.page.querySelectorAll<HTMLElement>('[data-live]')) delete dataset.live
  }
}

/** Returns the first error, line without a result, or value that is not as expected; null for none. */
function faultOf(sheet: Sheet | null, errors: readonly SheetError[]): string | null {
  const [first] = errors
  if (first) return `Line ${first.line}, column ${first.column}: ${first.message}`
  const [failed] = calculate(sheet!.program, AS_WRITTEN).errors
  if (failed) return `Line ${failed[0]}: ${failed[1]}`
  const missed = verify(sheet!).values.find(({ holds }) => !holds)
  return missed ? `Line ${missed.line}: ${missed.name} does not come to the expected value.` : null
}

/** Returns what its checks come to. */
const outcomeOf = (sheet: Sheet): string => verdict(calculate(sheet.program, AS_WRITTEN))
