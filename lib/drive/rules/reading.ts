import mammoth from 'mammoth'
import { cleanHtml } from '@/lib/articles/rules/cleaning'
import { renderArticle } from '@/lib/articles/rules/rendering'
import { escapeHtml } from '@/lib/core/text'
import type { KnownText } from '@/lib/knowledge/types'
import { DOCX, MOST_PAGES, PAGE_WORDS } from '../constants'
import { checkArchive } from './archive'
import { Unreadable } from './unreadable'

const OLE = Buffer.from([0xd0, 0xcf, 0x11, 0xe0])

/** Reads a file's bytes as a text with headings. Throws Unreadable. */
export async function readDocument(name: string, mimeType: string, bytes: Buffer): Promise<KnownText> {
  const title = titleOf(name)
  const { plainText: text, outline, wordCount } = rendered(await htmlOf(mimeType, bytes))
  if (wordCount === 0) throw new Unreadable('There is no text in the file.')
  if (wordCount > MOST_PAGES * PAGE_WORDS)
    throw new Unreadable(`The file is longer than ${MOST_PAGES} pages. Divide it.`)
  return { title, text, outline, references: referencesIn(text) }
}

const titleOf = (name: string) => name.replace(/\.(?:docx|txt|html?)$/i, '').trim() || 'Untitled'

async function htmlOf(mimeType: string, bytes: Buffer): Promise<string> {
  if (mimeType === DOCX) return docxAsHtml(bytes)
  const text = decoded(bytes)
  return mimeType === 'text/plain' ? textAsHtml(text) : text
}

async function docxAsHtml(bytes: Buffer): Promise<string> {
  // Word wraps a document that has a password into a container of its own.
  if (bytes.subarray(0, 4).equals(OLE)) throw new Unreadable('The file is protected by a password.')
  checkArchive(bytes)
  try {
    const { value } = await mammoth.convertToHtml(
      { buffer: bytes },
      { convertImage: mammoth.images.imgElement(() => Promise.resolve({ src: '' })) },
    )
    return value
  } catch {
    throw new Unreadable('The file is broken and cannot be opened.')
  }
}

function rendered(html: string) {
  try {
    return renderArticle(cleanHtml(html))
  } catch {
    throw new Unreadable('The file is nested too deeply to be read.')
  }
}

function decoded(bytes: Buffer): string {
  const utf16 = bytes[0] === 0xff && bytes[1] === 0xfe
  const text = new TextDecoder(utf16 ? 'utf-16le' : 'utf-8').decode(bytes)
  if (text.includes('\0')) throw new Unreadable('The file is no text.')
  return text
}

/** Blank lines part paragraphs; a line that begins with # is a heading. */
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
