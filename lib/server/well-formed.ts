import 'server-only'
import type { IncomingMessage, ServerResponse } from 'node:http'
import type { Step } from './chain'
import { CACHE_RENDER } from '@/lib/http/cache-render'
import { securityHeaders } from '@/lib/http/headers'

const METHODS = new Set(['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS'])

/**
 * Characters: three times the longest search with every character encoded. An answer that leads on repeats an
 * address in two of its headers, of which programs take 16 KB.
 */
const ADDRESS_MAX = 6144

/** Names in a query: thousands of them take Next seconds. */
const PARAMETERS_MAX = 100

/** Headers by which Next and the page cache speak to themselves; from outside they mean nothing. */
const INTERNAL = ['x-middleware-subrequest', 'x-middleware-prefetch', CACHE_RENDER]

/**
 * Says who is calling, takes away what only the server may say, sets the headers that every answer bears, and
 * refuses what no page or call can answer.
 */
export const wellFormed: Step = (request, response, next) => {
  // The client's address for limits; what a client sends under this name is overwritten.
  request.headers['x-loadpath-peer'] = request.socket.remoteAddress ?? 'unknown'
  for (const name of INTERNAL) delete request.headers[name]
  for (const [name, value] of securityHeaders) response.setHeader(name, value)
  if (isOverlong(request.url)) return refuseAddress(request, response, 414, 'This address is too long')
  if (!isWellFormed(request.url))
    return refuseAddress(request, response, 400, 'This address is not well formed')
  request.url = withoutNul(request.url!)
  if (!METHODS.has(request.method ?? '')) return refuseMethod(response)
  return next()
}

/**
 * A path that a page can have: `*` is none, Next answers one that cannot be decoded with a 500, and
 * PostgreSQL refuses a NUL character.
 */
function isWellFormed(url = ''): boolean {
  if (!url.startsWith('/')) return false
  try {
    return !decodeURIComponent(url.split('?')[0]!).includes('\0')
  } catch {
    return false
  }
}

const isOverlong = (url = '') => url.length > ADDRESS_MAX || url.split('&').length > PARAMETERS_MAX

/**
 * The same, without NUL characters in its query: nobody types one, and no filter or search term holds one.
 */
function withoutNul(url: string): string {
  // What is left of `%%0000` is one more.
  while (url.includes('%00')) url = url.replaceAll('%00', '')
  return url
}

function refuseAddress(
  request: IncomingMessage,
  response: ServerResponse,
  status: 400 | 414,
  message: string,
): void {
  const json = request.url?.startsWith('/api/')
  response.writeHead(status, { 'Content-Type': json ? 'application/json' : 'text/plain; charset=utf-8' })
  response.end(
    json
      ? JSON.stringify({ message, code: 'VALIDATION_FAILED' })
      : `${message}. Check the link and try again.\n`,
  )
}

/** A method that nothing here knows, such as TRACE, which Next would answer with a 500. */
function refuseMethod(response: ServerResponse): void {
  response.writeHead(405, { 'Content-Type': 'application/json', Connection: 'close' })
  response.end(REFUSED_METHOD)
}

export const REFUSED_METHOD = JSON.stringify({
  message: 'This address does not answer that method',
  code: 'METHOD_NOT_ALLOWED',
})
