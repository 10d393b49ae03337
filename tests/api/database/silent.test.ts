import { setTimeout as pause } from 'node:timers/promises'
import { GET as currentUser } from '@/app/api/auth/user/route'
import { GET as categories } from '@/app/api/categories/route'
import { db, disconnect, inTransaction, isDatabaseDown, openConnection, pool } from '@/lib/core/server/db'
import { call } from '../../support/call'
import { signIn } from '../../support/factories'
import { Proxy } from '../../support/proxy'

const proxy = new Proxy()
const direct = process.env.DATABASE_URL!

beforeAll(async () => {
  // As on a site that sets nothing.
  delete process.env.DATABASE_PATIENCE
  process.env.DATABASE_URL = await proxy.start(direct)
})
beforeEach(() => proxy.answerAgain())
afterAll(async () => {
  await disconnect()
  await proxy.stop()
})

/** Every connection of the pool is open and was in use. */
const warmUp = () => Promise.all(Array.from({ length: 12 }, () => pool().query('SELECT pg_sleep(0.2)')))
/**
 * Generous: an idle machine takes four seconds to answer and one to recover; two busy cores take several
 * times as long.
 */
const SOON = 20_000

async function answersAgain(): Promise<void> {
  const end = performance.now() + SOON
  for (;;) {
    const answers = await Promise.all(Array.from({ length: 12 }, () => call(categories)))
    if (answers.every(({ status }) => status === 200)) return
    if (performance.now() > end) throw new Error('not every connection was mended')
    await pause(50)
  }
}

test('a silent database is answered 503 within seconds, also to those who wait for a connection, and used again when it is back', async () => {
  const { cookie } = await signIn()
  await warmUp()
  proxy.silence()
  const began = performance.now()
  const answers = await Promise.all(
    Array.from({ length: 60 }, (_, index) => (index % 2 ? call(categories) : call(currentUser, { cookie }))),
  )
  expect(performance.now() - began).toBeLessThan(SOON)
  expect([...new Set(answers.map(({ status }) => status))]).toEqual([503])
  expect(answers[0]!.headers.get('retry-after')).toBe('5')
  // Once it is known to be silent, nobody waits.
  const second = performance.now()
  expect((await call(categories)).status).toBe(503)
  expect(performance.now() - second).toBeLessThan(2500)
  proxy.answerAgain()
  await answersAgain()
})

test('after a silent failover every connection is replaced, those in the middle of a transaction and idle ones too', async () => {
  await warmUp()
  const caught = (work: Promise<unknown>) => work.then(() => undefined).catch((error: unknown) => error)
  let go = () => undefined as void
  const gone = new Promise<void>((done) => (go = done))
  const [ours, prisma] = [
    caught(inTransaction((client) => gone.then(() => client.query('SELECT 1')))),
    caught(db.$transaction((tx) => gone.then(() => tx.$queryRaw`SELECT 1`))),
  ]
  await pool().query('SELECT 1')
  proxy.failOver()
  go()
  expect(isDatabaseDown(await ours)).toBe(true)
  expect(isDatabaseDown(await prisma)).toBe(true)
  await answersAgain()
})

test('an answer that is on its way while the database is asked about it is waited for', async () => {
  await warmUp()
  // The statement is done, and the connection idle, when it is looked into after a second.
  proxy.delay(1400)
  const { rows } = await pool().query<{ done: boolean }>('SELECT true AS done')
  expect(rows).toEqual([{ done: true }])
  proxy.delay(0)
})

test('a connection that is answered while the database is asked about it goes on with a slow statement', async () => {
  await warmUp()
  const [first, asked] = [proxy.hold('SELECT 1 AS first'), proxy.hold('pg_stat_activity')]
  const { rows } = await inTransaction(async (client) => {
    const answer = client.query('SELECT 1 AS first')
    // Of the connection it is said that it is idle …
    await asked.begun
    first.release()
    await answer
    // … and this is heard when it works again.
    const slow = client.query<{ done: boolean }>('SELECT true AS done FROM pg_sleep(2)')
    asked.release()
    return slow
  })
  expect(rows).toEqual([{ done: true }])
})

test('a connection that is made while the database is asked about the others is not among the forgotten', async () => {
  const [greeting, asked] = [proxy.hold('tcp_keepalives_idle'), proxy.hold('pg_stat_activity')]
  const opened = openConnection({})
  await asked.begun
  greeting.release()
  const connection = await opened
  const slow = connection.query<{ done: boolean }>('SELECT true AS done FROM pg_sleep(2)')
  asked.release()
  expect((await slow).rows).toEqual([{ done: true }])
  await connection.end()
})

test('a slow statement is no silence', async () => {
  const { rows } = await pool().query<{ done: boolean }>('SELECT true AS done FROM pg_sleep(7)')
  expect(rows).toEqual([{ done: true }])
})
