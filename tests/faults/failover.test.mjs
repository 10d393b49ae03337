import assert from 'node:assert/strict'
import { existsSync, mkdirSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { test } from 'node:test'
import { connect } from '../../scripts/lib/database.mjs'
import { startPostgres } from '../../scripts/lib/embedded-postgres.mjs'
import { joining } from '../support/joining.mjs'
import { Relay } from '../support/relay.mjs'
import { startReplica } from '../support/start-replica.mjs'
import { FIRST_PORT, Ledger, Site, temporaryFolder, until } from './site.mjs'

const folder = temporaryFolder()

/** How often an email has gone to each address. */
function emails(outbox) {
  const counts = new Map()
  for (const name of existsSync(outbox) ? readdirSync(outbox) : [])
    if (/^[^.].*\.json$/.test(name)) {
      const { to } = JSON.parse(readFileSync(join(outbox, name), 'utf8'))
      counts.set(to, (counts.get(to) ?? 0) + 1)
    }
  return counts
}

/** Members who join one after the other, and those whose joining was acknowledged. */
class Joining {
  acknowledged = []
  #over = false
  #running

  constructor(site) {
    let number = 0
    const join = async () => {
      while (!this.#over) {
        const member = joining(`failover-${++number}@example.test`)
        const answer = await site.send('POST', '/api/register', member).catch(() => ({ status: 0 }))
        if (answer.status === 201) this.acknowledged.push(member.email)
      }
    }
    this.#running = join()
  }

  async stop() {
    this.#over = true
    await this.#running
  }
}

for (const synchronous of [true, false])
  test(`PostgreSQL fails over to a standby that is ${synchronous ? '' : 'not '}waited for, under six writers`, async () => {
    const name = synchronous ? 'synchronous' : 'asynchronous'
    const [dataDir, standbyDir] = [join(folder, name), join(folder, `${name}-standby`)]
    mkdirSync(dataDir)
    mkdirSync(standbyDir)
    const primary = await startPostgres({ dataDir })
    const standby = await startReplica(primary.url, standbyDir)
    const relay = new Relay()
    const site = new Site(dataDir, FIRST_PORT, {
      DATABASE_URL: await relay.start(primary.url),
      AUTH_SECRET: 'k'.repeat(43),
      APP_URL: `http://localhost:${FIRST_PORT}`,
      MAIL_TRANSPORT: 'outbox',
      SEED_DEMO: '1',
    })
    try {
      await site.start()
      if (synchronous) {
        // The standby has settings of its own: once it is promoted, it waits for nobody.
        const database = await site.connect()
        await database.query("ALTER SYSTEM SET synchronous_standby_names = '*'")
        await database.query('SELECT pg_reload_conf()')
        await database.end()
      }
      const cookie = await site.signIn()
      const articles = await (await fetch(`${site.base}/api/articles`, { headers: { cookie } })).json()
      const [ledger, members] = [new Ledger(site, { cookie, articles }), new Joining(site)]
      await ledger.goesOn()
      await until('members join', () => members.acknowledged.length > 5)

      const began = performance.now()
      process.kill(site.databaseProcess, 'SIGKILL')
      const database = await connect(standby.url)
      await database.query('SELECT pg_promote()')
      const promoted = performance.now()
      // The former primary is started again by itself, and nobody asks it any more.
      relay.leadTo(standby.url)
      site.dataDir = standbyDir
      await until('the site is up', async () => (await site.status('/api/health')) === 200)
      const up = performance.now()
      await ledger.goesOn()
      await members.stop()
      await ledger.stop()
      const stored = async () => {
        const { rows } = await database.query("SELECT email FROM users WHERE email LIKE 'failover-%'")
        return new Set(rows.map(({ email }) => email))
      }
      const accounts = await stored()
      const outbox = join(dataDir, 'outbox')
      await until(
        'every account has an email',
        () => [...accounts].every((email) => emails(outbox).has(email)),
        300,
      )
      const gone = members.acknowledged.filter((email) => !accounts.has(email))
      const sent = emails(outbox)
      await database.end()
      console.log(
        `  promoted after ${((promoted - began) / 1000).toFixed(1)} s, in use again ${((up - promoted) / 1000).toFixed(1)} s later; ${members.acknowledged.length} members joined, ${gone.length} lost; the most emails to one of them ${Math.max(...sent.values())}`,
      )
      await ledger.compare(site, { lossy: !synchronous })
      assert.deepEqual(
        [...accounts].filter((email) => sent.get(email) !== 1),
        [],
      )
      if (synchronous) assert.deepEqual(gone, [])
    } finally {
      await site.stop()
      // What it would tidy up at the former primary went with that.
      await standby.stop().catch(() => undefined)
      await primary.stop()
      await relay.stop()
    }
  })
