import type { Editor } from '@tiptap/core'
import { closeHistory } from '@tiptap/pm/history'
import type { ImportedWord, LeftOut } from '@/lib/articles/word/types'
import { insertBlock } from '../behind'
import { toEditor } from '../html'

export type Decision = {
  place: 'end' | 'replace'
  /** What figures show that came without words, by their place among the images of the document. */
  words: ReadonlyMap<number, string>
}

type OpenFigure = { index: number; src: string; caption: string }

const parsed = (html: string) => new DOMParser().parseFromString(html, 'text/html').body
const captionOf = (image: Element) => image.closest('figure')?.querySelector('figcaption')?.textContent ?? ''

/** Returns the figures of a document that say nothing to who cannot see them. */
export function figuresWithoutText(html: string): OpenFigure[] {
  return [...parsed(html).querySelectorAll('img')].flatMap((image, index) =>
    image.alt.trim() ? [] : [{ index, src: image.getAttribute('src') ?? '', caption: captionOf(image) }],
  )
}

/**
 * Puts a document into the text, as one step of its history. Returns what stayed behind: with what the
 * server could not read, the figures that were left without words.
 */
export function insertWord(
  editor: Editor,
  { html, leftOut }: ImportedWord,
  { place, words }: Decision,
): LeftOut[] {
  const body = parsed(html)
  const without: LeftOut[] = []
  for (const [index, image] of [...body.querySelectorAll('img')].entries()) {
    const alt = image.alt.trim() || words.get(index)?.trim()
    if (alt) image.alt = alt
    else without.push(leaveOut(image))
  }
  const content = toEditor(body.innerHTML)
  editor
    .chain()
    .command(({ tr }) => {
      closeHistory(tr)
      return true
    })
    .run()
  if (place === 'replace') editor.commands.setContent(content, { emitUpdate: true })
  else insertBlock(editor, content, editor.state.doc.content.size)
  return [...leftOut, ...without]
}

/** Removes a figure; its caption stays as a paragraph. */
function leaveOut(image: HTMLImageElement): LeftOut {
  const near = captionOf(image) || wordsBefore(image)
  const figure = image.closest('figure') ?? image
  const caption = figure.querySelector('figcaption')
  const line = caption && image.ownerDocument.createElement('p')
  line?.append(...(caption?.childNodes ?? []))
  figure.replaceWith(...(line ? [line] : []))
  return { what: 'A figure without alternative text', near }
}

const NEAR = 90

function wordsBefore(image: Element): string {
  let block = image.closest('figure')?.previousElementSibling
  while (block && !block.textContent?.trim()) block = block.previousElementSibling
  return block?.textContent?.trim().slice(0, NEAR) ?? ''
}
