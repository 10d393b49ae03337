import { unpack } from './document'
import { posting, saturation, SEGMENT, type Frequency } from './weighing'

/**
 * A document's frequencies, and the average length that its postings were weighed with; 0 where an older
 * analyser weighed them otherwise.
 */
export type WeighedDocument = {
  length: number
  weighedWith: number
  frequencies: ReadonlyMap<number, Frequency>
}

/** Returns the frequencies of packed terms. */
export function frequenciesOf(terms: Buffer): Map<number, Frequency> {
  const frequencies = new Map<number, Frequency>()
  unpack(terms, (term, frequency) => frequencies.set(term, frequency))
  return frequencies
}

/** The postings that a batch of documents removes and adds. Unchanged ones are left out. */
export class PostingChanges {
  readonly removed: { term: number; segment: number; id: number }[] = []
  readonly added: { term: number; segment: number; posting: number }[] = []
  private readonly documentFrequencies = new Map<number, number>()

  /** Replaces a document as it was by what it became; undefined where it is not in the index. */
  replace(id: number, before: WeighedDocument | undefined, after: WeighedDocument | undefined): void {
    const segment = Math.floor(id / SEGMENT)
    const old = postingsOf(id, before)
    const fresh = postingsOf(id, after)
    const stands = (term: number, value: number) =>
      before?.weighedWith !== 0 && old.get(term) === value && fresh.get(term) === value
    for (const [term, value] of old) {
      if (!stands(term, value)) this.removed.push({ term, segment, id })
      if (!fresh.has(term)) this.count(term, -1)
    }
    for (const [term, value] of fresh) {
      if (!stands(term, value)) this.added.push({ term, segment, posting: value })
      if (!old.has(term)) this.count(term, 1)
    }
  }

  /** Returns by how many documents each term's document frequency changes. */
  counted(): { term: number; by: number }[] {
    return [...this.documentFrequencies].filter(([, by]) => by !== 0).map(([term, by]) => ({ term, by }))
  }

  private count(term: number, by: number) {
    this.documentFrequencies.set(term, (this.documentFrequencies.get(term) ?? 0) + by)
  }
}

function postingsOf(id: number, document: WeighedDocument | undefined): Map<number, number> {
  const postings = new Map<number, number>()
  if (document)
    for (const [term, frequency] of document.frequencies)
      postings.set(term, posting(id, saturation(frequency, document.length, document.weighedWith)))
  return postings
}
