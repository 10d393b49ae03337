import 'server-only'
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
