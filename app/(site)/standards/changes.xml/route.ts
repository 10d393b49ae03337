import { today } from '@/lib/core/server/clock'
import { env } from '@/lib/core/server/env'
import { sendFeed } from '@/lib/http/feed'
import { plain } from '@/lib/http/plain'
import { changesForFeed } from '@/lib/standards/changes/queries'
import { changesAtom } from '@/lib/standards/changes/rules/atom'
import { libraryAndRegister } from '@/lib/standards/public/queries'

let cached: { version: string; feed: string } | undefined

/** The same for everybody, and stale as the pages of the register are. */
export const GET = plain(async (request: Request) => {
  const day = today()
  const version = await libraryAndRegister(day)
  if (cached?.version !== version)
    cached = { version, feed: changesAtom(await changesForFeed(day), day, env().APP_URL) }
  return sendFeed(request, cached.feed)
})
