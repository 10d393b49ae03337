import 'server-only'
import { randomUUID } from 'node:crypto'
import { listEveryUser, hasOtherAdmins, userOf } from './queries'
import { usersCsv } from './rules/csv'
import type { EmailInput, RoleInput, UsersQuery } from './schema'
import type { AdminUser } from './types'
import { endEmailChange } from '../email-change/mutations'
import { deleteAccount } from '../privacy/mutations'
import { markVerified, queueVerification } from '../verification/mutations'
import { record } from '@/lib/audit/mutations'
import { emailTaken } from '@/lib/auth/email-taken'
import { endAccess } from '@/lib/auth/mutations'
import type { Admin } from '@/lib/auth/viewer'
import { queueBillingChange } from '@/lib/billing/accounts/mutations'
import { databaseNow, today } from '@/lib/core/server/clock'
import { londonStamp } from '@/lib/core/dates'
import { db, Prisma, type Tx, isUniqueViolation } from '@/lib/core/server/db'
import { conflict, notFound } from '@/lib/core/errors'
import { normalEmail } from '@/lib/core/text'
import { queueMail } from '@/lib/mail/mutations'
import type { Role, SessionEnd, UserStatus } from '@/prisma/generated/enums'

type Account = { id: string; email: string; firstName: string; role: Role; status: UserStatus }

/** Returns an account with its row locked, so that what is decided about it stays true. Throws NOT_FOUND. */
async function lockAccount(tx: Tx, userId: string): Promise<Account> {
  const [account] = await tx.$queryRaw<Account[]>`
    SELECT id, email, first_name AS "firstName", role, status FROM users WHERE id = ${userId} FOR NO KEY UPDATE`
  if (!account) throw notFound('User')
  return account
}

const about = (userId: string) => ({ targetType: 'user', targetId: userId })

/**
 * Makes a member an administrator, or lets an administrator give the role up, which nobody can do for them;
 * ends the account's sessions. Throws NOT_FOUND, and CONFLICT for another administrator, for the last one,
 * and for an account that is not active.
 */
export async function changeRole(viewer: Admin, userId: string, { role }: RoleInput): Promise<AdminUser> {
  await db.$transaction(async (tx) => {
    const othersStay = role === 'admin' || (await hasOtherAdmins(tx, userId))
    const account = await lockAccount(tx, userId)
    if (account.role === role) return
    if (role === 'user' && userId !== viewer.id)
      throw conflict('An administrator can only give up the role in person')
    if (!othersStay)
      throw conflict('You are the only administrator. Make somebody else an administrator first.')
    if (role === 'admin' && account.status !== 'active')
      throw conflict('Only an active account can be made an administrator')
    await tx.user.update({ where: { id: userId }, data: { role }, select: { id: true } })
    await endAccess(tx, userId, 'role_changed')
    await record(tx, viewer, {
      action: 'user.role',
      ...about(userId),
      before: { role: account.role },
      after: { role },
    })
  })
  return userOf(viewer, userId)
}

/** Keeps a member out until unfrozen, at once, and uncharged. Throws NOT_FOUND, CONFLICT. */
export async function freeze(viewer: Admin, userId: string): Promise<AdminUser> {
  await changeStatus(viewer, userId, { action: 'user.freeze', from: ['active'], to: 'frozen', end: 'frozen' })
  return userOf(viewer, userId)
}

/** Lets a frozen member sign in again; no session comes back. Throws NOT_FOUND, CONFLICT. */
export async function unfreeze(viewer: Admin, userId: string): Promise<AdminUser> {
  await changeStatus(viewer, userId, { action: 'user.unfreeze', from: ['frozen'], to: 'active' })
  return userOf(viewer, userId)
}

/** Marks an account as deleted and keeps its data. Throws NOT_FOUND, CONFLICT. */
export const disable = (viewer: Admin, userId: string): Promise<void> =>
  changeStatus(viewer, userId, {
    action: 'user.disable',
    from: ['active', 'frozen'],
    to: 'deleted',
    end: 'disabled',
  })

/** Lets a disabled member sign in again; an ended subscription stays ended. Throws NOT_FOUND, CONFLICT. */
export async function enable(viewer: Admin, userId: string): Promise<AdminUser> {
  await changeStatus(viewer, userId, { action: 'user.enable', from: ['deleted'], to: 'active' })
  return userOf(viewer, userId)
}

const SAID: Record<UserStatus, string> = {
  active: 'This account is active',
  frozen: 'This account is frozen already',
  deleted: 'This account is disabled',
}

type StatusChange = {
  action: `user.${string}`
  from: UserStatus[]
  to: UserStatus
  end?: SessionEnd
}

const changeStatus = (
  viewer: Admin,
  userId: string,
  { action, from, to, end }: StatusChange,
): Promise<void> =>
  db.$transaction(async (tx) => {
    const { role, status } = await lockAccount(tx, userId)
    if (role === 'admin') throw conflict('The account of an administrator cannot be frozen or disabled')
    if (!from.includes(status)) throw conflict(SAID[status])
    await tx.user.update({ where: { id: userId }, data: { status: to }, select: { id: true } })
    if (end) await endAccess(tx, userId, end)
    if (to !== 'deleted') await queueBillingChange(tx, userId)
    await record(tx, viewer, { action, ...about(userId), before: { status }, after: { status: to } })
  })

/**
 * Gives an account another address, unverified: a link goes to the new one, a notice to the old one, and the
 * sessions end. Throws NOT_FOUND, and CONFLICT for a taken address, another administrator's account and a
 * disabled one.
 */
export async function changeEmail(viewer: Admin, userId: string, input: EmailInput): Promise<AdminUser> {
  const email = normalEmail(input.email)
  try {
    await db.$transaction(async (tx) => {
      const { email: before, firstName, role, status } = await lockAccount(tx, userId)
      if (before === email) return
      // Control of the address is control of the account, by a password reset: so not for another
      // administrator.
      if (role === 'admin' && userId !== viewer.id)
        throw conflict('The address of an administrator can only be changed in person')
      if (status === 'deleted') throw conflict(SAID.deleted)
      await tx.user.update({
        where: { id: userId },
        data: { email, emailVerified: null },
        select: { id: true },
      })
      await tx.emailToken.deleteMany({ where: { userId } })
      await endEmailChange(tx, userId)
      await endAccess(tx, userId, 'email_changed')
      await queueBillingChange(tx, userId)
      await queueMail(tx, {
        eventKey: `email-changed:${randomUUID()}`,
        template: 'email-changed',
        to: before,
        userId,
        props: { firstName, at: databaseNow().toISOString(), by: 'administrator' },
      })
      await queueVerification(tx, { id: userId, email, firstName })
      await record(tx, viewer, {
        action: 'user.email',
        ...about(userId),
        before: { email: before },
        after: { email },
      })
    })
  } catch (error) {
    if (isUniqueViolation(error)) throw emailTaken()
    throw error
  }
  return userOf(viewer, userId)
}

/** Marks an address as verified without its link. Throws NOT_FOUND. */
export async function verifyUserEmail(viewer: Admin, input: EmailInput): Promise<{ message: string }> {
  const email = normalEmail(input.email)
  return db.$transaction(async (tx) => {
    const user = await tx.user.findFirst({
      where: { email, status: { not: 'deleted' } },
      select: { id: true },
    })
    if (!user) throw notFound('User')
    if (!(await markVerified(tx, { id: user.id, email }))) return { message: `${email} is verified already` }
    await record(tx, viewer, {
      action: 'user.verify',
      ...about(user.id),
      before: { emailVerified: false },
      after: { emailVerified: true },
    })
    return { message: `${email} is verified now` }
  })
}

/**
 * Deletes a member and what belongs to them for good, as after their own request. Throws NOT_FOUND, and
 * CONFLICT for an administrator.
 */
export const deletePermanently = (viewer: Admin, userId: string): Promise<void> =>
  db.$transaction(
    async (tx) => {
      if (!(await deleteAccount(tx, userId, Prisma.sql`role = 'user'`))) {
        await lockAccount(tx, userId)
        throw conflict('The account of an administrator cannot be deleted')
      }
      await record(tx, viewer, { action: 'user.delete', ...about(userId) })
    },
    { timeout: 60_000 },
  )

/**
 * Returns the accounts that match as CSV, and a file name. Writes an audit record with their number, because
 * personal data are exported.
 */
export async function exportUsers(viewer: Admin, query: UsersQuery): Promise<{ name: string; csv: string }> {
  const users = await listEveryUser(viewer, query)
  await db.$transaction((tx) =>
    record(tx, viewer, {
      action: 'user.export',
      targetType: 'user',
      targetId: 'list',
      after: { accounts: users.length },
    }),
  )
  return { name: `loadpath-members-${today()}.csv`, csv: usersCsv(users, londonStamp) }
}
