import 'server-only'
import { EVENT_MONTHS } from '../constants'
import { sync, withCustomer } from '../syncing/mutations'
import { databaseNow } from '@/lib/core/server/clock'
import { db, type Tx } from '@/lib/core/server/db'
import { enqueue, type Tasks, untilNone } from '@/lib/jobs/mutations'

/**
 * Handles a stored event once: what it is about is asked of the provider, applied, and marked in one
 * transaction, so that a process that is killed leaves nothing half done. Throws to be retried.
 */
export async function handleEvent({ eventId }: Tasks['stripe-event']): Promise<void> {
  const event = await db.stripeEvent.findUnique({
    where: { id: eventId },
    select: { customerId: true, occurredAt: true, handledAt: true },
  })
  if (!event || event.handledAt) return
  const { customerId, occurredAt } = event
  try {
    const ours =
      customerId !== null &&
      (await withCustomer(customerId, async (tx, account) => {
        // The former holder of the lock may have handled the event.
        if (await isHandled(tx, eventId)) return
        await sync(tx, account, { occurredAt })
        await markHandled(tx, eventId)
      }))
    // About no member, or a deleted account: no personal data of the event is stored.
    if (!ours) await markHandled(db, eventId, { payload: {} })
  } catch (error) {
    await db.stripeEvent.updateMany({
      where: { id: eventId, handledAt: null },
      data: { lastError: String(error).slice(0, 500) },
    })
    throw error
  }
}

async function isHandled(tx: Tx, id: string): Promise<boolean> {
  const row = await tx.stripeEvent.findUnique({ where: { id }, select: { handledAt: true } })
  return row?.handledAt != null
}

const markHandled = (tx: Tx, id: string, emptied?: { payload: Record<string, never> }) =>
  tx.stripeEvent.updateMany({
    where: { id, handledAt: null },
    data: { ...emptied, handledAt: databaseNow(), lastError: null },
  })

/** Queues again what was stored an hour ago and is still not handled, whatever became of its job. */
export async function retryUnhandledEvents(): Promise<number> {
  const left = await db.stripeEvent.findMany({
    where: { handledAt: null, receivedAt: { lt: new Date(databaseNow().getTime() - 3_600_000) } },
    orderBy: { receivedAt: 'asc' },
    take: 1000,
    select: { id: true },
  })
  for (const { id } of left) await enqueue(db, 'stripe-event', { eventId: id }, { key: `stripe:${id}` })
  return left.length
}

export const purgeEvents = (): Promise<number> =>
  untilNone(
    (limit) => db.$executeRaw`
      DELETE FROM stripe_events WHERE id IN (
        SELECT id FROM stripe_events WHERE handled_at < now() - make_interval(months => ${EVENT_MONTHS}) LIMIT ${limit})`,
  )
