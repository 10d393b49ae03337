import 'server-only'
import { LRUCache } from 'lru-cache'
import { compress, decompress, type Coding } from './compression'

/**
 * An answer as it was rendered, with the headers that it is sent with. Its plain form makes room for others
 * once there is a compressed one, which is a tenth of it and what browsers ask for.
 */
export type CachedAnswer = {
  body: Buffer | null
  headers: [string, string | string[]][]
  coded: Map<Coding, Buffer>
}

type Entry = { version: string; answer: CachedAnswer }

/** The part of the room that plain forms may take. */
const PLAIN = 1 / 4
/** What headers and bookkeeping take, about. */
const OVERHEAD = 1024

/** The latest version of each answer, up to so many bytes; the least recently used goes first. */
export class AnswerStore {
  private readonly entries: LRUCache<string, Entry>
  private readonly plain: LRUCache<string, CachedAnswer>

  constructor(bytes: number) {
    this.entries = new LRUCache({
      maxSize: Math.ceil(bytes * (1 - PLAIN)),
      sizeCalculation: ({ answer }) => OVERHEAD + codedBytes(answer),
      disposeAfter: ({ answer }, key) => {
        if (this.plain.peek(key) === answer) this.plain.delete(key)
      },
    })
    this.plain = new LRUCache({
      maxSize: Math.ceil(bytes * PLAIN),
      sizeCalculation: ({ body }) => Math.max(1, body!.length),
      disposeAfter: (answer, key) => this.withoutPlainForm(answer, key),
    })
  }

  get(key: string, version: string): CachedAnswer | null {
    const entry = this.entries.get(key)
    return entry?.version === version ? entry.answer : null
  }

  /**
   * Stores the answer, and returns whether there is room for it: one larger than all plain forms together may
   * be is not stored.
   */
  set(key: string, version: string, answer: CachedAnswer): boolean {
    this.entries.set(key, { version, answer })
    this.plain.set(key, answer)
    if (!this.plain.has(key)) this.entries.delete(key)
    return this.entries.has(key)
  }

  /**
   * Returns the answer as a client takes it, or plain; compressed once, and stored as long as the answer.
   */
  async bytesOf(key: string, answer: CachedAnswer, coding: Coding | null): Promise<Buffer> {
    if (coding === null) return this.plainForm(key, answer)
    const known = answer.coded.get(coding)
    if (known) return known
    const coded = await compress[coding](await this.plainForm(key, answer))
    answer.coded.set(coding, coded)
    const entry = this.entries.peek(key)
    // Its size has grown: setting a copy counts it again.
    if (entry?.answer === answer) this.entries.set(key, { ...entry }, { noDisposeOnSet: true })
    return coded
  }

  private async plainForm(key: string, answer: CachedAnswer): Promise<Buffer> {
    if (answer.body) {
      this.plain.get(key)
      return answer.body
    }
    const [coding, coded] = [...answer.coded][0]!
    const body = await decompress[coding](coded)
    if (this.entries.peek(key)?.answer === answer) {
      answer.body = body
      this.plain.set(key, answer)
    }
    return body
  }

  /** An answer that was never sent compressed goes with its plain form. */
  private withoutPlainForm(answer: CachedAnswer, key: string): void {
    if (answer.coded.size > 0) answer.body = null
    else if (this.entries.peek(key)?.answer === answer) this.entries.delete(key)
  }
}

const codedBytes = ({ coded }: CachedAnswer) =>
  [...coded.values()].reduce((sum, { length }) => sum + length, 0)
