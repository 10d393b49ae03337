import { createHash } from 'node:crypto'
import { newestForFeed } from '@/lib/articles/feed/queries'
import { atomOf } from '@/lib/articles/feed/rules/atom'
import { env } from '@/lib/core/server/env'
import { plain } from '@/lib/http/plain'

/** The same for everybody: readers ask often, and are told when nothing has changed. */
export const GET = plain(async (request: Request): Promise<Response> => {
  const feed = atomOf(await newestForFeed(), env().APP_URL)
  const headers = {
    'Cache-Control': 'public, max-age=300',
    ETag: `"${createHash('sha256').update(feed).digest('base64url').slice(0, 22)}"`,
  }
  if (request.headers.get('if-none-match') === headers.ETag)
    return new Response(null, { status: 304, headers })
  return new Response(feed, {
    headers: { ...headers, 'Content-Type': 'application/atom+xml; charset=utf-8' },
  })
})
