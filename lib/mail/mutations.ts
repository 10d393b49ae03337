import 'server-only'
import type { Tx } from '@/lib/core/server/db'
import { enqueue } from '@/lib/jobs/mutations'
import type { TemplateName, TemplateProps } from './types'

type QueuedEmail<T extends TemplateName> = {
  /** The event that causes the email, such as "verify:<token id>": one event sends one email. */
  eventKey: string
  template: T
  to: string
  userId: string | null
  props: TemplateProps[T]
}

/** Queues an email in the caller's transaction. The same event queued again changes nothing. */
export async function queueMail<T extends TemplateName>(tx: Tx, email: QueuedEmail<T>): Promise<void> {
  const { eventKey, template, to, userId, props } = email
  const rows = await tx.mailMessage.createManyAndReturn({
    data: [{ eventKey, template, recipient: to, userId }],
    skipDuplicates: true,
    select: { id: true },
  })
  const message = rows[0]
  if (message) await enqueue(tx, 'send-mail', { messageId: message.id, props })
}

/** Marks an email as failed for good. Part of the caller's transaction. */
export async function abandonMail(tx: Tx, messageId: string): Promise<void> {
  await tx.mailMessage.updateMany({ where: { id: messageId, state: 'queued' }, data: { state: 'failed' } })
}

/** Marks a failed email as queued again. Part of the caller's transaction. */
export async function requeueMail(tx: Tx, messageId: string): Promise<void> {
  await tx.mailMessage.updateMany({ where: { id: messageId, state: 'failed' }, data: { state: 'queued' } })
}

/**
 * Deletes the records of a person's emails, and the jobs of those that are queued. Part of the caller's
 * transaction.
 */
export async function deleteEmails(tx: Tx, userId: string, email: string): Promise<void> {
  const forgotten = await tx.$queryRaw<{ id: string }[]>`
    DELETE FROM mail_messages WHERE user_id = ${userId} OR (user_id IS NULL AND recipient = ${email}) RETURNING id`
  const ids = forgotten.map(({ id }) => id)
  if (ids.length > 0)
    await tx.$executeRaw`
      DELETE FROM graphile_worker._private_jobs WHERE payload->>'messageId' = ANY(${ids}::text[])`
}
