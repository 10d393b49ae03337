import 'server-only'
import { promisify } from 'node:util'
import { brotliCompress, brotliDecompress, constants, gunzip, gzip } from 'node:zlib'

const BROTLI = { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } }

/** How an answer is compressed for a client that takes it. */
export const compress = {
  gzip: (body: Buffer) => promisify(gzip)(body, { level: 6 }),
  br: (body: Buffer) => promisify(brotliCompress)(body, BROTLI),
}
export type Coding = keyof typeof compress

/** Returns what was compressed. */
export const decompress: Record<Coding, (coded: Buffer) => Promise<Buffer>> = {
  gzip: promisify(gunzip),
  br: promisify(brotliDecompress),
}

/**
 * Returns the better of the codings that an Accept-Encoding header takes; null where it takes none of ours.
 */
export function codingFor(accepted: string | string[] | undefined): Coding | null {
  const offers = String(accepted ?? '')
    .split(',')
    .map((offer) => offer.trim())
  const takes = (coding: Coding) =>
    offers.some((offer) => new RegExp(`^${coding}(?:;\\s*q=(?!0(?:\\.0*)?$).+)?$`).test(offer))
  return takes('br') ? 'br' : takes('gzip') ? 'gzip' : null
}
