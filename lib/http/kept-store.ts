import 'server-only'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'

const BROTLI = { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } }
const compress = {
  gzip: (html: Buffer) => promisify(gzip)(html, { level: 6 }),
  br: (html: Buffer) => promisify(brotliCompress)(html, BROTLI),
}
export type Coding = keyof typeof compress

/** A page as it was made once, with the headers that it is sent with. */
export type KeptPage = { html: Buffer; headers: [string, string | string[]][]; coded: Map<Coding, Buffer> }

type Entry = { version: string; page: KeptPage; bytes: number }

/** The latest version of each page, up to so many bytes; what was not asked for the longest goes first. */
export class KeptStore {
  private readonly entries = new Map<string, Entry>()
  private bytes = 0

  constructor(private readonly limit: number) {}

  get(key: string, version: string): KeptPage | null {
    const entry = this.entries.get(key)
    if (!entry || entry.version !== version) return null
    this.entries.delete(key)
    this.entries.set(key, entry)
    return entry.page
  }

  set(key: string, version: string, page: KeptPage): void {
    this.forget(key)
    this.entries.set(key, { version, page, bytes: 0 })
    this.weigh(key, page)
  }

  /** The page compressed for a client; done once, and kept as long as the page. */
  async coded(key: string, page: KeptPage, coding: Coding): Promise<Buffer> {
    const known = page.coded.get(coding)
    if (known) return known
    const made = await compress[coding](page.html)
    page.coded.set(coding, made)
    this.weigh(key, page)
    return made
  }

  private weigh(key: string, page: KeptPage): void {
    const entry = this.entries.get(key)
    if (entry?.page !== page) return
    const bytes = [page.html, ...page.coded.values()].reduce((sum, { length }) => sum + length, 0)
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
