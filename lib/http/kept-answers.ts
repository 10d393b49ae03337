import 'server-only'
import { randomUUID } from 'node:crypto'
import type { IncomingHttpHeaders, IncomingMessage, ServerResponse } from 'node:http'
import { cookieValue } from './cookies'
import { forEveryMember } from './every-member'
import { contentSecurityPolicy, pageHeaders } from './headers'
import { inlineScriptSources } from './inline-scripts'
import { scriptsAfterPaint } from './scripts-after-paint'
import { KeptStore, type Coding, type KeptAnswer } from './kept-store'
import { sessionCookieName } from '@/lib/auth/constants'
import { env } from '@/lib/core/env'
import { log } from '@/lib/core/log'

/** What Next made of a request, as a whole. */
type Made = { status: number; headers: Record<string, string | string[]>; body: Buffer }
export type Render = (path: string, headers: Record<string, string>) => Promise<Made>

type Answers<Found extends { version: string }> = {
  /** The path's own part where a path is one of these pages. */
  match: (path: string) => string | null
  /** One look at the database a request: whether this session may read the page, and which version there is now. */
  find: (token: string | undefined, key: string) => Promise<Found | null>
  /** It was sent. */
  opened?: (found: Found) => Promise<void>
}

export type KeptAnswers = {
  isFor: (request: IncomingMessage) => boolean
  /** Sends the page, made first where there is none of its present version; false where Next has to answer. */
  answer: (request: IncomingMessage, response: ServerResponse, render: Render) => Promise<boolean>
}

/**
 * Answers that are the same for every member, pages and calls: made once a version, and sent ahead of Next after the gate. Whoever may not
 * pass, and whatever does not ask for one of them plainly, is left to Next and its own gate.
 */
export function keepAnswers<Found extends { version: string }>(
  answers: Answers<Found>,
  bytes: number,
): KeptAnswers {
  const store = new KeptStore(bytes)
  const making = new Map<string, Promise<KeptAnswer | null>>()

  /** Those who ask at the same time wait for one. */
  function make(path: string, version: string, render: Render): Promise<KeptAnswer | null> {
    const name = `${version} ${path}`
    const started = making.get(name)
    if (started) return started
    const made = render(path, { ...forEveryMember(), 'sec-fetch-dest': 'document' })
      .then((answered) => {
        const kept = keepable(answered)
        if (kept) store.set(path, version, kept)
        return kept
      })
      .finally(() => making.delete(name))
    making.set(name, made)
    return made
  }

  async function answer(request: IncomingMessage, response: ServerResponse, render: Render) {
    const path = request.url!
    const found = await answers.find(tokenOf(request.headers), answers.match(path)!)
    if (!found) return false
    const kept = store.get(path, found.version) ?? (await make(path, found.version, render))
    if (!kept) return false
    await send(kept, path)
    if (request.method === 'GET')
      answers
        .opened?.(found)
        .catch((error: unknown) => log.warn({ error: String(error) }, 'view not counted'))
    return true

    async function send(kept: KeptAnswer, key: string) {
      const coding = codingFor(request.headers['accept-encoding'])
      const body = coding ? await store.coded(key, kept, coding) : kept.body
      for (const [name, value] of kept.headers) response.setHeader(name, value)
      if (response.hasHeader('x-request-id')) response.setHeader('X-Request-Id', randomUUID())
      if (coding) response.setHeader('Content-Encoding', coding)
      response.setHeader('Content-Length', body.length)
      response.writeHead(200).end(request.method === 'HEAD' ? undefined : body)
    }
  }

  return {
    isFor: ({ method, url, headers }) =>
      (method === 'GET' || method === 'HEAD') && !headers.rsc && answers.match(url ?? '') !== null,
    answer: (request, response, render) =>
      answer(request, response, render).catch((error: unknown) => {
        log.error({ error: String(error), path: request.url }, 'a kept answer could not be sent')
        // Next says what is wrong, where nothing was said yet.
        return response.headersSent
      }),
  }
}

const tokenOf = ({ cookie }: IncomingHttpHeaders) =>
  cookieValue(cookie ?? null, sessionCookieName(env().isHttps))

/** Only a whole answer is kept: no redirect, nothing that was not found. A page brings its nonce, under which its scripts were written. */
function keepable({ status, headers, body: made }: Made): KeptAnswer | null {
  if (status !== 200) return null
  let body = made
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
  const nonce = /'nonce-([^']+)'/.exec(String(headers['content-security-policy']))?.[1]
  if (nonce) {
    const page = scriptsAfterPaint(body.toString(), nonce)
    body = Buffer.from(page)
    const policy = contentSecurityPolicy(inlineScriptSources(page, nonce))
    own.set('link', withoutFonts(String(own.get('link') ?? '')))
    for (const [name, value] of pageHeaders({ policy, gated: true, https: env().isHttps }))
      own.set(name.toLowerCase(), value)
  }
  // What shared caches may have is no business of this one.
  if (!String(own.get('cache-control')).startsWith('private')) return null
  return { body, headers: [...own], coded: new Map() }
}

/** A member who opens an article has the typefaces already; where not, its text is there before them. */
const withoutFonts = (links: string) =>
  links
    .split(/,\s*(?=<)/)
    .filter((link) => !link.includes('as="font"'))
    .join(', ')

/** The better of what a client takes. */
function codingFor(accepted: string | string[] | undefined): Coding | null {
  const offers = String(accepted ?? '')
    .split(',')
    .map((offer) => offer.trim())
  const takes = (coding: Coding) =>
    offers.some((offer) => new RegExp(`^${coding}(?:;\\s*q=(?!0(?:\\.0*)?$).+)?$`).test(offer))
  return takes('br') ? 'br' : takes('gzip') ? 'gzip' : null
}
