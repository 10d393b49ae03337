import 'server-only'
import { randomUUID } from 'node:crypto'
import { type z, ZodError } from 'zod'
import type { Access, ViewerFor } from '@/lib/auth/access'
import { markWrite } from '@/lib/auth/own-writes'
import type { Viewer } from '@/lib/auth/viewer'
import { CONSENT_COOKIE, CONSENT_TO_ANALYTICS } from '@/lib/consent/constants'
import { isDatabaseDown } from '@/lib/core/server/db'
import { env } from '@/lib/core/server/env'
import { AppError, methodNotAllowed, unavailable } from '@/lib/core/errors'
import { log } from '@/lib/core/server/log'
import { runInRequest } from '@/lib/core/server/request'
import { isStorable, storable } from '@/lib/core/text'
import { admitted, isWrite } from './admission'
import { borneToken } from './bearer'
import { readFile, readJson, type FileRule } from './body'
import { clientOf, type Client } from './client'
import { cookieValue } from './cookies'
import { Reply } from './reply'

type Params = Record<string, string | string[]>
type Schema = z.ZodType

type Options<A extends Access, P extends Schema, Q extends Schema, B extends Schema> = {
  access: A
  /** Also answers programs that bear an access token: for what reads, never for what changes anything. */
  token?: A extends 'verified' ? true : never
  /** Answers only a browser whose reader has agreed to analytics. */
  consent?: true
  params?: P
  query?: Q
  body?: B
  /** In place of a JSON body: a file, sent as it is. */
  file?: FileRule
  /** A GET that changes something, such as signing out: HEAD, by which tools only look, is refused. */
  changes?: true
  /** Of a success; 200 unless said otherwise. */
  status?: 200 | 201 | 204
  /** Bytes; 64 KiB unless said otherwise. */
  maxBody?: number
  /** Removes characters that cannot be stored instead of refusing them: nobody typed them. */
  repair?: true
}

type Context<A extends Access, P extends Schema, Q extends Schema, B extends Schema> = {
  viewer: ViewerFor<A>
  params: z.output<P>
  query: z.output<Q>
  body: z.output<B>
  /** Empty where none is asked for. */
  file: Buffer
  client: Client
  headers: Headers
}

export type Handler = (request: Request, context: { params: Promise<Params> }) => Promise<Response>

/**
 * Makes a route handler: origin, session and gate, schemas, then the one function that answers. What it
 * returns is sent as JSON (or as the Reply it built); an AppError becomes its status and shape, and anything
 * else a logged 500 with the request's id.
 */
export function route<
  A extends Access,
  P extends Schema = Schema,
  Q extends Schema = Schema,
  B extends Schema = Schema,
>(options: Options<A, P, Q, B>, answer: (context: Context<A, P, Q, B>) => unknown): Handler {
  return (request, { params }) =>
    answered(request, async (requestId) => {
      if (options.changes && request.method === 'HEAD') throw methodNotAllowed()
      const token = borneToken(request.headers.get('authorization'))
      // No page of another site can make a browser send a token.
      const byToken = options.token && token !== null
      if (isWrite(request.method) && !byToken) refuseForeignOrigin(request.headers)
      if (options.consent) requireConsent(request.headers)
      const viewer = await admitted(options, request, token)
      const context = {
        viewer,
        params: parse(options.params, storableParams(await params), 'NOT_FOUND') as z.output<P>,
        query: queryOf(options.query, request.url) as z.output<Q>,
        body: (options.body
          ? parse(options.body, await readJson(request, { limit: options.maxBody, repair: options.repair }))
          : undefined) as z.output<B>,
        file: options.file ? await readFile(request, options.file) : Buffer.alloc(0),
        // Most calls do not ask who is calling from where.
        get client() {
          return clientOf(request)
        },
        headers: request.headers,
      }
      const value = await runInRequest(requestId, () =>
        marked(isChange(options, request) ? viewer : null, () => answer(context)),
      )
      const reply = value instanceof Reply ? value : new Reply(value, { status: options.status })
      return reply.toResponse(requestId)
    })
}

/**
 * Returns what `work` answers. What it throws becomes its status and shape, or a logged 500 with the
 * request's id.
 */
export async function answered(
  request: Request,
  work: (requestId: string) => Promise<Response>,
): Promise<Response> {
  const requestId = randomUUID()
  try {
    return await work(requestId)
  } catch (error) {
    return failure(error, request, requestId).toResponse(requestId)
  }
}

/** What is open to everybody, such as counting views, is no change that a member looks for afterwards. */
const isChange = ({ access, changes }: { access: Access; changes?: true }, { method }: Request) =>
  access !== 'public' && (changes === true || isWrite(method))

/** Returns what `answer` returns; a change that failed may have been committed in part. */
async function marked(viewer: Viewer | null, answer: () => unknown): Promise<unknown> {
  try {
    return await answer()
  } finally {
    if (viewer) await markWrite(viewer)
  }
}

/**
 * A write must come from our own pages. Programs without a browser send neither header and are let through:
 * they carry no stolen cookie.
 */
function refuseForeignOrigin(headers: Headers): void {
  const origin = headers.get('origin')
  const site = headers.get('sec-fetch-site')
  const own =
    origin !== null ? origin === env().APP_URL : site === null || site === 'same-origin' || site === 'none'
  if (!own) throw new AppError('FORBIDDEN', 'This request came from another site and was refused')
}

/** The consent cookie records the answer to the cookie question and nothing else: it grants no access. */
function requireConsent(headers: Headers): void {
  if (cookieValue(headers.get('cookie'), CONSENT_COOKIE) !== CONSENT_TO_ANALYTICS)
    throw new AppError('FORBIDDEN', 'Nothing is counted without consent to analytics')
}

/** Throws NOT_FOUND for a part of the address that no row can hold. */
function storableParams(params: Params): Params {
  if (!isStorable(params)) throw nothingHere()
  return params
}

/**
 * Returns what the query says. A schema that refuses a character which PostgreSQL cannot store says so; for
 * every other one such characters are taken out; a value of nothing else stays one that is unknown. Throws
 * VALIDATION_FAILED.
 */
function queryOf(schema: Schema | undefined, url: string): unknown {
  const given = Object.fromEntries(new URL(url).searchParams)
  const asGiven = parse(schema, given)
  if (isStorable(given)) return asGiven
  const pairs = Object.entries(given).map(([name, value]) => [
    storable(name),
    storable(value) || (value && '\uFFFD'),
  ])
  return parse(schema, Object.fromEntries(pairs))
}

const nothingHere = () => new AppError('NOT_FOUND', 'There is nothing at this address')

function parse(
  schema: Schema | undefined,
  value: unknown,
  code: 'VALIDATION_FAILED' | 'NOT_FOUND' = 'VALIDATION_FAILED',
): unknown {
  if (!schema) return undefined
  const result = schema.safeParse(value)
  if (result.success) return result.data
  if (code === 'NOT_FOUND') throw nothingHere()
  const errors = result.error.issues.map(({ path, message }) => ({
    path: path.join('.'),
    message: fit(message),
  }))
  throw new AppError('VALIDATION_FAILED', errors[0]?.message ?? 'Please check what you entered', { errors })
}

/** zod's own sentences are for programmers. */
const fit = (message: string) =>
  /^(Invalid (input|option|string|key|element)|Too (small|big)|Unrecognized key)/.test(message)
    ? 'This is not a value that can be taken here'
    : message

/** Seconds: what is not set up will not be there in a moment. */
const NOT_SET_UP_PAUSE = 3600

function failure(error: unknown, request: Request, requestId: string): Reply {
  const known = asAppError(error)
  if (known.status >= 500)
    log.error(
      {
        requestId,
        method: request.method,
        path: new URL(request.url).pathname,
        code: known.code,
        error: describe(error),
      },
      'request failed',
    )
  const { errors, extra, challenge } = known.details
  const retryAfter = known.details.retryAfter ?? (known.status === 503 ? NOT_SET_UP_PAUSE : undefined)
  return new Reply(
    {
      message: known.message,
      code: known.code,
      ...(errors && { errors }),
      ...extra,
      ...(known.status >= 500 && { requestId }),
    },
    {
      status: known.status,
      headers: {
        ...(retryAfter && { 'Retry-After': String(retryAfter) }),
        ...(challenge && { 'WWW-Authenticate': challenge }),
      },
    },
  )
}

function asAppError(error: unknown): AppError {
  if (error instanceof AppError) return error
  if (isDatabaseDown(error)) return unavailable(error)
  return new AppError(
    'INTERNAL',
    'Something went wrong on our side. Please try again; if it happens again, tell us the reference.',
    { cause: error },
  )
}

function describe(error: unknown): unknown {
  if (error instanceof ZodError) return error.issues
  if (error instanceof Error)
    return {
      name: error.name,
      message: error.message,
      stack: error.stack,
      cause: error.cause && describe(error.cause),
    }
  return String(error)
}
