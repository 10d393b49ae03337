import { createInterface } from 'node:readline/promises'
import { Writable } from 'node:stream'
import { endAccess } from '@/lib/auth/mutations'
import { hashPassword, refuseGuessable } from '@/lib/auth/passwords'
import { emailField } from '@/lib/auth/schema'
import { removeTwoFactor } from '@/lib/auth/two-factor/mutations'
import { db, disconnect, type Tx } from '@/lib/core/server/db'
import { AppError } from '@/lib/core/errors'
import { normalEmail } from '@/lib/core/text'
import { acceptedPassword } from '@/lib/membership/schema'
import { endEmailChange } from '@/lib/users/email-change/mutations'
import { makeDigest } from '@/lib/watches/digest/mutations'

/**
 * `npm run admin -- create|promote|verify|reset-password|two-factor-off --email E`: what has to be possible
 * before anybody can sign in as an admin; and `digest`, which does not wait for the morning.
 */
const COMMANDS = ['create', 'promote', 'verify', 'reset-password', 'two-factor-off', 'digest'] as const
type Command = (typeof COMMANDS)[number]

class Refusal extends Error {}

async function main([command, ...options]: string[]) {
  if (!COMMANDS.includes(command as Command))
    throw new Refusal(
      `Use one of: ${COMMANDS.join(', ')}. For example: npm run admin -- create --email you@example.org`,
    )
  const email = readEmail(options)
  const user = await db.user.findUnique({ where: { email }, select: { id: true, role: true, status: true } })
  if (command === 'create') {
    if (user)
      throw new Refusal(
        `${email} has an account already. To make it an admin: npm run admin -- promote --email ${email}`,
      )
    const passwordHash = await hashPassword(await readPassword(email))
    await db.$transaction(async (tx) => {
      const { id } = await tx.user.create({
        data: {
          email,
          passwordHash,
          firstName: 'Site',
          lastName: 'Administrator',
          role: 'admin',
          emailVerified: new Date(),
        },
      })
      await record(tx, id, 'admin.create')
    })
    return `${email} is an admin and can sign in.`
  }
  if (!user) throw new Refusal(`There is no account ${email}.`)
  if (command === 'promote') {
    if (user.status !== 'active') throw new Refusal(`${email} is ${user.status}; an admin must be active.`)
    await db.$transaction(async (tx) => {
      await tx.user.update({ where: { email }, data: { role: 'admin' } })
      await endAccess(tx, user.id, 'role_changed')
      await record(tx, user.id, 'admin.promote')
    })
    return `${email} is an admin now and has to sign in again.`
  }
  if (command === 'verify') {
    await db.$transaction(async (tx) => {
      await tx.user.updateMany({ where: { email, emailVerified: null }, data: { emailVerified: new Date() } })
      await record(tx, user.id, 'admin.verify')
    })
    return `${email} is verified.`
  }
  if (command === 'two-factor-off') {
    await db.$transaction(async (tx) => {
      await removeTwoFactor(tx, user.id)
      await record(tx, user.id, 'admin.two-factor-off')
    })
    return `${email} signs in with the password alone now.`
  }
  if (command === 'digest')
    return (await makeDigest(user.id, new Date(), (_every, now) => now))
      ? `${email} is sent what is new since their last digest.`
      : `${email} is sent nothing: nothing is new, or they do not get the digest.`
  const passwordHash = await hashPassword(await readPassword(email))
  await db.$transaction(async (tx) => {
    await tx.user.update({ where: { email }, data: { passwordHash } })
    await tx.emailToken.deleteMany({ where: { userId: user.id, purpose: 'reset_password' } })
    await endEmailChange(tx, user.id)
    await endAccess(tx, user.id, 'password_reset')
    await record(tx, user.id, 'admin.reset-password')
  })
  return `${email} has a new password, and its sessions are ended.`
}

const record = (tx: Tx, targetId: string, action: string) =>
  tx.auditEntry.create({ data: { actorName: 'command line', action, targetType: 'user', targetId } })

function readEmail(options: string[]): string {
  const given = options[options.indexOf('--email') + 1]
  if (!options.includes('--email') || !given) throw new Refusal('Say whose account: --email you@example.org')
  const result = emailField.safeParse(given)
  if (!result.success) throw new Refusal(`"${given}" is not an e-mail address.`)
  return normalEmail(result.data)
}

async function readPassword(email: string): Promise<string> {
  const given = process.env.ADMIN_PASSWORD ?? (await ask('Password: '))
  const result = acceptedPassword.safeParse(given)
  if (!result.success) throw new Refusal(result.error.issues[0]!.message)
  refuseGuessable('password', result.data, [email])
  return result.data
}

/** Asks on the terminal without showing what is typed. */
async function ask(question: string): Promise<string> {
  if (!process.stdin.isTTY)
    throw new Refusal('There is no terminal to ask for the password on. Set ADMIN_PASSWORD.')
  process.stdout.write(question)
  const silent = new Writable({ write: (_chunk, _encoding, done) => done() })
  const terminal = createInterface({ input: process.stdin, output: silent, terminal: true })
  const answer = await terminal.question('')
  terminal.close()
  process.stdout.write('\n')
  return answer
}

try {
  console.log(await main(process.argv.slice(2)))
} catch (error) {
  if (!(error instanceof Refusal || error instanceof AppError)) throw error
  console.error(error.message)
  process.exitCode = 1
} finally {
  await disconnect()
}
