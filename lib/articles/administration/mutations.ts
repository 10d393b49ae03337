import 'server-only'
import {
  about,
  findAndLockArticle,
  lockArticle,
  publish,
  requireFit,
  unpublish,
  type LockedArticle,
} from '../publishing/mutations'
import { rejectLocked } from '../review/mutations'
import type { Confirmation } from '../review/policy'
import type { BulkAction } from './constants'
import { adminArticle } from './queries'
import type { BulkInput, RestoreQuery } from './schema'
import type { AdminArticle, BulkOutcome } from './types'
import { record } from '@/lib/audit/mutations'
import type { Admin } from '@/lib/auth/viewer'
import { databaseNow } from '@/lib/core/server/clock'
import { db, type Tx } from '@/lib/core/server/db'
import { conflict, notFound } from '@/lib/core/errors'

/** Puts an article in the bin, hidden everywhere; it can be restored until it is purged. Throws NOT_FOUND. */
export const deleteArticle = (viewer: Admin, id: number): Promise<void> =>
  db.$transaction(async (tx) => bin(tx, viewer, await lockArticle(tx, id)))

/**
 * Takes an article out of the bin, in the state in which it went there or, where that is said, as a draft.
 * Throws NOT_FOUND, and CONFLICT where it is in no bin, or would come back to its readers and may not as it
 * is (`requireFit`).
 */
export async function restoreArticle(
  viewer: Admin,
  id: number,
  { confirmed, draft }: Partial<RestoreQuery> = {},
): Promise<AdminArticle> {
  await db.$transaction(async (tx) => {
    const locked = await findAndLockArticle(tx, id)
    if (!locked) throw notFound('Article')
    if (!locked.deletedAt) throw conflict('This article is not in the bin')
    if (draft && locked.status === 'approved') {
      await takeOut(tx, viewer, locked)
      await unpublish(tx, viewer, locked)
    } else await restore(tx, viewer, locked, { confirmed })
  })
  return adminArticle(viewer, id)
}

async function bin(tx: Tx, viewer: Admin, { id, title }: LockedArticle): Promise<void> {
  await tx.article.update({ where: { id }, data: { deletedAt: databaseNow() }, select: { id: true } })
  await record(tx, viewer, { action: 'article.delete', ...about(id), before: { title } })
}

async function restore(
  tx: Tx,
  viewer: Admin,
  locked: LockedArticle,
  confirmation: Confirmation,
): Promise<void> {
  if (locked.status === 'approved') await requireFit(tx, locked, confirmation)
  await takeOut(tx, viewer, locked)
}

async function takeOut(tx: Tx, viewer: Admin, { id, title, scheduledFor }: LockedArticle): Promise<void> {
  // An hour that has passed in the bin is no longer meant.
  const missed = scheduledFor !== null && scheduledFor <= databaseNow()
  const data = { deletedAt: null, ...(missed && { scheduledFor: null }) }
  await tx.article.update({ where: { id }, data, select: { id: true } })
  await record(tx, viewer, { action: 'article.restore', ...about(id), after: { title } })
}

async function setFeatured(tx: Tx, viewer: Admin, { id }: LockedArticle, featured: boolean): Promise<void> {
  await tx.article.update({ where: { id }, data: { featured }, select: { id: true } })
  await record(tx, viewer, {
    action: 'article.update',
    ...about(id),
    before: { featured: !featured },
    after: { featured },
  })
}

type Step = {
  applies: (locked: LockedArticle) => boolean
  work: (
    tx: Tx,
    viewer: Admin,
    locked: LockedArticle,
    said: Confirmation & { reason: string | null },
  ) => Promise<void>
}

const STEPS: Record<BulkAction, Step> = {
  publish: {
    applies: present((locked) => locked.status !== 'approved' && !locked.withdrawn),
    work: publish,
  },
  unpublish: { applies: present((locked) => locked.status === 'approved'), work: unpublish },
  feature: {
    applies: present((locked) => !locked.featured),
    work: (tx, viewer, locked) => setFeatured(tx, viewer, locked, true),
  },
  unfeature: {
    applies: present((locked) => locked.featured),
    work: (tx, viewer, locked) => setFeatured(tx, viewer, locked, false),
  },
  approve: { applies: present((locked) => locked.status === 'pending_review'), work: publish },
  reject: {
    applies: present((locked) => locked.status === 'pending_review'),
    work: (tx, viewer, locked, { reason }) => rejectLocked(tx, viewer, locked, reason),
  },
  delete: { applies: present(() => true), work: bin },
  restore: { applies: (locked) => locked.deletedAt !== null, work: restore },
}

function present(applies: (locked: LockedArticle) => boolean): Step['applies'] {
  return (locked) => locked.deletedAt === null && applies(locked)
}

/**
 * Applies one action to many articles in one transaction. Articles that it does not apply to, deleted ones,
 * and those that were changed since the version that was read are skipped and named. Throws CONFLICT where
 * one that would come to its readers may not as it is (`requireFit`).
 */
export const changeMany = (
  viewer: Admin,
  { action, ids, reason, versions = {}, confirmed }: BulkInput,
): Promise<BulkOutcome> =>
  db.$transaction(
    async (tx) => {
      const outcome: BulkOutcome = { changed: [], skipped: [] }
      const { applies, work } = STEPS[action]
      for (const id of ids) {
        const locked = await findAndLockArticle(tx, id)
        const read = versions[id]
        const isAsRead = !read || locked?.updatedAt.getTime() === read.getTime()
        if (locked && isAsRead && applies(locked)) {
          await work(tx, viewer, locked, { reason, confirmed })
          outcome.changed.push(id)
        } else outcome.skipped.push(id)
      }
      return outcome
    },
    { timeout: 60_000 },
  )
