import 'server-only'
import { about, findHeld, hold, publish, unpublish, type Held } from '../publishing/mutations'
import { rejectHeld } from '../review/mutations'
import type { BulkAction } from './constants'
import { adminArticle } from './queries'
import type { BulkInput } from './schema'
import type { AdminArticle, BulkOutcome } from './types'
import { record } from '@/lib/audit/mutations'
import type { Admin } from '@/lib/auth/viewer'
import { db, type Tx } from '@/lib/core/db'
import { conflict, notFound } from '@/lib/core/errors'

/** Puts an article in the bin, hidden everywhere; it can be restored until it is purged (decision 20). Throws NOT_FOUND. */
export const deleteArticle = (viewer: Admin, id: number): Promise<void> =>
  db.$transaction(async (tx) => bin(tx, viewer, await hold(tx, id)))

/** Takes an article out of the bin, in the state in which it went there. Throws NOT_FOUND, and CONFLICT where it is in no bin. */
export async function restoreArticle(viewer: Admin, id: number): Promise<AdminArticle> {
  await db.$transaction(async (tx) => {
    const held = await findHeld(tx, id)
    if (!held) throw notFound('Article')
    if (!held.deletedAt) throw conflict('This article is not in the bin')
    await restore(tx, viewer, held)
  })
  return adminArticle(viewer, id)
}

async function bin(tx: Tx, viewer: Admin, { id, title }: Held): Promise<void> {
  await tx.article.update({ where: { id }, data: { deletedAt: new Date() }, select: { id: true } })
  await record(tx, viewer, { action: 'article.delete', ...about(id), before: { title } })
}

async function restore(tx: Tx, viewer: Admin, { id, title, scheduledFor }: Held): Promise<void> {
  // An hour that has passed in the bin is no longer meant.
  const missed = scheduledFor !== null && scheduledFor <= new Date()
  const data = { deletedAt: null, ...(missed && { scheduledFor: null }) }
  await tx.article.update({ where: { id }, data, select: { id: true } })
  await record(tx, viewer, { action: 'article.restore', ...about(id), after: { title } })
}

async function setFeatured(tx: Tx, viewer: Admin, { id }: Held, featured: boolean): Promise<void> {
  await tx.article.update({ where: { id }, data: { featured }, select: { id: true } })
  await record(tx, viewer, {
    action: 'article.update',
    ...about(id),
    before: { featured: !featured },
    after: { featured },
  })
}

type Step = {
  applies: (held: Held) => boolean
  work: (tx: Tx, viewer: Admin, held: Held, reason: string | null) => Promise<void>
}

const STEPS: Record<BulkAction, Step> = {
  publish: { applies: present((held) => held.status !== 'approved'), work: publish },
  unpublish: { applies: present((held) => held.status === 'approved'), work: unpublish },
  feature: {
    applies: present((held) => !held.featured),
    work: (tx, viewer, held) => setFeatured(tx, viewer, held, true),
  },
  unfeature: {
    applies: present((held) => held.featured),
    work: (tx, viewer, held) => setFeatured(tx, viewer, held, false),
  },
  approve: { applies: present((held) => held.status === 'pending_review'), work: publish },
  reject: { applies: present((held) => held.status === 'pending_review'), work: rejectHeld },
  delete: { applies: present(() => true), work: bin },
  restore: { applies: (held) => held.deletedAt !== null, work: restore },
}

function present(applies: (held: Held) => boolean): Step['applies'] {
  return (held) => held.deletedAt === null && applies(held)
}

/** Does one thing to many articles, to all or to none. What it does not apply to, or is gone, is left alone and named. */
export const changeMany = (viewer: Admin, { action, ids, reason }: BulkInput): Promise<BulkOutcome> =>
  db.$transaction(
    async (tx) => {
      const outcome: BulkOutcome = { changed: [], skipped: [] }
      const { applies, work } = STEPS[action]
      for (const id of ids) {
        const held = await findHeld(tx, id)
        if (held && applies(held)) {
          await work(tx, viewer, held, reason)
          outcome.changed.push(id)
        } else outcome.skipped.push(id)
      }
      return outcome
    },
    { timeout: 60_000 },
  )
