import type { Thesaurus } from './synonyms'
import { conceptsIn } from './synonyms'
import { tokensOf } from './tokens'
import { OF_A_TITLE, type Frequency } from './weighing'

/**
 * A part of a document. What `leads` to it (title, headings, tags) counts the same however long the text is.
 * What stands elsewhere already is given `again` for more weight: it has no places of its own.
 */
export type Field = { text: string; weight: number; leads?: boolean; again?: boolean }

/** A document's term: its frequency and its first positions. */
export type Occurrence = Frequency & { positions: number[] }

export type Analysed = {
  /** Words, to be stemmed. */
  words: Map<string, Occurrence>
  /** Codes and concepts, which are not stemmed. */
  codes: Map<string, Occurrence>
  /** How many terms the document has. */
  length: number
}

const BETWEEN_FIELDS = 50
export const POSITIONS_KEPT = 24
const LAST_POSITION = 0xffff

/** Frequencies are stored in quarters. */
const QUARTERS = 4
/** The most of them that a text has: 15 bits. The one above says that the term is cited. */
const MOST = 0x7fff

/** A clause, table, figure or equation, alone or of its standard. */
const IN_A_STANDARD = /^#(?:(?:cl|tab|fig|eq):|[a-z]+\d[^:]*:)/
/**
 * How far the many places that a text cites weaken each of them, as its length weakens its words and not
 * them: a long calculation cites sixty, and is about those that it cites again and again. Half of the starter
 * library's articles cite more than 12.
 */
const CITING = 0.75
const USUALLY_CITED = 12

/** Reads a document's fields into weighted terms. */
export function analyse(fields: Field[], thesaurus: Thesaurus): Analysed {
  const words = new Map<string, Occurrence>()
  const codes = new Map<string, Occurrence>()
  let length = 0
  let offset = 0
  let cited = 0
  for (const { text, weight, leads, again } of fields) {
    const tokens = tokensOf(text)
    const note = (into: Map<string, Occurrence>, term: string, position: number) => {
      let occurrence = into.get(term)
      if (!occurrence) into.set(term, (occurrence = { text: 0, lead: 0, positions: [] }))
      occurrence[leads ? 'lead' : 'text'] += weight
      const place = offset + position
      if (!again && occurrence.positions.length < POSITIONS_KEPT && place <= LAST_POSITION)
        occurrence.positions.push(place)
    }
    for (const { kind, term, position, wider } of tokens) {
      note(kind === 'word' ? words : codes, term, position)
      if (!leads && IN_A_STANDARD.test(term) && !wider) cited += weight
      if (!wider && !leads) length++
    }
    let noted = ''
    for (const { concept, position } of conceptsIn(tokens, thesaurus)) {
      if (noted === `${concept}@${position}`) continue
      noted = `${concept}@${position}`
      note(codes, concept, position)
    }
    if (!again) offset += (tokens.at(-1)?.position ?? 0) + BETWEEN_FIELDS
  }
  const among = 1 - CITING + (CITING * cited) / USUALLY_CITED
  for (const [term, occurrence] of codes)
    if (IN_A_STANDARD.test(term)) {
      occurrence.cited = true
      if (among > 1 && occurrence.text > 0) occurrence.text = Math.max(1 / QUARTERS, occurrence.text / among)
    }
  return { words, codes, length }
}

/** Adds up words of one stem, and puts codes beside them. */
export function stemmed(
  { words, codes }: Analysed,
  stemOf: (word: string) => string,
): Map<string, Occurrence> {
  const terms = new Map(codes)
  for (const [word, occurrence] of words) {
    const stem = stemOf(word)
    const known = terms.get(stem)
    if (!known) terms.set(stem, occurrence)
    else
      terms.set(stem, {
        text: known.text + occurrence.text,
        lead: known.lead + occurrence.lead,
        positions: [...known.positions, ...occurrence.positions]
          .sort((a, b) => a - b)
          .slice(0, POSITIONS_KEPT),
      })
  }
  return terms
}

export type IndexedTerm = Occurrence & { id: number }

/** A frequency as it will be read again. */
export const asKept = ({ text, lead, cited = false }: Frequency): Required<Frequency> => ({
  cited,
  text: Math.min(MOST, Math.round(text * QUARTERS)) / QUARTERS,
  lead: Math.min(0xff, Math.round(lead * QUARTERS)) / QUARTERS,
})

const HEAD = 8
/** Where the frequencies and the count of places stand in it. */
const [TEXT, LEAD, COUNT] = [4, 6, 7] as const

/**
 * A document's terms as bytes, in the order of their numbers: number (4), frequency in the text and in what
 * leads to it, in quarters (2, 1), count of places (1), places (2 each).
 */
export function pack(terms: IndexedTerm[]): Buffer {
  const size = terms.reduce((sum, { positions }) => sum + HEAD + positions.length * 2, 0)
  const bytes = Buffer.allocUnsafe(size)
  let at = 0
  for (const { id, positions, ...frequency } of [...terms].sort((a, b) => a.id - b.id)) {
    const { text, lead, cited } = asKept(frequency)
    bytes.writeUInt32LE(id, at)
    bytes.writeUInt16LE(text * QUARTERS + (cited ? MOST + 1 : 0), at + TEXT)
    bytes.writeUInt8(lead * QUARTERS, at + LEAD)
    bytes.writeUInt8(positions.length, at + COUNT)
    at += HEAD
    for (const position of positions) {
      bytes.writeUInt16LE(position, at)
      at += 2
    }
  }
  return bytes
}

/** Calls `visit` for each packed term; positions are unpacked only where `visit` asks for them. */
export function unpack(
  bytes: Buffer,
  visit: (id: number, frequency: Frequency, positions: () => number[]) => void,
): void {
  for (let at = 0; at < bytes.length; at = following(bytes, at))
    visit(numberAt(bytes, at), frequencyAt(bytes, at), () => positionsAt(bytes, at))
}

/**
 * Calls `visit` for those of the packed terms whose numbers are asked for, in ascending order: a document has
 * hundreds, and no object is made for the others. Returns how many terms lead to it as far as a title's.
 */
export function unpackAsked(
  bytes: Buffer,
  asked: ArrayLike<number>,
  visit: (id: number, frequency: Frequency, positions: () => number[]) => void,
): number {
  let leading = 0
  let index = 0
  for (let at = 0; at < bytes.length; at = following(bytes, at)) {
    if (bytes[at + LEAD]! >= OF_A_TITLE * QUARTERS) leading++
    const id = numberAt(bytes, at)
    while (index < asked.length && asked[index]! < id) index++
    if (asked[index] === id) visit(id, frequencyAt(bytes, at), () => positionsAt(bytes, at))
  }
  return leading
}

const following = (bytes: Buffer, at: number) => at + HEAD + bytes[at + COUNT]! * 2

const numberAt = (bytes: Buffer, at: number) =>
  (bytes[at]! | (bytes[at + 1]! << 8) | (bytes[at + 2]! << 16)) + bytes[at + 3]! * 2 ** 24

const frequencyAt = (bytes: Buffer, at: number): Frequency => ({
  text: (bytes[at + TEXT]! | ((bytes[at + TEXT + 1]! & 0x7f) << 8)) / QUARTERS,
  lead: bytes[at + LEAD]! / QUARTERS,
  cited: bytes[at + TEXT + 1]! > 0x7f,
})

const positionsAt = (bytes: Buffer, at: number) =>
  Array.from({ length: bytes[at + COUNT]! }, (_, index) => bytes.readUInt16LE(at + HEAD + index * 2))

/** A title as it is compared with what is typed: lower case, words only, one space between them. */
export const titleKey = (title: string): string =>
  title
    .normalize('NFKC')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim()
    .slice(0, 300)
