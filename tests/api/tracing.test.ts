/** Traces, by the real SDK of OpenTelemetry, sent to a collector of ours. */
import { spawn } from 'node:child_process'
import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { db, pool, Prisma, select } from '@/lib/core/server/db'
import { env } from '@/lib/core/server/env'
import { isTracing, startTracing, stopTracing, traced } from '@/lib/core/server/tracing'
import { enqueue, runTask } from '@/lib/jobs/mutations'
import { withinCapacity } from '@/lib/server/capacity'
import { chain, type Step } from '@/lib/server/chain'
import { answeredDirectly } from '@/lib/server/direct'
import { measure } from '@/lib/server/measure'
import { CollectorStandIn } from '../mocks/collector'
import { signIn } from '../support/factories'

process.env.DATABASE_POOL = '4'

const collector = new CollectorStandIn()
const complaints: unknown[] = []
let server: Server
let site: string

beforeAll(async () => {
  process.env.OTEL_EXPORTER_OTLP_ENDPOINT = `${await collector.start()}/`
  process.env.OTEL_EXPORTER_OTLP_HEADERS = 'authorization=Bearer of-the-collector'
  const answer = chain(measure, answeredDirectly, (_request, response) => void response.writeHead(503).end())
  server = createServer((request, response) => void answer(request, response))
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done))
  site = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
})
beforeEach(async () => {
  collector.spans.length = 0
  await begin()
})
afterEach(stopTracing)
afterAll(async () => {
  server.closeAllConnections()
  await new Promise((done) => server.close(done))
  await collector.stop()
})

const begin = () => startTracing('loadpath-test', (error) => complaints.push(error))
/** What was traced since it began. */
async function spans() {
  await stopTracing()
  return collector.spans
}
const work = { kind: 'INTERNAL' as const, attributes: {} }
const within = <T>(name: string, inside: () => Promise<T>) => traced(name, work, inside)
const FOREIGN = '00-0af7651916cd43dd8448eb211c80319c-b7ad6b7169203331-01'

test('a request is a span with its statements, and says nothing of who asked, for what, or of values', async () => {
  const { cookie, user } = await signIn()
  await stopTracing()
  collector.spans.length = 0
  await begin()
  const reply = await fetch(`${site}/api/auth/user?token=secret`, { headers: { cookie } })
  expect(reply.status).toBe(200)
  await reply.text()
  const found = await spans()
  const [request] = found.filter(({ kind }) => kind === 2)
  expect(request).toMatchObject({
    name: 'GET api-auth',
    service: 'loadpath-test',
    failed: false,
    attributes: {
      'http.request.method': 'GET',
      'http.route': 'api-auth',
      'http.response.status_code': 200,
      'loadpath.request.id': reply.headers.get('x-request-id'),
    },
  })
  expect(request?.parentSpanId).toBeFalsy()
  const statements = found.filter(({ kind }) => kind === 3)
  expect(statements.length).toBeGreaterThan(0)
  for (const statement of statements)
    expect(statement).toMatchObject({
      name: 'SELECT',
      traceId: request?.traceId,
      parentSpanId: request?.spanId,
      attributes: {
        'db.system.name': 'postgresql',
        'db.query.text': expect.stringMatching(/^SELECT /) as string,
      },
    })
  const said = JSON.stringify(found)
  for (const personal of [user.id, user.email, 'secret', cookie.split('=')[1]!])
    expect(said).not.toContain(personal)
  expect(collector.requests.at(-1)).toMatchObject({
    url: '/v1/traces',
    headers: { 'content-type': 'application/json', authorization: 'Bearer of-the-collector' },
  })
})

test('an answer of 500 or above is a failed span; probes and files of the build are none', async () => {
  for (const path of ['/api/health', '/_next/static/x.js', '/articles/wind-loads']) await fetch(site + path)
  const found = (await spans()).filter(({ kind }) => kind === 2)
  expect(found).toMatchObject([
    {
      name: 'GET article',
      failed: true,
      attributes: { 'http.response.status_code': 503, 'error.type': '503' },
    },
  ])
})

test('the trace of a trusted proxy goes on; a stranger’s, and what is none, begins nothing', async () => {
  const settings = env() as { TRUST_PROXY: number }
  const ask = async (traceparent: string, proxies: number) => {
    settings.TRUST_PROXY = proxies
    await fetch(`${site}/api/auth/user`, { headers: { traceparent } })
    settings.TRUST_PROXY = 0
  }
  await ask(FOREIGN, 0)
  await ask(FOREIGN, 1)
  for (const none of ['x', FOREIGN.replace(/[1-9a-f]/g, '0'), `${FOREIGN}-more`]) await ask(none, 1)
  const requests = (await spans()).filter(({ kind }) => kind === 2)
  expect(requests).toHaveLength(5)
  const [, trusted] = requests
  expect(trusted).toMatchObject({
    traceId: '0af7651916cd43dd8448eb211c80319c',
    parentSpanId: 'b7ad6b7169203331',
  })
  for (const other of requests.filter((request) => request !== trusted)) {
    expect(other.traceId).not.toBe(trusted?.traceId)
    expect(other.parentSpanId).toBeFalsy()
  }
})

test('each statement belongs to the request that sent it, though requests wait for connections of others', async () => {
  await Promise.all(
    Array.from({ length: 40 }, (_, at) =>
      within(`request ${at}`, async () => {
        await pool().query(`SELECT pg_sleep(0.01), 'pool ${at}.'`)
        await select(Prisma.sql`SELECT ${at}::int, 'select' AS at`)
        await db.$transaction(async (tx) => void (await tx.$queryRawUnsafe(`SELECT 'transaction ${at}.'`)))
      }),
    ),
  )
  const found = await spans()
  const requests = new Map(found.map((span) => [span.spanId, span.name]))
  for (const kind of ['pool', 'transaction'])
    for (let at = 0; at < 40; at++) {
      const [statement, ...more] = found.filter(({ attributes }) =>
        String(attributes['db.query.text']).includes(`'${kind} ${at}.'`),
      )
      expect(more).toEqual([])
      expect(requests.get(statement?.parentSpanId ?? '')).toBe(`request ${at}`)
    }
  expect(found.filter(({ name }) => name === 'BEGIN')).toHaveLength(40)
})

test('a request that waited for its turn goes on in its own trace', async () => {
  const step: Step = async ({ url }, response) => {
    await pool().query(`SELECT pg_sleep(0.02), '${url}.'`)
    response.end()
  }
  const answer = chain(measure, withinCapacity({ atOnce: 1 }), step)
  const narrow = createServer((request, response) => void answer(request, response))
  await new Promise<void>((done) => narrow.listen(0, '127.0.0.1', done))
  const { port } = narrow.address() as AddressInfo
  await Promise.all(
    Array.from({ length: 6 }, (_, at) => fetch(`http://127.0.0.1:${port}/articles/number-${at}`)),
  )
  narrow.closeAllConnections()
  narrow.close()
  const found = await spans()
  const requests = found.filter(({ kind }) => kind === 2)
  expect(requests).toHaveLength(6)
  for (const { spanId } of requests)
    expect(found.filter(({ parentSpanId }) => parentSpanId === spanId)).toHaveLength(1)
})

test('a statement that fails is a failed span with PostgreSQL’s code, and nothing of what it says', async () => {
  await within('request', () => pool().query("SELECT 'ada@example.org'::int")).catch(() => undefined)
  await within('request', () => db.$queryRaw`SELECT ${'ada@example.org'}::int`).catch(() => undefined)
  const failed = (await spans()).filter(({ failed, kind }) => failed && kind === 3)
  expect(failed.map(({ attributes }) => attributes['error.type'])).toEqual(['22P02', '22P02'])
  expect(JSON.stringify(failed[1])).not.toContain('ada@')
})

test('a job goes on with the trace of the request that queued it, and its handler gets what was queued', async () => {
  await within('request', () => db.$transaction((tx) => enqueue(tx, 'publish-article', { articleId: 7 })))
  const [row] = await select<{ payload: object }>(
    Prisma.sql`SELECT payload FROM graphile_worker._private_jobs ORDER BY id DESC LIMIT 1`,
  )
  const handled: unknown[] = []
  await runTask('publish-article', row?.payload, async (payload) => {
    handled.push(payload)
    await pool().query('SELECT 1')
  })
  await expect(runTask('send-mail', undefined, () => Promise.reject(new TypeError('no')))).rejects.toThrow(
    'no',
  )
  expect(handled).toEqual([{ articleId: 7 }])
  const found = await spans()
  const request = found.find(({ name }) => name === 'request')
  const job = found.find(({ name }) => name === 'job publish-article')
  expect(job).toMatchObject({ kind: 5, traceId: request?.traceId, parentSpanId: request?.spanId })
  expect(found.find(({ parentSpanId }) => parentSpanId === job?.spanId)).toMatchObject({ name: 'SELECT' })
  expect(found.find(({ name }) => name === 'job send-mail')).toMatchObject({
    failed: true,
    attributes: { 'error.type': 'TypeError' },
  })
})

test('where nothing is traced, a job is queued and run as ever', async () => {
  await stopTracing()
  expect(isTracing()).toBe(false)
  await within('request', () => db.$transaction((tx) => enqueue(tx, 'publish-article', { articleId: 8 })))
  const [row] = await select<{ payload: object }>(
    Prisma.sql`SELECT payload FROM graphile_worker._private_jobs ORDER BY id DESC LIMIT 1`,
  )
  expect(row?.payload).toEqual({ articleId: 8 })
  expect(collector.spans).toEqual([])
})

test('a collector that refuses them is complained of, and nothing else fails', async () => {
  collector.fails = 400
  await within('request', () => pool().query('SELECT 1'))
  await stopTracing()
  collector.fails = undefined
  expect(complaints).toHaveLength(1)
  expect(collector.spans).toEqual([])
})

/** A process of its own, as a server begins and ends; returns what it printed. */
async function processThat(script: string, settings: Record<string, string>): Promise<string> {
  const child = spawn(
    process.execPath,
    ['--import', 'tsx', '--import', './scripts/lib/server-only.mjs', '--input-type=module', '--eval', script],
    { env: { ...process.env, LOG_LEVEL: 'info', ...settings }, stdio: ['ignore', 'pipe', 'inherit'] },
  )
  let said = ''
  child.stdout.on('data', (chunk: Buffer) => (said += chunk.toString()))
  await new Promise((done) => child.on('close', done))
  return said
}

const LOGGING = `import { log } from './lib/core/server/log.ts'
     import { startTracing, stopTracing, traced } from './lib/core/server/tracing.ts'
     await startTracing('loadpath-child', () => undefined)
     await traced('work', { kind: 'INTERNAL', attributes: {} }, async () => log.info({}, 'inside'))
     log.info({}, 'outside')
     await stopTracing()`

test('lines of the log name the trace that they belong to', async () => {
  await stopTracing()
  const said = await processThat(LOGGING, {})
  const [inside, outside] = said
    .trim()
    .split('\n')
    .map((line) => JSON.parse(line) as { traceId?: string })
  expect(collector.spans).toMatchObject([{ service: 'loadpath-child', traceId: inside?.traceId }])
  expect(inside?.traceId).toMatch(/^[0-9a-f]{32}$/)
  expect(outside).not.toHaveProperty('traceId')
  collector.spans.length = 0
  await processThat(LOGGING, { OTEL_TRACES_SAMPLER: 'always_off' })
  expect(collector.spans).toEqual([])
})

test('without a collector and an object storage nothing of their libraries is loaded', async () => {
  await stopTracing()
  const loaded = (settings: Record<string, string>) =>
    processThat(
      `import Module from 'node:module'
       import './lib/figures/queries.ts'
       import { startTracing } from './lib/core/server/tracing.ts'
       await startTracing('loadpath-child', () => undefined)
       const found = Object.keys(Module._cache).filter((path) => /@opentelemetry.(sdk|exporter|otlp)|@aws-sdk/.test(path))
       console.log(found.length)
       process.exit(0)`,
      settings,
    )
  expect(await loaded({ OTEL_EXPORTER_OTLP_ENDPOINT: '' })).toBe('0\n')
  expect(Number(await loaded({}))).toBeGreaterThan(0)
})
