import 'server-only'
import { render } from 'react-email'
import { databaseNow } from '@/lib/core/server/clock'
import { db } from '@/lib/core/server/db'
import { env } from '@/lib/core/server/env'
import { log } from '@/lib/core/server/log'
import { type Tasks, untilNone } from '@/lib/jobs/mutations'
import { RECIPIENT_MONTHS } from './constants'
import { deliver } from './gateway'
import { compose } from './templates/compose'
import type { Email, TemplateName } from './types'

/**
 * Renders and sends one queued email. Does nothing where it was sent already or its member is gone. Throws so
 * that the job is retried.
 */
export async function sendMail({ messageId, props }: Tasks['send-mail']): Promise<void> {
  const message = await db.mailMessage.findUnique({
    where: { id: messageId },
    select: { id: true, template: true, recipient: true, state: true, createdAt: true },
  })
  if (!message || message.state === 'sent') return
  const { subject, element, headers } = compose(message.template as TemplateName, props as never)
  const email: Email = {
    id: message.id,
    to: message.recipient,
    from: env().MAIL_FROM,
    subject,
    html: await render(element),
    text: await render(element, { plainText: true }),
    createdAt: message.createdAt.toISOString(),
    ...(headers && { headers }),
  }
  try {
    const providerId = await deliver(email)
    await db.mailMessage.updateMany({
      where: { id: messageId },
      data: { state: 'sent', sentAt: databaseNow(), providerId, attempts: { increment: 1 }, lastError: null },
    })
  } catch (error) {
    await db.mailMessage.updateMany({
      where: { id: messageId },
      data: { attempts: { increment: 1 }, lastError: String(error).slice(0, 500) },
    })
    throw error
  }
  announce(email)
}

/**
 * Removes the recipient from old records of emails; the record itself stays, so that its event never sends a
 * second email. The record of the last email to a deleted account is deleted once the email is sent, or once
 * the queue has given it up. Returns how many records changed.
 */
export async function purgeMail(): Promise<number> {
  const forgotten = await untilNone(
    (limit) => db.$executeRaw`
      UPDATE mail_messages SET recipient = '', user_id = NULL, "providerId" = NULL, last_error = NULL WHERE id IN (
        SELECT id FROM mail_messages WHERE recipient <> '' AND created_at < now() - make_interval(months => ${RECIPIENT_MONTHS}) LIMIT ${limit})`,
  )
  const { count } = await db.mailMessage.deleteMany({
    where: {
      template: 'account-deleted' satisfies TemplateName,
      OR: [{ state: 'sent' }, { createdAt: { lt: new Date(databaseNow().getTime() - GIVE_UP) } }],
    },
  })
  return forgotten + count
}

/** Milliseconds, longer than the queue retries. */
const GIVE_UP = 30 * 86_400_000

/**
 * Prints subject, recipient and link to the terminal where emails go to the outbox; otherwise logs the id.
 */
function announce(email: Email): void {
  if (env().MAIL_TRANSPORT !== 'outbox') return log.info({ messageId: email.id }, 'mail sent')
  const link = /https?:\/\/\S+\/[a-z-]+\?token=[\w-]+/.exec(email.text)?.[0]
  process.stdout.write(`\n  ✉  ${email.subject}\n     to ${email.to}${link ? `\n     ${link}` : ''}\n`)
}
