import { tidyLines } from '@/lib/core/text'
import { NOTICE_CLASS, NOTICE_ROW_CLASS } from '@/lib/errata/constants'
import { answerLabel, lineLabel, rowLabel } from '@/lib/errata/rules/labels'

/**
 * What a reader chose: which block of the text, and where it is one, which row of its tables, line of its
 * calculation or answer of its exercise; what it says, and the words that were selected in it.
 */
export type Passage = { index: number; line: ChosenLine | null; text: string; selected: string }

/** `instead` is what may be meant in its place: the block, or the answer that a row is in, by its index. */
export type ChosenLine = { index: number; label: string; instead: Instead }
type Instead = { index: number | null; label: string; text: string }

const ARTICLE = '.article'
const ANSWER = '.exercise-worked'

/** Returns the blocks of the article on the page, as the server counts them: without notices of errors. */
export const blocksOnPage = (): HTMLElement[] =>
  [...document.querySelectorAll<HTMLElement>(`${ARTICLE} > *`)].filter(
    ({ classList }) => !classList.contains(NOTICE_CLASS),
  )

/**
 * Returns the rows of the tables of a block and the answer of an exercise, or the inputs and lines of its
 * calculation, as the server counts them: without the notices among them.
 */
export function linesIn(block: HTMLElement): HTMLElement[] {
  if (block.matches('.calculation')) return [...block.querySelectorAll<HTMLElement>('[data-line]')]
  const rows = tablesOf(block).flatMap((table) =>
    [...table.querySelectorAll<HTMLElement>('tr')].filter(
      ({ classList }) => !classList.contains(NOTICE_ROW_CLASS),
    ),
  )
  return [...rows, ...block.querySelectorAll<HTMLElement>(ANSWER)]
}

/** Returns the tables of a block; the numbers behind a drawing are part of the drawing. */
const tablesOf = (block: HTMLElement): HTMLTableElement[] =>
  block.matches('.calculation')
    ? []
    : [...block.parentElement!.querySelectorAll('table')].filter(
        (table) => block.contains(table) && !table.closest('figure'),
      )

function labelOf(block: HTMLElement, line: HTMLElement): string {
  if (line.matches(ANSWER)) {
    const exercises = blocksOnPage().filter((one) => one.matches('.exercise'))
    return answerLabel(exercises.indexOf(block) + 1)
  }
  if (block.matches('.calculation')) {
    const sheets = blocksOnPage().filter((one) => one.matches('.calculation'))
    return lineLabel(sheets.indexOf(block) + 1, sheets.length, linesIn(block).indexOf(line) + 1)
  }
  const table = line.closest('table')!
  const tables = blocksOnPage().flatMap(tablesOf)
  const row = linesIn(block)
    .filter((one) => one.closest('table') === table)
    .indexOf(line)
  const [first] = line.children
  return rowLabel({
    table: tables.indexOf(table) + 1,
    row: row + 1,
    first: first instanceof HTMLElement ? textOf(fragmentOf(first)) : '',
    isHead: row === 0 && [...line.children].every((cell) => cell.matches('th')),
  })
}

/**
 * Parts of a passage that are not read: buttons, labels of what is folded, pictures, the MathML beside each
 * drawn equation, and of a question its answer.
 */
const UNREAD = `.katex-mathml, .anchor, button, summary, svg, .drawing-tools, .exercise-answer, input, select, .${NOTICE_CLASS}`
/** After these another line begins. The clause of a calculation's step stands beside it, as cells do. */
const BREAKS = 'tr, li, br, p, div:not(.calculation-math), dt, dd, caption, figcaption'
const CELLS = 'td, th, .calculation-math'

/** Returns the text of a piece of the page as it is read; lines of a calculation and rows stay lines. */
function textOf(piece: DocumentFragment): string {
  for (const part of piece.querySelectorAll(UNREAD)) part.remove()
  const texts = document.createTreeWalker(piece, NodeFilter.SHOW_TEXT)
  while (texts.nextNode()) texts.currentNode.nodeValue = texts.currentNode.nodeValue!.replace(/\s+/g, ' ')
  for (const part of piece.querySelectorAll(CELLS)) part.append(part.matches('td, th') ? ' | ' : ' ')
  for (const part of piece.querySelectorAll(BREAKS)) part.append('\n')
  return tidyLines(piece.textContent ?? '').replace(/(?: \|)+$/gm, '')
}

function fragmentOf(block: HTMLElement): DocumentFragment {
  const range = document.createRange()
  range.selectNodeContents(block)
  return range.cloneContents()
}

/** Returns the passage that a block is, or a row or line of it. */
export function passageOf(block: HTMLElement, line: HTMLElement | null = null, selected = ''): Passage {
  return {
    index: blocksOnPage().indexOf(block),
    line: line && {
      index: linesIn(block).indexOf(line),
      label: labelOf(block, line),
      instead: insteadOf(block, line),
    },
    text: textOf(fragmentOf(line ?? block)),
    selected,
  }
}

function insteadOf(block: HTMLElement, line: HTMLElement): Instead {
  const answer = line.parentElement?.closest<HTMLElement>(ANSWER)
  if (answer)
    return {
      index: linesIn(block).indexOf(answer),
      label: 'The whole answer',
      text: textOf(fragmentOf(answer)),
    }
  const label = block.matches('.exercise')
    ? 'The question'
    : `The whole ${block.matches('.calculation') ? 'calculation' : 'table'}`
  return { index: null, label, text: textOf(fragmentOf(block)) }
}

/** Returns the passage in which a range of selected words begins; null where that is not in the article. */
export function passageIn(range: Range): Passage | null {
  const selected = textOf(range.cloneContents())
  const { startContainer: start, endContainer: end } = range
  const block = blocksOnPage().find((one) => one.contains(start))
  if (!block || !selected) return null
  const line = linesIn(block).find((one) => one.contains(start) && one.contains(end)) ?? null
  return passageOf(block, line, selected)
}

/** Returns the block of the article with a text, and the row or line of it; null where it has none. */
export function placeWith(text: string): { block: HTMLElement; line: HTMLElement | null } | null {
  for (const block of blocksOnPage()) {
    if (textOf(fragmentOf(block)) === text) return { block, line: null }
    const line = linesIn(block).find((one) => textOf(fragmentOf(one)) === text)
    if (line) return { block, line }
  }
  return null
}
