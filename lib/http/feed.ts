import 'server-only'
import { createHash } from 'node:crypto'

/** Answers with an Atom feed: readers ask often, and are told when nothing has changed. */
export function sendFeed(request: Request, feed: string): Response {
  const headers = {
    'Cache-Control': 'public, max-age=300',
    ETag: `"${createHash('sha256').update(feed).digest('base64url').slice(0, 22)}"`,
  }
  if (request.headers.get('if-none-match') === headers.ETag)
    return new Response(null, { status: 304, headers })
  return new Response(feed, {
    headers: { ...headers, 'Content-Type': 'application/atom+xml; charset=utf-8' },
  })
}
