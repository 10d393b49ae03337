import 'server-only'
import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import sirv from 'sirv'
import { documentHeaders } from '@/lib/http/headers'
import type { Step } from './chain'

const PREFIX = '/_next/static'
const YEAR_S = 365 * 24 * 60 * 60

/**
 * Sends the build's own files, whose names change with their content, in the form that
 * scripts/lib/build-files.mjs compressed. Next would compress each anew, with gzip alone. `folder` is the
 * build's `static` folder.
 */
export function buildFiles(folder: string): Step {
  const send = sirv(folder, {
    brotli: true,
    gzip: true,
    immutable: true,
    maxAge: YEAR_S,
    setHeaders: (response) => documentHeaders.forEach((name) => response.removeHeader(name)),
  })
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
 * A typeface that text waits for: the link of a response that asks for it, and what stands in the HTML of a
 * page that uses it.
 */
export type Typeface = { link: string; marks: readonly string[] }

const PRELOAD = 'rel=preload; as="font"; crossorigin=""; type="font/woff2"'
/** On a slow line styles and the face of the text come first: those of equations would delay all of it. */
const OF_EQUATIONS = { marks: ['class="katex'], preload: `${PRELOAD}; fetchpriority=low` }

/** How the build names the faces of an article's text and equations, before the digest of their content. */
const FACES: Record<string, { marks: Typeface['marks']; preload: string }> = {
  source_serif_4_latin_wght_normal: { marks: ['font-serif', 'class="article'], preload: PRELOAD },
  'KaTeX_Main-Regular': OF_EQUATIONS,
  'KaTeX_Math-Italic': OF_EQUATIONS,
}

/** Returns the typefaces of an article's text and equations; none where the build has none. */
export function readingFaces(folder: string): Typeface[] {
  try {
    return readdirSync(join(folder, 'media'))
      .filter((name) => name.endsWith('.woff2'))
      .flatMap((name) => {
        const face = FACES[Object.keys(FACES).find((start) => name.startsWith(start)) ?? '']
        return face ? [{ link: `<${PREFIX}/media/${name}>; ${face.preload}`, marks: face.marks }] : []
      })
  } catch {
    return []
  }
}
