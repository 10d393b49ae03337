import { tidyLines } from '@/lib/core/text'
import { NOTICE_CLASS } from '@/lib/errata/constants'

/** What a reader chose: which block of the text, what it says, and the words that were selected in it. */
export type Passage = { index: number; text: string; selected: string }

const ARTICLE = '.article'

/** Returns the blocks of the article on the page, as the server counts them: without notices of errors. */
export const blocksOnPage = (): HTMLElement[] =>
  [...document.querySelectorAll<HTMLElement>(`${ARTICLE} > *`)].filter(
    ({ classList }) => !classList.contains(NOTICE_CLASS),
  )

/** Parts of a passage that are not read: buttons, pictures, and the MathML beside each drawn equation. */
const UNREAD = '.katex-mathml, .anchor, button, svg, .drawing-tools, details, input, select'
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

/** Returns the passage that a block is. */
export const passageOf = (block: HTMLElement, selected = ''): Passage => ({
  index: blocksOnPage().indexOf(block),
  text: textOf(fragmentOf(block)),
  selected,
})

/** Returns the passage in which the reader has selected words; null without a selection in the article. */
export function selectedPassage(): Passage | null {
  const selection = window.getSelection()
  if (!selection || selection.isCollapsed) return null
  const range = selection.getRangeAt(0)
  const selected = textOf(range.cloneContents())
  const start = range.startContainer
  const block = blocksOnPage().find((one) => one.contains(start))
  return block && selected ? passageOf(block, selected) : null
}

/** Returns the block of the article with a text; null where it has none. */
export const blockWith = (text: string): HTMLElement | null =>
  blocksOnPage().find((block) => passageOf(block).text === text) ?? null
