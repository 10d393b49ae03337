import { type MathNode, parseMath, textOf } from '../../rules/math-tree'
import { typeset } from '../../rules/mathematics'

/** Letters that are drawn in two ways and mean one thing. */
const ONE_LETTER: ReadonlyMap<string, string> = new Map([
  ['ϕ', 'φ'],
  ['ϵ', 'ε'],
  ['ϑ', 'θ'],
])
const LETTER = /^\p{L}$/u
const PRIME = '′'
/** How KaTeX writes \bar and \overline. */
const BAR = /^[ˉ¯‾―—-]$/u

/**
 * Returns the symbols of an equation as a line of text has them, each once, in the order in which they stand:
 * \frac{\chi A f_y}{\gamma_{M1}} has χ, A, f_y and γ_M1. LaTeX that is refused has none.
 */
export function symbolsIn(latex: string): string[] {
  const tree = parseMath(typeset(latex, { output: 'mathml' }))
  const found = new Set<string>()
  const visit = (node: MathNode): void => {
    const [base, index, power] = node.children
    if ((node.tag === 'msub' || node.tag === 'msubsup') && base && index) {
      const letter = letterOf(base)
      const isPrimed = power !== undefined && isPrime(power)
      if (letter === null) visit(base)
      else found.add(`${letter}${isPrimed ? PRIME : ''}_${indexOf(index)}`)
      if (power && !isPrimed) visit(power)
      return
    }
    const primed = node.tag === 'msup' && base && index && isPrime(index) ? letterOf(base) : null
    if (primed !== null) {
      found.add(`${primed}${PRIME}`)
      return
    }
    const letter = letterOf(node)
    if (letter !== null) found.add(letter)
    else for (const child of node.children) if (child.tag !== 'annotation') visit(child)
  }
  if (tree) visit(tree)
  return [...found]
}

/** By what two ways of writing a symbol are compared: f_ctk,0.05 and f_ctk,005 are one. */
export const symbolKey = (symbol: string): string => symbol.replaceAll('.', '')

/** Returns the one letter that an element is, with the bar above it; null for everything else. */
function letterOf({ tag, text, children }: MathNode): string | null {
  const [first, second] = children
  if (tag === 'mi') return LETTER.test(text) ? (ONE_LETTER.get(text) ?? text) : null
  if (tag === 'mover' && first && second && BAR.test(textOf(second).trim())) {
    const letter = letterOf(first)
    return letter === null ? null : `${letter}\u0304`
  }
  if ((tag === 'mrow' || tag === 'mstyle' || tag === 'mpadded') && children.length === 1)
    return letterOf(first!)
  return null
}

const isPrime = (node: MathNode): boolean => /^[′']+$/.test(textOf(node).trim())

const indexOf = (node: MathNode): string => textOf(node).replace(/[\s\u200b\u2061-\u2064]/g, '')
