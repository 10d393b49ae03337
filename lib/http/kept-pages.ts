import 'server-only'
import type { IncomingHttpHeaders, IncomingMessage, ServerResponse } from 'node:http'
import { cookieValue } from './cookies'
import { forEveryMember } from './every-member'
import { contentSecurityPolicy, pageHeaders } from './headers'
import { inlineScriptSources } from './inline-scripts'
import { KeptStore, type Coding, type KeptPage } from './kept-store'
import { sessionCookieName } from '@/lib/auth/constants'
import { env } from '@/lib/core/env'
import { log } from '@/lib/core/log'

/** What Next made of a request: its answer as a whole. */
type Made = { status: number; headers: Record<string, string | string[]>; body: Buffer }
export type Render = (path: string, headers: Record<string, string>) => Promise<Made>

type Pages<Found extends { version: string }> = {
  /** The path's own part where a path is one of these pages. */
  match: (path: string) => string | null
  /** One look at the database a request: whether this session may read the page, and which version there is now. */
  find: (token: string | undefined, key: string) => Promise<Found | null>
  /** The page was sent. */
  opened: (found: Found) => Promise<void>
}

export type KeptPages = {
  isFor: (request: IncomingMessage) => boolean
  /** Sends the page, made first where there is none of its present version; false where Next has to answer. */
  answer: (request: IncomingMessage, response: ServerResponse, render: Render) => Promise<boolean>
}

/**
 * Pages that are the same for every member: made once a version, and sent ahead of Next after the gate. Whoever may not pass, and whatever is
 * not a plain navigation to one of them, is left to Next and its own gate.
 */
export function keepPages<Found extends { version: string }>(pages: Pages<Found>, bytes: number): KeptPages {
  const store = new KeptStore(bytes)
  const making = new Map<string, Promise<KeptPage | null>>()

  /** Those who ask at the same time wait for one. */
  function make(path: string, version: string, render: Render): Promise<KeptPage | null> {
    const name = `${version} ${path}`
    const started = making.get(name)
    if (started) return started
    const page = render(path, { ...forEveryMember(), accept: 'text/html', 'sec-fetch-dest': 'document' })
      .then((made) => {
        const kept = keepable(made)
        if (kept) store.set(path, version, kept)
        return kept
      })
      .finally(() => making.delete(name))
    making.set(name, page)
    return page
  }

  async function answer(request: IncomingMessage, response: ServerResponse, render: Render) {
    const path = request.url!
    const found = await pages.find(tokenOf(request.headers), pages.match(path)!)
    if (!found) return false
    const page = store.get(path, found.version) ?? (await make(path, found.version, render))
    if (!page) return false
    await send(page, path)
    if (request.method === 'GET')
      pages.opened(found).catch((error: unknown) => log.warn({ error: String(error) }, 'view not counted'))
    return true

    async function send(kept: KeptPage, key: string) {
      const coding = codingFor(request.headers['accept-encoding'])
      const body = coding ? await store.coded(key, kept, coding) : kept.html
      for (const [name, value] of kept.headers) response.setHeader(name, value)
      if (coding) response.setHeader('Content-Encoding', coding)
      response.setHeader('Content-Length', body.length)
      response.writeHead(200).end(request.method === 'HEAD' ? undefined : body)
    }
  }

  return {
    isFor: ({ method, url, headers }) =>
      (method === 'GET' || method === 'HEAD') && !headers.rsc && pages.match(url ?? '') !== null,
    answer: (request, response, render) =>
      answer(request, response, render).catch((error: unknown) => {
        log.error({ error: String(error), path: request.url }, 'a kept page could not be sent')
        // Next says what is wrong, where nothing was said yet.
        return response.headersSent
      }),
  }
}

const tokenOf = ({ cookie }: IncomingHttpHeaders) =>
  cookieValue(cookie ?? null, sessionCookieName(env().isHttps))

/** Only a whole page is kept: no redirect, nothing that was not found. */
function keepable({ status, headers, body }: Made): KeptPage | null {
  const nonce = /'nonce-([^']+)'/.exec(String(headers['content-security-policy']))?.[1]
  if (status !== 200 || !nonce) return null
  const policy = contentSecurityPolicy(inlineScriptSources(body.toString(), nonce))
  const own = new Map(Object.entries(headers))
  for (const name of [
    'date',
    'connection',
    'keep-alive',
    'transfer-encoding',
    'content-length',
    'set-cookie',
  ])
    own.delete(name)
  for (const [name, value] of pageHeaders({ policy, gated: true, https: env().isHttps }))
    own.set(name.toLowerCase(), value)
  return { html: body, headers: [...own], coded: new Map() }
}

/** The better of what a client takes. */
function codingFor(accepted: string | string[] | undefined): Coding | null {
  const offers = String(accepted ?? '')
    .split(',')
    .map((offer) => offer.trim())
  const takes = (coding: Coding) =>
    offers.some((offer) => new RegExp(`^${coding}(?:;\\s*q=(?!0(?:\\.0*)?$).+)?$`).test(offer))
  return takes('br') ? 'br' : takes('gzip') ? 'gzip' : null
}
