import 'server-only'
import { markedCsv } from '@/lib/core/csv'
import { env } from '@/lib/core/server/env'
import { transportHeaders } from './headers'

type Init = { status?: number; headers?: Record<string, string>; cookies?: string[]; text?: string }

/**
 * An answer with headers or cookies of its own; bytes are sent as they are, anything else as JSON. Private by
 * default: nothing that a session may have shaped is ever stored by a cache.
 */
export class Reply {
  constructor(
    readonly value: unknown,
    readonly init: Init = {},
  ) {}

  /** A redirect to a path of our own. */
  static to(path: `/${string}`, init: Init = {}): Reply {
    return new Reply(undefined, { status: 302, ...init, headers: { ...init.headers, Location: path } })
  }

  /** A text to be saved as a file. `type` is its media type. */
  static file(name: string, type: string, text: string): Reply {
    const marked = type === 'text/csv' ? markedCsv(text) : text
    return new Reply(marked, {
      text: marked,
      headers: {
        'Content-Type': `${type}; charset=utf-8`,
        'Content-Disposition': `attachment; filename="${name}"`,
      },
    })
  }

  /** A text to be read as it is. `type` is its media type. */
  static text(type: string, text: string): Reply {
    return new Reply(text, { text, headers: { 'Content-Type': `${type}; charset=utf-8` } })
  }

  /** Bytes to be saved as a file, sent as they are made. `type` is its media type. */
  static stream(name: string, type: string, bytes: AsyncGenerator<Uint8Array>): Reply {
    return new Reply(streamOf(bytes), {
      headers: { 'Content-Type': type, 'Content-Disposition': `attachment; filename="${name}"` },
    })
  }

  /** Values that come one after the other: a line of JSON for each, sent as soon as it is there. */
  static lines(values: AsyncIterable<unknown>): Reply {
    const encoder = new TextEncoder()
    async function* lines() {
      for await (const value of values) yield encoder.encode(`${JSON.stringify(value)}\n`)
    }
    return new Reply(streamOf(lines()), {
      headers: { 'Content-Type': 'application/x-ndjson; charset=utf-8' },
    })
  }

  toResponse(requestId: string): Response {
    const { status = 200, cookies = [] } = this.init
    const headers = new Headers({
      'Cache-Control': 'private, no-store',
      'X-Request-Id': requestId,
      ...Object.fromEntries(transportHeaders(env().isHttps)),
      ...this.init.headers,
    })
    for (const cookie of cookies) headers.append('Set-Cookie', cookie)
    if (this.value === undefined || status === 204 || (status >= 300 && status < 400))
      return new Response(null, {
        status: this.value === undefined && status === 200 ? 204 : status,
        headers,
      })
    if (this.value instanceof ReadableStream) return new Response(this.value, { status, headers })
    if (this.value instanceof Uint8Array) return new Response(Buffer.from(this.value), { status, headers })
    if (this.init.text !== undefined) return new Response(this.init.text, { status, headers })
    return Response.json(this.value, { status, headers })
  }
}

/** Returns a stream that asks for the next bytes when there is room for them. */
const streamOf = (bytes: AsyncGenerator<Uint8Array>): ReadableStream<Uint8Array> =>
  new ReadableStream<Uint8Array>({
    async pull(controller) {
      const next: IteratorResult<Uint8Array> = await bytes.next()
      if (next.done) controller.close()
      else controller.enqueue(next.value)
    },
    async cancel() {
      await bytes.return(undefined)
    },
  })
