import { PAGE_ACCOUNT } from '../constants'
import type { FieldError } from '../errors'
import type { Page } from '../page'
import { pageAccount } from './page-account'

type Method = 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE'
type ErrorBody = { message?: unknown; code?: unknown; errors?: unknown; [extra: string]: unknown }

/**
 * A reply that was not OK, or a file that was not sent (status 0). `message` is fit to be shown; `body` holds
 * what else the server said.
 */
export class ApiError extends Error {
  constructor(
    readonly status: number,
    message: string,
    readonly code: string | null,
    readonly errors: FieldError[],
    readonly body: ErrorBody,
  ) {
    super(message)
    this.name = 'ApiError'
  }
}

/**
 * Calls one of our own paths and returns the JSON of the reply (undefined for an empty one). Throws ApiError
 * for a reply that is not OK, and a TypeError when there is no connection.
 */
export async function api<T>(method: Method, path: string, body?: unknown): Promise<T> {
  const { json } = await send(method, path, body)
  return json as T
}

/** A file as the server sends it to be saved: its name, and its bytes with their media type. */
export type DownloadedFile = { name: string; content: Blob }

/**
 * Returns a reply that is a file, such as a report. Its bytes stay as they are: read as a text, it would lose
 * the mark by which spreadsheets know its encoding. Throws like `api`.
 */
export async function apiFile(path: string): Promise<DownloadedFile> {
  const reply = await fetch(path, { credentials: 'include' })
  if (!reply.ok) {
    const text = await reply.text()
    throw failure(reply, text, parse(text))
  }
  const name = /filename="([^"]+)"/.exec(reply.headers.get('Content-Disposition') ?? '')?.[1]
  return { name: name ?? path.slice(path.lastIndexOf('/') + 1), content: await reply.blob() }
}

/**
 * Returns one page of a list: the array of the reply, and the total from its headers. Anything but an array
 * is an empty page. Given the page as it was last time, asks only for what has changed, and returns that
 * page where nothing has.
 */
export async function apiPage<T>(path: string, last?: Page<T>): Promise<Page<T>> {
  const { reply, json } = await send('GET', path, undefined, last?.version)
  if (last && reply.status === 304) return last
  const items = Array.isArray(json) ? (json as T[]) : []
  const said = (header: string, otherwise: number) => Number(reply.headers.get(header) ?? otherwise)
  return {
    items,
    total: said('X-Total-Count', items.length),
    page: said('X-Page', 1),
    pageSize: said('X-Page-Size', items.length),
    version: reply.headers.get('ETag') ?? undefined,
  }
}

/**
 * Bytes of requests that outlive their page. A browser takes 64 KiB along, with headers, and refuses what
 * goes beyond.
 */
const OUTLIVING = 48 * 1024
let outliving = 0

/**
 * Fetches. What is written on the way out, such as a like or a bookmark taken back, still arrives when the
 * page is left, unless it is too large.
 */
async function fetchOutliving(path: string, request: RequestInit, size: number): Promise<Response> {
  const keepalive = outliving + size <= OUTLIVING
  if (!keepalive) return fetch(path, request)
  outliving += size
  try {
    return await fetch(path, { ...request, keepalive })
  } finally {
    outliving -= size
  }
}

const FILE_CHANGED = 'The file was changed or moved since it was chosen. Please choose it again.'

let changedAt = 0

/** Returns when this page last changed something, by its own clock: 0 since it was loaded. */
export const lastChange = (): number => changedAt

const underWay = new Set<Promise<unknown>>()

/** Calls back once every change that is on its way now was answered or failed; never where none is. */
export function afterChangesUnderWay(done: () => void): void {
  if (underWay.size > 0) void Promise.allSettled(underWay).then(done)
}

/** Returns the reply and its text; a change is under way until both are here. */
async function answered(method: Method, request: () => Promise<Response>): Promise<[Response, string]> {
  const ask = async (): Promise<[Response, string]> => {
    const reply = await request()
    const text = await reply.text()
    if (reply.ok && method !== 'GET') changedAt = Date.now()
    return [reply, text]
  }
  if (method === 'GET') return ask()
  const change = ask()
  underWay.add(change)
  try {
    return await change
  } finally {
    underWay.delete(change)
  }
}

async function send(
  method: Method,
  path: string,
  body?: unknown,
  known?: string,
): Promise<{ reply: Response; json: unknown }> {
  // A file goes as it is, with its own type.
  const file = body instanceof Blob ? body : null
  const sent = body === undefined ? '' : (file ?? JSON.stringify(body))
  const request: RequestInit = {
    method,
    credentials: 'include',
    headers: {
      ...(body !== undefined && { 'Content-Type': file?.type ?? 'application/json' }),
      ...(known !== undefined && { 'If-None-Match': known }),
      ...(method !== 'GET' && whosePage()),
    },
    body: sent || undefined,
  }
  if (file) await requireReadable(file)
  // Chromium refuses a file from a disk in a request that outlives its page, however small it is.
  const [reply, text] = await answered(method, () =>
    method === 'GET' || file ? fetch(path, request) : fetchOutliving(path, request, new Blob([sent]).size),
  )
  const json = parse(text)
  if (reply.ok || (known !== undefined && reply.status === 304)) return { reply, json }
  throw failure(reply, text, json)
}

/** A browser reads a file from the disk when it is sent, and not one that was changed since it was chosen. */
async function requireReadable(file: Blob): Promise<void> {
  try {
    await file.slice(0, 1).arrayBuffer()
  } catch {
    throw new ApiError(0, FILE_CHANGED, null, [], {})
  }
}

/** Where another account has signed in in this browser since, the server refuses what is written. */
export function whosePage(): Record<string, string> {
  const account = pageAccount()
  return account === null ? {} : { [PAGE_ACCOUNT]: account }
}

/** Returns what a text of JSON says; undefined for an empty text and for one that is no JSON. */
export function parse(text: string): unknown {
  if (!text) return undefined
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}

/**
 * Returns the error of a reply that is not OK, with its text and its JSON, and lets the page know where the
 * session has ended or is another account's.
 */
export function failure(reply: Response, text: string, json: unknown): ApiError {
  const body = (typeof json === 'object' && json !== null ? json : {}) as ErrorBody
  const errors = Array.isArray(body.errors) ? (body.errors as FieldError[]) : []
  const code = typeof body.code === 'string' ? body.code : null
  if (code === 'SESSION_SUPERSEDED') announceSessionConflict()
  if (code === 'OTHER_ACCOUNT') window.dispatchEvent(new Event(OTHER_ACCOUNT))
  return new ApiError(reply.status, messageOf(reply, text, body), code, errors, body)
}

/** A 5xx without our JSON came from something between the browser and us. */
function messageOf(reply: Response, text: string, body: ErrorBody): string {
  if (typeof body.message === 'string') return body.message
  if (reply.status >= 500)
    return `API Error: The custom domain ${window.location.host} is not properly configured to proxy API requests to the server. Please access the application via the provider's domain or configure the custom domain properly.`
  return `${reply.status}: ${text || reply.statusText}`
}

export const NO_CONNECTION = 'Please check your connection and try again.'
const NO_REASON = 'Something went wrong. Please try again later.'

/**
 * Returns why a call failed, in a sentence that is never empty: what the server said, else `otherwise`.
 * Without it, a call that never reached the server names the connection.
 */
export function reasonOf(error: unknown, otherwise?: string): string {
  if (!(error instanceof ApiError)) return otherwise ?? NO_CONNECTION
  return error.message.trim() || (otherwise ?? NO_REASON)
}

export const SESSION_CONFLICT = 'session-conflict'
/** Told to this tab alone: another one may be the other account's. */
export const OTHER_ACCOUNT = 'loadpath:other-account'

/** Notifies this tab, and the others through the storage event, that the account is in use elsewhere. */
function announceSessionConflict() {
  localStorage.setItem(SESSION_CONFLICT, String(Date.now()))
  window.dispatchEvent(new StorageEvent('storage', { key: SESSION_CONFLICT }))
}
