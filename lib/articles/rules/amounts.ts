import type { Element, Root } from 'hast'
import { invalid } from '@/lib/core/errors'
import { isExercise } from './exercises'
import { isCalculation, isDrawing } from './lines'
import { latexOf } from './mathematics'

/**
 * How much one article may hold: several times what a text of 20,000 words needs, and little enough to be
 * typeset in seconds.
 */
export const AMOUNTS = {
  headings: 1000,
  equations: 1500,
  tables: 300,
  cells: 20_000,
  figures: 500,
  calculations: 20,
  drawings: 40,
  exercises: 30,
  links: 5000,
  elements: 100_000,
} as const
/** Characters of LaTeX in one equation. */
export const LATEX_MAX = 5000
/** Elements within elements. */
export const DEPTH_MAX = 100
/** Characters of the HTML that readers get; an equation of 10 characters takes about 1,000. */
export const RENDERED_MAX = 4 * 1024 * 1024

type Counted = keyof typeof AMOUNTS

const NAMES: Record<Counted, string> = {
  headings: 'headings',
  equations: 'equations',
  tables: 'tables',
  cells: 'table cells',
  figures: 'figures',
  calculations: 'calculations',
  drawings: 'drawings',
  exercises: 'exercises',
  links: 'links',
  elements: 'paragraphs and other elements',
}

const number = (n: number) => n.toLocaleString('en-GB')

/** Throws VALIDATION_FAILED, with what is too much and how many are allowed. */
export function refuseTooMuch(tree: Root): void {
  const found: Record<Counted, number> = {
    headings: 0,
    equations: 0,
    tables: 0,
    cells: 0,
    figures: 0,
    calculations: 0,
    drawings: 0,
    exercises: 0,
    links: 0,
    elements: 0,
  }
  const count = (node: Root | Element) => {
    for (const child of node.children) {
      if (child.type !== 'element') continue
      found.elements++
      const kind = kindOf(child)
      if (kind) found[kind]++
      if (kind === 'equations') refuseLongLatex(child)
      count(child)
    }
  }
  count(tree)
  for (const kind of Object.keys(AMOUNTS) as Counted[])
    if (found[kind] > AMOUNTS[kind])
      throw invalid(
        'content',
        `The content holds ${number(found[kind])} ${NAMES[kind]}; at most ${number(AMOUNTS[kind])} are allowed`,
      )
}

function kindOf(element: Element): Counted | null {
  if (latexOf(element)) return 'equations'
  const { tagName } = element
  if (isCalculation(element)) return 'calculations'
  if (isDrawing(element)) return 'drawings'
  if (isExercise(element)) return 'exercises'
  if (/^h[1-4]$/.test(tagName)) return 'headings'
  if (tagName === 'table') return 'tables'
  if (tagName === 'td' || tagName === 'th') return 'cells'
  if (tagName === 'img') return 'figures'
  return tagName === 'a' ? 'links' : null
}

function refuseLongLatex(element: Element): void {
  const { length } = latexOf(element)!.latex
  if (length > LATEX_MAX)
    throw invalid(
      'content',
      `One equation is ${number(length)} characters long; at most ${number(LATEX_MAX)} are allowed`,
    )
}

export const nestedTooDeeply = () =>
  invalid('content', `The content is nested too deeply: at most ${DEPTH_MAX} levels are allowed`)

/** Throws VALIDATION_FAILED for HTML that is too large once rendered. */
export function refuseTooLarge(bodyHtml: string): void {
  if (bodyHtml.length > RENDERED_MAX)
    throw invalid(
      'content',
      `The content is ${(bodyHtml.length / 1_048_576).toFixed(1)} MB once it is typeset; at most ${RENDERED_MAX / 1_048_576} MB are allowed`,
    )
}
