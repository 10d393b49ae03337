import type { Element, ElementContent, Root, Text } from 'hast'
import katex, { type KatexOptions } from 'katex'
import { escapeHtml } from '@/lib/core/text'

/**
 * Equations written in the text: \[ … \] and $$ … $$ stand on their own line, \( … \) within one.
 * None holds its own opening, so that a text of openings alone is read once and not once for each.
 */
const DELIMITED = /\\\[((?:(?!\\\[)[\s\S])+?)\\\]|\$\$([^$]+)\$\$|\\\(((?:(?!\\\()[\s\S])+?)\\\)/g
const LITERAL = new Set(['code', 'pre', 'script', 'style'])

/** Turns delimited LaTeX in text into equation elements. */
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

/** Returns the LaTeX of an equation element; null for every other element. */
export function latexOf(element: Element): { latex: string; block: boolean } | null {
  const { dataType, dataLatex } = element.properties
  if (typeof dataLatex !== 'string' || (dataType !== 'block-math' && dataType !== 'inline-math')) return null
  return { latex: dataLatex, block: dataType === 'block-math' }
}

/** Groups within groups, deeper than any equation: reading them would take more stack than there is. */
const MOST_LEVELS = 100

/**
 * Returns KaTeX's HTML or MathML, as `write` writes it. LaTeX that it refuses, and what is nested beyond
 * reason, comes out as the text that it is.
 */
export function typeset(
  latex: string,
  options: KatexOptions,
  write: typeof katex.renderToString = katex.renderToString,
): string {
  const refused = `<span class="katex-error">${escapeHtml(latex)}</span>`
  if (levelsIn(latex) > MOST_LEVELS) return refused
  try {
    return write(latex, {
      throwOnError: false,
      errorColor: 'currentColor',
      strict: 'ignore',
      trust: false,
      maxSize: 20,
      maxExpand: 500,
      ...options,
    })
  } catch (error) {
    // Commands that take each other as what they are applied to need no braces to be nested.
    if (error instanceof RangeError) return refused
    throw error
  }
}

function levelsIn(latex: string): number {
  let [level, deepest] = [0, 0]
  for (const sign of latex) {
    if (sign === '{') deepest = Math.max(deepest, ++level)
    if (sign === '}') level--
  }
  return deepest
}
