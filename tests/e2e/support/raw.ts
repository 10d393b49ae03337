import { request } from 'node:http'

type Answer = { status: number; headers: Record<string, string | string[] | undefined>; body: string }

type Sent = { method: string; path: string; headers: Record<string, string>; body?: string | null }

/**
 * Asks with a path and headers exactly as written: what a browser or a client library would tidy up first is
 * sent as it is.
 */
export const raw = (
  baseURL: string,
  path: string,
  headers: Record<string, string> = {},
  method = 'GET',
): Promise<Answer> => send(baseURL, { method, path, headers })

/** The same, with a body. */
export function send(baseURL: string, { method, path, headers, body }: Sent): Promise<Answer> {
  const { hostname, port } = new URL(baseURL)
  const bytes = body ? Buffer.from(body) : undefined
  return new Promise((done, failed) => {
    const call = request(
      {
        hostname,
        port,
        path,
        method,
        headers: { ...headers, ...(bytes && { 'content-length': String(bytes.length) }) },
        agent: false,
      },
      (reply) => {
        const parts: Buffer[] = []
        reply.on('data', (part: Buffer) => parts.push(part))
        reply.on('end', () =>
          done({
            status: reply.statusCode ?? 0,
            headers: reply.headers,
            body: Buffer.concat(parts).toString('utf8'),
          }),
        )
      },
    )
    call.on('error', failed)
    call.end(bytes)
  })
}
