import 'server-only'
import { render } from 'react-email'
import { db } from '@/lib/core/db'
import { env } from '@/lib/core/env'
import { log } from '@/lib/core/log'
import { type Tasks, untilNone } from '@/lib/jobs/mutations'
import { RECIPIENT_MONTHS } from './constants'
import { deliver } from './gateway'
import { compose } from './templates/letters'
import type { Letter, TemplateName } from './types'

/** Writes and sends one queued letter. A letter that was sent already, or whose member is gone, is left alone. Throws to be retried. */
export async function sendMail({ messageId, props }: Tasks['send-mail']): Promise<void> {
  const message = await db.mailMessage.findUnique({
    where: { id: messageId },
    select: { id: true, template: true, recipient: true, state: true, createdAt: true },
  })
  if (!message || message.state === 'sent') return
  const { subject, element } = compose(message.template as TemplateName, props as never)
  const letter: Letter = {
    id: message.id,
    to: message.recipient,
    from: env().MAIL_FROM,
    subject,
    html: await render(element),
    text: await render(element, { plainText: true }),
    createdAt: message.createdAt.toISOString(),
  }
  try {
    const providerId = await deliver(letter)
    await db.mailMessage.updateMany({
      where: { id: messageId },
      data: { state: 'sent', sentAt: new Date(), providerId, attempts: { increment: 1 }, lastError: null },
    })
  } catch (error) {
    await db.mailMessage.updateMany({
      where: { id: messageId },
      data: { attempts: { increment: 1 }, lastError: String(error).slice(0, 500) },
    })
    throw error
  }
  announce(letter)
}

/**
 * Takes out of old records to whom a letter went; that it went stays, so that its event never sends another. Of the last letter to somebody who left
 * nothing stays once it is sent, or once it is certain that it never will be.
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
      OR: [{ state: 'sent' }, { createdAt: { lt: new Date(Date.now() - GIVE_UP) } }],
    },
  })
  return forgotten + count
}

/** Longer than the queue keeps trying (milliseconds). */
const GIVE_UP = 30 * 86_400_000

/** While mail goes to the outbox, the terminal says what would have been sent. */
function announce(letter: Letter): void {
  if (env().MAIL_TRANSPORT !== 'outbox') return log.info({ messageId: letter.id }, 'mail sent')
  const link = /https?:\/\/\S+\/[a-z-]+\?token=[\w-]+/.exec(letter.text)?.[0]
  process.stdout.write(`\n  ✉  ${letter.subject}\n     to ${letter.to}${link ? `\n     ${link}` : ''}\n`)
}
