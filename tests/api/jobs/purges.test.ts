import { randomUUID } from 'node:crypto'
import { purgeBin } from '@/lib/articles/jobs'
import { hashToken } from '@/lib/core/server/crypto'
import { db } from '@/lib/core/server/db'
import { purgeLimits } from '@/lib/limits/jobs'
import { purgeMail } from '@/lib/mail/jobs'
import { purgeEmailTokens, purgeSessions, purgeSignIns } from '@/lib/users/privacy/jobs'
import { createArticle, createMember } from '../../support/factories'

const DAY = 86_400_000
const ago = (days: number) => new Date(Date.now() - days * DAY)

test('links go when they no longer work, used or not', async () => {
  const { id: userId, email: address } = await createMember()
  const link = (expiresAt: Date, usedAt: Date | null) =>
    db.emailToken.create({
      data: {
        userId,
        address,
        purpose: 'verify_email',
        tokenHash: hashToken(randomUUID()),
        expiresAt,
        usedAt,
      },
    })
  const kept = [await link(ago(-1), null), await link(ago(-0.01), new Date())]
  await link(ago(0.01), null)
  await link(ago(9), ago(10))
  const change = { id: randomUUID(), address, expiresAt: ago(0.01) }
  await db.emailChange.create({ data: { ...change, userId, tokenHash: hashToken(randomUUID()) } })
  expect(await purgeEmailTokens()).toBe(3)
  expect(await purgeEmailTokens()).toBe(0)
  const left = await db.emailToken.findMany({ where: { userId }, orderBy: { createdAt: 'asc' } })
  expect(left.map(({ id }) => id).sort()).toEqual(kept.map(({ id }) => id).sort())
})

test('a session is remembered for 90 days after it ended or ran out', async () => {
  const { id: userId } = await createMember()
  const session = (ended: Date | null, expires: Date) =>
    db.session.create({
      data: {
        userId,
        tokenHash: hashToken(randomUUID()),
        device: 'x',
        expiresAt: expires,
        absoluteExpiresAt: expires,
        endedAt: ended,
        endReason: ended && 'superseded',
      },
    })
  await session(ago(91), ago(90))
  const ranOut = await session(null, ago(91))
  const young = await session(ago(89), ago(80))
  expect(await purgeSessions()).toBe(2)
  expect(await purgeSessions()).toBe(0)
  const left = (await db.session.findMany({ where: { userId } })).map(({ id }) => id)
  expect(left).toEqual([young.id])
  expect(left).not.toContain(ranOut.id)
})

test('attempts to sign in are kept for a year', async () => {
  const { id: userId } = await createMember()
  for (const createdAt of [ago(400), ago(367), ago(364), new Date()])
    await db.signIn.create({ data: { userId, device: 'x', succeeded: true, createdAt } })
  expect(await purgeSignIns()).toBe(2)
  expect(await db.signIn.count({ where: { userId } })).toBe(2)
})

test('counters go when their time is over; one that has none stays', async () => {
  await db.rateLimit.deleteMany()
  await db.rateLimit.createMany({
    data: [
      { key: 'over', points: 9, expire: BigInt(Date.now() - 1000) },
      { key: 'running', points: 1, expire: BigInt(Date.now() + 60_000) },
      { key: 'endless', points: 1, expire: null },
    ],
  })
  expect(await purgeLimits()).toBe(1)
  expect((await db.rateLimit.findMany()).map(({ key }) => key).sort()).toEqual(['endless', 'running'])
})

describe('emails', () => {
  const message = (change: object) =>
    db.mailMessage.create({
      data: { eventKey: randomUUID(), template: 'welcome', recipient: 'a@example.org', ...change },
    })

  test('after a year the record forgets to whom one went, and that it went stays', async () => {
    const { id: userId } = await createMember()
    const sent = {
      userId,
      state: 'sent',
      sentAt: new Date(),
      providerId: 'p',
      lastError: 'to a@example.org',
    } as const
    const old = await message({ ...sent, createdAt: ago(367) })
    const young = await message({ ...sent, createdAt: ago(364) })
    expect(await purgeMail()).toBe(1)
    expect(await purgeMail()).toBe(0)
    expect(await db.mailMessage.findUnique({ where: { id: old.id } })).toMatchObject({
      eventKey: old.eventKey,
      recipient: '',
      userId: null,
      providerId: null,
      lastError: null,
      state: 'sent',
    })
    expect(await db.mailMessage.findUnique({ where: { id: young.id } })).toEqual(young)
  })

  test('of the last email to somebody nothing stays once it went, or never will', async () => {
    const last = { template: 'account-deleted' }
    const waiting = await message(last)
    await message({ ...last, state: 'sent', sentAt: new Date() })
    await message({ ...last, state: 'failed', createdAt: ago(31) })
    expect(await purgeMail()).toBe(2)
    expect(await db.mailMessage.findMany({ where: last, select: { id: true } })).toEqual([{ id: waiting.id }])
  })
})

test('an article stays in the bin for 30 days, and takes what hangs on it along', async () => {
  const [over, young, shown] = [
    await createArticle({ deletedAt: ago(30.01), tags: ['Steel'], reference: 'EN 1990' }),
    await createArticle({ deletedAt: ago(29.9) }),
    await createArticle(),
  ]
  const { id: userId } = await createMember()
  await db.comment.create({ data: { userId, articleId: over.id, content: 'Thank you.' } })
  await db.slugRedirect.create({ data: { slug: 'once-here', articleId: over.id } })
  expect(await purgeBin()).toBe(1)
  expect(await purgeBin()).toBe(0)
  const left = await db.article.findMany({ orderBy: { id: 'asc' }, select: { id: true } })
  expect(left.map(({ id }) => id)).toEqual([young.id, shown.id])
  expect(await db.comment.count({ where: { userId } })).toBe(0)
})
