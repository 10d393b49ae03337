import 'server-only'
import type { Verified } from './viewer'
import { db, type Tx } from '@/lib/core/server/db'
import { unauthenticated } from '@/lib/core/errors'
import { consume } from '@/lib/limits/mutations'
import type { LimitName } from '@/lib/limits/constants'

/**
 * Writes among what one member owns, one write at a time: their row is the queue, so that limits on how much
 * they keep are exact and nothing goes while something is put into it. Takes one from the limit of this name;
 * throws RATE_LIMITED beyond it, UNAUTHENTICATED where the account is gone.
 */
export async function withMemberLock<T>(
  limit: LimitName,
  viewer: Verified,
  write: (tx: Tx) => Promise<T>,
): Promise<T> {
  await consume(limit, viewer.id)
  return db.$transaction(async (tx) => {
    const locked = await tx.$queryRaw<unknown[]>`
      SELECT id FROM users WHERE id = ${viewer.id} FOR NO KEY UPDATE`
    if (locked.length === 0) throw unauthenticated()
    return write(tx)
  })
}
