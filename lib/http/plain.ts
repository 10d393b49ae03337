import 'server-only'
import { isDatabaseDown } from '@/lib/core/server/db'
import { log } from '@/lib/core/server/log'

type Handler<A extends unknown[]> = (request: Request, ...context: A) => Promise<Response>

/**
 * A handler of what is no call: a feed, a picture. While the database is away it answers 503 with a time to
 * wait.
 */
export function plain<A extends unknown[]>(answer: Handler<A>): Handler<A> {
  return async (request, ...context) => {
    try {
      return await answer(request, ...context)
    } catch (error) {
      if (!isDatabaseDown(error)) throw error
      log.error({ path: new URL(request.url).pathname, error: String(error) }, 'request failed')
      return new Response('The library is not available for a moment. Please try again shortly.\n', {
        status: 503,
        headers: { 'Content-Type': 'text/plain; charset=utf-8', 'Retry-After': '5' },
      })
    }
  }
}
