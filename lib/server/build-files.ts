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

/**
 * A typeface that text waits for: where it is, and what stands in the HTML of a page that uses it.
 */
export type Typeface = { address: string; marks: readonly string[] }

/** How the build names the faces of an article's text and equations, before the digest of their content. */
const FACES: Record<string, Typeface['marks']> = {
  source_serif_4_latin_wght_normal: ['font-serif', 'class="article'],
  'KaTeX_Main-Regular': ['class="katex'],
  'KaTeX_Math-Italic': ['class="katex'],
}

/** Returns the typefaces of an article's text and equations; none where the build has none. */
export function readingFaces(folder: string): Typeface[] {
  try {
    return readdirSync(join(folder, 'media'))
      .filter((name) => name.endsWith('.woff2'))
      .flatMap((name) => {
        const marks = FACES[Object.keys(FACES).find((face) => name.startsWith(face)) ?? '']
        return marks ? [{ address: `${PREFIX}/media/${name}`, marks }] : []
      })
  } catch {
    return []
  }
}
