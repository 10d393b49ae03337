import { spawnSync } from 'node:child_process'
import { GET as currentUser } from '@/app/api/auth/user/route'
import { disconnect, newPool, openConnection, pool, select, Prisma } from '@/lib/core/server/db'
import { inAnotherProcess } from '../../support/another-process'
import { call } from '../../support/call'
import { signIn } from '../../support/factories'

/** The same server by two addresses: what the application sends to the one that may be a pooler. */
const direct = `${process.env.DATABASE_URL!}?fallback_application_name=direct`
const LIMITS = `SELECT current_setting('statement_timeout') || ', ' || current_setting('idle_in_transaction_session_timeout') AS limits`
const limits = async () => (await pool().query<{ limits: string }>(LIMITS)).rows[0]!.limits

const migrate = () =>
  spawnSync(
    process.execPath,
    [
      '--input-type=module',
      '-e',
      `const { ensureMigrated } = await import('./scripts/lib/migrate.mjs'); await ensureMigrated(${JSON.stringify(direct)}, { pooled: true })`,
    ],
    { encoding: 'utf8', env: { ...process.env } },
  )

let unpooled = ''
beforeAll(async () => {
  unpooled = await limitsWithout()
  process.env.DATABASE_DIRECT_URL = direct
})
afterEach(disconnect)

/** Returns the limits of a process that knows no pooler; the settings of this one are read once. */
const limitsWithout = () =>
  inAnotherProcess(
    `import('./lib/core/server/db.ts').then(async ({ pool, disconnect }) => {
       console.log((await pool().query(${JSON.stringify(LIMITS)})).rows[0].limits)
       await disconnect()
     })`,
  )

test('through a pooler nothing is named, whoever asks, and what needs a session goes round it', async () => {
  const { cookie } = await signIn()
  expect((await call(currentUser, { cookie })).status).toBe(200)
  await select(Prisma.sql`SELECT ${1}::int`)
  await pool().query({ name: 'another', text: 'SELECT 1' })
  const prepared = async (asked: { query: (text: string) => Promise<{ rows: { count: number }[] }> }) =>
    (await asked.query('SELECT count(*)::int FROM pg_prepared_statements')).rows[0]!.count
  for (let asked = 0; asked < 12; asked++) expect(await prepared(pool())).toBe(0)
  const queue = newPool({ max: 1 })
  await queue.query({ name: 'of-the-queue', text: 'SELECT 1' })
  expect(await prepared(queue)).toBe(1)
  await queue.end()
})

test('the role is given the limits that connections without a pooler name themselves, once', async () => {
  expect(await limits()).toBe('0, 0')
  for (let start = 0; start < 2; start++)
    expect(migrate()).toMatchObject({ status: 0, stdout: '', stderr: '' })
  await disconnect()
  expect(await limits()).toBe(unpooled)
  expect(unpooled).toBe('15s, 30s')
})

test('what an operator chose for the role stays', async () => {
  await pool().query(
    `ALTER ROLE CURRENT_USER IN DATABASE ${new URL(direct).pathname.slice(1)} SET statement_timeout = '20s'`,
  )
  expect(migrate()).toMatchObject({ status: 0, stderr: '' })
  await disconnect()
  expect(await limits()).toBe('20s, 30s')
})

test('a limit of its own wins over that of the role', async () => {
  const connection = await openConnection({ statement_timeout: 10_000 })
  expect((await connection.query<{ limits: string }>(LIMITS)).rows[0]!.limits).toMatch(/^10s/)
  await connection.end()
})

test('PostgreSQL looks for the machine at the other end of each session that is not a pooler’s', async () => {
  const asked = `SELECT string_agg(current_setting(name), ', ' ORDER BY name) AS seconds
    FROM unnest('{tcp_keepalives_count,tcp_keepalives_idle,tcp_keepalives_interval,tcp_user_timeout}'::text[]) name`
  const said = async (session: Pick<ReturnType<typeof pool>, 'query'>) =>
    (await session.query<{ seconds: string }>(asked)).rows[0]!.seconds
  const [queue, alone] = [newPool({ max: 1 }), await openConnection({})]
  expect([await said(queue), await said(alone)]).toEqual(Array(2).fill('3, 10, 5, 25000'))
  expect(await said(pool())).not.toContain('25000')
  await Promise.all([queue.end(), alone.end()])
})
