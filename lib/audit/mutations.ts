import 'server-only'
import type { Prisma, Tx } from '@/lib/core/server/db'
import { currentRequestId } from '@/lib/core/server/request'

/**
 * The account that acts. `lib/audit` may not import `lib/users`, so the fields that it needs are named here.
 */
type Actor = { id: string; firstName: string; lastName: string }

type Entry = {
  /** The kind of target and the verb, such as 'user.freeze'. */
  action: `${string}.${string}`
  targetType: string
  targetId: string | number
  /** The fields that the action changed. */
  before?: Prisma.InputJsonObject
  after?: Prisma.InputJsonObject
}

/**
 * Writes an audit record in the transaction of the action. `actor` is null for what the system does by
 * itself.
 */
export async function record(tx: Tx, actor: Actor | null, { targetId, ...entry }: Entry): Promise<void> {
  await tx.auditEntry.create({
    data: {
      ...entry,
      targetId: String(targetId),
      requestId: currentRequestId(),
      actorId: actor?.id ?? null,
      actorName: actor ? `${actor.firstName} ${actor.lastName}`.trim() : 'Loadpath',
    },
    select: { id: true },
  })
}

/**
 * Removes a person's name and addresses from the audit log; actions and times stay. Part of the caller's
 * transaction.
 */
export async function eraseFromAuditLog(tx: Tx, userId: string): Promise<void> {
  await tx.auditEntry.updateMany({ where: { actorId: userId }, data: { actorName: 'Former member' } })
  await tx.$executeRaw`
    UPDATE audit_entries SET before = before - ${PERSONAL}::text[], after = after - ${PERSONAL}::text[]
    WHERE target_type = 'user' AND target_id = ${userId}`
}

const PERSONAL = ['email', 'firstName', 'lastName', 'company', 'professionalTitle', 'phone', 'location']
