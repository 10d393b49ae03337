import 'server-only'
import type { Prisma, Tx } from '@/lib/core/db'

/** Whoever did it. The platform knows no accounts, so what it needs of one is named here. */
type Actor = { id: string; firstName: string; lastName: string }

type Deed = {
  /** Noun and verb: 'comment.hide'. */
  action: string
  targetType: string
  targetId: string | number
  before?: Prisma.InputJsonValue
  after?: Prisma.InputJsonValue
}

/** Notes what an admin did, in the transaction that does it: what is not kept was not done. */
export async function record(tx: Tx, actor: Actor, { targetId, ...deed }: Deed): Promise<void> {
  await tx.auditEntry.create({
    data: {
      actorId: actor.id,
      actorName: `${actor.firstName} ${actor.lastName}`.trim(),
      targetId: String(targetId),
      ...deed,
    },
    select: { id: true },
  })
}
