import 'server-only'
import { headers } from 'next/headers'
import { cache } from 'react'
import { orWithout } from '@/lib/core/availability'
import { sessionOf } from '@/lib/http/cookies'
import { admit, type Access, type ViewerFor } from './access'
import type { Viewer } from './viewer'

/** The session of the page being rendered; looked up once a request. */
export const pageSession = cache(async () => sessionOf(await headers()))

/** The session for what everybody may see: a visitor's while the database is away, which is no reason to show nothing. */
export const shownSession = cache(() => orWithout(pageSession(), 'unknown' as const))

/** The reader, where one is known. */
export async function currentViewer(): Promise<Viewer | null> {
  const session = await shownSession()
  return session === 'unknown' ? null : admit('public', session)
}

/** The viewer with the proof that a page's reads ask for. Middleware has shown a prompt already to whoever fails here. */
export async function pageViewer<A extends Access>(access: A): Promise<ViewerFor<A>> {
  return admit(access, await pageSession())
}
