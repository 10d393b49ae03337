import 'server-only'
import { handedOver, type Asked, type PageData, type Query } from './page-data'
import { pageViewer } from './session'
import type { Access, ViewerFor } from '@/lib/auth/access'

/**
 * Returns the viewer of the page and what it is made of, for exactly that viewer: as the server has just read
 * it, or read now. Throws as `pageViewer` and `load` do.
 */
export async function readPage<A extends Access, Data>(
  { path, access, load }: PageData<A, Data>,
  {
    query,
    params,
  }: { query?: Promise<Query> | Query; params?: Promise<Asked['params']> | Asked['params'] } = {},
): Promise<{ viewer: ViewerFor<A>; data: Data }> {
  const viewer = await pageViewer(access)
  const { viewerId, data } = handedOver() ?? {}
  if (viewer && viewer.id === viewerId && data?.has(path)) return { viewer, data: data.get(path) as Data }
  return { viewer, data: await load(viewer, { query: (await query) ?? {}, params: (await params) ?? {} }) }
}
