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
const BREAKS = 'td, th, tr, li, p, div, dt, dd'

/** Returns the text of a piece of the page as it is read, in one line. */
function textOf(piece: DocumentFragment): string {
  for (const part of piece.querySelectorAll(UNREAD)) part.remove()
  for (const part of piece.querySelectorAll(BREAKS)) part.append(part.matches('td, th') ? ' | ' : ' ')
  return (piece.textContent ?? '')
    .replace(/\s+/g, ' ')
    .replace(/(?: \|)+(?= $|$)/, '')
    .trim()
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
