import 'server-only'
import { fromZonedTime } from 'date-fns-tz'
import { GIFT_YEARS } from '../constants'
import { settleMembership } from '../entitlement/mutations'
import { isWithinGiftYears } from '../rules/gift'
import type { PaidPlan } from '../types'
import { giftColumns, giftOf } from './queries'
import type { GiftInput } from './schema'
import type { Gift } from './types'
import { record } from '@/lib/audit/mutations'
import type { Admin } from '@/lib/auth/viewer'
import { databaseNow } from '@/lib/core/server/clock'
import { longDay } from '@/lib/core/dates'
import { db } from '@/lib/core/server/db'
import { conflict, invalid, notFound } from '@/lib/core/errors'
import { normalEmail } from '@/lib/core/text'

/**
 * Gives a membership without payment, until the end of a day in London. Throws VALIDATION_FAILED for an
 * unknown address and for a day that is past or too far.
 */
export async function giveMembership(viewer: Admin, input: GiftInput): Promise<Gift> {
  const { plan, endsOn, reason } = input
  const endsAt = fromZonedTime(`${endsOn}T23:59:59`, 'Europe/London')
  if (endsAt <= databaseNow()) throw invalid('endsOn', 'Please choose a day that is not past')
  if (!isWithinGiftYears(endsAt, databaseNow()))
    throw invalid('endsOn', `Please choose a day within ${GIFT_YEARS} years`)
  return db.$transaction(async (tx) => {
    const user = await tx.user.findFirst({
      where: { email: normalEmail(input.email), status: { not: 'deleted' } },
      select: { id: true },
    })
    if (!user) throw invalid('email', 'No member has this address')
    const gift = await tx.membershipGrant.create({
      data: { userId: user.id, plan, endsAt, reason, grantedById: viewer.id },
      select: giftColumns,
    })
    await settleMembership(tx, user.id)
    await record(tx, viewer, {
      action: 'user.give-membership',
      targetType: 'user',
      targetId: user.id,
      after: { plan, until: longDay(endsAt.toISOString()), reason },
    })
    return giftOf(gift)
  })
}

/** Ends a given membership now. Throws NOT_FOUND, and CONFLICT where it has ended already. */
export async function endGift(viewer: Admin, id: number): Promise<Gift> {
  return db.$transaction(async (tx) => {
    const now = databaseNow()
    const gift = await tx.membershipGrant.findUnique({
      where: { id },
      select: { userId: true, plan: true, endsAt: true },
    })
    if (!gift) throw notFound('Membership')
    const { count } = await tx.membershipGrant.updateMany({
      where: { id, revokedAt: null, OR: [{ endsAt: null }, { endsAt: { gt: now } }] },
      data: { revokedAt: now },
    })
    if (count === 0) throw conflict('This membership has ended already')
    await settleMembership(tx, gift.userId, now)
    await record(tx, viewer, {
      action: 'user.end-membership',
      targetType: 'user',
      targetId: gift.userId,
      before: {
        plan: gift.plan as PaidPlan,
        until: gift.endsAt ? longDay(gift.endsAt.toISOString()) : 'No end',
      },
    })
    return giftOf(await tx.membershipGrant.findUniqueOrThrow({ where: { id }, select: giftColumns }))
  })
}
