import assert from 'node:assert/strict'
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdirSync } from 'node:fs'
import { join } from 'node:path'
import { after, before, test } from 'node:test'
import { startPostgres } from '../../scripts/lib/embedded-postgres.mjs'
import { root } from '../../scripts/lib/environment.mjs'
import { joining } from '../support/joining.mjs'
import { askingIt, mayName, NameServer } from '../support/name-server.mjs'
import { Post } from '../support/post.mjs'
import { FIRST_PORT, Ledger, Site, statuses, temporaryFolder, until } from './site.mjs'

/** How the name server fails, and what it does so for (seconds). */
const STATES = ['failing', 'ignorant', 'gone', 'silent']
const SECONDS = Number(process.env.FAULT_NAMES_SECONDS || 20)

const skip = mayName ? false : 'a name server of its own is given to a process by root on Linux only'
const folder = temporaryFolder()
const names = new NameServer()

const secondsSince = (began) => (performance.now() - began) / 1000
const shown = (seconds) => `${seconds.toFixed(1)} s`

const post = new Post()
let [site, database] = []
before(async () => {
  if (skip) return
  await names.become('well')
  const dataDir = join(folder, 'site')
  mkdirSync(dataDir)
  database = await startPostgres({ dataDir })
  const named = new URL(database.url)
  named.hostname = 'database.faults.test'
  const settings = {
    DATABASE_URL: named.href,
    AUTH_SECRET: 'k'.repeat(43),
    APP_URL: `http://localhost:${FIRST_PORT}`,
    SEED_DEMO: '1',
    MAIL_TRANSPORT: 'resend',
    RESEND_API_KEY: 're_of_the_test',
    RESEND_BASE_URL: `http://mail.faults.test:${await post.start()}`,
  }
  site = new Site(dataDir, FIRST_PORT, settings, root, askingIt(folder))
  await site.start()
})
after(async () => {
  await site?.stop()
  await database?.stop()
  await post.stop()
  await names.stop()
})

/** Ends every session of the site, so that it has to connect anew. */
async function endSessions() {
  const connection = await site.connect()
  const { rows } = await connection.query(
    "SELECT count(pg_terminate_backend(pid))::int AS ended FROM pg_stat_activity WHERE application_name LIKE 'loadpath%'",
  )
  await connection.end()
  return rows[0].ended
}

for (const state of STATES)
  test(
    `while the name server is ${state} the database stays in use, and each email goes out once`,
    { skip },
    async () => {
      const cookie = await site.signIn()
      const articles = await (await fetch(`${site.base}/api/articles`, { headers: { cookie } })).json()
      const ledger = new Ledger(site, { cookie, articles, name: `those while it is ${state}` })
      await ledger.goesOn()
      await names.become(state)
      const began = performance.now()
      const registered = []
      const health = new Map()
      let refusedFor = 0
      while (secondsSince(began) < SECONDS) {
        const member = joining(`${state}-${registered.length}@example.test`)
        const { status } = await site.send('POST', '/api/register', member)
        if (status === 201) registered.push(member.email)
        const ended = await endSessions()
        assert.ok(ended > 0)
        const without = performance.now()
        await until('a page of a member is answered', async () => {
          const well = await site.status('/api/health')
          health.set(well, (health.get(well) ?? 0) + 1)
          return (await site.read('/api/notifications', { cookie })).status === 200
        })
        refusedFor = Math.max(refusedFor, secondsSince(without))
      }
      await ledger.goesOn()
      const meanwhile = registered.filter((email) => post.recipients.has(email)).length
      await names.become('well')
      const back = performance.now()
      await until(
        'everybody who registered has an email',
        () => registered.every((email) => post.recipients.has(email)),
        300,
      )
      const mailed = secondsSince(back)
      await ledger.stop()
      console.log(
        `  ${state} for ${shown((back - began) / 1000)}: its sessions ended again and again, members are answered after ${shown(refusedFor)} at most; health ${statuses(health)}; ${registered.length} emails, ${meanwhile} of them over a connection that was open, all out ${shown(mailed)} after its return`,
      )
      await ledger.compare(site)
      assert.ok(registered.length > 0)
      assert.deepEqual(
        registered.filter((email) => post.recipients.get(email) !== 1),
        [],
      )
    },
  )

/** How long a call of each may take while the name server is silent, retries included (seconds). */
const AT_MOST = { mail: 10, payments: 12, 'code of Google': 20, drive: 20, model: 15, storage: 4 }

test('a call of a provider whose name is not said ends in its time', { skip }, async () => {
  const at = (name) => `http://${name}.faults.test:${FIRST_PORT + 1}`
  const [command, ...args] = askingIt(folder)
  const env = {
    ...site.environment,
    RESEND_BASE_URL: at('mail'),
    STRIPE_API_BASE: at('payments'),
    STRIPE_SECRET_KEY: 'sk_test_key',
    GOOGLE_CLIENT_ID: 'client',
    GOOGLE_CLIENT_SECRET: 'secret',
    GOOGLE_DRIVE_FOLDER_ID: 'folder',
    GOOGLE_API_BASE: at('drive'),
    GOOGLE_OAUTH_BASE: at('google'),
    ASSISTANT_API_BASE: at('model'),
    ASSISTANT_MODEL: 'model',
    ASSISTANT_API_KEY: 'key',
    S3_ENDPOINT: at('storage'),
    S3_BUCKET: 'loadpath',
    S3_ACCESS_KEY_ID: 'key',
    S3_SECRET_ACCESS_KEY: 'secret',
    S3_REGION: 'eu-west-1',
    NODE_NO_WARNINGS: '1',
  }
  const script = [
    '--import',
    './scripts/lib/server-only.mjs',
    '--import',
    'tsx',
    'tests/support/asking-child.ts',
  ]
  for (const state of STATES) {
    await names.become(state)
    const child = spawn(command, [...args, process.execPath, ...script], { cwd: root, env })
    let said = ''
    child.stdout.on('data', (chunk) => (said += chunk))
    child.stderr.on('data', (chunk) => (said += chunk))
    await once(child, 'exit')
    const answers = JSON.parse(said)
    console.log(
      `  ${state}: ${answers.map(({ provider, seconds }) => `${provider} ${shown(seconds)}`).join(', ')}`,
    )
    assert.deepEqual(
      answers.map(({ provider }) => provider),
      Object.keys(AT_MOST),
    )
    for (const { provider, seconds, said } of answers) {
      assert.notEqual(said, 'an answer', provider)
      assert.ok(seconds < AT_MOST[provider] + 5, `${provider}: ${shown(seconds)}`)
    }
  }
  await names.become('well')
})
