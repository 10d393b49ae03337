import 'server-only'
import { randomUUID } from 'node:crypto'
import type { Tx } from '@/lib/core/db'
import { queueMail } from '@/lib/mail/mutations'

/** Signing in is how a member takes back the wish to leave (decision 41); an email says so. Part of the caller's transaction. */
export async function takeBackLeaving(tx: Tx, userId: string): Promise<void> {
  const [stayer] = await tx.user.updateManyAndReturn({
    where: { id: userId, deletionRequestedAt: { not: null } },
    data: { deletionRequestedAt: null },
    select: { email: true, firstName: true },
  })
  if (!stayer) return
  await queueMail(tx, {
    eventKey: `deletion-taken-back:${randomUUID()}`,
    template: 'deletion-taken-back',
    to: stayer.email,
    userId,
    props: { firstName: stayer.firstName },
  })
}
