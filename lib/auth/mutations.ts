import 'server-only'
import { setTimeout as pause } from 'node:timers/promises'
import {
  DEMO_DOMAIN,
  REGISTRATION_HOURS,
  SESSION_ABSOLUTE_DAYS,
  SESSION_IDLE_DAYS,
  SIGN_IN_MIN_MS,
} from './constants'
import { cancelAccountDeletion } from './account-deletion'
import { revokeAccessTokens } from './access-tokens/mutations'
import { passwordFits } from './passwords'
import { isToken } from './queries'
import type { LoginInput } from './schema'
import { recordSignIn } from './sign-ins/mutations'
import { isKnownBrowser } from './sign-ins/queries'
import { proveCode } from './two-factor/mutations'
import { CODE_WANTED } from './two-factor/schema'
import { databaseNow } from '@/lib/core/server/clock'
import { hashToken, randomToken } from '@/lib/core/server/crypto'
import { db, type Tx, isUniqueViolation } from '@/lib/core/server/db'
import { env } from '@/lib/core/server/env'
import { AppError } from '@/lib/core/errors'
import { normalEmail } from '@/lib/core/text'
import { charge, consume, isUsedUp, refund } from '@/lib/limits/mutations'
import type { SessionEnd } from '@/prisma/generated/enums'

type From = { ip: string; ipHash: string; device: string }
/** `browserKey` is the keyed hash of the browser cookie; null where it has none. */
type Browser = From & { browserKey: string | null; local: boolean }

type SignedIn = { userId: string; token: string; stays: boolean }

const DAY = 86_400_000

/**
 * Signs a member in: the newest sign-in wins, and the older session becomes a tombstone, in one transaction.
 * Returns the account's id, the new session token, and whether it cancelled an account deletion. Throws
 * UNAUTHENTICATED with one sentence for an unknown address, a wrong password and a disabled account, and with
 * an error at `code` where two-factor asks for one; ACCOUNT_FROZEN for a frozen account with the right
 * password, RATE_LIMITED.
 */
export async function signIn(input: LoginInput, from: Browser): Promise<SignedIn> {
  const email = normalEmail(input.email)
  const limits = [
    { name: 'signInByAddress', key: `${email}|${from.ip}` },
    { name: 'signInByIp', key: from.ip },
  ] as const
  for (const limit of limits) await consume(limit.name, limit.key)

  const user = await withGuessLimit(email, from, () => userByPassword(email, input.password, from))
  if (user.status === 'frozen')
    throw new AppError(
      'ACCOUNT_FROZEN',
      `Your account has been frozen. Please contact ${env().CONTACT_EMAIL}.`,
    )
  for (const limit of limits) await refund(limit.name, limit.key)

  if (user.totpEnabledAt) await requireSecondFactor(user, input.code, from)
  const token = await startSession(user.id, from, user.passwordHash)
  await recordSignIn(user, from, true)
  return { userId: user.id, token, stays: user.deletionRequestedAt !== null }
}

/**
 * Runs a check of a password. After many wrong passwords for one account, from however many networks, each
 * further try waits its turn, except in a browser that signed in to the account before: no stranger locks its
 * owner out. Throws RATE_LIMITED, and whatever the check throws.
 */
async function withGuessLimit<T>(
  email: string,
  { browserKey }: Browser,
  check: () => Promise<T>,
): Promise<T> {
  if (await isKnownBrowser(email, browserKey)) return check()
  if (await isUsedUp('guessesAtAccount', email)) await consume('pausedGuesses', email)
  try {
    return await check()
  } catch (error) {
    await charge('guessesAtAccount', email)
    throw error
  }
}

type Member = { id: string; email: string; firstName: string }

/**
 * Returns the account that address and password belong to. Throws UNAUTHENTICATED after a minimum duration,
 * so that its time does not tell the reason.
 */
async function userByPassword(email: string, password: string, from: Browser) {
  const refusable = pause(SIGN_IN_MIN_MS)
  const user = await db.user.findUnique({
    where: { email },
    select: {
      id: true,
      email: true,
      firstName: true,
      passwordHash: true,
      status: true,
      totpEnabledAt: true,
      deletionRequestedAt: true,
    },
  })
  const fits = await passwordFits(password, user?.passwordHash ?? null)
  // The passwords of the demo accounts are published: they open nothing to anybody on a network.
  const mayTry = from.local || !email.endsWith(DEMO_DOMAIN)
  if (user && fits && user.status !== 'deleted' && mayTry) return user
  if (user && !fits) await recordSignIn(user, from, false)
  await refusable
  throw wrongCredentials()
}

async function requireSecondFactor(user: Member, code: string | undefined, from: Browser): Promise<void> {
  if (!code) throw codeRequired(CODE_WANTED)
  try {
    await proveCode(user.id, code)
  } catch (error) {
    if (!(error instanceof AppError) || error.code !== 'VALIDATION_FAILED') throw error
    await recordSignIn(user, from, false)
    throw codeRequired(error.message)
  }
}

const codeRequired = (message: string) =>
  new AppError('UNAUTHENTICATED', message, { errors: [{ path: 'code', message }] })

const wrongCredentials = () => new AppError('UNAUTHENTICATED', 'Invalid email or password')

/**
 * Replaces whatever session the account has by a new one and returns its token. `provenHash` is the stored
 * password that was just proved: an account that was frozen, or given another password, since then gets none
 * and the caller UNAUTHENTICATED.
 */
export async function startSession(userId: string, from: From, provenHash?: string): Promise<string> {
  const token = randomToken()
  const now = databaseNow().getTime()
  await retryOnRace(() =>
    db.$transaction(async (tx) => {
      // Locks the account's row, so that two concurrent sign-ins run one after the other.
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
      await cancelAccountDeletion(tx, userId)
    }),
  )
  return token
}

/**
 * Signs in the browser in which an account was registered, once its address is verified: only there, once
 * and within a day, and not where a second factor, another session or the end of one came between. Returns
 * the new session token; null where nobody is signed in.
 */
export async function signInRegistered(
  { userId, email }: { userId: string; email: string },
  browserToken: string | undefined,
  from: From & { browserKey: string },
): Promise<string | null> {
  if (!isToken(browserToken)) return null
  const registrationKey = hashToken(browserToken)
  const [user] = await db.user.updateManyAndReturn({
    where: {
      id: userId,
      email,
      registrationKey,
      status: 'active',
      emailVerified: { not: null },
      totpEnabledAt: null,
      createdAt: { gt: new Date(databaseNow().getTime() - REGISTRATION_HOURS * 3_600_000) },
    },
    data: { registrationKey: null },
    select: { id: true, email: true, firstName: true, passwordHash: true },
  })
  if (!user) return null
  const token = await startSession(user.id, from, user.passwordHash)
  await recordSignIn(user, from, true)
  return token
}

/**
 * Ends every live session of an account, leaving tombstones with the reason, and what verifying its address
 * would sign in. Part of the caller's transaction.
 */
export async function endSessions(
  tx: Tx,
  userId: string,
  reason: SessionEnd,
  byDevice?: string,
): Promise<void> {
  await tx.session.updateMany({
    where: { userId, endedAt: null },
    data: { endedAt: databaseNow(), endReason: reason, endedByDevice: byDevice ?? null },
  })
  await tx.user.updateMany({
    where: { id: userId, registrationKey: { not: null } },
    data: { registrationKey: null },
  })
}

/**
 * Ends all access to an account: its sessions, and the access tokens of its programs. Part of
 * the caller's transaction.
 */
export async function endAccess(tx: Tx, userId: string, reason: SessionEnd): Promise<void> {
  await endSessions(tx, userId, reason)
  await revokeAccessTokens(tx, userId)
}

/** Ends the session of a token. An unknown token is no error. */
export async function signOut(token: string | undefined): Promise<void> {
  if (!token) return
  await db.session.updateMany({
    where: { tokenHash: hashToken(token), endedAt: null },
    data: { endedAt: databaseNow(), endReason: 'signed_out' },
  })
}

async function retryOnRace<T>(work: () => Promise<T>): Promise<T> {
  try {
    return await work()
  } catch (error) {
    if (!isUniqueViolation(error)) throw error
    return work()
  }
}
