import mammoth from 'mammoth'
import { LEFT_OUT_MAX, WORD_PICTURES, WORD_UNPACKED_BYTES } from '../constants'
import type { LeftOut, ReadPicture, ReadWord } from '../types'
import { unpackArchive } from './archive'
import { type Beside, commentsIn, lostSign, markOf, type Marks, prepared } from './document'
import { articleMarkup, pictureAddress, STYLES } from './markup'
import { numberingIn } from './numbering'
import { partOf, TEXT_PARTS } from './parts'
import { stylesIn } from './styles'
import { UnreadableFile } from './unreadable'
import { FIGURE_BYTES, FIGURE_SIDE } from '@/lib/figures/constants'
import { readPicture } from '@/lib/figures/rules/picture'

const WANTED = /^(?:\[Content_Types\]\.xml|.*\.rels|word\/.*)$/i
const OLE = Buffer.from([0xd0, 0xcf, 0x11, 0xe0])
const ZIP = Buffer.from('PK')

/** Reads a .docx as the editor takes it over. Throws UnreadableFile. */
export async function readWord(bytes: Buffer): Promise<ReadWord> {
  refuseOthers(bytes)
  const parts = await unpackArchive(bytes, WANTED, WORD_UNPACKED_BYTES)
  const types = parts.get('[Content_Types].xml')?.toString() ?? ''
  if (!types.includes('wordprocessingml.document.main+xml')) throw notWord()
  const marks: Marks = { equations: [], leftOut: [], numbers: [], tracked: false }
  const texts = textsOf(parts, marks)
  const pictures: ReadPicture[] = []
  const { value, lost } = await converted(parts, texts, (file) => {
    const refused = refusalOf(file, pictures.length)
    if (refused) return { mark: marks.leftOut.push(refused) - 1 }
    return { src: pictureAddress(pictures.push({ bytes: file, near: '' }) - 1) }
  })
  const { html, title, leftOut, nearPictures } = articleMarkup(value, marks)
  leftOut.push(...lost.map((what) => ({ what, near: '' })))
  if (html === '' && title === null && leftOut.length === 0)
    throw new UnreadableFile('There is no text in this document.')
  return {
    title,
    html,
    pictures: pictures.map(({ bytes: file }, at) => ({ bytes: file, near: nearPictures.get(at) ?? '' })),
    leftOut: listed(leftOut),
    tracked: marks.tracked,
  }
}

const notWord = () => new UnreadableFile('This is not a Word document. Please choose a .docx file.')

function refuseOthers(bytes: Buffer): void {
  if (bytes.subarray(0, 4).equals(OLE))
    throw new UnreadableFile(
      // Word wraps a document that has a password into a container of its own, as its old files are.
      bytes.includes(Buffer.from('EncryptedPackage', 'utf16le'))
        ? 'The document is protected by a password. Remove it in Word, and import the document again.'
        : 'This is a document of Word 97 to 2003 (.doc). Save it in Word as .docx, and import that.',
    )
  if (!bytes.subarray(0, 2).equals(ZIP)) throw notWord()
}

/** Returns the parts that are XML, those with text prepared for mammoth. */
function textsOf(parts: ReadonlyMap<string, Buffer>, marks: Marks): Map<string, string> {
  const texts = new Map<string, string>()
  for (const [path, part] of parts) {
    if (!/\.(?:xml|rels)$/i.test(path)) continue
    const text = part.toString().replace(/^\ufeff/, '')
    // Entities of a document type can grow without end; Word writes none.
    if (/<!DOCTYPE/i.test(text)) throw new UnreadableFile('The file is broken and cannot be opened.')
    texts.set(path, text)
  }
  const beside = besideOf(texts)
  for (const [path, text] of texts) if (TEXT_PARTS.test(path)) texts.set(path, prepared(text, marks, beside))
  return texts
}

function besideOf(texts: ReadonlyMap<string, string>): Beside {
  const styles = stylesIn(partOf(texts, 'styles'))
  const numbering = numberingIn(partOf(texts, 'numbering'), styles)
  return { comments: commentsIn(partOf(texts, 'comments')), styles, numbering }
}

/** What mammoth says of a sign that its font has, and Unicode has not. */
const UNKNOWN_SIGN = /^A w:sym element .*: char (\w+) in font (.*)$/

type Placed = { src: string } | { mark: number }

async function converted(
  parts: ReadonlyMap<string, Buffer>,
  texts: ReadonlyMap<string, string>,
  place: (picture: Buffer) => Placed,
): Promise<{ value: string; lost: string[] }> {
  const file = {
    exists: (path: string) => parts.has(path),
    read: (path: string, encoding?: BufferEncoding) => {
      const text = texts.get(path)
      if (text !== undefined) return Promise.resolve(encoding ? text : Buffer.from(text))
      const bytes = parts.get(path) ?? Buffer.alloc(0)
      return Promise.resolve(encoding ? bytes.toString(encoding) : bytes)
    },
  }
  try {
    // Its types leave out that a file may come unpacked.
    const { value, messages } = await mammoth.convertToHtml({ file } as unknown as { buffer: Buffer }, {
      styleMap: STYLES,
      includeEmbeddedStyleMap: false,
      externalFileAccess: false,
      convertImage: mammoth.images.imgElement(async (image) => {
        // A picture that is only linked to is on somebody's disk, or another site's.
        const placed = place(await image.readAsBuffer().catch(() => Buffer.alloc(0)))
        return 'src' in placed ? placed : { src: `#left-${placed.mark}` }
      }),
    })
    return {
      value: value.replace(/<img [^<>]*src="#left-(\d+)"[^<>]*>/g, (_, at) => markOf('x', Number(at))),
      lost: messages.flatMap(({ message }) => {
        const [, char, font] = UNKNOWN_SIGN.exec(message) ?? []
        return char ? [lostSign(font, char)] : []
      }),
    }
  } catch (error) {
    if (error instanceof UnreadableFile) throw error
    throw new UnreadableFile('The file is broken and cannot be opened.')
  }
}

/** Returns why a picture is not taken over; null for one that is. */
function refusalOf(bytes: Buffer, taken: number): string | null {
  if (bytes.length === 0) return 'A picture that the document only links to'
  if (taken >= WORD_PICTURES) return `A picture beyond the first ${WORD_PICTURES}`
  if (isMetafile(bytes)) return 'A picture of the type EMF or WMF'
  if (bytes.length > FIGURE_BYTES) return 'A picture of more than 2 MB'
  const picture = readPicture(bytes)
  if (!picture) return 'A picture that is not PNG, JPEG or WebP'
  return picture.width > FIGURE_SIDE || picture.height > FIGURE_SIDE
    ? `A picture of more than ${FIGURE_SIDE} by ${FIGURE_SIDE} pixels`
    : null
}

const isMetafile = (bytes: Buffer) =>
  (bytes.length > 44 && bytes.toString('latin1', 40, 44) === ' EMF') ||
  /^(?:\xd7\xcd\xc6\x9a|\x01\0\t\0|\x02\0\t\0)/.test(bytes.toString('latin1', 0, 4))

function listed(leftOut: LeftOut[]): LeftOut[] {
  const more = leftOut.length - LEFT_OUT_MAX
  if (more <= 0) return leftOut
  return [...leftOut.slice(0, LEFT_OUT_MAX), { what: `${more} more`, near: '' }]
}
