import assert from 'node:assert/strict'
import { appendFileSync, mkdirSync } from 'node:fs'
import { join } from 'node:path'
import { test } from 'node:test'
import { startPostgres } from '../../scripts/lib/embedded-postgres.mjs'
import { root } from '../../scripts/lib/environment.mjs'
import { joining } from '../support/joining.mjs'
import { OwnNetwork } from '../support/own-network.mjs'
import { Post } from '../support/post.mjs'
import { FIRST_PORT, Ledger, Site, temporaryFolder, until } from './site.mjs'

const MEMBERS = 8

const folder = temporaryFolder()
const network = new OwnNetwork()
const skip = network.make() ? false : 'a network of its own is given to a process by root on Linux only'
process.on('exit', () => skip || network.remove())

const secondsSince = (began) => (performance.now() - began) / 1000
const shown = (seconds) => `${seconds.toFixed(1)} s`

test(
  'of two machines one loses its network with jobs in hand, and the other goes on with everything',
  { skip },
  async () => {
    const dataDir = join(folder, 'here')
    mkdirSync(dataDir)
    mkdirSync(join(folder, 'there'))
    const flags = [`listen_addresses=127.0.0.1,${network.here}`]
    const postgres = await startPostgres({ dataDir, flags })
    const post = new Post()
    const address = new URL(postgres.url)
    address.hostname = network.here
    const settings = {
      AUTH_SECRET: 'k'.repeat(43),
      APP_URL: `http://localhost:${FIRST_PORT}`,
      SEED_DEMO: '1',
    }
    const mail = {
      MAIL_TRANSPORT: 'resend',
      RESEND_API_KEY: 're_of_the_test',
      RESEND_BASE_URL: `http://${network.here}:${await post.start('0.0.0.0')}`,
    }
    const here = new Site(dataDir, FIRST_PORT, { ...settings, ...mail, DATABASE_URL: postgres.url })
    const there = new Site(
      join(folder, 'there'),
      FIRST_PORT + 1,
      { ...settings, ...mail, DATABASE_URL: address.href, HOST: network.there },
      root,
      network.within,
    )
    there.base = `http://${network.there}:${FIRST_PORT + 1}`
    there.origin = here.base
    try {
      await here.start()
      const database = await here.connect()
      appendFileSync(
        join(dataDir, 'postgres/pg_hba.conf'),
        `host all all ${network.there}/32 scram-sha-256\n`,
      )
      await database.query('SELECT pg_reload_conf()')
      await there.start()
      const cookie = await here.signIn()
      const articles = await (await fetch(`${here.base}/api/articles`, { headers: { cookie } })).json()
      const stays = new Ledger(here, { cookie, articles, name: 'the machine that stays' })
      const leaves = new Ledger(there, { cookie, articles, writers: 3, name: 'the machine that leaves' })
      await Promise.all([stays.goesOn(), leaves.goesOn()])

      post.silentTo = network.there
      const registered = []
      await until('the machine that leaves has an email in hand', async () => {
        const member = joining(`network-${registered.length}@example.test`)
        if (registered.length < MEMBERS && (await here.send('POST', '/api/register', member)).status === 201)
          registered.push(member.email)
        return post.unanswered > 0
      })
      network.pull()
      const began = performance.now()
      const answered = new Map(stays.answers)
      const sessions = async () => {
        const { rows } = await database.query(
          'SELECT count(*)::int AS left FROM pg_stat_activity WHERE client_addr = $1',
          [network.there],
        )
        return rows[0].left
      }
      const before = await sessions()
      assert.ok(before > 0)
      await until('the database has ended its sessions', async () => (await sessions()) === 0)
      const ended = secondsSince(began)
      await until('its emails are sent by the other', () => registered.every((to) => post.recipients.has(to)))
      const mailed = secondsSince(began)
      await stays.goesOn()
      const refused = (stays.answers.get(503) ?? 0) - (answered.get(503) ?? 0)
      const taken = (stays.answers.get(201) ?? 0) - (answered.get(201) ?? 0)

      post.silentTo = null
      network.plug()
      const back = performance.now()
      await until('the machine is up', async () => (await there.status('/api/health')) === 200)
      const up = secondsSince(back)
      await leaves.goesOn()
      await Promise.all([stays.stop(), leaves.stop()])
      console.log(
        `  ${before} sessions ended after ${shown(ended)}; ${registered.length} emails, ${post.unanswered} of them in its hands, all out after ${shown(mailed)}; meanwhile ${taken} writes acknowledged here and ${refused} answered 503; in use again ${shown(up)} after its return`,
      )
      await stays.compare(here)
      await leaves.compare(here)
      assert.deepEqual(
        registered.filter((to) => post.recipients.get(to) !== 1),
        [],
      )
      await database.end()
    } finally {
      network.plug()
      await there.stop()
      await here.stop()
      await postgres.stop()
      await post.stop()
    }
  },
)
