import 'server-only'
import { SESSION_ABSOLUTE_DAYS, SESSION_IDLE_DAYS } from './constants'
import { takeBackLeaving } from './leaving'
import { passwordFits } from './passwords'
import type { LoginInput } from './schema'
import { hashToken, randomToken } from '@/lib/core/crypto'
import { db, type Tx, uniqueBreach } from '@/lib/core/db'
import { env } from '@/lib/core/env'
import { AppError } from '@/lib/core/errors'
import { normalEmail } from '@/lib/core/text'
import { consume, refund } from '@/lib/limits/mutations'
import type { SessionEnd } from '@/prisma/generated/enums'

type From = { ip: string; ipHash: string; device: string }

const DAY = 86_400_000

/**
 * Signs a member in: the newest sign-in wins, and the older session becomes a tombstone, in one transaction.
 * Gives the account's id and the new session token. Throws UNAUTHENTICATED with one sentence for an unknown address, a wrong
 * password and a disabled account, ACCOUNT_FROZEN for a frozen account with the right password, RATE_LIMITED.
 */
export async function signIn(input: LoginInput, from: From): Promise<{ userId: string; token: string }> {
  const email = normalEmail(input.email)
  const limits = [
    { name: 'signInByAddress', key: `${email}|${from.ip}` },
    { name: 'signInByIp', key: from.ip },
  ] as const
  for (const limit of limits) await consume(limit.name, limit.key)

  const user = await db.user.findUnique({
    where: { email },
    select: { id: true, passwordHash: true, status: true },
  })
  const fits = await passwordFits(input.password, user?.passwordHash ?? null)
  if (user)
    await db.signIn.create({
      data: { userId: user.id, device: from.device, ipHash: from.ipHash, succeeded: fits },
    })
  if (!user || !fits || user.status === 'deleted') throw wrongCredentials()
  if (user.status === 'frozen')
    throw new AppError(
      'ACCOUNT_FROZEN',
      `Your account has been frozen. Please contact ${env().CONTACT_EMAIL}.`,
    )

  for (const limit of limits) await refund(limit.name, limit.key)
  return { userId: user.id, token: await startSession(user.id, from, user.passwordHash) }
}

const wrongCredentials = () => new AppError('UNAUTHENTICATED', 'Invalid email or password')

/**
 * Replaces whatever session the account has by a new one and gives its token. `provenHash` is the stored password that was just proved:
 * an account that was frozen, or given another password, since then gets none and the caller UNAUTHENTICATED.
 */
export async function startSession(userId: string, from: From, provenHash?: string): Promise<string> {
  const token = randomToken()
  const now = Date.now()
  await retryOnRace(() =>
    db.$transaction(async (tx) => {
      // The row of the account is the queue: two sign-ins at once follow each other.
      const [account] = await tx.$queryRaw<{ hash: string; active: boolean }[]>`
        SELECT password_hash AS hash, status = 'active' AS active FROM users WHERE id = ${userId} FOR UPDATE`
      if (!account?.active || (provenHash && provenHash !== account.hash)) throw wrongCredentials()
      await endSessions(tx, userId, 'superseded', from.device)
      await tx.session.create({
        data: {
          tokenHash: hashToken(token),
          userId,
          device: from.device,
          ipHash: from.ipHash,
          expiresAt: new Date(now + SESSION_IDLE_DAYS * DAY),
          absoluteExpiresAt: new Date(now + SESSION_ABSOLUTE_DAYS * DAY),
        },
      })
      await takeBackLeaving(tx, userId)
    }),
  )
  return token
}

/** Ends every live session of an account, leaving tombstones with the reason. Part of the caller's transaction. */
export async function endSessions(
  tx: Tx,
  userId: string,
  reason: SessionEnd,
  byDevice?: string,
): Promise<void> {
  await tx.session.updateMany({
    where: { userId, endedAt: null },
    data: { endedAt: new Date(), endReason: reason, endedByDevice: byDevice ?? null },
  })
}

/** Ends the session of a token; an unknown one is no error. */
export async function signOut(token: string | undefined): Promise<void> {
  if (!token) return
  await db.session.updateMany({
    where: { tokenHash: hashToken(token), endedAt: null },
    data: { endedAt: new Date(), endReason: 'signed_out' },
  })
}

async function retryOnRace<T>(work: () => Promise<T>): Promise<T> {
  try {
    return await work()
  } catch (error) {
    if (!uniqueBreach(error)) throw error
    return work()
  }
}
