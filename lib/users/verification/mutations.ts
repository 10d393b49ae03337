import 'server-only'
import { randomUUID } from 'node:crypto'
import { MAIL_MIN_MS } from '@/lib/auth/constants'
import { limitLinks } from '@/lib/auth/link-limits'
import { databaseNow } from '@/lib/core/server/clock'
import { derivedToken, hashToken } from '@/lib/core/server/crypto'
import { db, type Tx } from '@/lib/core/server/db'
import { withMinimumDuration } from '@/lib/core/server/minimum-duration'
import { AppError } from '@/lib/core/errors'
import { normalEmail } from '@/lib/core/text'
import { VERIFICATION_HOURS } from '@/lib/mail/constants'
import { queueMail } from '@/lib/mail/mutations'

type Addressee = { id: string; email: string; firstName: string }

/**
 * Makes a verification link for the account's present address and queues the email, in the caller's
 * transaction.
 */
export async function queueVerification(tx: Tx, { id: userId, email, firstName }: Addressee): Promise<void> {
  const tokenId = randomUUID()
  await tx.emailToken.create({
    data: {
      id: tokenId,
      purpose: 'verify_email',
      tokenHash: hashToken(derivedToken('verify_email', tokenId)),
      userId,
      address: email,
      expiresAt: new Date(databaseNow().getTime() + VERIFICATION_HOURS * 3_600_000),
    },
  })
  await queueMail(tx, {
    eventKey: `verify:${tokenId}`,
    template: 'verify-email',
    to: email,
    userId,
    props: { firstName, tokenId },
  })
}

const INVALID = 'Invalid or expired verification token. Please request a new verification email.'

/**
 * Verifies the address that a link was sent to, and returns whose it is. The same link works again while it
 * lives, because mail scanners open links first. Throws INVALID_TOKEN for an unknown or expired link and for
 * one of a former address.
 */
export async function verifyEmail(token: string): Promise<{ userId: string; email: string }> {
  const row = await db.emailToken.findFirst({
    where: { tokenHash: hashToken(token), purpose: 'verify_email', expiresAt: { gt: databaseNow() } },
    select: { id: true, userId: true, address: true },
  })
  if (!row) throw new AppError('INVALID_TOKEN', INVALID)
  const stillTheirs = await db.$transaction(async (tx) => {
    const verified = await markVerified(tx, { id: row.userId, email: row.address })
    await tx.emailToken.updateMany({ where: { id: row.id, usedAt: null }, data: { usedAt: databaseNow() } })
    return verified || (await tx.user.count({ where: { id: row.userId, email: row.address } })) > 0
  })
  if (!stillTheirs) throw new AppError('INVALID_TOKEN', INVALID)
  return { userId: row.userId, email: row.address }
}

/**
 * Marks an account's present address as verified, and queues the welcome email for a first one. Returns
 * whether anything changed.
 */
export async function markVerified(tx: Tx, who: { id: string; email: string }): Promise<boolean> {
  const [user] = await tx.user.updateManyAndReturn({
    where: { ...who, emailVerified: null },
    data: { emailVerified: databaseNow() },
    select: { id: true, email: true, firstName: true },
  })
  if (!user) return false
  // One event key per account: verifying another address later sends no second welcome.
  await queueMail(tx, {
    eventKey: `welcome:${user.id}`,
    template: 'welcome',
    to: user.email,
    userId: user.id,
    props: { firstName: user.firstName },
  })
  return true
}

const SENT =
  'Please check your email inbox and spam folder for the verification link. The link will expire in 24 hours.'

/**
 * Queues another verification email where one is due. Returns the same to everybody, after the same time.
 * Throws RATE_LIMITED.
 */
export async function resendVerification(
  given: string,
  from: Parameters<typeof limitLinks>[2],
): Promise<{ message: string; details: string }> {
  const email = normalEmail(given)
  await limitLinks('verify', email, from)
  await withMinimumDuration(MAIL_MIN_MS, () =>
    db.$transaction(async (tx) => {
      const user = await tx.user.findUnique({
        where: { email },
        select: { id: true, email: true, firstName: true, emailVerified: true, status: true },
      })
      if (user && !user.emailVerified && user.status === 'active') await queueVerification(tx, user)
    }),
  )
  return { message: 'Verification Email Sent Successfully', details: SENT }
}
