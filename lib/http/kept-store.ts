import 'server-only'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'

const BROTLI = { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } }
const compress = {
  gzip: (body: Buffer) => promisify(gzip)(body, { level: 6 }),
  br: (body: Buffer) => promisify(brotliCompress)(body, BROTLI),
}
export type Coding = keyof typeof compress

/** An answer as it was made once, with the headers that it is sent with. */
export type KeptAnswer = { body: Buffer; headers: [string, string | string[]][]; coded: Map<Coding, Buffer> }

type Entry = { version: string; answer: KeptAnswer; bytes: number }

/** The latest version of each answer, up to so many bytes; what was not asked for the longest goes first. */
export class KeptStore {
  private readonly entries = new Map<string, Entry>()
  private bytes = 0

  constructor(private readonly limit: number) {}

  get(key: string, version: string): KeptAnswer | null {
    const entry = this.entries.get(key)
    if (!entry || entry.version !== version) return null
    this.entries.delete(key)
    this.entries.set(key, entry)
    return entry.answer
  }

  set(key: string, version: string, answer: KeptAnswer): void {
    this.forget(key)
    this.entries.set(key, { version, answer, bytes: 0 })
    this.weigh(key, answer)
  }

  /** The answer compressed for a client; done once, and kept as long as the answer. */
  async coded(key: string, answer: KeptAnswer, coding: Coding): Promise<Buffer> {
    const known = answer.coded.get(coding)
    if (known) return known
    const made = await compress[coding](answer.body)
    answer.coded.set(coding, made)
    this.weigh(key, answer)
    return made
  }

  private weigh(key: string, answer: KeptAnswer): void {
    const entry = this.entries.get(key)
    if (entry?.answer !== answer) return
    const bytes = [answer.body, ...answer.coded.values()].reduce((sum, { length }) => sum + length, 0)
    this.bytes += bytes - entry.bytes
    entry.bytes = bytes
    for (const oldest of this.entries.keys()) {
      if (this.bytes <= this.limit) break
      this.forget(oldest)
    }
  }

  private forget(key: string): void {
    this.bytes -= this.entries.get(key)?.bytes ?? 0
    this.entries.delete(key)
  }
}
