import type { JSONContent, NodeViewRenderer } from '@tiptap/core'
import type { Node } from '@tiptap/pm/model'
import { readSheet } from '@/lib/calculations/rules/checking'
import { TABLES } from '@/lib/calculations/rules/tables'
import { AS_WRITTEN } from '@/lib/calculations/constants'
import { calculate } from '@/lib/calculations/engine'
import { verify } from '@/lib/calculations/rules/verification'
import { verdict } from '@/lib/calculations/rules/words'
import type { Sheet } from '@/lib/calculations/types'

const STARTER = `title Beam on two supports
standard EN 1990
input L = 6 m in 1 m..12 m "Span"
input q_d = 10 kN/m in 1 kN/m..60 kN/m "Design load"
input M_Rd = 60 kNm in 10 kNm..500 kNm "Resistance"
M_Ed = q_d L^2/8 -> kNm "Moment at midspan"
check M_Ed <= M_Rd "Bending"
expect M_Ed = 45 kNm ± 0.1 % "by hand"`

/** A short calculation to begin from: every kind of line that most of them need. */
export const newCalculation = (): JSONContent => ({
  type: 'calculation',
  content: [{ type: 'text', text: STARTER }],
})

/** Shows a calculation as its lines, with the first error or the outcome below them. */
export const calculationView: NodeViewRenderer = ({ node }) => {
  const dom = document.createElement('div')
  const lines = document.createElement('pre')
  const outcome = document.createElement('p')
  dom.className = 'calculation-source'
  outcome.className = 'calculation-outcome'
  outcome.contentEditable = 'false'
  outcome.setAttribute('role', 'status')
  lines.spellcheck = false
  lines.setAttribute('aria-label', 'Calculation, one statement a line')
  dom.append(lines, outcome)
  let shown = node
  describe(node, outcome)
  return {
    dom,
    contentDOM: lines,
    update: (changed) => {
      if (changed.type !== shown.type) return false
      if (changed.textContent !== shown.textContent) describe(changed, outcome)
      shown = changed
      return true
    },
    ignoreMutation: (mutation) => outcome.contains(mutation.target),
  }
}

function describe(node: Node, outcome: HTMLElement): void {
  const { sheet, errors } = readSheet(node.textContent, TABLES)
  const fault = errors[0]
    ? `Line ${errors[0].line}, column ${errors[0].column}: ${errors[0].message}`
    : faultOf(sheet!)
  outcome.dataset.failed = String(fault !== null)
  const help = document.createElement('a')
  help.href = '/help/calculations'
  help.target = '_blank'
  help.textContent = 'How to write one'
  outcome.replaceChildren(fault ?? verdict(calculate(sheet!.program, AS_WRITTEN)), ' ', help)
}

/** What an author would want to mend: a line without a result, or a value that is not the expected one. */
function faultOf(sheet: Sheet): string | null {
  const [failed] = calculate(sheet.program, AS_WRITTEN).errors
  if (failed) return `Line ${failed[0]}: ${failed[1]}`
  const missed = verify(sheet).values.find(({ holds }) => !holds)
  return missed ? `Line ${missed.line}: ${missed.name} does not come to the expected value.` : null
}
