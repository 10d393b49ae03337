import 'server-only'
import { randomUUID } from 'node:crypto'
import type { Tx } from '@/lib/core/server/db'
import { queueMail } from '@/lib/mail/mutations'

/**
 * Cancels a requested account deletion, because its member signed in, and queues an email that says so. Part
 * of the caller's transaction.
 */
export async function cancelAccountDeletion(tx: Tx, userId: string): Promise<void> {
  const [member] = await tx.user.updateManyAndReturn({
    where: { id: userId, deletionRequestedAt: { not: null } },
    data: { deletionRequestedAt: null },
    select: { email: true, firstName: true },
  })
  if (!member) return
  await queueMail(tx, {
    eventKey: `deletion-taken-back:${randomUUID()}`,
    template: 'deletion-taken-back',
    to: member.email,
    userId,
    props: { firstName: member.firstName },
  })
}
