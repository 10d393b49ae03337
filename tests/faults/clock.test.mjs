import assert from 'node:assert/strict'
import { existsSync, mkdirSync, readdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { test } from 'node:test'
import { setTimeout as pause } from 'node:timers/promises'
import { startPostgres } from '../../scripts/lib/embedded-postgres.mjs'
import { FIRST_PORT, Site, temporaryFolder, until } from './site.mjs'

const HOUR = 3600
const DAY = 24 * HOUR
const JUMPS = [HOUR, -HOUR, DAY, -DAY, 182 * DAY, -182 * DAY]

const folder = temporaryFolder()
const offsets = join(folder, 'offset')

/** Debian's library, which lies to a process about the time. */
const library = readdirSync('/usr/lib')
  .map((name) => join('/usr/lib', name, 'faketime/libfaketimeMT.so.1'))
  .find((path) => existsSync(path))
const skip = library ? false : 'clocks are moved by libfaketime, which Debian has and this machine has not'

/** What a process needs so that its clock differs by the offset in the file, which may change meanwhile. */
const moved = {
  LD_PRELOAD: library,
  FAKETIME_TIMESTAMP_FILE: offsets,
  FAKETIME_CACHE_DURATION: '1',
  // A clock that is set changes no duration.
  FAKETIME_DONT_FAKE_MONOTONIC: '1',
}

/** Moves the clock, and waits until processes have seen it. */
async function setClock(seconds) {
  writeFileSync(offsets, `${seconds < 0 ? '' : '+'}${seconds}s\n`)
  await pause(2500)
}

const label = (seconds) =>
  `${seconds < 0 ? 'back' : 'forward'} ${Math.abs(seconds) >= DAY ? `${Math.abs(seconds) / DAY} days` : 'an hour'}`

/** Runs `work` with a site of its own, whose processes, or whose database, have a clock that can be moved. */
async function withClock(of, work) {
  writeFileSync(offsets, '+0s\n')
  const dataDir = join(folder, of)
  mkdirSync(dataDir)
  if (of === 'database') Object.assign(process.env, moved)
  const database = await startPostgres({ dataDir })
  for (const name of Object.keys(moved)) delete process.env[name]
  const site = new Site(dataDir, FIRST_PORT, {
    DATABASE_URL: database.url,
    AUTH_SECRET: 'k'.repeat(43),
    APP_URL: `http://localhost:${FIRST_PORT}`,
    MAIL_TRANSPORT: 'outbox',
    SEED_DEMO: '1',
    RATE_LIMITS: 'on',
    ...(of === 'site' && moved),
  })
  try {
    await site.start()
    await work(site, await site.connect())
  } finally {
    await site.stop()
    await database.stop()
  }
}

let joined = 0
/** Somebody joins, verifies the address by the email, signs in and reads. */
async function joinAndRead(site) {
  const cookie = await site.join(`clock-${++joined}@example.test`)
  assert.equal((await site.read('/api/notifications', { cookie })).status, 200)
}

/** Rows that are dated later than now: a name of table and column for each. */
async function future(database) {
  const { rows } = await database.query(`
    SELECT table_name AS "table", column_name AS "column" FROM information_schema.columns
    WHERE table_schema = 'public' AND data_type LIKE 'timestamp%'
      AND column_name IN ('created_at', 'published_at', 'last_seen_at', 'sent_at', 'read_at', 'digested_until', 'email_verified', 'queued_at')
      AND table_name IN (SELECT table_name FROM information_schema.tables WHERE table_type = 'BASE TABLE')`)
  const found = []
  for (const { table, column } of rows) {
    const { rowCount } = await database.query(
      `SELECT FROM "${table}" WHERE "${column}" NOT BETWEEN now() - interval '20 years' AND now() + interval '1 minute' LIMIT 1`,
    )
    if (rowCount > 0) found.push(`${table}.${column}`)
  }
  return found
}

test(
  'the clock of web server and worker jumps, and members notice nothing: the database’s clock counts',
  { skip },
  () =>
    withClock('site', async (site, database) => {
      const cookie = await site.signIn()
      const articles = await (await site.send('GET', '/api/articles', undefined, cookie)).json()
      const one = async (text) => (await database.query(text)).rows[0]
      for (const seconds of JUMPS) {
        const began = await one('SELECT now() AS at')
        await setClock(seconds)
        assert.equal(await site.status('/api/health'), 200)
        assert.equal((await site.read('/profile', { cookie })).status, 200)
        const content = `At ${label(seconds)}`
        const path = `/api/articles/${articles[0].id}/comments`
        assert.equal((await site.send('POST', path, { content }, cookie)).status, 201)
        await joinAndRead(site)
        if (Math.abs(seconds) > HOUR) {
          // The clockwork goes on by whatever clock, also while that is wrong.
          await until('the clockwork is run', async () => {
            const { at, waiting } = await one(`
              SELECT extract(epoch FROM last_execution - now())::int AS at,
                (SELECT count(*)::int FROM graphile_worker._private_jobs WHERE key = 'roll-up') AS waiting
              FROM graphile_worker._private_known_crontabs WHERE identifier = 'roll-up'`)
            return Math.abs(at - seconds) < 90 && waiting === 0
          })
        }
        await setClock(0)
        assert.equal((await site.read('/profile', { cookie })).status, 200)
        const { late } = await one(`
          SELECT count(*)::int AS late FROM comments
          WHERE content = '${content}' AND created_at BETWEEN '${began.at.toISOString()}' AND now()`)
        assert.equal(late, 1, `the comment made ${label(seconds)}`)
        assert.deepEqual(await future(database), [], label(seconds))
      }
      const last = await one(`
        SELECT (SELECT max(expires_at) < now() + interval '31 days' FROM sessions) AS sessions,
          (SELECT max(expires_at) < now() + interval '25 hours' FROM email_tokens WHERE purpose = 'verify_email') AS links,
          (SELECT max(expire) < extract(epoch FROM now() + interval '25 hours') * 1000 FROM rate_limits) AS limits`)
      assert.deepEqual(last, { sessions: true, links: true, limits: true })
      await until('the clockwork counts minutes again', async () => {
        const { at } = await one(`
          SELECT extract(epoch FROM now() - last_execution)::int AS at
          FROM graphile_worker._private_known_crontabs WHERE identifier = 'roll-up'`)
        return at >= 0 && at < 60
      })
      console.log(`  ${JUMPS.length} jumps: ${JUMPS.map(label).join(', ')}; ${joined} joined meanwhile`)
    }),
)

test(
  'the clock of PostgreSQL jumps: everything is answered, and members go on by the new time',
  { skip },
  () =>
    withClock('database', async (site, database) => {
      for (const seconds of [HOUR, -HOUR, DAY, -DAY]) {
        const cookie = await site.signIn()
        await setClock(seconds)
        const { rows } = await database.query('SELECT clock_timestamp() AS at')
        assert.ok(Math.abs(rows[0].at.getTime() - Date.now() - seconds * 1000) < 5000)
        assert.equal(await site.status('/api/health'), 200)
        assert.equal((await site.read('/profile', { cookie })).status, 200)
        await joinAndRead(site)
        await setClock(0)
        assert.equal((await site.read('/profile', { cookie })).status, 200)
        await joinAndRead(site)
      }
    }),
)
