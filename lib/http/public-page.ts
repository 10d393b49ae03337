import 'server-only'
import { renderToStaticMarkup } from 'react-dom/server'
import { MEBIBYTE, type CacheDeclaration, type SlotContent } from './caching'
import { SESSION_IDLE_DAYS } from '@/lib/auth/constants'
import { findSession } from '@/lib/auth/queries'
import { sharedRead } from '@/lib/core/server/lookups'

type PublicPage = {
  /** Returns what changes with the content; without it the page changes with build and settings alone. */
  version?: () => Promise<string>
  /** Whether the page is the same for every member; where not, only visitors have it from the cache. */
  sameForMembers?: () => boolean
  /** What the page shows in slots, so that it does not go through React a second time in the browser. */
  contents?: readonly SlotContent[]
  bytes?: number
}

/**
 * Returns the declaration of a public page at exactly this path, or at those of a pattern, without a query:
 * rendered once for all visitors, and once for all members. Next answers a reader whose session was
 * superseded, and says so.
 */
export const publicPage = (
  path: string | RegExp,
  {
    version = () => Promise.resolve('built'),
    sameForMembers = () => true,
    contents = [],
    bytes = 4 * MEBIBYTE,
  }: PublicPage = {},
): CacheDeclaration => {
  const present = sharedRead(version)
  return {
    match: (asked) => ((typeof path === 'string' ? asked === path : path.test(asked)) ? asked : null),
    find: async (token) => {
      const [session, content] = await Promise.all([findSession(token, SESSION_IDLE_DAYS), present()])
      if (session.kind === 'superseded') return null
      if (session.kind === 'none') return { version: content, audience: 'visitor' }
      return sameForMembers() ? { version: content, audience: 'member' } : null
    },
    slots: async () =>
      Object.fromEntries(
        await Promise.all(
          contents.map(async ({ slot, content }) => [slot, renderToStaticMarkup(await content())] as const),
        ),
      ),
    bytes,
  }
}
