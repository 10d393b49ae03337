import 'server-only'
import { AppError, unavailable } from '@/lib/core/errors'
import { isDatabaseDown } from '@/lib/core/server/db'
import { log } from '@/lib/core/server/log'

type Handler<A extends unknown[]> = (request: Request, ...context: A) => Promise<Response>

/**
 * A handler of what is no call: a feed, a picture. While the database or the object storage is away it
 * answers 503 with a time to wait.
 */
export function plain<A extends unknown[]>(answer: Handler<A>): Handler<A> {
  return async (request, ...context) => {
    try {
      return await answer(request, ...context)
    } catch (error) {
      const known = isDatabaseDown(error) ? unavailable(error) : error
      if (!(known instanceof AppError) || known.status !== 503) throw error
      const { message, details } = known
      log.error(
        { path: new URL(request.url).pathname, error: String(details.cause ?? error) },
        'request failed',
      )
      return new Response(`${message}\n`, {
        status: 503,
        headers: {
          'Content-Type': 'text/plain; charset=utf-8',
          ...(details.retryAfter && { 'Retry-After': String(details.retryAfter) }),
        },
      })
    }
  }
}
