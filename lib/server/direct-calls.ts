import 'server-only'
import type { IncomingMessage, ServerResponse } from 'node:http'
import type { Step } from './chain'
import { codingFor, compressOnce } from './compression'
import { env } from '@/lib/core/server/env'
import type { Handler } from '@/lib/http/route'

/** The path of a call as its folder names it, and what its route file exports. */
export type DirectCall = readonly [path: string, handler: Handler]

/**
 * Answers calls by their own route handlers, without Next between: the handler judges the reader and parses
 * what is asked as it does there. Whatever is not written plainly, such as an encoded path or another
 * method, is handed on.
 */
export function directCalls(calls: readonly DirectCall[]): Step {
  const known = calls.map(([path, handler]) => ({ pattern: patternOf(path), handler }))
  return (request, response, next) => {
    const path = request.method === 'GET' ? request.url!.split('?', 1)[0]! : ''
    for (const { pattern, handler } of known) {
      const match = pattern.exec(path)
      if (!match) continue
      const params = Promise.resolve({ ...match.groups })
      return handler(requestOf(request), { params }).then((answer) => send(answer, request, response))
    }
    return next()
  }
}

/** Returns a pattern in which `[key]` is letters, digits, dashes and underscores. */
const patternOf = (path: string) => new RegExp(`^${path.replace(/\[(\w+)\]/g, '(?<$1>[\\w-]+)')}$`)

function requestOf({ url, headers, socket }: IncomingMessage): Request {
  // As Next says it where no proxy did.
  const pairs: [string, string][] = [['x-forwarded-for', socket.remoteAddress ?? '']]
  for (const [name, value] of Object.entries(headers))
    if (value !== undefined) pairs.push([name, String(value)])
  return new Request(new URL(url!, env().APP_URL), { headers: Object.fromEntries(pairs) })
}

/** Bytes from which an answer takes less time to be compressed than to be sent as it is. */
const WORTH_COMPRESSING = 2048

async function send(answer: Response, { headers }: IncomingMessage, response: ServerResponse): Promise<void> {
  const plain = Buffer.from(await answer.arrayBuffer())
  for (const [name, value] of answer.headers)
    response.setHeader(name, name === 'set-cookie' ? answer.headers.getSetCookie() : value)
  const coding = plain.length < WORTH_COMPRESSING ? null : codingFor(headers['accept-encoding'])
  const body = coding ? await compressOnce[coding](plain) : plain
  if (coding) response.setHeader('Content-Encoding', coding)
  if (plain.length >= WORTH_COMPRESSING) response.setHeader('Vary', 'Accept-Encoding')
  response.setHeader('Content-Length', body.length)
  response.writeHead(answer.status).end(body)
}
