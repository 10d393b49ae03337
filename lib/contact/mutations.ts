import 'server-only'
import { QUICKEST_WRITER, REPLY_PROMISE } from './constants'
import type { ContactMessage } from './schema'
import type { Viewer } from '@/lib/auth/viewer'
import { db, type Tx } from '@/lib/core/server/db'
import { AppError } from '@/lib/core/errors'
import { log } from '@/lib/core/server/log'
import { normalEmail } from '@/lib/core/text'
import { consume } from '@/lib/limits/mutations'
import { queueMail } from '@/lib/mail/mutations'

/**
 * Stores a message to the operators and queues its receipt, unless the address has had enough of them; no
 * mail is needed for it to arrive. What a program sent is answered like any other and forgotten. Returns what
 * the sender reads. Throws RATE_LIMITED.
 */
export async function sendContactMessage(
  viewer: Viewer | null,
  input: ContactMessage,
  from: { ip: string },
): Promise<{ message: string }> {
  await consume('contact', viewer ? `user|${viewer.id}` : from.ip)
  if (!isTrapped(viewer, input)) {
    const { name, subject, message } = input
    const email = normalEmail(input.email)
    const receipted = isOwn(viewer, email) || (await takesReceipt(email, from.ip))
    await db.$transaction(async (tx) => {
      const { id } = await tx.contactSubmission.create({
        data: { name, email, subject, message, userId: viewer?.id ?? null },
        select: { id: true },
      })
      if (receipted) await unlessItFails(tx, () => queueReceipt(tx, viewer, { ...input, id, email }))
    })
  }
  return { message: `Thank you for your message. ${REPLY_PROMISE}` }
}

/**
 * Returns whether a message comes from a program. A signed-in sender never does, however quick, and whatever
 * their browser filled in.
 */
function isTrapped(viewer: Viewer | null, { website, elapsed }: ContactMessage): boolean {
  if (viewer) return false
  return website !== '' || (elapsed !== undefined && elapsed < QUICKEST_WRITER)
}

/** Returns whether an address is the viewer's own, and they proved it. */
const isOwn = (viewer: Viewer | null, email: string): viewer is Viewer =>
  viewer !== null && viewer.emailVerified && viewer.email === email

/**
 * Returns whether a receipt goes to an address that anybody may have typed: only so many from one network and
 * so many from all together, as of links. The sender of a message is answered alike, because the message
 * itself arrives.
 */
async function takesReceipt(email: string, ip: string): Promise<boolean> {
  try {
    await consume('mailToAddress', `contact|${email}|${ip}`)
    await consume('mailByStrangers', `contact|${email}`)
    return true
  } catch (error) {
    if (error instanceof AppError && error.code === 'RATE_LIMITED') return false
    throw error
  }
}

/**
 * One receipt a message. Only a member's own verified address gets a copy of the text: anybody may type
 * anybody's address into the form, and it must not carry their words to a stranger.
 */
function queueReceipt(
  tx: Tx,
  viewer: Viewer | null,
  { id, email, subject, message }: ContactMessage & { id: number },
): Promise<void> {
  const queued = { eventKey: `contact:${id}`, to: email, userId: viewer?.id ?? null }
  if (isOwn(viewer, email))
    return queueMail(tx, {
      ...queued,
      template: 'contact-copy',
      props: { firstName: viewer.firstName, about: subject, message },
    })
  return queueMail(tx, { ...queued, template: 'contact-receipt', props: {} })
}

/** A message must arrive although its receipt cannot be queued: what failed is undone alone. */
async function unlessItFails(tx: Tx, work: () => Promise<void>): Promise<void> {
  await tx.$executeRaw`SAVEPOINT optional`
  try {
    await work()
  } catch (error) {
    await tx.$executeRaw`ROLLBACK TO SAVEPOINT optional`
    log.warn({ error: String(error) }, 'contact receipt not queued')
  }
}
