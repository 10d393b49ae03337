import 'server-only'
import { z } from 'zod'
import { verifiedEvent } from '../gateway'
import { db, type Prisma } from '@/lib/core/server/db'
import { env } from '@/lib/core/server/env'
import { AppError } from '@/lib/core/errors'
import { log } from '@/lib/core/server/log'
import { isStorable } from '@/lib/core/text'
import { enqueue } from '@/lib/jobs/mutations'

/**
 * Stores a webhook as it came and queues it, together or not at all. One that came before changes nothing.
 * Throws VALIDATION_FAILED where it is not the provider's, or no event.
 */
export async function receiveEvent(raw: Buffer, signature: string): Promise<{ received: true }> {
  const event = eventIn(verified(raw.toString('utf8'), signature))
  await db.$transaction(async (tx) => {
    const stored = await tx.stripeEvent.createManyAndReturn({
      data: [
        {
          id: event.id,
          type: event.type,
          payload: event as Prisma.InputJsonObject,
          customerId: customerOf(event.data.object),
          occurredAt: new Date(event.created * 1000),
        },
      ],
      skipDuplicates: true,
      select: { id: true },
    })
    if (stored[0]) await enqueue(tx, 'stripe-event', { eventId: event.id })
  })
  return { received: true }
}

/** The fields of every event; the others are stored as they arrive. */
const stripeEvent = z.looseObject({
  id: z.string().min(1).max(255),
  type: z.string().min(1).max(255),
  created: z.number().int().min(0).max(8_640_000_000_000),
  data: z.looseObject({ object: z.looseObject({}) }),
})

function eventIn(json: unknown) {
  const { data } = stripeEvent.safeParse(json)
  if (!data || !isStorable(json)) throw new AppError('VALIDATION_FAILED', 'This is not an event')
  return data
}

function verified(raw: string, signature: string): unknown {
  // Without a secret nobody could have signed it.
  if (!env().STRIPE_WEBHOOK_SECRET) throw new AppError('NOT_FOUND', 'There is nothing at this address')
  try {
    return verifiedEvent(raw, signature)
  } catch (error) {
    log.warn({ error: String(error).slice(0, 200) }, 'a webhook was not signed by the provider')
    throw new AppError('VALIDATION_FAILED', 'The signature is not the provider’s')
  }
}

/** Whom an event is about, whatever kind of thing it carries. */
function customerOf({ object, id, customer }: Record<string, unknown>): string | null {
  if (object === 'customer') return typeof id === 'string' ? id : null
  if (typeof customer === 'string') return customer
  if (typeof customer !== 'object' || customer === null || !('id' in customer)) return null
  return typeof customer.id === 'string' ? customer.id : null
}
