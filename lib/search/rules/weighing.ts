/**
 * BM25 (Robertson and Zaragoza, "The Probabilistic Relevance Framework: BM25 and Beyond", 2009). K1 is
 * customarily 1.2 to 2: measured.
 */
const K1 = 1.6
const B = 0.75
/**
 * A text is compared with the average as one of at least this share of it: what a list of a hundred words
 * mentions once says no more about it than about the rest of the list.
 */
const SHORTEST = 0.2

/** What a word of a title counts, where one of the text counts 1. */
export const OF_A_TITLE = 2.5

/**
 * How often a document has a term: in its text, where a long document has everything oftener, and in what
 * leads to it (title, headings, tags), which is short in every document. Both are weighted over the fields.
 * What is `cited` (a clause) counts by how many places the text cites, and not by its length as well.
 */
export type Frequency = { text: number; lead: number; cited?: boolean }

/** How strongly one term speaks for a document, 0 to 1. Lengths are in terms. */
export function saturation({ text, lead, cited }: Frequency, length: number, averageLength: number): number {
  const beside = Math.max(SHORTEST, length / Math.max(averageLength, 1))
  const frequency = lead + (cited ? text : text / (1 - B + B * beside))
  return frequency / (frequency + K1)
}

/** Returns the inverse document frequency of a term, never negative. */
export const idf = (documents: number, documentFrequency: number): number =>
  Math.log(1 + Math.max(0, documents - documentFrequency + 0.5) / (documentFrequency + 0.5))

/** Document numbers have 24 bits of a posting: how many there are, and the mask that reads one. */
export const DOCUMENT_NUMBERS = 2 ** 24
export const DOCUMENT_NUMBER = DOCUMENT_NUMBERS - 1
/** A strength is stored in the 7 bits above: the greatest. */
export const STRONGEST = 127

/**
 * A posting: how strongly a term speaks for a document (1 to 127) above the document's number, so that lists
 * sort best first.
 */
export const posting = (id: number, strength: number): number =>
  Math.max(1, Math.round(strength * STRONGEST)) * DOCUMENT_NUMBERS + id

/**
 * Postings of one term are stored in rows of this many document numbers, so that one document's change
 * rewrites little.
 */
export const SEGMENT = 512
