import 'server-only'
import { AsyncLocalStorage } from 'node:async_hooks'
import { channel } from 'node:diagnostics_channel'
import type { Access, ViewerFor } from '@/lib/auth/access'

/** A page's query as Next reads it. */
export type Query = Record<string, string | string[] | undefined>

/** What an address says: its query, and the parts of its path that a route names in brackets. */
export type Asked = { query: Query; params: Record<string, string> }

/**
 * What a page is made of besides its code: read at the page's path, such as `/paths/[slug]`, for a viewer of
 * this level. It may hold what JSON can say, and dates.
 */
export type PageData<A extends Access = Access, Data = unknown> = {
  path: string
  access: A
  load: (viewer: ViewerFor<A>, asked: Asked) => Promise<Data>
}

/** What was read for one viewer before the page is rendered, by the path of its declaration. */
export type Handed = { viewerId: string; data: ReadonlyMap<string, unknown> }

/**
 * The server reads a page's data to see whether it has changed; Next, whose build has its own copy of this
 * module, renders the page. The channel is Node's own and the same for both.
 */
const handing = channel('loadpath.page-data')
const handed = new AsyncLocalStorage<Handed>()
handing.bindStore(handed)

/** Returns what `render` returns; pages that it renders take the data from here in place of reading it. */
export const handOver = <T>(data: Handed, render: () => T): T => handing.runStores(data, render)

/** Returns a declaration of what a page is made of. */
export const pageData = <A extends Access, Data>(
  path: string,
  access: A,
  load: PageData<A, Data>['load'],
): PageData<A, Data> => ({ path, access, load })

/** Returns what was handed over to the page that is being rendered; undefined where nothing was. */
export const handedOver = (): Handed | undefined => handed.getStore()
