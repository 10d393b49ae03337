import { randomUUID } from 'node:crypto'
import { DELETE } from '@/app/api/admin/jobs/[id]/route'
import { POST } from '@/app/api/admin/jobs/[id]/retry/route'
import { GET } from '@/app/api/admin/jobs/route'
import { GET as operations } from '@/app/api/admin/operations/route'
import { db, pool } from '@/lib/core/server/db'
import { enqueue } from '@/lib/jobs/mutations'
import { queueState } from '@/lib/jobs/queries'
import type { FailedJob, Operations } from '@/lib/operations/types'
import { call, type Handler } from '../../support/call'
import { signIn } from '../../support/factories'

let admin: string
beforeAll(async () => {
  admin = (await signIn({ role: 'admin', firstName: 'Ada', lastName: 'Byron' })).cookie
})
beforeEach(() => pool().query('DELETE FROM graphile_worker._private_jobs; DELETE FROM mail_messages'))

const decide = (handler: Handler, method: string, id: string, cookie: string | undefined = admin) =>
  call(handler, { method, cookie, params: { id } })
const retry = (id: string, cookie?: string) => decide(POST, 'POST', id, cookie)
const discard = (id: string, cookie?: string) => decide(DELETE, 'DELETE', id, cookie)
const failed = async () => (await call<FailedJob[]>(GET, { cookie: admin })).body

/** An email whose job has failed, out of attempts unless said otherwise. */
async function failedLetter({ attempts = 25, locked = false } = {}) {
  const message = await db.mailMessage.create({
    data: { eventKey: randomUUID(), template: 'contact-copy', recipient: 'gus@example.org' },
  })
  await enqueue(db, 'send-mail', {
    messageId: message.id,
    props: { firstName: 'Gustave', message: 'My own words', tokenId: randomUUID() },
  })
  const { rows } = await pool().query<{ id: string }>(
    `UPDATE graphile_worker._private_jobs SET attempts = $1, last_error = 'Refused for gus@example.org', locked_at = CASE WHEN $2 THEN now() END
     WHERE payload->>'messageId' = $3 RETURNING id::text`,
    [attempts, locked, message.id],
  )
  return { id: rows[0]!.id, messageId: message.id }
}

test.each([
  ['a visitor', 401, () => Promise.resolve('')],
  ['an unverified member', 403, async () => (await signIn({ verified: false })).cookie],
  ['a member', 403, async () => (await signIn()).cookie],
])('%s gets %i from every call, and the job stays', async (_, status, cookieOf) => {
  const { id } = await failedLetter()
  const cookie = await cookieOf()
  expect((await retry(id, cookie)).status).toBe(status)
  expect((await discard(id, cookie)).status).toBe(status)
  for (const handler of [GET, operations]) expect((await call(handler, { cookie })).status).toBe(status)
  expect(await failed()).toHaveLength(1)
})

test.each(['0', '-1', 'x', '1.5', '9'.repeat(19), '999999'])('there is no job %s', async (id) => {
  expect((await retry(id)).status).toBe(404)
  expect((await discard(id)).status).toBe(404)
})

test('the list says what failed and why, and nothing that names a person or opens a link', async () => {
  const { id, messageId } = await failedLetter()
  await failedLetter({ attempts: 3 })
  const reply = await call<FailedJob[]>(GET, { cookie: admin })
  expect(reply.body).toHaveLength(2)
  expect(reply.body[0]).toMatchObject({
    id,
    task: 'send-mail',
    attempts: 25,
    maxAttempts: 25,
    nextAt: null,
    error: 'Refused for [address]',
    payload: { messageId, 'props.firstName': '…', 'props.message': '…', 'props.tokenId': '…' },
  })
  expect(reply.body[1]!.nextAt).not.toBeNull()
  expect(reply.text).not.toMatch(/Gustave|own words|gus@/)
})

test('a job that did not fail is nobody’s to discard', async () => {
  await enqueue(db, 'publish-article', { articleId: 1 })
  const { rows } = await pool().query<{ id: string }>('SELECT id::text FROM graphile_worker._private_jobs')
  expect((await discard(rows[0]!.id)).status).toBe(404)
  expect((await queueState()).waiting).toBe(1)
})

test('retrying gives all attempts again, at once, and is noted', async () => {
  const { id } = await failedLetter()
  expect((await queueState()).failed).toBe(1)
  expect((await retry(id)).status).toBe(204)
  expect(await queueState()).toMatchObject({ failed: 0, waiting: 1 })
  const [noted] = await db.auditEntry.findMany({ where: { action: 'job.retry', targetId: id } })
  expect(noted).toMatchObject({ actorName: 'Ada Byron', before: { task: 'send-mail', attempts: 25 } })
})

test('discarding takes it out of the queue, gives its email up, and is noted', async () => {
  const { id, messageId } = await failedLetter()
  expect((await discard(id)).status).toBe(204)
  expect(await failed()).toEqual([])
  expect(await db.mailMessage.findUnique({ where: { id: messageId } })).toMatchObject({ state: 'failed' })
  expect(await db.auditEntry.count({ where: { action: 'job.discard', targetId: id } })).toBe(1)
  expect((await discard(id)).status).toBe(404)
})

test('what a worker has in hand is left to it', async () => {
  const { id } = await failedLetter({ attempts: 3, locked: true })
  expect((await retry(id)).status).toBe(409)
  expect((await discard(id)).status).toBe(409)
  expect(await failed()).toHaveLength(1)
})

test('the state of the parts is in figures', async () => {
  await failedLetter()
  await db.driveSync.create({ data: { status: 'failed', message: 'No folder' } })
  const { body } = await call<Operations>(operations, { cookie: admin })
  expect(body).toMatchObject({
    queue: { failed: 1, waiting: 0, workers: 0 },
    mail: { transport: 'outbox', waiting: 1, failed: 0, sentToday: 0, lastSentAt: null },
    database: { maxConnections: expect.any(Number) as number },
    lastSync: { status: 'failed', message: 'No folder' },
  })
  expect(body.database.bytes).toBeGreaterThan(1_000_000)
})
