import {
  DELETE as removeRoute,
  PATCH as notesRoute,
  POST as saveRoute,
} from '@/app/api/bookmarks/[articleId]/route'
import { GET as listRoute } from '@/app/api/bookmarks/route'
import { POST as moveRoute } from '@/app/api/bookmarks/move/route'
import { DELETE as deleteRoute, PATCH as changeRoute } from '@/app/api/bookmark-folders/[id]/route'
import { GET as foldersRoute, POST as createRoute } from '@/app/api/bookmark-folders/route'
import type { Folder } from '@/lib/bookmarks/folders/types'
import type { Bookmark } from '@/lib/bookmarks/types'
import { call } from './call'

type Id = number | string

/** The calls of the bookmarks, as a browser with this session makes them. */
export const bookmarksOf = (cookie?: string) => ({
  save: (articleId: Id, body: unknown = {}) =>
    call<Bookmark>(saveRoute, { method: 'POST', cookie, params: { articleId: String(articleId) }, body }),
  note: (articleId: Id, body: unknown) =>
    call<Bookmark>(notesRoute, { method: 'PATCH', cookie, params: { articleId: String(articleId) }, body }),
  remove: (articleId: Id) =>
    call(removeRoute, { method: 'DELETE', cookie, params: { articleId: String(articleId) } }),
  move: (body: unknown) => call<{ moved: number }>(moveRoute, { method: 'POST', cookie, body }),
  list: (query: Record<string, string> = {}) => call<Bookmark[]>(listRoute, { cookie, query }),
  folders: () => call<Folder[]>(foldersRoute, { cookie }),
  create: (body: unknown) => call<Folder>(createRoute, { cookie, body }),
  change: (id: Id, body: unknown) =>
    call<Folder>(changeRoute, { method: 'PATCH', cookie, params: { id: String(id) }, body }),
  drop: (id: Id) => call(deleteRoute, { method: 'DELETE', cookie, params: { id: String(id) } }),
  folder: async (name = 'Folder') => (await call<Folder>(createRoute, { cookie, body: { name } })).body.id,
})
