import { readdirSync, rmSync, writeFileSync } from 'node:fs'
import { GET as verify } from '@/app/api/verify-email/route'
import { db } from '@/lib/core/server/db'
import { sendMail } from '@/lib/mail/jobs'
import { queueMail } from '@/lib/mail/mutations'
import { queueVerification } from '@/lib/users/verification/mutations'
import { call } from '../../support/call'
import { createMember } from '../../support/factories'
import { emailsTo, outbox, runQueue, tokenIn } from '../../support/mail'

async function queued(firstName = 'Mary') {
  const member = await createMember({ verified: false, firstName })
  await db.$transaction((tx) => queueVerification(tx, member))
  const message = await db.mailMessage.findFirstOrThrow({ where: { userId: member.id } })
  const props = { firstName, tokenId: message.eventKey.replace('verify:', '') }
  return { member, message, job: { messageId: message.id, props } }
}
const quietly = async (work: () => Promise<unknown>) => {
  const silence = jest.spyOn(process.stdout, 'write').mockImplementation(() => true)
  await work().finally(() => silence.mockRestore())
}
const jobs = async () =>
  (await db.$queryRaw<{ n: number }[]>`SELECT count(*)::int AS n FROM graphile_worker.jobs`)[0]!.n

test('an email that cannot be written stays queued with the reason, and is written when it can', async () => {
  const { member, message } = await queued()
  rmSync(outbox, { recursive: true })
  writeFileSync(outbox, 'a file where the folder should be')
  await runQueue()
  const failed = await db.mailMessage.findUniqueOrThrow({ where: { id: message.id } })
  expect(failed).toMatchObject({ state: 'queued', attempts: 1, sentAt: null })
  expect(failed.lastError).toMatch(/EEXIST|ENOTDIR/)
  expect(await jobs()).toBe(1)

  rmSync(outbox)
  await db.$executeRaw`UPDATE graphile_worker._private_jobs SET run_at = now()`
  await runQueue()
  expect(await db.mailMessage.findUniqueOrThrow({ where: { id: message.id } })).toMatchObject({
    state: 'sent',
    attempts: 2,
    lastError: null,
    sentAt: expect.any(Date) as Date,
  })
  expect(emailsTo(member.email)).toHaveLength(1)
  expect(await jobs()).toBe(0)
})

test('an event that is queued twice is one email', async () => {
  const member = await createMember({ verified: false })
  const mail = {
    eventKey: 'verify:twice',
    template: 'verify-email',
    to: member.email,
    userId: member.id,
    props: { firstName: 'Mary', tokenId: 'twice' },
  } as const
  await db.$transaction((tx) => queueMail(tx, mail))
  await db.$transaction((tx) => queueMail(tx, mail))
  await runQueue()
  expect(emailsTo(member.email)).toHaveLength(1)
})

test('what was rolled back sends nothing', async () => {
  const member = await createMember({ verified: false })
  const work = db.$transaction(async (tx) => {
    await queueVerification(tx, member)
    throw new Error('changed my mind')
  })
  await expect(work).rejects.toThrow('changed my mind')
  await runQueue()
  expect(emailsTo(member.email)).toEqual([])
})

test('a member who left before the email gets none', async () => {
  const { member, message } = await queued()
  await db.user.delete({ where: { id: member.id } })
  await runQueue()
  expect(emailsTo(member.email)).toEqual([])
  expect(await db.mailMessage.count({ where: { id: message.id } })).toBe(0)
  expect(await jobs()).toBe(0)
})

test('run twice, one after the other or at once, it is one file', async () => {
  const one = await queued()
  await quietly(async () => {
    await sendMail(one.job)
    await sendMail(one.job)
  })
  const two = await queued()
  await quietly(() => Promise.all([sendMail(two.job), sendMail(two.job)]))
  await quietly(async () => {
    // As after a crash between the delivery and its note.
    await db.mailMessage.update({ where: { id: two.message.id }, data: { state: 'queued' } })
    await sendMail(two.job)
  })
  expect([emailsTo(one.member.email).length, emailsTo(two.member.email).length]).toEqual([1, 1])
})

test('the file is what the contract says, and nothing half-written is left', async () => {
  const { member, message } = await queued('Ólafur <b>')
  await runQueue()
  const [mail] = emailsTo(member.email)
  expect(Object.keys(mail!)).toEqual(['id', 'to', 'from', 'subject', 'html', 'text', 'createdAt'])
  expect(mail).toMatchObject({
    id: message.id,
    to: member.email,
    from: 'Loadpath <no-reply@loadpath.example>',
    subject: 'Verify your email address for Loadpath',
    createdAt: message.createdAt.toISOString(),
  })
  expect(mail!.html).toContain('Ólafur &lt;b&gt;')
  expect(mail!.html).not.toContain('<b>')
  expect(mail!.text).toContain('Hello Ólafur <b>,')
  const names = readdirSync(outbox)
  expect(names.every((name) => /^\d{4}-\d\d-\d\dT[\d-]+Z-[\da-f-]{36}\.json$/.test(name))).toBe(true)
})

test('names sort by time', async () => {
  const first = await queued()
  const second = await queued()
  await runQueue()
  const order = emailsTo().map(({ id }) => id)
  expect(order.indexOf(first.message.id)).toBeLessThan(order.indexOf(second.message.id))
})

test('every link begins with our own address, and the one with the token verifies', async () => {
  const { member } = await queued()
  await runQueue()
  const [mail] = emailsTo(member.email)
  for (const [, href] of mail!.html.matchAll(/href="([^"]+)"/g))
    expect(href).toMatch(/^http:\/\/localhost:3000/)
  expect(mail!.text).toContain(`http://localhost:3000/verify-email?token=${tokenIn(mail!)}`)
  expect((await call(verify, { query: { token: tokenIn(mail!) } })).status).toBe(200)
})

test('no secret lies in the queue or beside the email', async () => {
  const { member } = await queued()
  const rows = await db.$queryRaw`SELECT payload FROM graphile_worker._private_jobs`
  const stored = JSON.stringify([rows, await db.mailMessage.findMany(), await db.emailToken.findMany()])
  await runQueue()
  expect(stored).not.toContain(tokenIn(emailsTo(member.email)[0]!))
})
