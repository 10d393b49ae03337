import 'server-only'
import { MOST_TOKENS, PREFIX_LENGTH, TOKEN_MARK } from './constants'
import { asListed, tokenColumns } from './queries'
import type { AccessTokenInput } from './schema'
import type { NewAccessToken } from './types'
import type { Verified, Viewer } from '../viewer'
import { databaseNow } from '@/lib/core/server/clock'
import { hashToken, randomToken } from '@/lib/core/server/crypto'
import { db, type Tx } from '@/lib/core/server/db'
import { conflict, notFound, unauthenticated } from '@/lib/core/errors'
import { queueMail } from '@/lib/mail/mutations'

const DAY = 86_400_000

/**
 * Makes an access token, which is returned this once, and queues a notice. `sessionToken` is that of the
 * cookie that asks. Throws CONFLICT beyond MOST_TOKENS, UNAUTHENTICATED where the session ended meanwhile or
 * goes on under another token, as after a change of the password.
 */
export async function createAccessToken(
  viewer: Verified,
  sessionToken: string,
  input: AccessTokenInput,
): Promise<NewAccessToken> {
  const { id: userId, email, firstName } = viewer
  const secret = randomToken()
  const token = `${TOKEN_MARK}${secret}`
  const made = await db.$transaction(async (tx) => {
    // Locks the account's row, so that concurrent requests are counted one after the other, and none slips
    // past what ends sessions and tokens together.
    await tx.$queryRaw`SELECT id FROM users WHERE id = ${userId} FOR UPDATE`
    const session = await tx.session.findFirst({
      where: { tokenHash: hashToken(sessionToken), userId, endedAt: null, user: { status: 'active' } },
      select: { id: true },
    })
    if (!session) throw unauthenticated()
    const now = databaseNow()
    if ((await tx.accessToken.count({ where: { userId, expiresAt: { gt: now } } })) >= MOST_TOKENS)
      throw conflict(`You can have at most ${MOST_TOKENS} tokens. Revoke one that is no longer used.`)
    const row = await tx.accessToken.create({
      data: {
        userId,
        name: input.name,
        tokenHash: hashToken(token),
        prefix: secret.slice(0, PREFIX_LENGTH),
        createdAt: now,
        expiresAt: new Date(now.getTime() + input.days * DAY),
      },
      select: tokenColumns,
    })
    await queueMail(tx, {
      eventKey: `access-token:${row.id}`,
      template: 'access-token-made',
      to: email,
      userId,
      props: { firstName, at: now.toISOString(), expiresAt: row.expiresAt.toISOString() },
    })
    return asListed(row)
  })
  return { ...made, token }
}

/** Revokes one of the viewer's tokens: the next request that bears it is refused. Throws NOT_FOUND. */
export async function revokeAccessToken(viewer: Viewer, id: string): Promise<void> {
  const { count } = await db.accessToken.deleteMany({ where: { id, userId: viewer.id } })
  if (count === 0) throw notFound('Token')
}

/** Revokes every access token of an account. Part of the caller's transaction. */
export async function revokeAccessTokens(tx: Tx, userId: string): Promise<void> {
  await tx.accessToken.deleteMany({ where: { userId } })
}
