import 'server-only'
import { randomUUID } from 'node:crypto'
import { DEAD_LINK } from './constants'
import { changeLink } from './queries'
import type { ConfirmationInput, EmailChangeInput } from './schema'
import type { EmailChangeState } from './types'
import { markVerified } from '../verification/mutations'
import { emailTaken } from '@/lib/auth/email-taken'
import { limitLinks } from '@/lib/auth/link-limits'
import { proveOwner } from '@/lib/auth/prove-owner'
import type { Viewer } from '@/lib/auth/viewer'
import { queueBillingChange } from '@/lib/billing/accounts/mutations'
import { databaseNow } from '@/lib/core/server/clock'
import { derivedToken, hashToken } from '@/lib/core/server/crypto'
import { db, isUniqueViolation, type Tx } from '@/lib/core/server/db'
import { AppError, invalid, unauthenticated } from '@/lib/core/errors'
import { normalEmail } from '@/lib/core/text'
import { CHANGE_MINUTES } from '@/lib/mail/constants'
import { queueMail } from '@/lib/mail/mutations'

type Account = { id: string; email: string; firstName: string; verified: boolean }

/** Returns an active account with its row locked: of two changes at once, the later link is the valid one. */
async function lockAccount(tx: Tx, userId: string): Promise<Account | undefined> {
  const [account] = await tx.$queryRaw<Account[]>`
    SELECT id, email, first_name AS "firstName", email_verified IS NOT NULL AS verified
    FROM users WHERE id = ${userId} AND status = 'active' FOR UPDATE`
  return account
}

/**
 * Queues a link to a new address, which the account has once it is confirmed, and a notice to the present one
 * where it is verified. Returns what waits. Throws VALIDATION_FAILED for the present address, a wrong
 * password, and a missing or wrong code where two-factor is on; CONFLICT for a taken address, RATE_LIMITED,
 * UNAUTHENTICATED where the account is not active any more.
 */
export async function requestEmailChange(
  viewer: Viewer,
  { email: given, password, code }: EmailChangeInput,
  from: Parameters<typeof limitLinks>[2],
): Promise<EmailChangeState> {
  const email = normalEmail(given)
  if (email === viewer.email) throw invalid('email', 'This is your address already')
  await proveOwner(viewer, { password, code }, 'password')
  await limitLinks('change', email, from)
  const expiresAt = new Date(databaseNow().getTime() + CHANGE_MINUTES * 60_000)
  await db.$transaction(async (tx) => {
    const account = await lockAccount(tx, viewer.id)
    if (!account) throw unauthenticated()
    if ((await tx.user.count({ where: { email } })) > 0) throw emailTaken()
    await queueLink(tx, account, email, expiresAt)
    // An address that was never verified may be a stranger's.
    if (account.verified) await queueNotice(tx, account, 'email-change-asked')
  })
  return { pending: { email, expiresAt: expiresAt.toISOString() } }
}

async function queueLink(tx: Tx, { id: userId, firstName }: Account, address: string, expiresAt: Date) {
  const tokenId = randomUUID()
  const tokenHash = hashToken(derivedToken('change_email', tokenId))
  const link = { id: tokenId, tokenHash, address, createdAt: databaseNow(), expiresAt }
  await tx.emailChange.upsert({ where: { userId }, create: { userId, ...link }, update: link })
  await queueMail(tx, {
    eventKey: `change:${tokenId}`,
    template: 'confirm-email',
    to: address,
    userId,
    props: { firstName, tokenId },
  })
}

const queueNotice = (
  tx: Tx,
  { id: userId, email, firstName }: Account,
  template: 'email-change-asked' | 'email-changed',
): Promise<void> =>
  queueMail(tx, {
    eventKey: `${template}:${randomUUID()}`,
    template,
    to: email,
    userId,
    props: { firstName, at: databaseNow().toISOString(), by: 'owner' },
  })

/** Takes a change back that waits for its link, which works no more. */
export async function cancelEmailChange(viewer: Viewer): Promise<EmailChangeState> {
  await endEmailChange(db, viewer.id)
  return { pending: null }
}

/** Cancels an account's change that waits for its link, in the caller's transaction where it has one. */
export async function endEmailChange(tx: Pick<Tx, 'emailChange'>, userId: string): Promise<void> {
  await tx.emailChange.deleteMany({ where: { userId } })
}

/**
 * Changes an account's address to the one that its link was sent to, which verifies it, and queues a notice
 * to the former one where it was verified. Sessions go on. Throws INVALID_TOKEN for an unknown, used,
 * superseded or expired link and for one of an account that is not active, CONFLICT for an address that was
 * taken meanwhile.
 */
export async function confirmEmailChange({ token }: ConfirmationInput): Promise<{ email: string }> {
  const link = await changeLink(token)
  if (!link) throw invalidLink()
  const { id, userId, address: email } = link
  try {
    await db.$transaction(async (tx) => {
      const account = await lockAccount(tx, userId)
      const { count } = await tx.emailChange.deleteMany({ where: { userId, id } })
      if (!account || count === 0) throw invalidLink()
      await tx.user.update({
        where: { id: userId },
        data: { email, emailVerified: account.verified ? databaseNow() : null },
        select: { id: true },
      })
      if (account.verified) await queueNotice(tx, account, 'email-changed')
      else await markVerified(tx, { id: userId, email })
      await queueBillingChange(tx, userId)
    })
  } catch (error) {
    if (isUniqueViolation(error)) throw emailTaken()
    throw error
  }
  return { email }
}

const invalidLink = () => new AppError('INVALID_TOKEN', DEAD_LINK)
