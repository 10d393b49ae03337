import { mkdirSync, openSync } from 'node:fs'
import { Agent, request } from 'node:http'
import { join } from 'node:path'
import { register } from 'tsx/esm/api'
import { ensureBuilt } from '../../scripts/lib/build.mjs'
import { root } from '../../scripts/lib/environment.mjs'
import { ensureSeeded, prepare, spawnScript } from '../../scripts/lib/runtime.mjs'
import { main, Sentence } from '../../scripts/lib/terminal.mjs'
import { serveApplication } from './servers.mjs'

/**
 * `npm run fuzz [-- REQUESTS SEED]`: sends requests of every kind to every call and page, as a visitor and as
 * each role, to a server with its worker on data of its own. Refused are a status above 499 but a 503 that
 * says when to come again, an answer that takes over a second when it is asked for alone, and a heap that
 * grows. What the server logs is in `fuzz.log` of the data folder.
 */
const REQUESTS = Number(process.argv[2] ?? 30_000)
const SEED = Number(process.argv[3] ?? 1)
const AT_ONCE = 4
/** Requests between two measurements of the memory. */
const STRETCH = 1000
/** Milliseconds; what took longer is asked for once more, alone. */
const SLOW = 1000
const ASKED_AGAIN = 25
/**
 * Megabytes of heap that may be added from the first quarter of the requests to the last: caches fill in the
 * first.
 */
const GROWTH = 40
const ACCOUNTS = {
  visitor: null,
  unverified: { email: 'unverified@loadpath.example', password: 'Unverified!2345' },
  member: { email: 'member@loadpath.example', password: 'Member!2345' },
  admin: { email: 'admin@loadpath.example', password: 'Admin!2345' },
}

register()
const { CALLS, PAGES, requestsOf } = await import('../support/fuzzing.ts')

const agent = new Agent({ keepAlive: true, maxSockets: AT_ONCE })

function send(port, { method, path, headers, body }) {
  return new Promise((resolve) => {
    const began = performance.now()
    const settle = (answer) => resolve({ ...answer, took: performance.now() - began })
    const bytes = body === null || body === undefined ? null : Buffer.from(body)
    const sent = request(
      {
        port,
        host: 'localhost',
        agent,
        method,
        path,
        headers: { ...headers, ...(bytes && { 'content-length': bytes.length }) },
      },
      (reply) => {
        const chunks = []
        reply.on('data', (chunk) => chunks.push(chunk))
        reply.on('end', () =>
          settle({
            status: reply.statusCode,
            headers: reply.headers,
            text: Buffer.concat(chunks).toString(),
          }),
        )
        reply.on('error', (error) => settle({ status: 0, headers: {}, text: String(error) }))
      },
    )
    sent.setTimeout(60_000, () => sent.destroy(new Error('no answer within a minute')))
    sent.on('error', (error) => settle({ status: 0, headers: {}, text: String(error) }))
    sent.end(bytes ?? undefined)
  })
}

const accepted = ({ status, headers }) =>
  status > 0 && (status < 500 || (status === 503 && headers['retry-after']))

/**
 * Returns how to ask as each role: signed in once, and again after an administrator of the fuzz has ended the
 * session.
 */
async function signedIn(port, origin) {
  const cookies = {}
  const signIn = async (role) => {
    const { status, headers, text } = await send(port, {
      method: 'POST',
      path: '/api/login',
      headers: { origin, 'content-type': 'application/json' },
      body: JSON.stringify(ACCOUNTS[role]),
    })
    if (status === 200) cookies[role] = headers['set-cookie'].map((line) => line.split(';')[0]).join('; ')
    return { status, text }
  }
  for (const role of Object.keys(ACCOUNTS).filter((name) => ACCOUNTS[name])) {
    const { status, text } = await signIn(role)
    if (status !== 200) throw new Sentence(`Signing in as ${role} is answered ${status}: ${text}`)
  }
  return async (asked) => {
    const { role } = asked
    const cookie = [cookies[role], 'consent=analytics'].filter(Boolean).join('; ')
    try {
      const answer = await send(port, { ...asked, headers: { ...asked.headers, cookie } })
      if (answer.status === 401 && ACCOUNTS[role]) await signIn(role)
      return answer
    } catch (error) {
      return { status: 0, headers: {}, text: String(error), took: 0 }
    }
  }
}

const shown = ({ role, method, path, body }) =>
  JSON.stringify({ role, method, path: path.slice(0, 300), body: body?.slice(0, 300) })

async function fuzz(server) {
  const origin = `http://localhost:${server.port}`
  const ask = await signedIn(server.port, origin)
  const { text } = await ask({ role: 'member', method: 'GET', path: '/api/articles', headers: {} })
  const slugs = JSON.parse(text).map((article) => article.slug)
  const next = requestsOf(SEED, { origin, roles: Object.keys(ACCOUNTS), slugs })
  const statuses = new Map()
  let failures = 0
  const slow = []
  const heaps = []
  const stretch = async (count) => {
    let left = count
    const round = async () => {
      while (left-- > 0) {
        const asked = next()
        const answer = await ask(asked)
        statuses.set(answer.status, (statuses.get(answer.status) ?? 0) + 1)
        if (!accepted(answer)) {
          failures++
          console.error(`${answer.status} ${answer.text.slice(0, 300)}\n  ${shown(asked)}`)
        }
        if (answer.took > SLOW) slow.push({ asked, took: answer.took })
      }
    }
    await Promise.all(Array.from({ length: AT_ONCE }, round))
  }
  console.log(
    `${REQUESTS} requests, seed ${SEED}: ${CALLS.length} calls, ${PAGES.length} pages. Memory in MB:`,
  )
  for (let done = 0; done < REQUESTS; done += STRETCH) {
    await stretch(Math.min(STRETCH, REQUESTS - done))
    const { heapUsed, external, rss } = await server.memoryInUse()
    heaps.push((heapUsed + external) / 1e6)
    console.log(
      `  ${Math.min(done + STRETCH, REQUESTS)}: heap ${mega(heapUsed)}, outside it ${mega(external)}, resident ${mega(rss)}; ${failures} refused, ${slow.length} slow`,
    )
  }
  console.log(
    [...statuses]
      .sort(([a], [b]) => a - b)
      .map((pair) => pair.join(': '))
      .join(', '),
  )
  console.log('The slowest, and how long each takes alone:')
  const slowAlone = []
  for (const { asked, took } of slow.sort((a, b) => b.took - a.took).slice(0, ASKED_AGAIN)) {
    const alone = Math.min((await ask(asked)).took, (await ask(asked)).took)
    if (alone > SLOW) slowAlone.push(asked)
    console.log(`  ${took.toFixed(0)} ms, alone ${alone.toFixed(0)} ms  ${shown(asked)}`)
  }
  const quarter = Math.ceil(heaps.length / 4)
  const growth = Math.max(...heaps.slice(-quarter)) - Math.max(...heaps.slice(0, quarter))
  const wrong = [
    failures > 0 && `${failures} answers are not accepted`,
    slowAlone.length > 0 && `${slowAlone.length} answers take over a second alone`,
    growth > GROWTH && `the heap has grown by ${growth.toFixed(0)} MB`,
  ].filter(Boolean)
  if (wrong.length > 0) throw new Sentence(`${wrong.join('; ')}.`)
}

const mega = (bytes) => (bytes / 1e6).toFixed(0)

const answerOf = (child) =>
  new Promise((resolve) => {
    const heard = (message) => {
      if (!message?.heapUsed) return
      child.off('message', heard)
      resolve(message)
    }
    child.on('message', heard)
    child.send('memory')
  })

await main(async () => {
  const dataDir = process.env.FUZZ_DATA_DIR || join(root, '.data/fuzz')
  Object.assign(process.env, {
    DATA_DIR: dataDir,
    DATABASE_URL: '',
    SEED_DEMO: '1',
    RATE_LIMITS: 'off',
    LOG_LEVEL: 'error',
  })
  mkdirSync(dataDir, { recursive: true })
  const prepared = await prepare()
  const { childEnvironment } = prepared
  try {
    childEnvironment.LOADPATH_BUILD = await ensureBuilt()
    await ensureSeeded(prepared)
    const log = openSync(join(dataDir, 'fuzz.log'), 'w')
    const server = await serveApplication(childEnvironment, {
      flags: ['--expose-gc', '--import', join(root, 'tests/bench/memory-probe.mjs')],
      stdio: ['ignore', log, log, 'ipc'],
    })
    const worker = spawnScript('scripts/worker.ts', [], childEnvironment, {
      stdio: ['ignore', log, log, 'ipc'],
    })
    try {
      await fuzz({ port: server.port, memoryInUse: () => answerOf(server.child) })
    } finally {
      worker.kill('SIGTERM')
      await server.stop()
    }
  } finally {
    await prepared.database.stop()
  }
})
