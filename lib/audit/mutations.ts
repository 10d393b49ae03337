import 'server-only'
import type { Prisma, Tx } from '@/lib/core/db'
import { requestIdNow } from '@/lib/core/request'

/** Whoever did it. The platform knows no accounts, so what it needs of one is named here. */
type Actor = { id: string; firstName: string; lastName: string }

type Entry = {
  /** 'user.freeze': the kind of thing, and what was done to it. */
  action: `${string}.${string}`
  targetType: string
  targetId: string | number
  /** Only what the action changed. */
  before?: Prisma.InputJsonObject
  after?: Prisma.InputJsonObject
}

/** Notes what an admin does, in the transaction that does it. `actor` is null for the machine itself. */
export async function record(tx: Tx, actor: Actor | null, { targetId, ...entry }: Entry): Promise<void> {
  await tx.auditEntry.create({
    data: {
      ...entry,
      targetId: String(targetId),
      requestId: requestIdNow(),
      actorId: actor?.id ?? null,
      actorName: actor ? `${actor.firstName} ${actor.lastName}`.trim() : 'Loadpath',
    },
    select: { id: true },
  })
}

/** Takes a person's name and addresses out of the log; what was done, and when, stays. Part of the caller's transaction. */
export async function forgetPerson(tx: Tx, userId: string): Promise<void> {
  await tx.auditEntry.updateMany({ where: { actorId: userId }, data: { actorName: 'Former member' } })
  await tx.$executeRaw`
    UPDATE audit_entries SET before = before - ${PERSONAL}::text[], after = after - ${PERSONAL}::text[]
    WHERE target_type = 'user' AND target_id = ${userId}`
}

const PERSONAL = ['email', 'firstName', 'lastName', 'company', 'professionalTitle', 'phone', 'location']
