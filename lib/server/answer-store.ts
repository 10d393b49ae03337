import 'server-only'
import { LRUCache } from 'lru-cache'
import { compress, type Coding } from './compression'

/** An answer as it was rendered, with the headers that it is sent with, and its compressed forms. */
export type CachedAnswer = {
  body: Buffer
  headers: [string, string | string[]][]
  coded: Map<Coding, Buffer>
}

type Entry = { version: string; answer: CachedAnswer }

/** The latest version of each answer, up to so many bytes; the least recently used goes first. */
export class AnswerStore {
  private readonly entries: LRUCache<string, Entry>

  constructor(bytes: number) {
    this.entries = new LRUCache({ maxSize: bytes, sizeCalculation: ({ answer }) => sizeOf(answer) })
  }

  get(key: string, version: string): CachedAnswer | null {
    const entry = this.entries.get(key)
    return entry?.version === version ? entry.answer : null
  }

  /** Stores the answer, and returns whether there is room for it: one larger than all of it is not stored. */
  set(key: string, version: string, answer: CachedAnswer): boolean {
    this.entries.set(key, { version, answer })
    return this.entries.has(key)
  }

  /** Returns the answer compressed for a client; compressed once, and stored as long as the answer. */
  async coded(key: string, answer: CachedAnswer, coding: Coding): Promise<Buffer> {
    const known = answer.coded.get(coding)
    if (known) return known
    const body = await compress[coding](answer.body)
    answer.coded.set(coding, body)
    const entry = this.entries.peek(key)
    // Its size has grown: setting it again counts it.
    if (entry?.answer === answer) this.entries.set(key, { ...entry })
    return body
  }
}

const sizeOf = ({ body, coded }: CachedAnswer) =>
  [...coded.values()].reduce((sum, { length }) => sum + length, Math.max(1, body.length))
