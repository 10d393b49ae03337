import 'server-only'
import type { Tx } from '@/lib/core/db'
import { enqueue } from '@/lib/jobs/mutations'
import type { TemplateName, TemplateProps } from './types'

type Letter<T extends TemplateName> = {
  /** What causes it, e.g. "verify:<token id>": the same event never sends two. */
  eventKey: string
  template: T
  to: string
  userId: string | null
  props: TemplateProps[T]
}

/** Queues a letter in the caller's transaction. The same event queued again changes nothing. */
export async function queueMail<T extends TemplateName>(tx: Tx, letter: Letter<T>): Promise<void> {
  const { eventKey, template, to, userId, props } = letter
  const rows = await tx.mailMessage.createManyAndReturn({
    data: [{ eventKey, template, recipient: to, userId }],
    skipDuplicates: true,
    select: { id: true },
  })
  const message = rows[0]
  if (message) await enqueue(tx, 'send-mail', { messageId: message.id, props })
}

/** Notes that a letter will not be sent any more; part of the caller's transaction. */
export async function giveUpMail(tx: Tx, messageId: string): Promise<void> {
  await tx.mailMessage.updateMany({ where: { id: messageId, state: 'queued' }, data: { state: 'failed' } })
}

/** Notes that a letter waits again; part of the caller's transaction. */
export async function takeUpMail(tx: Tx, messageId: string): Promise<void> {
  await tx.mailMessage.updateMany({ where: { id: messageId, state: 'failed' }, data: { state: 'queued' } })
}

/** Forgets a person's letters, and takes those that wait, with what they were to say, out of the queue. Part of the caller's transaction. */
export async function forgetLetters(tx: Tx, userId: string, email: string): Promise<void> {
  const forgotten = await tx.$queryRaw<{ id: string }[]>`
    DELETE FROM mail_messages WHERE user_id = ${userId} OR (user_id IS NULL AND recipient = ${email}) RETURNING id`
  const ids = forgotten.map(({ id }) => id)
  if (ids.length > 0)
    await tx.$executeRaw`
      DELETE FROM graphile_worker._private_jobs WHERE payload->>'messageId' = ANY(${ids}::text[])`
}
