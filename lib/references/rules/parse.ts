import { PARSED_LENGTH } from '../constants'
import type { Locality, ParsedReference, ReferenceType } from '../types'
import { documentIn, type FoundDocument } from './documents'
import { bareClause, localitiesOf } from './locality'
import { standardOf } from './standards'
import { publicationIn, readsAsWork, yearIn, type FoundPublication } from './publications'

/** Parses one reference line. Its type is the narrowest thing that it names. */
export function parseReference(line: string): ParsedReference {
  const raw = line.trim()
  // No reference is longer; the limit keeps the time of whatever is sent within that of an ordinary line.
  const text = raw
    .slice(0, PARSED_LENGTH)
    .replace(/[\u00a0\u2009\u202f]/g, ' ')
    .replace(/[‐‑−]/g, '-')
  const { document, publication } = named(text)
  const place = placeIn(text, document)
  const body = document?.body ?? publication?.body ?? null
  const number = document?.number ?? publication?.number ?? null
  const work = !document && (publication !== null || readsAsWork(text, yearOfWork(text)))
  const standard = document && standardOf(document)
  return {
    raw,
    type: typeOf({ document, work, place }),
    body,
    number,
    part: document?.part ?? null,
    year: document?.number ? document.year : document || work ? (document?.year ?? yearOfWork(text)) : null,
    amendment: document?.amendment ?? null,
    localityType: place?.type ?? null,
    locality: place?.value ?? null,
    standard,
  }
}

/** One parsed reference for each line that is not blank. */
export const parseReferences = (text: string | null): ParsedReference[] =>
  (text ?? '')
    .split(/\r?\n/)
    .filter((line) => line.trim() !== '')
    .map(parseReference)

/** Of a standard and a publication in one line, which it is: a book about a standard is a book. */
function named(text: string): { document: FoundDocument | null; publication: FoundPublication | null } {
  const document = documentIn(text)
  const publication = publicationIn(text)
  if (!document) return { document, publication }
  const before = text.slice(0, document.index)
  const isAbout =
    /\b(?:to|on|with|using|for)\s*(?:the\s*)?$/iu.test(before) &&
    /\b(?:guide|manual|handbook|introduction|commentary|companion|design|structures?|buildings?|examples|extracts|flow ?charts)\b/iu.test(
      before,
    ) &&
    !/accordance with\s*$|according to\s*$/iu.test(before)
  const published = publication?.series && publication.index < document.index
  if (isAbout || published || (publication && publication.body === 'AISC' && publication.series))
    return { document: null, publication }
  return { document, publication: null }
}

function placeIn(text: string, document: FoundDocument | null): Locality | null {
  const blank = (found: FoundDocument) =>
    text.slice(0, found.index) + ' '.repeat(found.end - found.index) + text.slice(found.end)
  const places = localitiesOf(document ? blank(document) : text)
  const place = places.find(({ type }) => type === 'equation') ?? places[0]
  if (place) return { type: place.type, value: place.value }
  return document && bareClause(text, document.end)
}

/** Volumes' page numbers and the numbers of standards in a title are no years. */
function yearOfWork(text: string): number | null {
  const document = documentIn(text)
  const rest = localitiesOf(text).reduceRight(
    (left, { index, end }) => `${left.slice(0, index)} ${left.slice(end)}`,
    text,
  )
  const without = document ? rest.replace(text.slice(document.index, document.end), ' ') : rest
  return yearIn(without.replace(/\b(?:MC|Model Code) ?(?=(?:19|20)\d{2})/u, ''))
}

type Named = { document: FoundDocument | null; work: boolean; place: Locality | null }

function typeOf({ document, work, place }: Named): ReferenceType {
  if (place?.type === 'equation') return 'equation'
  if (place?.type === 'clause' && !work) return 'clause'
  if (document) return document.kind === 'code' || document.body === 'CP' ? 'code' : 'standard'
  return work ? 'publication' : 'other'
}
