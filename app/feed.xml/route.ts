import { newestForFeed } from '@/lib/articles/feed/queries'
import { atomOf } from '@/lib/articles/feed/rules/atom'
import { env } from '@/lib/core/server/env'
import { sendFeed } from '@/lib/http/feed'
import { plain } from '@/lib/http/plain'

/** The same for everybody. */
export const GET = plain(async (request: Request) =>
  sendFeed(request, atomOf(await newestForFeed(), env().APP_URL)),
)
