import 'server-only'
import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import sirv from 'sirv'
import type { Step } from './chain'

const PREFIX = '/_next/static'
const YEAR_S = 365 * 24 * 60 * 60

/**
 * Sends the build's own files, whose names change with their content, in the form that
 * scripts/lib/build-files.mjs compressed. Next would compress each anew, with gzip alone. `folder` is the
 * build's `static` folder.
 */
export function buildFiles(folder: string): Step {
  const send = sirv(folder, { brotli: true, gzip: true, immutable: true, maxAge: YEAR_S })
  return (request, response, next) => {
    const { url = '', method } = request
    if (!url.startsWith(`${PREFIX}/`) || (method !== 'GET' && method !== 'HEAD')) return next()
    request.url = url.slice(PREFIX.length)
    send(request, response, () => {
      request.url = url
      void next()
    })
  }
}

/** How the build names the upright face of an article's text, before the digest of its content. */
const READING_FACE = 'source_serif_4_latin_wght_normal'

/** Returns the addresses of the typefaces of an article's text; none where the build has none. */
export function readingFaces(folder: string): string[] {
  try {
    return readdirSync(join(folder, 'media'))
      .filter((name) => name.startsWith(READING_FACE) && name.endsWith('.woff2'))
      .map((name) => `${PREFIX}/media/${name}`)
  } catch {
    return []
  }
}
