/** What a reader chose: which block of the text, what it says, and the words that were selected in it. */
export type Passage = { index: number; text: string; selected: string }

const ARTICLE = '.article'
/** Notices of errors stand between the blocks that the server counts, and are none. */
const NOTICE = 'erratum'

/** Returns the blocks of the article on the page, as the server counts them. */
export const blocksOnPage = (): HTMLElement[] =>
  [...document.querySelectorAll<HTMLElement>(`${ARTICLE} > *`)].filter(
    ({ classList }) => !classList.contains(NOTICE),
  )

const flat = (text: string | null | undefined): string => (text ?? '').replace(/\s+/g, ' ').trim()

/** Returns the passage that a block is. */
export const passageOf = (block: HTMLElement, selected = ''): Passage => ({
  index: blocksOnPage().indexOf(block),
  text: flat(block.innerText),
  selected,
})

/** Returns the passage in which the reader has selected words; null without a selection in the article. */
export function selectedPassage(): Passage | null {
  const selection = window.getSelection()
  if (!selection || selection.isCollapsed) return null
  const selected = flat(selection.toString())
  const start = selection.getRangeAt(0).startContainer
  const block = blocksOnPage().find((one) => one.contains(start))
  return block && selected ? passageOf(block, selected) : null
}
