import type { Element, ElementContent, Root, Text } from 'hast'

/**
 * Equations written in the text: \[ … \] and $$ … $$ stand on their own line, \( … \) within one.
 * None holds its own opening, so that a text of openings alone is read once and not once for each.
 */
const DELIMITED = /\\\[((?:(?!\\\[)[\s\S])+?)\\\]|\$\$([^$]+)\$\$|\\\(((?:(?!\\\()[\s\S])+?)\\\)/g
const LITERAL = new Set(['code', 'pre', 'script', 'style'])

/** Turns delimited LaTeX in text into the elements that stand for equations. */
export function findMath(node: Root | Element): void {
  const children = node.children.flatMap((child): ElementContent[] => {
    if (child.type === 'text') return splitText(child)
    if (child.type === 'element' && !LITERAL.has(child.tagName)) findMath(child)
    return child.type === 'element' || child.type === 'comment' ? [child] : []
  })
  node.children = children
}

function splitText({ value }: Text): ElementContent[] {
  if (!value.includes('\\') && !value.includes('$$')) return [{ type: 'text', value }]
  const pieces: ElementContent[] = []
  let from = 0
  for (const match of value.matchAll(DELIMITED)) {
    if (match.index > from) pieces.push({ type: 'text', value: value.slice(from, match.index) })
    const [whole, bracket, dollars, inline] = match
    pieces.push(
      inline === undefined ? equation('block', bracket ?? dollars ?? '') : equation('inline', inline),
    )
    from = match.index + whole.length
  }
  if (from < value.length) pieces.push({ type: 'text', value: value.slice(from) })
  return pieces
}

function equation(kind: 'block' | 'inline', latex: string): Element {
  return {
    type: 'element',
    tagName: kind === 'block' ? 'div' : 'span',
    properties: { dataType: `${kind}-math`, dataLatex: latex.trim().replace(/\s+/g, ' ') },
    children: [],
  }
}

/** The LaTeX of an element that stands for an equation; null for every other element. */
export function latexOf(element: Element): { latex: string; block: boolean } | null {
  const { dataType, dataLatex } = element.properties
  if (typeof dataLatex !== 'string' || (dataType !== 'block-math' && dataType !== 'inline-math')) return null
  return { latex: dataLatex, block: dataType === 'block-math' }
}

const GREEK: Record<string, string> = {
  alpha: 'α',
  beta: 'β',
  gamma: 'γ',
  delta: 'δ',
  epsilon: 'ε',
  varepsilon: 'ε',
  zeta: 'ζ',
  eta: 'η',
  theta: 'θ',
  kappa: 'κ',
  lambda: 'λ',
  mu: 'μ',
  nu: 'ν',
  xi: 'ξ',
  pi: 'π',
  rho: 'ρ',
  sigma: 'σ',
  tau: 'τ',
  phi: 'φ',
  varphi: 'φ',
  chi: 'χ',
  psi: 'ψ',
  omega: 'ω',
  Delta: 'Δ',
  Phi: 'Φ',
  Sigma: 'Σ',
  Omega: 'Ω',
}
const SIGNS: Record<string, string> = {
  times: '×',
  cdot: '·',
  le: '≤',
  leq: '≤',
  ge: '≥',
  geq: '≥',
  approx: '≈',
  pm: '±',
  infty: '∞',
  lt: '<',
  gt: '>',
}

/** LaTeX as words that a search can find and an excerpt can show: M_{b,Rd} becomes M_b,Rd, \gamma_{M0} becomes γ_M0. */
export function plainMath(latex: string): string {
  return withoutGroups(latex.replace(/\\(?:left|right|bar|overline|displaystyle|quad|qquad)\b/g, ' '))
    .replace(/\\([A-Za-z]+)/g, (_, name: string) => GREEK[name] ?? SIGNS[name] ?? ' ')
    .replace(/\\[,;:! ]/g, ' ')
    .replace(/[{}\\]/g, '')
    .replace(/\s+/g, ' ')
    .trim()
}

/** Deeper than any formula is nested; what is nested deeper loses its braces. */
const MOST_LEVELS = 20

/** From the inside out, since a fraction's parts hold groups of their own: \frac{M_{Ed}}{M_{Rd}} becomes M_Ed/M_Rd. */
function withoutGroups(latex: string): string {
  let text = latex
  for (let level = 0, before = ''; text !== before && level < MOST_LEVELS; level++) {
    before = text
    text = text
      .replace(
        /\\[dt]?frac\s*\{([^{}]*)\}\s*\{([^{}]*)\}/g,
        (_, above: string, below: string) => `${part(above)}/${part(below)}`,
      )
      .replace(/\\(?:text|mathrm|operatorname)\s*\{([^{}]*)\}/g, '$1')
      .replace(/(\\(?![dt]?frac)[A-Za-z]+)\s*\{([^{}]*)\}/g, '$1 $2')
      // Any other group but those of a fraction that still waits for its inner ones.
      .replace(/(?<!frac\s*|\}\s*)\{([^{}]*)\}/g, '$1')
  }
  return text
}

/** A sum over or under a line keeps together. */
const part = (group: string) => (/[+\-−]/.test(group.trim().slice(1)) ? `(${group.trim()})` : group.trim())
