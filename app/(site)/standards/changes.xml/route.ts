import { today } from '@/lib/core/dates'
import { env } from '@/lib/core/server/env'
import { sendFeed } from '@/lib/http/feed'
import { plain } from '@/lib/http/plain'
import { changesForFeed } from '@/lib/standards/changes/queries'
import { changesAtom } from '@/lib/standards/changes/rules/atom'

/** The same for everybody. */
export const GET = plain(async (request: Request) => {
  const day = today()
  return sendFeed(request, changesAtom(await changesForFeed(day), day, env().APP_URL))
})
