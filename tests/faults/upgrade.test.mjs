import assert from 'node:assert/strict'
import { execFileSync, spawn, spawnSync } from 'node:child_process'
import { existsSync, mkdirSync, readdirSync, readFileSync } from 'node:fs'
import https from 'node:https'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { test } from 'node:test'
import { setTimeout as pause } from 'node:timers/promises'
import { currentBuild } from '../../scripts/lib/build.mjs'
import { startPostgres } from '../../scripts/lib/embedded-postgres.mjs'
import { root } from '../../scripts/lib/environment.mjs'
import { makeCertificate } from '../support/certificate.mjs'
import { ANSWERED_WITHIN_MS, ended, FIRST_PORT, Site, statuses, temporaryFolder, until } from './site.mjs'

const CONNECTIONS = 50
const PROXY = '/usr/sbin/haproxy'
const PORTS = { proxy: FIRST_PORT, former: FIRST_PORT + 1, present: FIRST_PORT + 2, plain: FIRST_PORT + 3 }

const git = (...args) => spawnSync('git', args, { cwd: root, encoding: 'utf8' }).stdout?.trim() ?? ''

/** The version before the last migration, or the one that is named. */
const commit = git(
  'rev-parse',
  '--verify',
  '--quiet',
  process.env.FAULT_FORMER ||
    `${git('log', '-1', '--format=%H', '--diff-filter=A', '--', 'prisma/migrations/*/migration.sql')}^`,
)
const skip = !existsSync(PROXY)
  ? 'the two versions stand behind HAProxy, which is not here'
  : !commit && 'there is no former version in the history here'

/** Lays the former version out beside this one and builds it, once. Returns its folder. */
function formerVersion() {
  const folder = join(tmpdir(), `loadpath-former-${commit.slice(0, 12)}`)
  if (!existsSync(join(folder, 'node_modules'))) {
    mkdirSync(folder, { recursive: true })
    execFileSync('tar', ['-x', '-C', folder], {
      input: execFileSync('git', ['archive', commit], { cwd: root, maxBuffer: 1 << 30 }),
    })
    // Hard links where the file system has them.
    const [from, to] = [join(root, 'node_modules'), join(folder, 'node_modules')]
    if (spawnSync('cp', ['-al', from, to]).status !== 0) execFileSync('cp', ['-a', from, to])
  }
  const build = `const { ensureBuilt, ensureGenerated } = await import('./scripts/lib/build.mjs')
    await ensureGenerated()
    await ensureBuilt()`
  execFileSync(process.execPath, ['--input-type=module', '-e', build], { cwd: folder, stdio: 'pipe' })
  return folder
}

/** The files of a build that pages ask for, as addresses. */
const filesOf = (folder, name) =>
  readdirSync(join(folder, name, 'static'), { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && /\.(?:js|css)$/.test(entry.name))
    .map((entry) => join(entry.parentPath, entry.name).split('/static/')[1])
    .map((path) => `/_next/static/${path}`)

test(
  'one version takes over from the one before under load, and nobody is answered an error',
  { skip },
  async () => {
    const former = formerVersion()
    const folder = temporaryFolder()
    const { both, certificate } = makeCertificate(folder)
    const dataDir = join(folder, 'data')
    mkdirSync(dataDir)
    const database = await startPostgres({ dataDir })
    const origin = `https://localhost:${PORTS.proxy}`
    const settings = {
      DATABASE_URL: database.url,
      AUTH_SECRET: 'k'.repeat(43),
      APP_URL: origin,
      MAIL_TRANSPORT: 'outbox',
      SEED_DEMO: '1',
      TRUST_PROXY: '1',
      DRAIN_SECONDS: '3',
      DATABASE_PATIENCE: '20',
    }
    const before = new Site(dataDir, PORTS.former, settings, former)
    const present = new Site(dataDir, PORTS.present, settings)
    const agent = new https.Agent({ keepAlive: true, maxSockets: CONNECTIONS, ca: readFileSync(certificate) })
    const ask = (method, path, { cookie, body } = {}) =>
      new Promise((done) => {
        const bytes = body && JSON.stringify(body)
        const headers = { Origin: origin, ...(cookie && { Cookie: cookie }) }
        if (bytes) headers['Content-Type'] = 'application/json'
        const options = { method, host: 'localhost', port: PORTS.proxy, path, agent, headers }
        const request = https.request({ ...options, timeout: ANSWERED_WITHIN_MS }, (answer) => {
          let text = ''
          answer.setEncoding('utf8').on('data', (chunk) => (text += chunk))
          answer.on('end', () => done({ status: answer.statusCode, headers: answer.headers, text }))
          answer.on('error', (error) => done({ status: 0, headers: {}, text: String(error) }))
        })
        request.on('timeout', () => request.destroy(new Error('no answer')))
        request.on('error', (error) => done({ status: 0, headers: {}, text: String(error) }))
        request.end(bytes)
      })
    const proxy = spawn(PROXY, ['-db', '-f', join(root, 'deploy/haproxy.cfg')], {
      stdio: 'ignore',
      env: {
        BIND: `127.0.0.1:${PORTS.proxy}`,
        BIND_PLAIN: `127.0.0.1:${PORTS.plain}`,
        CERTIFICATE: both,
        WEB1: `127.0.0.1:${PORTS.former}`,
        WEB2: `127.0.0.1:${PORTS.present}`,
      },
    })
    let over = false
    try {
      await before.start()
      const servedBy = async () => (await ask('GET', '/api/health')).headers['x-served-by']
      await until('the proxy knows the former version', async () => (await servedBy()) === 'web1')
      const signedIn = await ask('POST', '/api/login', {
        body: { email: 'member@loadpath.example', password: 'Member!2345' },
      })
      assert.equal(signedIn.status, 200, signedIn.text)
      const cookie = signedIn.headers['set-cookie'].map((line) => line.split(';')[0]).join('; ')
      const articles = JSON.parse((await ask('GET', '/api/articles', { cookie })).text)

      const [answers, servers, wrong, acknowledged] = [new Map(), new Map(), [], new Set()]
      let count = 0
      const next = () => {
        const { id, slug } = articles[++count % articles.length]
        const content = `Upgraded ${count}`
        return [
          { method: 'GET', path: `/articles/${slug}`, cookie },
          { method: 'GET', path: '/api/auth/user', cookie },
          { method: 'POST', path: `/api/articles/${id}/comments`, cookie, body: { content } },
          { method: 'GET', path: '/' },
          { method: 'GET', path: '/api/notifications', cookie },
          { method: 'GET', path: '/api/search?q=lateral+torsional+buckling', cookie },
          { method: 'GET', path: '/bookmarks', cookie },
          { method: 'GET', path: '/standards' },
        ][count % 8]
      }
      const keepAsking = async () => {
        while (!over) {
          const { method, path, ...options } = next()
          const { status, headers, text } = await ask(method, path, options)
          answers.set(status, (answers.get(status) ?? 0) + 1)
          const by = headers['x-served-by'] ?? 'nobody'
          servers.set(by, (servers.get(by) ?? 0) + 1)
          if (status === 201) acknowledged.add(options.body.content)
          else if (status !== 200 && !(status === 503 && headers['retry-after']))
            wrong.push(`${method} ${path}: ${status} ${text.slice(0, 200)}`)
          if (status === 503) await pause(200)
        }
      }
      const asking = Array.from({ length: CONNECTIONS }, keepAsking)
      await pause(5000)

      const migrating = performance.now()
      assert.equal(await ended(present.script(['scripts/db.mjs', 'migrate'], 'inherit')), 0)
      const migrated = ((performance.now() - migrating) / 1000).toFixed(1)
      await pause(3000)
      await present.start()
      await until('the proxy knows both', async () => (await servedBy()) === 'web2')
      const build = readdirSync(former).find((name) => name.startsWith('.next-'))
      const ours = new Set(filesOf(root, currentBuild()))
      const theirs = filesOf(former, build).filter((path) => !ours.has(path))
      for (const path of theirs.slice(0, 40)) assert.equal((await ask('GET', path)).status, 200, path)
      assert.ok(theirs.length > 0, 'the two versions have the same files')
      const stopping = performance.now()
      await before.stop('SIGTERM')
      const stopped = ((performance.now() - stopping) / 1000).toFixed(1)
      await pause(8000)
      over = true
      await Promise.all(asking)
      console.log(
        `  from ${commit.slice(0, 8)}: ${count} requests over ${CONNECTIONS} connections; migrated in ${migrated} s, stopped in ${stopped} s; answers ${statuses(answers)}; by ${statuses(servers)}; ${theirs.length} files of the former build alone`,
      )
      assert.deepEqual(wrong.slice(0, 10), [])
      const client = await present.connect()
      const { rows } = await client.query(
        "SELECT content, count(*)::int AS times FROM comments WHERE content LIKE 'Upgraded %' GROUP BY 1",
      )
      await client.end()
      const stored = new Map(rows.map(({ content, times }) => [content, times]))
      assert.deepEqual(
        [...acknowledged].filter((content) => stored.get(content) !== 1),
        [],
      )
      console.log(`  ${acknowledged.size} writes acknowledged, ${stored.size} stored`)
    } finally {
      over = true
      await Promise.all([before.stop('SIGTERM'), present.stop()])
      agent.destroy()
      proxy.kill()
      await database.stop()
    }
  },
)
