import mammoth from 'mammoth'
import { renderApart } from '@/lib/articles/rendering/gateway'
import { DOCX } from '@/lib/articles/word/constants'
import { TEXTUAL, unpackArchive } from '@/lib/articles/word/rules/archive'
import { partOf, TEXT_PARTS } from '@/lib/articles/word/rules/parts'
import { stylesIn } from '@/lib/articles/word/rules/styles'
import { UnreadableFile } from '@/lib/articles/word/rules/unreadable'
import { unwrapped } from '@/lib/articles/word/rules/unwrapped'
import { AppError } from '@/lib/core/errors'
import { escapeHtml } from '@/lib/core/text'
import type { DocumentText } from '@/lib/knowledge/types'
import { MAX_PAGES, MAX_UNPACKED_BYTES, PAGE_WORDS } from '../constants'
import { decodeText } from './decoding'

const OLE = Buffer.from([0xd0, 0xcf, 0x11, 0xe0])

/** Reads a file's bytes as a text with headings. Throws UnreadableFile. */
export async function readDocument(name: string, mimeType: string, bytes: Buffer): Promise<DocumentText> {
  const title = titleOf(name)
  const html = await htmlOf(mimeType, bytes)
  // Rendering takes long: what is far too long is refused before it.
  if (wordsIn(html.replace(/<[^<>]*>/g, ' ')) > 2 * MAX_WORDS) throw tooLong()
  const { plainText: text, outline, wordCount } = await rendered(html)
  if (wordCount === 0) throw new UnreadableFile('There is no text in the file.')
  if (wordCount > MAX_WORDS) throw tooLong()
  return { title, text, outline, references: referencesIn(text) }
}

const MAX_WORDS = MAX_PAGES * PAGE_WORDS
const tooLong = () => new UnreadableFile(`The file is longer than ${MAX_PAGES} pages. Divide it.`)

function wordsIn(text: string): number {
  let words = 0
  for (const _ of text.matchAll(/\S+/g)) words++
  return words
}

const titleOf = (name: string) => name.replace(/\.(?:docx|txt|html?)$/i, '').trim() || 'Untitled'

async function htmlOf(mimeType: string, bytes: Buffer): Promise<string> {
  if (mimeType === DOCX) return docxAsHtml(bytes)
  const plain = mimeType === 'text/plain'
  const text = decodeText(bytes, { html: !plain })
  return plain ? textAsHtml(text) : text
}

const UNSEEN = 'unseen'
/**
 * A run that Word hides. mammoth knows nothing of that, but drops what is highlighted in a colour it is told
 * to ignore.
 */
const HIDDEN_RUN = /<w:vanish(?:\s+w:val="(?:1|true|on)")?\s*\/>/g

async function docxAsHtml(bytes: Buffer): Promise<string> {
  // Word wraps a document that has a password into a container of its own.
  if (bytes.subarray(0, 4).equals(OLE)) throw new UnreadableFile('The file is protected by a password.')
  const parts = await unpackArchive(bytes, TEXTUAL, MAX_UNPACKED_BYTES)
  const texts = new Map([...parts].map(([path, part]) => [path, part.toString().replace(/^\ufeff/, '')]))
  const styles = stylesIn(partOf(texts, 'styles'))
  const read = (path: string) => {
    const text = texts.get(path) ?? ''
    const words = TEXT_PARTS.test(path) ? unwrapped(text, styles) : text
    return words.replace(HIDDEN_RUN, `<w:highlight w:val="${UNSEEN}"/>`)
  }
  const file = {
    exists: (path: string) => texts.has(path),
    read: (path: string) => Promise.resolve(read(path)),
  }
  try {
    // Its types leave out that a file may come unpacked.
    const { value } = await mammoth.convertToHtml({ file } as unknown as { buffer: Buffer }, {
      styleMap: [`highlight[color='${UNSEEN}'] => !`],
      convertImage: mammoth.images.imgElement(() => Promise.resolve({ src: '' })),
    })
    return value
  } catch {
    throw new UnreadableFile('The file is broken and cannot be opened.')
  }
}

/** In a thread of its own: a document is a text from outside, as what members send is. */
async function rendered(html: string) {
  try {
    return await renderApart('document', html)
  } catch (error) {
    if (!(error instanceof AppError)) throw error
    throw new UnreadableFile(`${error.message}.`)
  }
}

/** Returns a text as HTML: blank lines part paragraphs; a line that begins with # is a heading. */
const textAsHtml = (text: string): string =>
  text
    .split(/\r?\n[^\S\n]*\r?\n/)
    .flatMap((block) => block.split(/^(#{1,3} .*)$/m))
    .map((block) => block.replace(/\s+/g, ' ').trim())
    .filter((block) => block !== '')
    .map((block) => {
      const [, marks, heading] = /^(#{1,3}) (.*)$/.exec(block) ?? []
      return marks && heading
        ? `<h${marks.length + 1}>${escapeHtml(heading)}</h${marks.length + 1}>`
        : `<p>${escapeHtml(block)}</p>`
    })
    .join('')

/** Lines of a document that name one standard and its clauses lend them to the clauses that stand alone. */
const referencesIn = (text: string) => text.split('\n').filter((line) => line.length < 200)
