import 'server-only'
import { randomUUID } from 'node:crypto'
import { DEAD_LINK, LINK_DAYS, LINK_DAYS_LEFT } from './constants'
import { digestOf, unsubscribeLink } from './queries'
import { periodEnd, periodStart } from './rules/period'
import type { UnsubscribeInput } from './schema'
import type { DigestEvery } from './types'
import { databaseNow } from '@/lib/core/server/clock'
import { derivedToken, hashToken } from '@/lib/core/server/crypto'
import { db, type Tx } from '@/lib/core/server/db'
import { AppError } from '@/lib/core/errors'
import { consume } from '@/lib/limits/mutations'
import { queueMail } from '@/lib/mail/mutations'

const DAY = 86_400_000

type Addressee = {
  id: string
  email: string
  firstName: string
  every: DigestEvery
  digestedUntil: Date | null
  createdAt: Date
}

/**
 * Queues the digest of a member for the period that ended last, where it has not been made yet and there is
 * something new. The member's row is locked: of two workers the second finds it made. Returns whether an
 * email is queued.
 */
export const makeDigest = (userId: string, now: Date, endOf = periodEnd): Promise<boolean> =>
  db.$transaction(async (tx) => {
    const [member] = await tx.$queryRaw<Addressee[]>`
      SELECT id, email, first_name AS "firstName", digest_every AS every,
        digested_until AS "digestedUntil", created_at AS "createdAt" FROM users
      WHERE id = ${userId} AND newsletter AND status = 'active' AND email_verified IS NOT NULL AND deletion_requested_at IS NULL
      FOR NO KEY UPDATE`
    if (!member) return false
    const { email, firstName, every, digestedUntil, createdAt } = member
    const until = endOf(every, now)
    if (digestedUntil && digestedUntil >= until) return false
    // The first one of a new member reaches back to the registration.
    const from = digestedUntil ?? later(createdAt, periodStart(every, until))
    // Of who registered since, what was new before stays out of the next one too. Past Prisma, which would
    // date the account as changed.
    await tx.$executeRaw`UPDATE users SET digested_until = ${later(from, until)} WHERE id = ${userId}`
    if (from >= until) return false
    const parts = await digestOf(tx, userId, { from, until })
    if (!parts) return false
    await queueMail(tx, {
      eventKey: `digest:${userId}:${until.toISOString()}`,
      template: 'digest',
      to: email,
      userId,
      props: { firstName, every, parts, tokenId: await linkFor(tx, member, now) },
    })
    return true
  })

const later = (a: Date, b: Date) => (a > b ? a : b)

/**
 * Returns the id of the link by which a member switches the digest off: the one of an earlier digest, where
 * it works for long enough.
 */
async function linkFor(tx: Tx, { id: userId, email }: Addressee, now: Date): Promise<string> {
  const known = await tx.emailToken.findFirst({
    where: {
      userId,
      purpose: 'unsubscribe',
      address: email,
      expiresAt: { gt: new Date(now.getTime() + LINK_DAYS_LEFT * DAY) },
    },
    orderBy: { expiresAt: 'desc' },
    select: { id: true },
  })
  if (known) return known.id
  const id = randomUUID()
  await tx.emailToken.create({
    data: {
      id,
      purpose: 'unsubscribe',
      tokenHash: hashToken(derivedToken('unsubscribe', id)),
      userId,
      address: email,
      expiresAt: new Date(now.getTime() + LINK_DAYS * DAY),
    },
  })
  return id
}

/**
 * Switches the digest off, or on again, for the member whose link this is; pressed twice it changes nothing
 * more. Throws INVALID_TOKEN, RATE_LIMITED.
 */
export async function unsubscribe(
  { token, digest }: UnsubscribeInput,
  ip: string,
): Promise<{ digest: 'on' | 'off'; message: string }> {
  await consume('unsubscribing', ip)
  const link = await unsubscribeLink(token)
  if (!link) throw new AppError('INVALID_TOKEN', DEAD_LINK)
  const on = digest === 'on'
  await db.$transaction(async (tx) => {
    await tx.$executeRaw`
      UPDATE users SET newsletter = ${on}, digested_until = CASE WHEN ${on} THEN now() ELSE digested_until END
      WHERE id = ${link.userId} AND newsletter <> ${on}`
    await tx.emailToken.updateMany({ where: { id: link.id, usedAt: null }, data: { usedAt: databaseNow() } })
  })
  return { digest, message: on ? 'You get the digest again.' : 'You no longer get the digest.' }
}
