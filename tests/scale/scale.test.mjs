import assert from 'node:assert/strict'
import { execFileSync, spawn } from 'node:child_process'
import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { after, before, test } from 'node:test'
import { setTimeout as pause } from 'node:timers/promises'
import { connect } from '../../scripts/lib/database.mjs'
import { root } from '../../scripts/lib/environment.mjs'
import { NOT_ASKED, routes } from '../bench/addresses.mjs'
import { joining } from '../support/joining.mjs'
import { limitToShare } from '../support/share-of-core.mjs'
import { startCluster, until } from './cluster.mjs'

/** How long web servers are killed under load. */
const SECONDS = Number(process.env.SCALE_SECONDS || 60)
const KILL_EVERY_MS = 10_000
const CONNECTIONS = 50
const WRITERS = 12
/** Clocks of two processes: how much earlier than its kill a server may seem to have gone (milliseconds). */
const SLACK = 50

let cluster
before(async () => {
  cluster = await startCluster()
})
after(() => cluster?.stop())

const script = (...args) =>
  new Promise((done) => {
    const child = spawn(process.execPath, args, { cwd: root, stdio: ['ignore', 'pipe', 'pipe'] })
    let said = ''
    for (const stream of [child.stdout, child.stderr]) stream.on('data', (chunk) => (said += chunk))
    child.on('exit', (code) => done({ code, said }))
  })

/** What has been sent to an address, by whichever worker. */
const emailsTo = (address) =>
  cluster
    .outboxes()
    .filter((outbox) => existsSync(outbox))
    .flatMap((outbox) =>
      readdirSync(outbox)
        .filter((name) => /^[^.].*\.json$/.test(name))
        .map((name) => JSON.parse(readFileSync(join(outbox, name), 'utf8'))),
    )
    .filter(({ to }) => to === address)

/** Opens and verifies an account at the web server of a number, and returns its cookie. */
async function newMember(name, from) {
  const member = joining(`${name}@example.test`)
  const { status, text } = await cluster.ask('POST', '/api/register', { body: member, to: 0, from })
  assert.equal(status, 201, text)
  await until(`an email to ${member.email}`, () => emailsTo(member.email).length > 0)
  const [, token] = /token=([\w-]{43})/.exec(emailsTo(member.email)[0].html)
  assert.equal((await cluster.ask('GET', `/api/verify-email?token=${token}`, { to: 1 })).status, 200)
  return cluster.signIn(member, 1, from)
}

test('migrations, scripts and sessions reach PostgreSQL with its certificate verified, and nobody else', async () => {
  const { rows } = await cluster.database.query(
    `SELECT DISTINCT application_name AS name, ssl FROM pg_stat_activity JOIN pg_stat_ssl USING (pid)
     WHERE application_name LIKE 'loadpath%' ORDER BY 1`,
  )
  const encrypted = rows.filter(({ ssl }) => ssl).map(({ name }) => name)
  assert.ok(
    encrypted.includes('loadpath queue') && encrypted.includes('loadpath worker'),
    JSON.stringify(rows),
  )
  const again = await script('scripts/db.mjs', 'migrate')
  assert.equal(again.code, 0, again.said)
  const prisma = await script('scripts/prisma.mjs', 'migrate', 'status')
  assert.match(prisma.said, /Database schema is up to date/)

  const trusted = process.env.DATABASE_DIRECT_URL
  const unknown = new URL(trusted)
  unknown.searchParams.delete('sslrootcert')
  process.env.DATABASE_DIRECT_URL = unknown.href
  try {
    const refused = await script('scripts/db.mjs', 'migrate')
    assert.equal(refused.code, 1)
    assert.match(refused.said, /cannot be reached \(self-signed certificate\)/)
    assert.match((await script('scripts/prisma.mjs', 'migrate', 'status')).said, /self-signed certificate/)
  } finally {
    process.env.DATABASE_DIRECT_URL = trusted
  }
})

test('through the pooler a statement and an idle transaction have their limits', async () => {
  const pooled = await connect(cluster.pooled)
  const { rows } = await pooled.query(
    "SELECT current_setting('statement_timeout') AS statement, current_setting('idle_in_transaction_session_timeout') AS idle",
  )
  assert.deepEqual(rows, [{ statement: '15s', idle: '30s' }])
  await pooled.end()
  for (const name of ['web0', 'web1', 'worker0', 'worker1'])
    assert.doesNotMatch(readFileSync(join(cluster.folder, `${name}.log`), 'utf8'), /without limits/)
})

test('who signs in at one server is known to the other, and signing in again ends the first session at both', async () => {
  const first = await cluster.signIn('member', 0)
  const known = await cluster.ask('GET', '/api/auth/user', { cookie: first, to: 1 })
  assert.equal(known.body.email, 'member@loadpath.example')
  const second = await cluster.signIn('member', 1)
  for (const to of [0, 1]) {
    assert.equal((await cluster.ask('GET', '/api/auth/user', { cookie: first, to })).status, 401)
    assert.equal((await cluster.ask('GET', '/api/auth/user', { cookie: second, to })).status, 200)
  }
})

test('an article that is saved at one server is new at the other at once', async () => {
  const [admin, member] = [await cluster.signIn('admin', 0), await cluster.signIn('member', 0)]
  const [{ id, slug, title }] = (await cluster.ask('GET', '/api/articles', { cookie: member, to: 0 })).body
  const { content } = (await cluster.ask('GET', `/api/admin/articles/${id}`, { cookie: admin, to: 0 })).body
  const shown = async (to) => (await cluster.ask('GET', `/articles/${slug}`, { cookie: member, to })).text
  for (const to of [0, 1, 0, 1]) assert.ok((await shown(to)).includes(title))
  for (const [round, to] of [0, 1, 0, 1].entries()) {
    const renamed = `${title}, edition ${round + 2}`
    const saved = await cluster.ask('PUT', `/api/admin/articles/${id}`, {
      cookie: admin,
      to,
      body: { title: renamed, content },
    })
    assert.equal(saved.status, 200, saved.text)
    assert.ok((await shown(1 - to)).includes(renamed))
    assert.ok(
      (await cluster.ask('GET', '/api/articles', { cookie: member, to: 1 - to })).text.includes(renamed),
    )
  }
})

test("figures come from the replica through the pooler, one's own changes at either server, and nothing fails without it", async () => {
  const [admin, database] = [await cluster.signIn('admin', 0), await connect(cluster.replica)]
  const total = async (to) => {
    const { status, body } = await cluster.ask('GET', '/api/search/metrics', { cookie: admin, to })
    assert.equal(status, 200)
    return body.totalSearches
  }
  const caughtUp = async () => {
    const { rows } = await cluster.database.query('SELECT pg_current_wal_insert_lsn() AS wanted')
    await until('the replica has caught up', async () => {
      const { rows: there } = await database.query('SELECT pg_last_wal_replay_lsn() >= $1::pg_lsn AS has', [
        rows[0].wanted,
      ])
      return there[0].has
    })
  }
  const search = () =>
    cluster.database.query(
      "INSERT INTO search_events (query, results_count, updated_at) VALUES ('of the replica', 1, now())",
    )
  await search()
  await caughtUp()
  await database.query('SELECT pg_wal_replay_pause()')
  const before = await total(0)
  await search()
  assert.deepEqual([await total(0), await total(1)], [before, before])
  const named = await cluster.ask('POST', '/api/categories', {
    cookie: admin,
    body: { name: 'Of the replica' },
    to: 0,
  })
  assert.equal(named.status, 201, named.text)
  assert.deepEqual([await total(0), await total(1)], [before + 1, before + 1])
  await database.query('SELECT pg_wal_replay_resume()')
  await database.end()

  cluster.killReplica()
  for (let asked = 0; asked < 40; asked++) assert.equal(await total(asked % 2), before + 1)
  await cluster.ask('DELETE', `/api/categories/${named.body.id}`, { cookie: admin })
})

test('a limit counts across both servers', async () => {
  const body = { email: 'nobody@example.test', password: 'not the one' }
  const statuses = []
  for (let tries = 0; tries < 6; tries++)
    statuses.push(
      (await cluster.ask('POST', '/api/login', { body, to: tries % 2, from: '203.0.113.7' })).status,
    )
  assert.deepEqual(statuses, [401, 401, 401, 401, 401, 429])
})

test('with two workers each email is sent exactly once', async () => {
  const people = Array.from({ length: 30 }, (_, number) => joining(`once-${number}@example.test`))
  const joined = await Promise.all(
    people.map((body, number) =>
      cluster.ask('POST', '/api/register', { body, to: number % 2, from: `198.51.100.${number}` }),
    ),
  )
  assert.deepEqual([...new Set(joined.map(({ status }) => status))], [201])
  await until('every email is sent', () => people.every(({ email }) => emailsTo(email).length > 0))
  await until('the queue is empty', queueIsEmpty)
  assert.deepEqual([...new Set(people.map(({ email }) => emailsTo(email).length))], [1])
  const byWorker = cluster.outboxes().map((outbox) => (existsSync(outbox) ? readdirSync(outbox).length : 0))
  console.log(`  emails by worker: ${byWorker.join(', ')}`)
})

async function queueIsEmpty() {
  const { rows } = await cluster.database.query(
    'SELECT count(*)::int AS jobs FROM graphile_worker._private_jobs WHERE run_at <= now()',
  )
  return rows[0].jobs === 0
}

/** Every page and call whose address needs nothing else, as each role. */
const ADDRESSES = routes()
  .map(({ path }) => path)
  .filter((path) => !path.includes('[') && !(path in NOT_ASKED))

test('every page and call, asked by ten at once as each role, is answered without a server error', async () => {
  const cookies = [undefined, await cluster.signIn('member'), await cluster.signIn('admin')]
  const asked = cookies.flatMap((cookie) => ADDRESSES.map((path) => ({ path, cookie })))
  assert.ok(asked.length >= 200, `${asked.length} requests`)
  const [queue, statuses, wrong] = [[...asked], new Map(), []]
  await Promise.all(
    Array.from({ length: 10 }, async () => {
      for (let next = queue.shift(); next; next = queue.shift()) {
        const { status } = await cluster.ask('GET', next.path, next)
        statuses.set(status, (statuses.get(status) ?? 0) + 1)
        if (status >= 500) wrong.push(`${status} ${next.path}`)
      }
    }),
  )
  console.log(
    `  ${asked.length} requests: ${[...statuses].map(([status, count]) => `${count} × ${status}`).join(', ')}`,
  )
  assert.deepEqual(wrong, [])
})

test('while versions differ, the files of both are answered, whichever server is asked first', async () => {
  const other = `.next-scale-${process.pid}`
  execFileSync('cp', ['-al', process.env.LOADPATH_BUILD, other], { cwd: root })
  try {
    writeFileSync(join(root, other, 'static/of-one-version.js'), 'export {}\n')
    await cluster.endWeb(1, 'SIGTERM')
    await cluster.startWeb(1, { LOADPATH_BUILD: other })
    await cluster.bothServe()
    const alone = [0, 1].map((to) => cluster.ask('GET', '/_next/static/of-one-version.js', { to }))
    assert.deepEqual(
      (await Promise.all(alone)).map(({ status }) => status),
      [404, 200],
    )
    for (let asked = 0; asked < 20; asked++)
      assert.equal((await cluster.ask('GET', '/_next/static/of-one-version.js')).status, 200)
    assert.equal((await cluster.ask('GET', '/_next/static/of-none.js')).status, 404)
  } finally {
    await cluster.endWeb(1, 'SIGTERM')
    execFileSync('rm', ['-rf', other], { cwd: root })
    await cluster.startWeb(1, {})
    await cluster.bothServe()
  }
})

/** Asks over and over, on a connection of its own, until `over`. Returns what went wrong. */
async function keepAsking(next, over, noted) {
  const readers = cluster.newClient()
  while (!over()) {
    const [{ method, path, expected, ...options }, began] = [next(), Date.now()]
    try {
      const { status, headers, text } = await cluster.ask(method, path, { ...options, readers })
      noted({ began, ended: Date.now(), method, path, status, by: headers['x-served-by'], text, expected })
    } catch (error) {
      noted({ began, ended: Date.now(), method, path, status: 0, text: String(error), expected })
    }
  }
  readers.destroy()
}

const shown = ({ method, path, status, text }) => `${method} ${path}: ${status} ${text.slice(0, 200)}`

/** Starts both web servers anew without limits, for tests in which an account writes more than it may. */
async function liftLimits() {
  for (const number of [0, 1]) {
    await cluster.endWeb(number, 'SIGTERM')
    await cluster.startWeb(number, { RATE_LIMITS: 'off' })
  }
  await cluster.bothServe()
}

test('a server that is told to stop ends without an error for any of 50 connections', async () => {
  await liftLimits()
  const cookie = await cluster.signIn('member')
  const articles = (await cluster.ask('GET', '/api/articles', { cookie })).body
  let [over, count, writes] = [false, 0, 0]
  const failed = []
  const next = () => {
    const { id, slug } = articles[++count % articles.length]
    const asked = [
      { method: 'GET', path: `/articles/${slug}`, cookie, expected: 200 },
      { method: 'GET', path: '/api/auth/user', cookie, expected: 200 },
      {
        method: 'POST',
        path: `/api/articles/${id}/comments`,
        cookie,
        body: { content: `Drained ${count}` },
        expected: 201,
      },
      { method: 'GET', path: '/', expected: 200 },
    ]
    return asked[count % asked.length]
  }
  const noted = (answer) => {
    if (answer.method === 'POST') writes++
    if (answer.status !== answer.expected) failed.push(shown(answer))
  }
  const asking = Array.from({ length: CONNECTIONS }, () => keepAsking(next, () => over, noted))
  const stopped = []
  for (const number of [0, 1, 0, 1]) {
    await pause(2000)
    const began = performance.now()
    assert.equal(await cluster.endWeb(number, 'SIGTERM'), 0)
    stopped.push(((performance.now() - began) / 1000).toFixed(1))
    await cluster.startWeb(number)
    await cluster.bothServe()
  }
  over = true
  await Promise.all(asking)
  console.log(
    `  ${count} requests, ${writes} of them writes, over ${CONNECTIONS} connections; ${stopped.length} stops of ${stopped.join(', ')} s; ${failed.length} errors`,
  )
  assert.deepEqual(failed.slice(0, 10), [])
})

/** What a page view asks for: a cached page, the calls beside it, and now and then what is rendered. */
const viewOf = ({ id, slug }, number) => [
  `/articles/${slug}`,
  '/api/auth/user',
  `/api/articles/${id}/reading`,
  '/api/notifications',
  ...(number % 10 === 0 ? ['/bookmarks', '/api/search?q=lateral+torsional+buckling'] : []),
]

/** Readers open pages without a pause until so many views are made. */
async function views(count, articles, cookie, readers = 10) {
  let number = 0
  await Promise.all(
    Array.from({ length: readers }, async () => {
      for (let view = ++number; view <= count; view = ++number)
        for (const path of viewOf(articles[view % articles.length], view))
          assert.equal((await cluster.ask('GET', path, { cookie })).status, 200, path)
    }),
  )
}

test('what a page view costs each part, through the pooler and past it', async () => {
  const VIEWS = 500
  for (const round of [1, 2])
    for (const [said, settings] of [
      ['past the pooler', { DATABASE_URL: cluster.direct }],
      ['through the pooler', {}],
    ]) {
      for (const number of [0, 1]) {
        await cluster.endWeb(number, 'SIGTERM')
        await cluster.startWeb(number, { RATE_LIMITS: 'off', ...settings })
      }
      await cluster.bothServe()
      const cookie = await cluster.signIn('member')
      const articles = (await cluster.ask('GET', '/api/articles', { cookie })).body
      // Everything that is rendered once is.
      await views(300, articles, cookie)
      const [before, began] = [cluster.processorTimes(), performance.now()]
      await views(VIEWS, articles, cookie)
      const took = (performance.now() - began) / 1000
      const spent = Object.entries(cluster.processorTimes()).map(
        ([part, time]) => `${part} ${((time - before[part]) / VIEWS).toFixed(1)} ms`,
      )
      console.log(
        `  ${said}, round ${round}: ${(VIEWS / took).toFixed(0)} views/s; a view costs ${spent.join(', ')}`,
      )
    }
})

test('two web servers answer nearly twice what one does, each with the same share of a core', async (context) => {
  // So little that generator, proxy, pooler and database are never what is waited for.
  const SHARE = 0.1
  const VIEWS = 600
  // Enough that none of two servers waits for a reader who waits for the other.
  const READERS = 40
  const rates = { one: [], two: [] }
  for (const said of ['one', 'two', 'one', 'two', 'one', 'two']) {
    const numbers = said === 'one' ? [0] : [0, 1]
    for (const number of [0, 1]) await cluster.endWeb(number, 'SIGTERM')
    for (const number of numbers) await cluster.startWeb(number, { RATE_LIMITS: 'off' })
    if (said === 'two') await cluster.bothServe()
    else
      await until(
        'the proxy knows the one',
        async () => (await cluster.ask('GET', '/api/health')).status === 200,
      )
    const cookie = await cluster.signIn('member')
    const articles = (await cluster.ask('GET', '/api/articles', { cookie })).body
    // Everything that is rendered once is, and both run compiled code.
    await views(1500 * numbers.length, articles, cookie, READERS)
    const processes = numbers.map((number) => cluster.processOf(number))
    const lifts = processes.map((pid) => limitToShare(pid, SHARE))
    if (lifts.includes(null)) {
      if (said === 'one') await cluster.startWeb(1, {})
      return context.skip('control groups cannot be made here: Linux, as root')
    }
    const began = performance.now()
    await views(VIEWS, articles, cookie, READERS)
    rates[said].push((VIEWS * 1000) / (performance.now() - began))
    for (const number of numbers) await cluster.endWeb(number, 'SIGTERM')
    for (const lift of lifts) lift()
    for (const number of [0, 1]) await cluster.startWeb(number, {})
    await cluster.bothServe()
  }
  const shown = (of) => of.map((rate) => rate.toFixed(1)).join(', ')
  const median = (of) => of.toSorted((a, b) => a - b)[1]
  console.log(
    `  one: ${shown(rates.one)} views/s; two: ${shown(rates.two)}; ratio of the medians ${(median(rates.two) / median(rates.one)).toFixed(2)}`,
  )
})

test('while the pooler is away public pages are shown and the rest is refused, and both are well when it is back', async () => {
  const cookie = await cluster.signIn('member')
  await cluster.endPooler()
  const home = async () => (await cluster.ask('GET', '/')).status
  const library = () => cluster.ask('GET', '/articles', { cookie })
  await until('the library is refused', async () => (await library()).status === 503)
  assert.ok((await library()).headers['retry-after'])
  for (let asked = 0; asked < 4; asked++) assert.equal(await home(), 200)
  // The proxy has noticed that none is ready.
  await pause(3000)
  for (let asked = 0; asked < 4; asked++) assert.equal(await home(), 200)
  cluster.startPooler()
  await until('the library is shown', async () => (await library()).status === 200)
  await cluster.bothServe()
})

test(`killed every ten seconds for ${SECONDS} s under load, nothing acknowledged is lost or done twice`, async () => {
  await liftLimits()
  const cookies = await Promise.all(
    Array.from({ length: 6 }, (_, number) => newMember(`ledger-${number}`, `198.51.100.${100 + number}`)),
  )
  const articles = (await cluster.ask('GET', '/api/articles', { cookie: cookies[0] })).body
  const [sent, acknowledged, kills, errors, wrong] = [new Map(), new Map(), [], [], []]
  let [over, count, reads] = [false, 0, 0]
  const attempt = async (method, path, options) => {
    const began = Date.now()
    try {
      const answer = await cluster.ask(method, path, options)
      if (answer.status >= 500)
        errors.push({ began, ended: Date.now(), method, path, status: answer.status, text: answer.text })
      return answer
    } catch (error) {
      errors.push({ began, ended: Date.now(), method, path, status: 0, text: String(error) })
      return { status: 0 }
    }
  }
  const expect = (answer, holds, said) => {
    if (answer.status === 0 || answer.status >= 500) return
    reads++
    if (!holds(answer)) wrong.push(`${said}: ${answer.status} ${answer.text.slice(0, 200)}`)
  }
  const write = async (number) => {
    const [cookie, readers] = [cookies[number % cookies.length], cluster.newClient()]
    const email = `ledger-${number % cookies.length}@example.test`
    while (!over) {
      const turn = ++count
      const { id, slug, title } = articles[turn % articles.length]
      if (turn % 25 === 0) {
        const address = `joined-${turn}@example.test`
        sent.set(address, 'account')
        const joined = await attempt('POST', '/api/register', { body: joining(address), readers })
        if (joined.status === 201) acknowledged.set(address, 'account')
        else expect(joined, () => false, 'an account')
        continue
      }
      const content = `Entry ${turn} of the ledger`
      sent.set(content, 'comment')
      const posted = await attempt('POST', `/api/articles/${id}/comments`, {
        cookie,
        body: { content },
        readers,
      })
      if (posted.status === 201) acknowledged.set(content, 'comment')
      else expect(posted, () => false, 'a comment')
      if (posted.status === 201) {
        const own = await attempt('GET', '/api/user/comments', { cookie, readers })
        expect(
          own,
          ({ body }) => body.some((comment) => comment.content === content),
          'what was just written',
        )
      }
      const me = await attempt('GET', '/api/auth/user', { cookie, readers })
      expect(me, ({ body }) => body.email === email, `the account of ${email}`)
      const page = await attempt('GET', `/articles/${slug}`, { cookie, readers })
      expect(
        page,
        ({ text }) => text.includes(title.replaceAll('&', '&amp;').slice(0, 20)),
        `the page of ${slug}`,
      )
    }
    readers.destroy()
  }
  const began = performance.now()
  const writing = Array.from({ length: WRITERS }, (_, number) => write(number))
  for (let number = 0; performance.now() - began < SECONDS * 1000; number = 1 - number) {
    await pause(KILL_EVERY_MS)
    const at = Date.now()
    await cluster.endWeb(number, 'SIGKILL')
    kills.push({ at, gone: Date.now() })
    await cluster.startWeb(number)
  }
  await pause(2000)
  over = true
  await Promise.all(writing)
  await until('the queue is empty', queueIsEmpty)

  const { rows: comments } = await cluster.database.query(
    "SELECT content AS key, count(*)::int AS count FROM comments WHERE content LIKE 'Entry %' GROUP BY 1",
  )
  const { rows: accounts } = await cluster.database.query(
    "SELECT email AS key, count(*)::int AS count FROM users WHERE email LIKE 'joined-%' GROUP BY 1",
  )
  const stored = new Map([...comments, ...accounts].map(({ key, count }) => [key, count]))
  const lost = [...acknowledged.keys()].filter((key) => !stored.has(key))
  const twice = [...stored].filter(([, times]) => times > 1).map(([key]) => key)
  const mailed = accounts.map(({ key }) => emailsTo(key).length)
  const unasked = [...stored.keys()].filter((key) => !sent.has(key))
  const { rows: counts } = await cluster.database.query(
    `SELECT a.id FROM articles a WHERE a.comment_count <> (SELECT count(*) FROM comments c WHERE c.article_id = a.id AND c.hidden_at IS NULL)`,
  )
  const beside = errors.filter(
    (error) => !kills.some(({ at, gone }) => error.began <= gone + SLACK && error.ended >= at - SLACK),
  )
  console.log(
    `  ${kills.length} kills in ${((performance.now() - began) / 1000).toFixed(0)} s; ${sent.size} writes sent, ${acknowledged.size} acknowledged, ${stored.size} stored, ${lost.length} lost, ${twice.length} twice; ${reads} answers compared, ${wrong.length} wrong; ${errors.length} errors (${[...new Set(errors.map(({ status, text }) => status || text))].join(', ')}), ${beside.length} of them of requests that were not under way at a kill`,
  )
  assert.deepEqual(
    { lost, twice, unasked, wrong: wrong.slice(0, 10), counts },
    { lost: [], twice: [], unasked: [], wrong: [], counts: [] },
  )
  assert.deepEqual([...new Set(mailed)], accounts.length > 0 ? [1] : [])
  assert.deepEqual(beside.map(shown), [])
  assert.ok(acknowledged.size > 0)
})
