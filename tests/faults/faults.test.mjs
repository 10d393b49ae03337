import assert from 'node:assert/strict'
import { spawn } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { after, before, test } from 'node:test'
import { setTimeout as pause } from 'node:timers/promises'
import { connect } from '../../scripts/lib/database.mjs'
import { startPostgres } from '../../scripts/lib/embedded-postgres.mjs'
import { root } from '../../scripts/lib/environment.mjs'

const ROUNDS = Number(process.env.FAULT_ROUNDS || 10)
const PORT = Number(process.env.FAULT_PORT || 3240)
const WRITERS = 6
const base = `http://localhost:${PORT}`

const folder = mkdtempSync(join(tmpdir(), 'faults-'))
after(() => rmSync(folder, { recursive: true, force: true }))

const environment = (name) => ({
  PATH: process.env.PATH,
  HOME: process.env.HOME,
  PORT: String(PORT),
  DATA_DIR: join(folder, name),
  RATE_LIMITS: 'off',
  LOG_LEVEL: 'fatal',
})
const script = (name, argv) =>
  spawn(process.execPath, argv, { cwd: root, env: environment(name), stdio: ['ignore', 'pipe', 'pipe'] })
const ended = (child) =>
  new Promise((done) =>
    (child.exitCode ?? child.signalCode) === null ? child.on('exit', done) : done(child.exitCode),
  )

async function until(what, holds, seconds = 120) {
  const deadline = performance.now() + seconds * 1000
  while (!(await holds())) {
    assert.ok(performance.now() < deadline, `${what} within ${seconds} s`)
    await pause(50)
  }
}

const status = (path) =>
  fetch(`${base}${path}`).then(
    (answer) => answer.status,
    () => 0,
  )

/** PostgreSQL's own lines about itself: the first is its process, the fourth its port. */
const postmaster = (name) => readFileSync(join(folder, name, 'postgres/postmaster.pid'), 'utf8').split('\n')
const databaseProcess = () => {
  try {
    return Number(postmaster('site')[0])
  } catch {
    return 0
  }
}
const addressOf = (name) => {
  const password = readFileSync(join(folder, name, 'postgres.password'), 'utf8').trim()
  return `postgresql://loadpath:${encodeURIComponent(password)}@127.0.0.1:${postmaster(name)[3]}/loadpath`
}

async function signIn(email, password) {
  const answer = await fetch(`${base}/api/login`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json', Origin: base },
    body: JSON.stringify({ email, password }),
  })
  assert.equal(answer.status, 200)
  return answer.headers
    .getSetCookie()
    .map((cookie) => cookie.split(';')[0])
    .join('; ')
}

let site
before(async () => {
  site = script('site', ['scripts/start.mjs'])
  site.stderr.resume()
  site.stdout.resume()
  await until('the site is up', async () => (await status('/api/health')) === 200, 300)
})
after(async () => {
  site.kill('SIGINT')
  await ended(site)
})

test(`PostgreSQL is killed ${ROUNDS} times under writes, and nothing acknowledged is lost or done twice`, async () => {
  const cookie = await signIn('member@loadpath.example', 'Member!2345')
  const articles = await (await fetch(`${base}/api/articles`, { headers: { cookie } })).json()
  const acknowledged = new Set()
  const answers = new Map()
  let [over, count] = [false, 0]
  const write = async () => {
    while (!over) {
      const content = `Entry ${++count} of the ledger`
      const answer = await fetch(`${base}/api/articles/${articles[count % articles.length].id}/comments`, {
        method: 'POST',
        headers: { 'Content-Type': 'application/json', Origin: base, cookie },
        body: JSON.stringify({ content }),
      }).catch(() => ({ status: 0 }))
      answers.set(answer.status, (answers.get(answer.status) ?? 0) + 1)
      if (answer.status === 201) acknowledged.add(content)
      else await pause(100)
    }
  }
  const writing = Array.from({ length: WRITERS }, write)
  const away = []
  for (let round = 0; round < ROUNDS; round++) {
    const known = acknowledged.size
    await until('writes go on', () => acknowledged.size > known + 5)
    const [killed, began] = [databaseProcess(), performance.now()]
    process.kill(killed, 'SIGKILL')
    await until('another database answers', async () => {
      if ((await status('/api/health')) !== 200) return false
      return databaseProcess() !== killed
    })
    away.push((performance.now() - began) / 1000)
  }
  over = true
  await Promise.all(writing)
  const database = await connect(addressOf('site'))
  const stored = await database.query(
    "SELECT content, count(*)::int AS times FROM comments WHERE content LIKE 'Entry %' GROUP BY 1",
  )
  await database.end()
  const rows = new Map(stored.rows.map(({ content, times }) => [content, times]))
  const lost = [...acknowledged].filter((content) => !rows.has(content))
  const twice = [...rows].filter(([, times]) => times > 1)
  away.sort((one, other) => one - other)
  console.log(
    `  ${ROUNDS} kills; ${count} writes sent, ${acknowledged.size} acknowledged, ${rows.size} stored, ${lost.length} lost, ${twice.length} twice; away ${away[0].toFixed(1)} to ${away.at(-1).toFixed(1)} s; answers ${[...answers].map(([code, times]) => `${code}: ${times}`).join(', ')}`,
  )
  assert.deepEqual({ lost, twice }, { lost: [], twice: [] })
  assert.deepEqual(
    [...answers.keys()].filter((code) => ![0, 201, 503].includes(code)),
    [],
  )
})

/** Returns what migrations made: every column, constraint, index, trigger and function, as text. */
async function schemaOf(name) {
  const server = await startPostgres({ dataDir: join(folder, name) })
  const database = await connect(server.url)
  const { rows } = await database.query(`
    SELECT 'column ' || table_name || '.' || column_name || ' ' || data_type || ' ' || is_nullable || ' ' || coalesce(column_default, '') AS line
    FROM information_schema.columns WHERE table_schema = 'public'
    UNION ALL SELECT 'constraint ' || conrelid::regclass || ' ' || conname || ' ' || pg_get_constraintdef(oid) FROM pg_constraint WHERE connamespace = 'public'::regnamespace
    UNION ALL SELECT 'index ' || indexdef FROM pg_indexes WHERE schemaname = 'public'
    UNION ALL SELECT 'trigger ' || pg_get_triggerdef(oid) FROM pg_trigger WHERE NOT tgisinternal
    UNION ALL SELECT 'function ' || proname || ' ' || md5(prosrc) FROM pg_proc WHERE pronamespace = 'public'::regnamespace
    ORDER BY 1`)
  await database.end()
  await server.stop()
  return rows.map(({ line }) => line)
}

/** Starts migrating a folder's database, and ends it after so many milliseconds; returns its exit code. */
async function migrate(name, cutAfter) {
  const child = script(name, ['scripts/db.mjs', 'migrate'])
  child.stderr.resume()
  child.stdout.resume()
  const cut = cutAfter === undefined ? undefined : setTimeout(() => child.kill('SIGKILL'), cutAfter)
  const code = await ended(child)
  clearTimeout(cut)
  return code
}

test(`migrations that are killed, at ${ROUNDS} moments, are finished by the next ones`, async () => {
  const began = performance.now()
  assert.equal(await migrate('whole'), 0)
  const whole = performance.now() - began
  const expected = await schemaOf('whole')
  let killed = 0
  for (let round = 1; round <= ROUNDS; round++) {
    const name = `cut-${round}`
    if ((await migrate(name, (whole * round) / (ROUNDS + 1))) !== 0) killed++
    assert.equal(await migrate(name), 0, `the migration that was killed at moment ${round}`)
    assert.deepEqual(await schemaOf(name), expected)
    rmSync(join(folder, name), { recursive: true })
  }
  console.log(
    `  ${killed} killed; ${expected.length} parts of the schema each time, as of one that was left alone`,
  )
  assert.ok(killed > 0)
})
