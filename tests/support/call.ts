import type { FieldError } from '@/lib/core/errors'

type Params = Record<string, string | string[]>
export type Handler = (request: Request, context: { params: Promise<Params> }) => Promise<Response>

/** What a refused call says. */
export type Refusal = {
  message: string
  code: string
  errors?: FieldError[]
  requestId?: string
  [extra: string]: unknown
}

type Options = {
  /** POST where something is sent, else GET. */
  method?: string
  cookie?: string
  /** Sent as JSON. */
  body?: unknown
  /** Sent as it is, in place of `body`. */
  raw?: BodyInit
  params?: Params
  query?: Record<string, string>
  path?: string
  /** An empty value leaves out a header that is sent by default. */
  headers?: Record<string, string>
}

export type Answer<T> = { status: number; headers: Headers; cookies: string[]; text: string; body: T }

export const OWN_ORIGIN = 'http://localhost:3000'

let peers = 0
/** An address that nobody called from yet, so that no limit is shared between tests. */
export const newPeer = () => `peer-${process.pid}-${++peers}`

/** Calls a route handler with a real request, as a browser on one of our own pages would. */
export async function call<T = Refusal>(handler: Handler, options: Options = {}): Promise<Answer<T>> {
  const response = await handler(requestOf(options), { params: Promise.resolve(options.params ?? {}) })
  const text = await response.text()
  return {
    status: response.status,
    headers: response.headers,
    cookies: response.headers.getSetCookie(),
    text,
    body: (isJson(response) && text ? JSON.parse(text) : undefined) as T,
  }
}

const isJson = ({ headers }: Response) => headers.get('content-type')?.startsWith('application/json') ?? false

function requestOf({ method, cookie, body, raw, query, path = '/api/test', headers }: Options): Request {
  const content = raw ?? (body === undefined ? undefined : JSON.stringify(body))
  const verb = method ?? (content === undefined ? 'GET' : 'POST')
  const sent = new Headers({ 'x-loadpath-peer': newPeer() })
  if (content !== undefined) sent.set('content-type', 'application/json')
  if (verb !== 'GET' && verb !== 'HEAD') sent.set('origin', OWN_ORIGIN)
  if (cookie) sent.set('cookie', cookie)
  for (const [name, value] of Object.entries(headers ?? {}))
    if (value === '') sent.delete(name)
    else sent.set(name, value)
  const url = new URL(path, OWN_ORIGIN)
  for (const [name, value] of Object.entries(query ?? {})) url.searchParams.set(name, value)
  const init: RequestInit & { duplex?: 'half' } = {
    method: verb,
    headers: sent,
    body: content,
    duplex: 'half',
  }
  return new Request(url, init)
}
