import http from 'node:http'
import { readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { ensureBuilt, ensureGenerated } from '../../scripts/lib/build.mjs'
import { main } from '../../scripts/lib/terminal.mjs'
import { ANSWERED_WITHIN_MS, Site, temporaryFolder } from '../faults/site.mjs'

/**
 * `npm run soak`: half of what the site can answer, for SOAK_MINUTES (60), with the reads and writes of a
 * day. Fails for an answer of 500 or above, for memory that grows, and for a p99 beyond three times the p50.
 * SOAK_PORT is where it is served, SOAK_FILE a file for every measurement as JSON.
 */
const MINUTES = Number(process.env.SOAK_MINUTES || 60)
const PORT = Number(process.env.SOAK_PORT || 3250)
const MEMBERS = 12
/** Connections that never pause, by which the capacity is measured, and for how long. */
const [CONNECTIONS, WARMING_MS, MEASURING_MS] = [16, 15_000, 20_000]
const SAMPLE_MS = 5000
/** Growth in an hour, as a part of a process's memory, below which it is level. */
const LEVEL = 0.05
/** The beginning, in which caches fill and V8 finds its size, as a part of the whole. */
const WARM_UP = 1 / 3
const TOKEN = 'soak-'.padEnd(40, 'k')

const WORDS = 'beam buckling shear punching deflection crack wind snow pile slab column connection'.split(' ')

/** What a day consists of, with how often each is asked for among all of them. */
const MIX = [
  ['article page', 30, ({ slug }) => ({ path: `/articles/${slug}` })],
  ['who am I', 14, () => ({ path: '/api/auth/user' })],
  ['notifications', 12, () => ({ path: '/api/notifications' })],
  ['reading state', 12, ({ id }) => ({ path: `/api/articles/${id}/reading` })],
  ['library page', 6, () => ({ path: '/articles' })],
  ['home page', 6, () => ({ path: '/' })],
  ['standards page', 4, () => ({ path: '/standards' })],
  // As the field of the header asks.
  ['search', 5, (_, number) => ({ path: `/api/search?q=${pairOf(number)}&limit=5` })],
  ['page of the search', 2, (_, number) => ({ path: `/search?q=${pairOf(number)}` })],
  ['bookmarks page', 2, () => ({ path: '/bookmarks' })],
  ['profile page', 1, () => ({ path: '/profile' })],
  ['like', 2, ({ id }) => ({ method: 'POST', path: `/api/articles/${id}/like` })],
  ['bookmark', 2, ({ id }) => ({ method: 'POST', path: `/api/articles/${id}/bookmark` })],
  [
    'comment',
    2,
    ({ id }, number) => ({
      method: 'POST',
      path: `/api/articles/${id}/comments`,
      body: { content: `What is the effective length here? (${number})` },
    }),
  ],
]
const pairOf = (number) =>
  `${WORDS[number % WORDS.length]}+${WORDS[Math.floor(number / WORDS.length) % WORDS.length]}`

/** Every kind as often as its weight says, one between the other. */
const DECK = MIX.flatMap(([name, weight, make]) =>
  Array.from({ length: weight }, (_, index) => ({ name, make, at: (index + 0.5) / weight })),
).sort((one, other) => one.at - other.at)

const agent = new http.Agent({ keepAlive: true })

/** Asks, and returns the status; what Node calls the error where there is no answer. */
function ask({ method = 'GET', path, body }, cookie) {
  return new Promise((done) => {
    const headers = { Origin: `http://localhost:${PORT}`, Cookie: cookie }
    if (body) headers['Content-Type'] = 'application/json'
    const options = {
      host: 'localhost',
      port: PORT,
      method,
      path,
      headers,
      agent,
      timeout: ANSWERED_WITHIN_MS,
    }
    const request = http.request(options, (answer) => {
      answer.resume()
      answer.on('end', () => done(answer.statusCode))
      answer.on('error', ({ code }) => done(code))
    })
    request.on('timeout', () => request.destroy(Object.assign(new Error(), { code: 'no answer in time' })))
    request.on('error', ({ code }) => done(code))
    request.end(body && JSON.stringify(body))
  })
}

const childrenOf = (pid) =>
  readdirSync(`/proc/${pid}/task`).flatMap((task) =>
    readFileSync(`/proc/${pid}/task/${task}/children`, 'utf8').split(' ').filter(Boolean).map(Number),
  )
const mebibytes = (pid, file, name) =>
  Number(new RegExp(`^${name}:\\s+(\\d+)`, 'm').exec(readFileSync(`/proc/${pid}/${file}`, 'utf8'))[1]) / 1024

/**
 * Memory in MiB: what is resident of each process, PostgreSQL's processes together by their shares. Null
 * where the site refuses its figures because it is busy, as it may any read.
 */
async function memory(site) {
  const sizes = {}
  for (const pid of childrenOf(site.process)) {
    const command = readFileSync(`/proc/${pid}/cmdline`, 'utf8')
    if (command.includes('server.mjs')) sizes['web server'] = mebibytes(pid, 'status', 'VmRSS')
    else if (command.includes('worker.ts')) sizes.worker = mebibytes(pid, 'status', 'VmRSS')
    else
      sizes.PostgreSQL = [pid, ...childrenOf(pid)].reduce((sum, each) => {
        try {
          return sum + mebibytes(each, 'smaps_rollup', 'Pss')
        } catch {
          return sum
        }
      }, 0)
  }
  const answer = await fetch(`${site.base}/api/metrics`, { headers: { Authorization: `Bearer ${TOKEN}` } })
  if (answer.status === 503) return null
  const heap = /^loadpath_process_memory_bytes\{kind="heap"\} (\S+)/m.exec(await answer.text())
  sizes['heap of the web server'] = Number(heap[1]) / 2 ** 20
  return sizes
}

const quantile = (sorted, part) => sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * part))] ?? 0
const sortedTimes = (asked) => asked.map(({ took }) => took).sort((one, other) => one - other)

/**
 * Returns the growth in an hour of a line through medians of minutes, with twice its standard error: by so
 * much it may be more or less.
 */
function growth(points) {
  const n = points.length
  const mean = (pick) => points.reduce((sum, point) => sum + pick(point), 0) / n
  const [x, y] = [mean(([minute]) => minute), mean(([, size]) => size)]
  const spread = points.reduce((sum, [minute]) => sum + (minute - x) ** 2, 0)
  const slope = points.reduce((sum, [minute, size]) => sum + (minute - x) * (size - y), 0) / spread
  const rest = points.reduce((sum, [minute, size]) => sum + (size - y - slope * (minute - x)) ** 2, 0)
  return { mean: y, hourly: slope * 60, noise: 2 * Math.sqrt(rest / (n - 2) / spread) * 60 }
}

/** Medians of what was sampled in each minute after the warm-up. */
function minutesOf(samples, name) {
  const byMinute = new Map()
  for (const { minute, sizes } of samples)
    if (minute >= MINUTES * WARM_UP && sizes[name] !== undefined)
      byMinute.set(Math.floor(minute), [...(byMinute.get(Math.floor(minute)) ?? []), sizes[name]])
  return [...byMinute].map(([minute, sizes]) => [
    minute,
    quantile(
      sizes.sort((a, b) => a - b),
      0.5,
    ),
  ])
}

await main(async () => {
  await ensureGenerated()
  await ensureBuilt()
  const site = new Site(join(temporaryFolder(), 'data'), PORT, { METRICS_TOKEN: TOKEN, LOG_LEVEL: 'warn' })
  await site.start()
  try {
    await soak(site)
  } finally {
    await site.stop()
    agent.destroy()
  }
})

async function soak(site) {
  const cookies = []
  for (let number = 1; number <= MEMBERS; number++)
    cookies.push(await site.join(`soak-${number}@example.test`))
  const articles = await (await site.send('GET', '/api/articles', undefined, cookies[0])).json()
  let [count, asked] = [0, []]
  const askNext = async (due) => {
    const { name, make } = DECK[++count % DECK.length]
    const request = make(articles[(count * 7) % articles.length], count)
    const status = await ask(request, cookies[count % cookies.length])
    asked.push({ name, status, took: performance.now() - due })
  }

  const without = async (milliseconds) => {
    const end = performance.now() + milliseconds
    asked = []
    const reader = async () => {
      while (performance.now() < end) await askNext(performance.now())
    }
    await Promise.all(Array.from({ length: CONNECTIONS }, reader))
    return asked.length / (milliseconds / 1000)
  }
  await without(WARMING_MS)
  const capacity = await without(MEASURING_MS)
  const rate = capacity / 2
  console.log(`  ${capacity.toFixed(0)} requests a second at most; half of it for ${MINUTES} minutes`)

  const began = performance.now()
  const [samples, everything, pending] = [[], [], new Set()]
  asked = []
  let over = false
  const sampling = (async () => {
    while (!over) {
      const sizes = await memory(site)
      if (sizes) samples.push({ minute: (performance.now() - began) / 60_000, sizes })
      await pause(SAMPLE_MS)
    }
  })()
  let [due, minute] = [began, 1]
  while (due < began + MINUTES * 60_000) {
    // People come independently of each other.
    due += (-Math.log(1 - Math.random()) * 1000) / rate
    const wait = due - performance.now()
    if (wait > 1) await pause(wait)
    const request = askNext(due).finally(() => pending.delete(request))
    pending.add(request)
    if (due > began + minute * 60_000) {
      const times = sortedTimes(asked)
      const sizes = Object.entries(samples.at(-1).sizes).map(([name, size]) => `${name} ${size.toFixed(0)}`)
      console.log(
        `  ${String(minute++).padStart(3)} min: ${(times.length / 60).toFixed(0)}/s, p50 ${quantile(times, 0.5).toFixed(1)} ms, p99 ${quantile(times, 0.99).toFixed(1)} ms; MiB ${sizes.join(', ')}`,
      )
      for (const one of asked) everything.push(one)
      asked = []
    }
  }
  await Promise.all(pending)
  over = true
  await sampling
  for (const one of asked) everything.push(one)
  report(everything, samples)
}

function report(everything, samples) {
  const failures = []
  const statuses = new Map()
  for (const { status } of everything) statuses.set(status, (statuses.get(status) ?? 0) + 1)
  console.log(`\n  ${everything.length} requests: ${[...statuses].map((pair) => pair.join(': ')).join(', ')}`)
  for (const [status, times] of statuses)
    if (typeof status !== 'number' || status >= 500) failures.push(`${times} answers of ${status}`)
  const times = sortedTimes(everything)
  const [p50, p99] = [quantile(times, 0.5), quantile(times, 0.99)]
  console.log(`  p50 ${p50.toFixed(1)} ms, p99 ${p99.toFixed(1)} ms, ${(p99 / p50).toFixed(1)} times as much`)
  if (p99 > 3 * p50) failures.push('p99 is more than three times p50')
  for (const [name] of MIX) {
    const own = sortedTimes(everything.filter((one) => one.name === name))
    console.log(
      `    ${name}: ${own.length}, p50 ${quantile(own, 0.5).toFixed(1)} ms, p99 ${quantile(own, 0.99).toFixed(1)} ms`,
    )
  }
  for (const name of Object.keys(samples.at(-1).sizes)) {
    const { mean, hourly, noise } = growth(minutesOf(samples, name))
    const grows = hourly - noise > LEVEL * mean
    console.log(
      `  ${name}: ${mean.toFixed(0)} MiB, ${hourly.toFixed(1)} ± ${noise.toFixed(1)} MiB an hour${grows ? ': it grows' : ''}`,
    )
    if (grows) failures.push(`the memory of the ${name} grows`)
  }
  if (process.env.SOAK_FILE) writeFileSync(process.env.SOAK_FILE, JSON.stringify({ samples, times }))
  console.log(failures.length === 0 ? '\n  As it should be.' : `\n  ${failures.join('; ')}.`)
  if (failures.length > 0) process.exitCode = 1
}
