import type { JSONContent, NodeViewRenderer } from '@tiptap/core'
import type { Node } from '@tiptap/pm/model'
import { readSheet } from '@/lib/calculations/rules/checking'
import { TABLES } from '@/lib/calculations/rules/tables'
import { calculate } from '@/lib/calculations/engine'
import { verdict } from '@/lib/calculations/rules/words'

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
  outcome.dataset.failed = String(sheet === null)
  const [first] = errors
  const help = document.createElement('a')
  help.href = '/help/calculations'
  help.target = '_blank'
  help.textContent = 'How to write one'
  outcome.replaceChildren(
    sheet
      ? verdict(calculate(sheet.program, { values: new Map(), region: null }))
      : `Line ${first!.line}, column ${first!.column}: ${first!.message}`,
    ' ',
    help,
  )
}
