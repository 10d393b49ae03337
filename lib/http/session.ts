import 'server-only'
import { headers } from 'next/headers'
import { cache } from 'react'
import { admit, type Access, type ViewerFor } from '@/lib/auth/access'
import type { Viewer } from '@/lib/auth/viewer'
import { fallbackWhenDown } from '@/lib/core/server/availability'
import { CACHE_RENDER } from './cache-render'
import type { Audience } from './caching'
import { sessionOf } from './cookies'

/** Returns the session of the page being rendered, looked up once per request. */
export const pageSession = cache(async () => sessionOf(await headers()))

/**
 * Returns the session for public content: 'unknown' while the database is away, so that the content is still
 * shown.
 */
export const shownSession = cache(() => fallbackWhenDown(pageSession(), 'unknown' as const))

/** Returns for whom the page cache has the page rendered; null where it is rendered for one reader. */
export const cachedAudience = async () => (await headers()).get(CACHE_RENDER) as Audience | null

/**
 * Returns whether the page is for a visitor or a member, and nothing of who it is: all that a page which is
 * cached may depend on.
 */
export async function audience(): Promise<Audience> {
  return (await cachedAudience()) ?? ((await currentViewer()) ? 'member' : 'visitor')
}

/**
 * Returns what `content` resolves to, or `otherwise` while the database is away. For the page cache it fails
 * instead: a page that lacks its content is not cached.
 */
export async function contentOr<T>(content: Promise<T>, otherwise: T): Promise<T> {
  return (await cachedAudience()) ? content : fallbackWhenDown(content, otherwise)
}

/** Returns the signed-in user, or null. */
export async function currentViewer(): Promise<Viewer | null> {
  const session = await shownSession()
  return session === 'unknown' ? null : admit('public', session)
}

/**
 * Returns the viewer with the proof that guarded queries require. Middleware has already shown a prompt to
 * readers who fail here.
 */
export async function pageViewer<A extends Access>(access: A): Promise<ViewerFor<A>> {
  return admit(access, await pageSession())
}
