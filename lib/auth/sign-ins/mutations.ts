import 'server-only'
import { db } from '@/lib/core/server/db'
import { queueMail } from '@/lib/mail/mutations'

type Attempt = { device: string; ipHash: string; browserKey: string | null }
type Member = { id: string; email: string; firstName: string }

/**
 * Records a sign-in for the list that the account's owner sees. A success in a browser in which the account
 * was never used before queues an email, except for the account's first sign-in.
 */
export async function recordSignIn(member: Member, attempt: Attempt, succeeded: boolean): Promise<void> {
  const { id: userId, email, firstName } = member
  const { device, ipHash, browserKey } = attempt
  await db.$transaction(async (tx) => {
    const known = (where: { browserKey?: string | null }) =>
      tx.signIn.findFirst({ where: { userId, succeeded: true, ...where }, select: { id: true } })
    const news = succeeded && (await known({})) !== null && (await known({ browserKey })) === null
    const note = await tx.signIn.create({
      data: { userId, device, ipHash, browserKey, succeeded },
      select: { id: true, createdAt: true },
    })
    if (!news) return
    await queueMail(tx, {
      eventKey: `new-sign-in:${note.id}`,
      template: 'new-sign-in',
      to: email,
      userId,
      props: { firstName, device, at: note.createdAt.toISOString() },
    })
  })
}
