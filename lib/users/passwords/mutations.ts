import 'server-only'
import { randomUUID } from 'node:crypto'
import { endEmailChange } from '../email-change/mutations'
import { resetLink } from './queries'
import { SAME, type ChangePasswordInput, type ForgotInput, type ResetInput } from './schema'
import { MAIL_MIN_MS } from '@/lib/auth/constants'
import { revokeAccessTokens } from '@/lib/auth/access-tokens/mutations'
import { endAccess } from '@/lib/auth/mutations'
import { limitLinks } from '@/lib/auth/link-limits'
import { hashPassword, passwordFits, refuseGuessable } from '@/lib/auth/passwords'
import { proveOwner } from '@/lib/auth/prove-owner'
import type { Viewer } from '@/lib/auth/viewer'
import { databaseNow } from '@/lib/core/server/clock'
import { derivedToken, hashToken, randomToken } from '@/lib/core/server/crypto'
import { db, type Tx } from '@/lib/core/server/db'
import { withMinimumDuration } from '@/lib/core/server/minimum-duration'
import { AppError, invalid, unauthenticated } from '@/lib/core/errors'
import { normalEmail } from '@/lib/core/text'
import { RESET_MINUTES } from '@/lib/mail/constants'
import { queueMail } from '@/lib/mail/mutations'

type Addressee = { id: string; email: string; firstName: string }

type From = Parameters<typeof limitLinks>[2]

/**
 * Queues a reset email where the address has an active account. Returns the same to everybody, after the same
 * time, so that nobody learns who has an account. Throws RATE_LIMITED.
 */
export async function requestReset({ email: given }: ForgotInput, from: From): Promise<{ message: string }> {
  const email = normalEmail(given)
  await limitLinks('reset', email, from)
  await withMinimumDuration(MAIL_MIN_MS, () =>
    db.$transaction(async (tx) => {
      // Locks the account's row, so that of two concurrent requests the later link is the valid one.
      const [user] = await tx.$queryRaw<Addressee[]>`
        SELECT id, email, first_name AS "firstName" FROM users WHERE email = ${email} AND status = 'active' FOR UPDATE`
      if (user) await queueReset(tx, user)
    }),
  )
  return { message: 'If an account exists for this address, a password reset link is on its way.' }
}

async function queueReset(tx: Tx, { id: userId, email, firstName }: Addressee): Promise<void> {
  await retireResets(tx, userId)
  const tokenId = randomUUID()
  await tx.emailToken.create({
    data: {
      id: tokenId,
      purpose: 'reset_password',
      tokenHash: hashToken(derivedToken('reset_password', tokenId)),
      userId,
      address: email,
      expiresAt: new Date(databaseNow().getTime() + RESET_MINUTES * 60_000),
    },
  })
  await queueMail(tx, {
    eventKey: `reset:${tokenId}`,
    template: 'reset-password',
    to: email,
    userId,
    props: { firstName, tokenId },
  })
}

/** Invalidates every reset link that was sent before. */
async function retireResets(tx: Tx, userId: string): Promise<void> {
  await tx.emailToken.updateMany({
    where: { userId, purpose: 'reset_password', usedAt: null },
    data: { usedAt: databaseNow() },
  })
}

const invalidLink = () => new AppError('INVALID_TOKEN', 'This password reset link is invalid or expired.')

/**
 * Sets a new password by the link of an email, ends every session, access token, other link and change of
 * the address, and queues a notice. Throws VALIDATION_FAILED for a password that is easily guessed or the one
 * that is in force, INVALID_TOKEN for an unknown, used, superseded or expired link, and for one of a former
 * address or an account that is not active.
 */
export async function resetPassword({ token, password }: ResetInput): Promise<{ message: string }> {
  const link = await resetLink(token)
  if (!link) throw invalidLink()
  refuseGuessable('password', password, [link.address])
  if (await passwordFits(password, link.passwordHash)) throw invalid('password', SAME)
  const passwordHash = await hashPassword(password)
  await db.$transaction(async (tx) => {
    // Locks the account's row first, as everywhere: concurrent sign-ins and link requests wait, and none
    // deadlocks.
    const [user] = await tx.$queryRaw<Addressee[]>`
      SELECT id, email, first_name AS "firstName" FROM users
      WHERE id = ${link.userId} AND email = ${link.address} AND status = 'active' FOR UPDATE`
    const { count } = await tx.emailToken.updateMany({
      where: { id: link.id, usedAt: null },
      data: { usedAt: databaseNow() },
    })
    if (!user || count === 0) throw invalidLink()
    await tx.user.update({ where: { id: user.id }, data: { passwordHash }, select: { id: true } })
    await retireResets(tx, user.id)
    await endEmailChange(tx, user.id)
    await endAccess(tx, user.id, 'password_reset')
    await queueNotice(tx, user)
  })
  return { message: 'Password reset successful' }
}

/**
 * Changes the viewer's password and queues a notice. One session an account is all there is: the one in use
 * goes on under a new token, which is returned, so that whoever holds a copy of the old one is out; access
 * tokens are revoked, and a change of the address that waits for its link is cancelled. Throws
 * VALIDATION_FAILED for a wrong current password, a missing or wrong code where two-factor is on, or a new
 * password that is easily guessed, RATE_LIMITED, UNAUTHENTICATED where the session ended meanwhile.
 */
export async function changePassword(
  viewer: Viewer,
  { currentPassword, newPassword, code }: ChangePasswordInput,
): Promise<{ token: string }> {
  // What can be refused without a code is refused before one is used up.
  refuseGuessable('newPassword', newPassword, [viewer.email, viewer.firstName, viewer.lastName])
  const before = await proveOwner(viewer, { password: currentPassword, code }, 'currentPassword')
  const passwordHash = await hashPassword(newPassword)
  const token = randomToken()
  await db.$transaction(async (tx) => {
    // Of two concurrent changes from one password, only one succeeds.
    const changed = await tx.user.updateMany({
      where: { id: viewer.id, passwordHash: before },
      data: { passwordHash },
    })
    if (changed.count === 0) throw invalid('currentPassword', 'Current password is incorrect')
    const kept = await tx.session.updateMany({
      where: { id: viewer.sessionId, endedAt: null },
      data: { tokenHash: hashToken(token) },
    })
    if (kept.count === 0) throw unauthenticated()
    await revokeAccessTokens(tx, viewer.id)
    await retireResets(tx, viewer.id)
    await endEmailChange(tx, viewer.id)
    await queueNotice(tx, viewer)
  })
  return { token }
}

const queueNotice = (tx: Tx, { id: userId, email, firstName }: Addressee): Promise<void> =>
  queueMail(tx, {
    eventKey: `password-changed:${randomUUID()}`,
    template: 'password-changed',
    to: email,
    userId,
    props: { firstName, at: databaseNow().toISOString() },
  })
