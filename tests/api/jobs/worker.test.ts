import { setTimeout as pause } from 'node:timers/promises'
import pg from 'pg'
import { db } from '@/lib/core/server/db'
import { enqueue } from '@/lib/jobs/mutations'
import { queueVerification } from '@/lib/users/verification/mutations'
import { ResendStandIn } from '../../mocks/resend'
import { createArticle, createMember } from '../../support/factories'
import { killWorkers, startWorker } from '../../support/worker'

const resend = new ResendStandIn()
const settings: Record<string, string> = { MAIL_TRANSPORT: 'resend', RESEND_API_KEY: 're_test_key' }

beforeAll(async () => {
  settings.RESEND_BASE_URL = await resend.start()
})
afterEach(killWorkers)
afterAll(() => resend.stop())

async function until(holds: () => Promise<boolean> | boolean): Promise<void> {
  while (!(await holds())) await pause(50)
}

async function queueLetter(): Promise<string> {
  const member = await createMember({ verified: false })
  await db.$transaction((tx) => queueVerification(tx, member))
  return member.id
}
const isSent = async (userId: string) =>
  (await db.mailMessage.count({ where: { userId, state: 'sent' } })) === 1

test('a worker whose connections are ended, again and again in the middle of their transactions, goes on working', async () => {
  const admin = new pg.Client(process.env.DATABASE_URL)
  await admin.connect()
  const worker = startWorker(settings)
  const article = await createArticle({ title: 'Buckling of slender columns' })
  // One at a time: marked without a pause, a slow worker would have more to do than it ever ends.
  const mark = () =>
    admin.query(
      'INSERT INTO search_changes (space, id) SELECT 1, $1 WHERE NOT EXISTS (SELECT FROM search_changes)',
      [article.id],
    )
  await mark()
  await until(async () => (await db.$queryRaw<unknown[]>`SELECT 1 FROM search_documents`).length > 0)
  let ended = 0
  while (ended < 6) {
    await mark()
    const { rowCount } = await admin.query(`
      SELECT pg_terminate_backend(pid) FROM pg_stat_activity
      WHERE datname = current_database() AND application_name = 'loadpath' AND state = 'idle in transaction'`)
    ended += rowCount ?? 0
  }
  // And every one that it has, at once.
  await admin.query(`
    SELECT pg_terminate_backend(pid) FROM pg_stat_activity
    WHERE datname = current_database() AND application_name LIKE 'loadpath%' AND pid <> pg_backend_pid()`)
  await until(() =>
    queueLetter().then(
      () => true,
      () => false,
    ),
  )
  const last = await queueLetter()
  await until(() => isSent(last))
  expect([worker.exitCode, worker.signalCode]).toEqual([null, null])
  await mark()
  await until(async () => (await db.$queryRaw<unknown[]>`SELECT 1 FROM search_changes`).length === 0)
  await admin.end()
})

test('a silent mail provider holds up no other job, and its emails go out once it is back', async () => {
  resend.silent = true
  const waiting = await Promise.all(Array.from({ length: 6 }, queueLetter))
  startWorker(settings)
  const asked = resend.requests.length
  await until(() => resend.requests.length >= asked + 2)
  const article = await createArticle({ status: 'draft', category: 'Steel' })
  await db.article.update({ where: { id: article.id }, data: { scheduledFor: new Date() } })
  await db.$transaction((tx) => enqueue(tx, 'publish-article', { articleId: article.id }))
  await until(async () => {
    const { status } = await db.article.findUniqueOrThrow({ where: { id: article.id } })
    return status === 'approved'
  })
  expect(await Promise.all(waiting.map(isSent))).not.toContain(true)
  resend.silent = false
  await until(async () => (await Promise.all(waiting.map(isSent))).every(Boolean))
})
