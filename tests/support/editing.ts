import * as one from '@/app/api/admin/articles/[id]/route'
import * as approveRoute from '@/app/api/admin/articles/[id]/approve/route'
import * as rejectRoute from '@/app/api/admin/articles/[id]/reject/route'
import * as restoreRoute from '@/app/api/admin/articles/[id]/restore/route'
import { POST as createRoute } from '@/app/api/articles/route'
import type { AdminArticle, EditableArticle } from '@/lib/articles/administration/types'
import { db } from '@/lib/core/server/db'
import { call, type Refusal } from './call'

type Answered = EditableArticle & Refusal

export const TEXT = '<p>Shear lag reduces the effective width of a wide flange.</p>'

const keyed = (id: number | string) => ({ id: String(id) })

export const create = (cookie: string | undefined, body: object) =>
  call<Answered>(createRoute, { cookie, body })

export const open = (cookie: string, id: number | string) =>
  call<Answered>(one.GET, { cookie, params: keyed(id) })

export const save = (cookie: string, id: number | string, body: object) =>
  call<Answered>(one.PUT, { method: 'PUT', cookie, params: keyed(id), body })

export const bin = (cookie: string, id: number | string) =>
  call(one.DELETE, { method: 'DELETE', cookie, params: keyed(id) })

export const restore = (cookie: string, id: number | string) =>
  call<AdminArticle & Refusal>(restoreRoute.POST, { method: 'POST', cookie, params: keyed(id) })

export const approve = (cookie: string, id: number | string) =>
  call<AdminArticle & Refusal>(approveRoute.POST, { method: 'POST', cookie, params: keyed(id) })

export const reject = (cookie: string, id: number | string, body: object = {}) =>
  call<AdminArticle & Refusal>(rejectRoute.POST, { cookie, params: keyed(id), body })

/** What the log says was done to an article, oldest first. */
export const deedsOn = (id: number) =>
  db.auditEntry.findMany({
    where: { targetType: 'article', targetId: String(id) },
    select: { action: true, actorName: true, before: true, after: true },
    orderBy: { id: 'asc' },
  })
