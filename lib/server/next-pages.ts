import 'server-only'
import { randomUUID } from 'node:crypto'
import { type IncomingMessage, ServerResponse } from 'node:http'
import type { Step } from './chain'
import { REFUSED_METHOD } from './well-formed'
import { isDatabaseDown } from '@/lib/core/server/db'
import { log } from '@/lib/core/server/log'
import { pageFailures, REQUEST_ID, type PageFailure } from '@/lib/http/page-failures'
import { UNAVAILABLE_PAGE } from '@/lib/http/unavailable'

export type NextHandler = (request: IncomingMessage, response: ServerResponse) => Promise<void>

/** Requests that are being answered by Next, by their ids. */
const underWay = new Map<string, PageResponse>()

pageFailures.subscribe((message) => {
  const { requestId, route, error } = message as PageFailure
  const response = requestId === undefined ? undefined : underWay.get(requestId)
  // The parts of a page fail one by one, all for the same reason.
  if (!response?.failed) log.error({ requestId, route, error: String(error) }, 'page failed')
  if (!response) return
  response.failed = true
  response.unavailable ||= isDatabaseDown(error)
})

/**
 * The response as Next writes it, with two answers of Next replaced by ours: an empty 405 of a call by JSON
 * as every other refusal, and the 500 of a page whose database was away by a 503 that says so.
 */
export class PageResponse<Request extends IncomingMessage = IncomingMessage> extends ServerResponse<Request> {
  /** Set when a part of the page could not be rendered. */
  failed = false
  /** Set when that is because the database cannot be reached. */
  unavailable = false
  private replaced = false

  override writeHead(status: number, ...rest: unknown[]): this {
    // Which of our own pages stands behind an address is nobody's business.
    if (!this.headersSent) this.removeHeader('x-middleware-rewrite')
    if (!this.replacementOf(status)) return super.writeHead(status, ...(rest as []))
    this.statusCode = status
    return this
  }

  override flushHeaders(): void {
    if (!this.replacementOf(this.statusCode)) super.flushHeaders()
  }

  override write(chunk: unknown, ...rest: unknown[]): boolean {
    return this.replacementOf(this.statusCode) ? true : super.write(chunk, ...(rest as []))
  }

  override end(...rest: unknown[]): this {
    const replacement = this.replacementOf(this.statusCode)
    if (!replacement) return super.end(...(rest as []))
    this.replaced = true
    for (const name of ['Content-Length', 'Content-Encoding', 'Transfer-Encoding', 'ETag', 'Link'])
      this.removeHeader(name)
    const { status, headers, body } = replacement
    super.writeHead(status, headers)
    return super.end(this.req.method === 'HEAD' ? undefined : body)
  }

  private replacementOf(status: number): Replacement | null {
    if (this.replaced || this.headersSent) return null
    if (status === 405 && this.req.url?.startsWith('/api/')) return METHOD_REFUSED
    if (status === 500 && this.unavailable) return UNAVAILABLE
    return null
  }
}

type Replacement = { status: number; headers: Record<string, string>; body: string }

const METHOD_REFUSED: Replacement = {
  status: 405,
  headers: { 'Content-Type': 'application/json', 'Cache-Control': 'private, no-store' },
  body: REFUSED_METHOD,
}
export const UNAVAILABLE: Replacement = {
  status: 503,
  headers: {
    'Content-Type': 'text/html; charset=utf-8',
    'Cache-Control': 'private, no-store',
    'Retry-After': '5',
  },
  body: UNAVAILABLE_PAGE,
}

/** What is said where not even Next could answer. */
export const FAILED: Replacement = {
  status: 500,
  headers: { 'Content-Type': 'text/plain; charset=utf-8', 'Cache-Control': 'private, no-store' },
  body: 'Something went wrong on our side. Please try again.\n',
}

/** The last step: Next, with its middleware, its pages and its calls. */
export const nextPages =
  (handle: NextHandler): Step =>
  async (request, response) => {
    const id = randomUUID()
    request.headers[REQUEST_ID] = id
    if (response instanceof PageResponse) {
      underWay.set(id, response as PageResponse)
      response.on('close', () => underWay.delete(id))
    }
    await handle(request, response)
  }
