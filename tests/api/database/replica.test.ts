/** Reads of a real streaming replica: a copy of the tests' own server, which follows it. */
import { spawn, type ChildProcess } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import pg from 'pg'
import { GET as auditLog } from '@/app/api/admin/audit/route'
import { POST as createCategory } from '@/app/api/categories/route'
import { GET as search } from '@/app/api/search/route'
import { readFromReplica } from '@/lib/auth/own-writes'
import { disconnect, pool, Prisma, rowsFrom, type Queries } from '@/lib/core/server/db'
import { readsByServer } from '@/lib/core/server/replica'
import { ARTICLES } from '@/lib/search/indexing/constants'
import { catchUp } from '@/lib/search/indexing/jobs'
import { inAnotherProcess } from '../../support/another-process'
import { call } from '../../support/call'
import { createArticle, createMember, signIn } from '../../support/factories'
import { Proxy } from '../../support/proxy'

/** Longer than any of these tests takes on a busy machine. */
const MAX_LAG_SECONDS = 300

const folder = mkdtempSync(join(tmpdir(), 'loadpath-replica-'))
const proxy = new Proxy()
let server: ChildProcess
let replica: pg.Client

beforeAll(async () => {
  const served = await serve()
  server = served.server
  replica = new pg.Client(served.url)
  replica.on('error', () => undefined)
  await replica.connect()
  process.env.DATABASE_REPLICA_URL = await proxy.start(served.url)
  process.env.DATABASE_REPLICA_MAX_LAG = String(MAX_LAG_SECONDS)
})
afterEach(async () => {
  proxy.answerAgain()
  await resume().catch(() => undefined)
})
afterAll(async () => {
  await disconnect()
  await replica.end()
  await proxy.stop()
  await ended(server)
  rmSync(folder, { recursive: true, force: true })
})

async function serve(): Promise<{ server: ChildProcess; url: string }> {
  const child = spawn(
    process.execPath,
    ['tests/support/replica.mjs', process.env.DATABASE_URL!, folder, 'max_standby_streaming_delay=0'],
    { stdio: ['pipe', 'pipe', 'inherit'] },
  )
  let said = ''
  const url = await new Promise<string>((ready, failed) => {
    child.on('exit', (code) => failed(new Error(`the replica ended with ${code}: ${said}`)))
    child.stdout.on('data', (chunk: Buffer) => {
      said += chunk.toString()
      const address = /^postgresql:\S+$/m.exec(said)?.[0]
      if (address) ready(address)
    })
  })
  return { server: child, url }
}

const ended = (child: ChildProcess) =>
  new Promise<void>((gone) => {
    if (child.exitCode !== null || child.signalCode !== null) return gone()
    child.on('exit', () => gone())
    child.kill('SIGTERM')
  })

const resume = () => replica.query('SELECT pg_wal_replay_resume()')

/** From now on the replica stays as it is. */
async function stopReplaying(): Promise<void> {
  await caughtUp()
  await replica.query('SELECT pg_wal_replay_pause()')
  for (;;) {
    const { rows } = await replica.query<{ state: string }>('SELECT pg_get_wal_replay_pause_state() AS state')
    if (rows[0]!.state === 'paused') return
    await pause(10)
  }
}

/**
 * Waits until the replica has all that was written up to now; what is committed may be on its way to the
 * disk.
 */
async function caughtUp(): Promise<void> {
  const { rows } = await pool().query<{ wanted: string }>(
    "SELECT pg_logical_emit_message(false, 'replica.test', '', true) AS wanted",
  )
  for (;;) {
    const { rows: there } = await replica.query<{ has: boolean }>(
      'SELECT pg_last_wal_replay_lsn() >= $1::pg_lsn AS has',
      [rows[0]!.wanted],
    )
    if (there[0]!.has) return
    await pause(20)
  }
}

/** Waits until a statement of the test sleeps on the replica. */
async function sleepingOnReplica(): Promise<void> {
  for (;;) {
    const { rowCount } = await replica.query("SELECT FROM pg_stat_activity WHERE wait_event = 'PgSleep'")
    if (rowCount) return
    await pause(20)
  }
}

/** Who has been asked, and when it was not the replica it is the primary. */
const asked = async (client: Queries) => {
  const [row] = await rowsFrom<{ standby: boolean }>(
    client,
    Prisma.sql`SELECT pg_is_in_recovery() AS standby`,
  )
  return row!.standby ? 'replica' : 'primary'
}

const until = async (what: string) => {
  const reader = await createMember()
  const end = performance.now() + 60_000
  while ((await readFromReplica(reader, asked)) !== what) {
    if (performance.now() > end) throw new Error(`the ${what} was never asked`)
    await pause(50)
  }
}

/** Who answers a reader in another process, such as another web server. */
const askedElsewhere = (id: string, settings?: Record<string, string>) =>
  inAnotherProcess(
    `Promise.all([import('./lib/auth/own-writes.ts'), import('./lib/core/server/db.ts')]).then(async ([{ readFromReplica }, { disconnect, replicaPool }]) => {
       const { rows } = await readFromReplica({ id: ${JSON.stringify(id)} }, (client) => client.query('SELECT pg_is_in_recovery() AS standby'))
       console.log(rows[0].standby ? 'replica' : 'primary', replicaPool() === null ? 'of one' : 'of two')
       await disconnect()
     })`,
    settings,
  )

const actions = async (cookie: string) => {
  const { status, body } = await call<{ action: string; target: string }[]>(auditLog, { cookie })
  expect(status).toBe(200)
  return body.map(({ action, target }) => `${action} ${target}`)
}

const createsCategory = async (cookie: string, name: string) =>
  expect((await call(createCategory, { cookie, body: { name } })).status).toBe(201)

test('a list may be as old as the replica, but never lacks what its reader has just changed, on whatever instance', async () => {
  const [writer, other] = [await signIn({ role: 'admin' }), await signIn({ role: 'admin' })]
  await until('replica')
  await stopReplaying()
  expect(await readFromReplica(writer.user, asked)).toBe('replica')
  expect(await askedElsewhere(writer.user.id)).toBe('replica of two')
  await createsCategory(writer.cookie, 'Arches')
  expect(await actions(writer.cookie)).toContain('category.create Arches')
  expect(await actions(other.cookie)).not.toContain('category.create Arches')
  expect(await readFromReplica(writer.user, asked)).toBe('primary')
  expect(await askedElsewhere(writer.user.id)).toBe('primary of two')
  // A sign-in elsewhere ends the session, and not what was written in it.
  await signIn(writer.user)
  expect(await readFromReplica(writer.user, asked)).toBe('primary')
  await resume()
  await caughtUp()
  expect(await actions(other.cookie)).toContain('category.create Arches')
  expect(await readFromReplica(writer.user, asked)).toBe('replica')
})

test('each read is counted by the server that answered it', async () => {
  const { user, cookie } = await signIn({ role: 'admin' })
  await until('replica')
  await stopReplaying()
  const before = { ...readsByServer() }
  for (let read = 0; read < 3; read++) expect(await readFromReplica(user, asked)).toBe('replica')
  expect(readsByServer()).toEqual({ ...before, replica: before.replica + 3 })
  await createsCategory(cookie, 'Vaults')
  const [{ replica }, { primary }] = [{ ...readsByServer() }, before]
  expect(await readFromReplica(user, asked)).toBe('primary')
  expect(readsByServer()).toEqual({ replica, primary: primary + 1 })
  await resume()
  await caughtUp()
})

test('a replica that is further behind than the limit is not read until it has caught up', async () => {
  const { cookie } = await signIn({ role: 'admin' })
  const reader = await signIn({ role: 'admin' })
  const impatient = () => askedElsewhere(reader.user.id, { DATABASE_REPLICA_MAX_LAG: '1' })
  await until('replica')
  await stopReplaying()
  await createsCategory(cookie, 'Domes')
  expect(await readFromReplica(reader.user, asked)).toBe('replica')
  while ((await impatient()) !== 'primary of two');
  await resume()
  await caughtUp()
  while ((await impatient()) !== 'replica of two');
})

test('a search is ranked by the replica only where its index is that of the primary', async () => {
  const { cookie } = await signIn()
  const found = async (q: string) =>
    (await call<{ title: string }[]>(search, { cookie, query: { q } })).body.map(({ title }) => title)
  const ranked = async () => {
    const { rows } = await replica.query<{ query: string }>(
      "SELECT query FROM pg_stat_activity WHERE application_name = 'loadpath' AND query ~ 'search_(postings|terms|words)' AND query !~ 'search_changes'",
    )
    return rows.length > 0
  }
  await createArticle({ title: 'Catenary cables' })
  await catchUp(ARTICLES)
  await caughtUp()
  expect(await found('catenary')).toEqual(['Catenary cables'])
  expect(await ranked()).toBe(true)
  await stopReplaying()
  await createArticle({ title: 'Catenary of chains' })
  expect((await found('catenary')).sort()).toEqual(['Catenary cables', 'Catenary of chains'])
  await resume()
  await caughtUp()
  // The same version and question again: what was cached is not what the replica had before.
  expect((await found('catenary')).sort()).toEqual(['Catenary cables', 'Catenary of chains'])
})

test('a statement that the replica cancels for what it has to replay is repeated on the primary', async () => {
  const reader = await createMember()
  await pool().query('CREATE TABLE churned AS SELECT n FROM generate_series(1, 1000) n')
  await until('replica')
  await caughtUp()
  // On the replica it looks at the table for as long as it may.
  const read = readFromReplica(reader, async (client) => {
    await rowsFrom(
      client,
      Prisma.sql`SELECT CASE WHEN pg_is_in_recovery() THEN pg_sleep(12) END FROM (SELECT count(*) FROM churned) counted`,
    )
    return asked(client)
  })
  await sleepingOnReplica()
  await pool().query('DELETE FROM churned')
  await pool().query('VACUUM churned')
  expect(await read).toBe('primary')
  await caughtUp()
  // Nothing is wrong with the replica.
  expect(await readFromReplica(reader, asked)).toBe('replica')
})

test('a silent replica is left alone, and readers are answered by the primary', async () => {
  const reader = await createMember()
  await until('replica')
  proxy.silence()
  expect(new Set(await Promise.all(Array.from({ length: 8 }, () => readFromReplica(reader, asked))))).toEqual(
    new Set(['primary']),
  )
  for (let reads = 0; reads < 20; reads++) expect(await readFromReplica(reader, asked)).toBe('primary')
  proxy.answerAgain()
  await until('replica')
})

test('without the setting there is one pool', async () => {
  const { DATABASE_REPLICA_URL: address } = process.env
  process.env.DATABASE_REPLICA_URL = ''
  try {
    expect(await askedElsewhere('nobody')).toBe('primary of one')
  } finally {
    process.env.DATABASE_REPLICA_URL = address
  }
})

test('a replica that was promoted, or that is gone, is not read, and no answer fails', async () => {
  const { cookie, user } = await signIn({ role: 'admin' })
  await until('replica')
  await replica.query('SELECT pg_promote()')
  expect(await readFromReplica(user, asked)).toBe('primary')
  await createsCategory(cookie, 'Shells')
  expect(await actions(cookie)).toContain('category.create Shells')
  await replica.end()
  await ended(server)
  const answers = await Promise.all(Array.from({ length: 30 }, () => call(auditLog, { cookie })))
  expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200]))
  // The pause after a failure is over.
  await pause(5500)
  const later = await Promise.all(Array.from({ length: 30 }, () => call(auditLog, { cookie })))
  expect(new Set(later.map(({ status }) => status))).toEqual(new Set([200]))
})
