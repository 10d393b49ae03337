import 'server-only'
import { RECOVERY_CODES } from './constants'
import { qrOf } from './rules/qr'
import { newRecoveryCode, plainCode } from './rules/recovery'
import { keyUri, newSecret, stepOf } from './rules/totp'
import type { ConfirmInput, ProvenInput, SetupInput } from './schema'
import type { RecoveryCodes, TwoFactorSetup, TwoFactorState } from './types'
import { provePassword } from '../prove-password'
import type { Verified, Viewer } from '../viewer'
import { databaseNow } from '@/lib/core/server/clock'
import { keyedHash, seal, unseal } from '@/lib/core/server/crypto'
import { db, type Tx } from '@/lib/core/server/db'
import { AppError, conflict, invalid } from '@/lib/core/errors'
import { consume, refund } from '@/lib/limits/mutations'
import { queueMail } from '@/lib/mail/mutations'

const SEAL = 'totp'
const WRONG_CODE = 'This code is not valid. Codes change every 30 seconds and work once.'
const wrongCode = () => invalid('code', WRONG_CODE)
const alreadyOn = () => conflict('Two-factor sign-in is on already')
const isOff = () => conflict('Two-factor sign-in is off')

/**
 * Makes a secret for the viewer's authenticator app. Nothing is asked at sign-in until a code of it was
 * confirmed; asking again replaces it. Only with a verified address: a member who registered another person's
 * would lock its owner out, whose reset of the password leaves the second factor on. Throws
 * VALIDATION_FAILED at `password`, CONFLICT where it is on already, RATE_LIMITED.
 */
export async function beginTwoFactor(viewer: Verified, { password }: SetupInput): Promise<TwoFactorSetup> {
  await provePassword(viewer, password, 'password')
  const secret = newSecret()
  const { count } = await db.user.updateMany({
    where: { id: viewer.id, totpEnabledAt: null },
    data: { totpSecret: seal(SEAL, secret), totpLastStep: null },
  })
  if (count === 0) throw alreadyOn()
  const uri = keyUri(secret, viewer.email)
  return { secret, uri, qr: qrOf(uri) }
}

/**
 * Turns two-factor on by a code of the app and returns the recovery codes. Throws VALIDATION_FAILED at
 * `code`, CONFLICT, RATE_LIMITED.
 */
export async function confirmTwoFactor(viewer: Verified, { code }: ConfirmInput): Promise<RecoveryCodes> {
  await consume('twoFactor', viewer.id)
  const recoveryCodes = await db.$transaction(async (tx) => {
    const user = await lockAccount(tx, viewer.id)
    if (user.enabled) throw alreadyOn()
    const secret = user.sealed && unseal(SEAL, user.sealed)
    if (!secret) throw conflict('Please start the set-up again')
    const step = stepOf(secret, code, databaseNow().getTime())
    if (step === null) throw wrongCode()
    await tx.user.update({
      where: { id: viewer.id },
      data: { totpEnabledAt: databaseNow(), totpLastStep: step },
      select: { id: true },
    })
    await queueNotice(tx, viewer, true)
    return replaceRecoveryCodes(tx, viewer.id)
  })
  await refund('twoFactor', viewer.id)
  return { recoveryCodes }
}

/**
 * Returns new recovery codes, which replace all earlier ones. Throws VALIDATION_FAILED at `password` or
 * `code`, CONFLICT, RATE_LIMITED.
 */
export async function renewRecoveryCodes(viewer: Viewer, input: ProvenInput): Promise<RecoveryCodes> {
  await provePassword(viewer, input.password, 'password')
  await proveCode(viewer.id, input.code)
  return { recoveryCodes: await db.$transaction((tx) => replaceRecoveryCodes(tx, viewer.id)) }
}

/**
 * Turns two-factor off and queues a notice. Throws VALIDATION_FAILED at `password` or `code`, CONFLICT where
 * it is off, RATE_LIMITED.
 */
export async function endTwoFactor(viewer: Viewer, input: ProvenInput): Promise<TwoFactorState> {
  await provePassword(viewer, input.password, 'password')
  await proveCode(viewer.id, input.code)
  await db.$transaction(async (tx) => {
    await removeTwoFactor(tx, viewer.id)
    await queueNotice(tx, viewer, false)
  })
  return { enabled: false, since: null, recoveryCodesLeft: 0 }
}

/**
 * Deletes secret and recovery codes, in the caller's transaction: for a member who lost both and proved who
 * they are.
 */
export async function removeTwoFactor(tx: Tx, userId: string): Promise<void> {
  await tx.user.update({
    where: { id: userId },
    data: { totpSecret: null, totpEnabledAt: null, totpLastStep: null },
    select: { id: true },
  })
  await tx.recoveryCode.deleteMany({ where: { userId } })
}

/**
 * Uses up a code of the app or a recovery code. Ten wrong codes per hour and account are allowed.
 * Throws VALIDATION_FAILED at `code`, CONFLICT where two-factor is off, RATE_LIMITED.
 */
export async function proveCode(userId: string, code: string): Promise<void> {
  await consume('twoFactor', userId)
  const proved = /^\d{6}$/.test(code) ? await spendTotp(userId, code) : await spendRecoveryCode(userId, code)
  if (!proved) throw wrongCode()
  await refund('twoFactor', userId)
}

async function spendTotp(userId: string, code: string): Promise<boolean> {
  const user = await db.user.findUniqueOrThrow({
    where: { id: userId },
    select: { totpSecret: true, totpEnabledAt: true },
  })
  if (!user.totpEnabledAt || !user.totpSecret) throw isOff()
  const secret = unseal(SEAL, user.totpSecret)
  if (!secret)
    throw new AppError('CONFLICT', 'Your authenticator cannot be checked any longer. Use a recovery code.')
  const step = stepOf(secret, code, databaseNow().getTime())
  if (step === null) return false
  const { count } = await db.user.updateMany({
    where: { id: userId, OR: [{ totpLastStep: null }, { totpLastStep: { lt: step } }] },
    data: { totpLastStep: step },
  })
  return count > 0
}

async function spendRecoveryCode(userId: string, code: string): Promise<boolean> {
  const { count } = await db.recoveryCode.updateMany({
    where: { userId, codeHash: hashOf(userId, code), usedAt: null },
    data: { usedAt: databaseNow() },
  })
  return count > 0
}

const hashOf = (userId: string, code: string) => keyedHash('recovery-code', `${userId}|${plainCode(code)}`)

async function replaceRecoveryCodes(tx: Tx, userId: string): Promise<string[]> {
  const codes = Array.from({ length: RECOVERY_CODES }, newRecoveryCode)
  await tx.recoveryCode.deleteMany({ where: { userId } })
  await tx.recoveryCode.createMany({
    data: codes.map((code) => ({ userId, codeHash: hashOf(userId, code) })),
  })
  return codes
}

async function lockAccount(tx: Tx, userId: string): Promise<{ sealed: string | null; enabled: boolean }> {
  const [user] = await tx.$queryRaw<{ sealed: string | null; enabled: boolean }[]>`
    SELECT totp_secret AS sealed, totp_enabled_at IS NOT NULL AS enabled FROM users WHERE id = ${userId} FOR UPDATE`
  return user!
}

const queueNotice = (tx: Tx, { id: userId, email, firstName }: Viewer, enabled: boolean): Promise<void> => {
  const at = databaseNow().toISOString()
  return queueMail(tx, {
    eventKey: `two-factor:${userId}:${at}`,
    template: 'two-factor-changed',
    to: email,
    userId,
    props: { firstName, enabled, at },
  })
}
