import 'server-only'
import { randomUUID } from 'node:crypto'
import type { IncomingHttpHeaders, IncomingMessage, ServerResponse } from 'node:http'
import { AnswerStore, type CachedAnswer } from './answer-store'
import { askedOf, type Asked } from './asked'
import { codingFor } from './compression'
import type { Step } from './chain'
import { sessionCookieName } from '@/lib/auth/constants'
import { env } from '@/lib/core/server/env'
import { log } from '@/lib/core/server/log'
import type { CacheDeclaration, Version } from '@/lib/http/caching'
import { cookieValue } from '@/lib/http/cookies'

/** An answer as a whole, before it is known whether it may be cached. */
export type Rendered = {
  status: number
  headers: Record<string, string | string[] | undefined>
  body: Buffer
}

/** Renders the answer of a request that its session may read. */
export type Render<Found> = (asked: Asked, found: Found) => Promise<Rendered>

/**
 * Sends answers that are the same for every member, or every visitor: rendered once a version and sent after
 * one look at the database. Who may not pass, and what does not ask for one of them plainly, is handed on. An
 * answer that cannot be cached, such as a refusal, is sent as it was rendered and not asked for again. What
 * has to be rendered waits for its turn (`inTurn`), unless another is having it rendered already.
 */
export function answerCache<Found extends Version>(
  { match, find, sent, bytes }: CacheDeclaration<Found>,
  render: Render<Found>,
  inTurn: Step = (_request, _response, next) => next(),
): Step {
  const store = new AnswerStore(bytes)
  const rendering = new Map<string, Promise<CachedAnswer | null>>()

  /**
   * Returns the answer, rendered once for all who ask at the same time. What turns out not to be the same for
   * all, such as the refusal of a session that has just ended, is returned only to the one for whom it was
   * rendered; null says that the others are to be handed on.
   */
  async function rendered(asked: Asked, found: Found): Promise<CachedAnswer | Rendered | null> {
    const key = keyOf(asked, found)
    const name = nameOf(key, found)
    const started = rendering.get(name)
    if (started) return started
    const made = render(asked, found)
    const shared = made.then(cacheable).finally(() => rendering.delete(name))
    rendering.set(name, shared)
    const cached = await shared
    if (cached && !store.set(key, found.version, cached))
      log.warn(
        { path: asked.url, bytes: (await made).body.length, room: bytes },
        'an answer is larger than the room of its kind, and rendered for each request',
      )
    return cached ?? made
  }

  async function send(
    key: string,
    answer: CachedAnswer,
    isHit: boolean,
    request: IncomingMessage,
    response: ServerResponse,
  ) {
    const coding = codingFor(request.headers['accept-encoding'])
    const body = await store.bytesOf(key, answer, coding)
    for (const [name, value] of answer.headers) response.setHeader(name, value)
    response.setHeader('Cache-Status', isHit ? HIT : RENDERED)
    if (response.hasHeader('x-request-id')) response.setHeader('X-Request-Id', randomUUID())
    if (coding) response.setHeader('Content-Encoding', coding)
    response.setHeader('Content-Length', body.length)
    response.writeHead(200).end(request.method === 'HEAD' ? undefined : body)
  }

  async function answer(
    asked: Asked,
    named: string,
    [request, response, next]: Parameters<Step>,
  ): Promise<void> {
    const found = await lookUp(() => find(tokenOf(asked.headers), named), asked.url)
    if (!found) return next()
    const key = keyOf(asked, found)

    const answered = async () => {
      const stored = store.get(key, found.version)
      const made = stored ?? (await rendered(asked, found))
      // What could not be rendered for all may still be rendered for one.
      if (!made || ('status' in made && made.status >= 500)) return next()
      if ('status' in made) return sendOnce(made, response, request.method)
      await send(key, made, stored !== null, request, response)
      if (request.method === 'GET')
        sent?.(found).catch((error: unknown) =>
          log.warn({ error: String(error), path: asked.url }, 'what follows a cached answer failed'),
        )
    }
    const isReady = store.get(key, found.version) !== null || rendering.has(nameOf(key, found))
    return isReady ? answered() : inTurn(request, response, answered)
  }

  return (request, response, next) => {
    const asked = askedOf(request)
    const named = asked && match(asked.url)
    return asked && named !== null ? answer(asked, named, [request, response, next]) : next()
  }
}

/** Where an answer comes from, as RFC 9211 says it. */
const [HIT, RENDERED] = ['loadpath; hit', 'loadpath; fwd=miss']

const keyOf = ({ url, form }: Asked, { audience, reader = 'all' }: Version) =>
  `${audience} ${reader} ${form} ${url}`

/** The name of one version of an answer. */
const nameOf = (key: string, { version }: Version) => `${version} ${key}`

/** Returns what was found; where the database cannot say, Next's own gate answers, and says what is wrong. */
async function lookUp<Found>(find: () => Promise<Found | null>, path: string): Promise<Found | null> {
  try {
    return await find()
  } catch (error) {
    log.error({ error: String(error), path }, 'a cached answer could not be looked up')
    return null
  }
}

const tokenOf = ({ cookie }: IncomingHttpHeaders) =>
  cookieValue(cookie ?? null, sessionCookieName(env().isHttps))

/** Headers that belong to one sending of an answer. */
const OF_ONE_SENDING = new Set([
  'date',
  'connection',
  'keep-alive',
  'transfer-encoding',
  'content-length',
  'set-cookie',
  'x-middleware-rewrite',
])

const lasting = (headers: Rendered['headers']) =>
  Object.entries(headers).flatMap(([name, value]): [string, string | string[]][] =>
    value === undefined || OF_ONE_SENDING.has(name.toLowerCase()) ? [] : [[name.toLowerCase(), value]],
  )

/**
 * Only a whole and private answer is cached: no redirect, nothing that was not found, nothing for shared
 * caches.
 */
function cacheable({ status, headers, body }: Rendered): CachedAnswer | null {
  const own = lasting(headers)
  const isPrivate = own.some(
    ([name, value]) => name === 'cache-control' && String(value).startsWith('private'),
  )
  return status === 200 && isPrivate ? { body, headers: own, coded: new Map() } : null
}

function sendOnce({ status, headers, body }: Rendered, response: ServerResponse, method = 'GET'): void {
  for (const [name, value] of lasting(headers)) response.setHeader(name, value)
  response.setHeader('Content-Length', body.length)
  response.writeHead(status).end(method === 'HEAD' ? undefined : body)
}
