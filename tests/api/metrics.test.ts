process.env.METRICS_TOKEN = 'a-token-that-only-prometheus-has'
import { readFileSync } from 'node:fs'
import { GET } from '@/app/api/metrics/route'
import { env } from '@/lib/core/server/env'
import { measureProcess, observe } from '@/lib/health/mutations'
import { routeClassOf } from '@/lib/health/rules/route-class'
import { call } from '../support/call'
import { signIn } from '../support/factories'

const TOKEN = 'a-token-that-only-prometheus-has'
const scrape = (authorization = `Bearer ${TOKEN}`) => call(GET, { headers: { authorization } })

test.each([
  ['none', ''],
  ['another', 'Bearer another'],
  ['a longer one', `Bearer ${TOKEN}x`],
  ['one without its kind', TOKEN],
])('%s token is refused', async (_, authorization) => {
  const { status, text } = await scrape(authorization)
  expect(status).toBe(401)
  expect(text).not.toContain('loadpath_')
})

test('an administrator’s session is no token', async () => {
  const { cookie } = await signIn({ role: 'admin' })
  expect((await call(GET, { cookie })).status).toBe(401)
})

test('where no token is set, there is no such page', async () => {
  const settings = env() as { METRICS_TOKEN?: string }
  settings.METRICS_TOKEN = undefined
  for (const authorization of ['', 'Bearer ', 'Bearer undefined'])
    expect((await scrape(authorization)).status).toBe(404)
  settings.METRICS_TOKEN = TOKEN
})

test('requests, queue, pool and process are told in a form that Prometheus reads', async () => {
  measureProcess()
  observe('/api/articles?token=secret', 200, 0.004)
  observe('/api/articles/wind-loads', 200, 0.3)
  observe('/api/articles', 503, 60)
  const { status, text, headers } = await scrape()
  expect(status).toBe(200)
  expect(headers.get('content-type')).toBe('text/plain; version=0.0.4; charset=utf-8')
  const labels = 'route="api-articles",status="200"'
  for (const line of [
    '# TYPE loadpath_http_request_duration_seconds histogram',
    `loadpath_http_request_duration_seconds_bucket{le="0.005",${labels}} 1`,
    `loadpath_http_request_duration_seconds_bucket{le="0.25",${labels}} 1`,
    `loadpath_http_request_duration_seconds_bucket{le="0.5",${labels}} 2`,
    `loadpath_http_request_duration_seconds_bucket{le="+Inf",${labels}} 2`,
    `loadpath_http_request_duration_seconds_count{${labels}} 2`,
    'loadpath_http_request_duration_seconds_bucket{le="10",route="api-articles",status="503"} 0',
    'loadpath_http_request_duration_seconds_bucket{le="+Inf",route="api-articles",status="503"} 1',
    'loadpath_database_up 1',
    'loadpath_queue_jobs{state="failed"} 0',
    'loadpath_queue_workers 0',
    'loadpath_database_pool_limit 12',
    '# TYPE loadpath_reads_total counter',
    'loadpath_reads_total{server="replica"} 0',
  ])
    expect(text.split('\n')).toContain(line)
  expect(text).toMatch(/^loadpath_event_loop_lag_seconds\{quantile="0.99"\} [\d.e-]+$/m)
  expect(text).toMatch(/^loadpath_process_memory_bytes\{kind="resident"\} \d+$/m)
  expect(text).not.toContain('secret')
  for (const line of text.split('\n').filter(Boolean))
    expect(line).toMatch(/^(# (HELP|TYPE) \w+ .+|\w+(\{\w+="[^"]*"(,\w+="[^"]*")*\})? [\d.e+-]+)$/)
})

test.each([
  ['/', 'page'],
  ['/_next/static/x.js', 'asset'],
  ['/api/health', 'probe'],
  ['/api/healthy', 'api'],
  ['/api/admin/users', 'api-admin'],
  ['/api/login', 'api-auth'],
  ['/admin/users', 'admin'],
  ['/articles/wind', 'article'],
  [`/${'x'.repeat(500)}`, 'page'],
])('%s is of the kind %s', (path, kind) => expect(routeClassOf(path)).toBe(kind))

/** A selector of PromQL: the metric, and the labels that it is narrowed or grouped by. */
const SELECTOR = /(loadpath_\w+)(?:\{([^}]*)\})?/g

test.each(['docs/monitoring/alerts.yaml', 'docs/monitoring/dashboard.json', 'docs/operations.md'])(
  'every metric in %s is one that there is, with the labels that it is asked for',
  async (file) => {
    measureProcess()
    observe('/articles/wind-loads', 503, 0.3)
    const { text } = await scrape()
    const series = text.split('\n').filter((line) => line.startsWith('loadpath_'))
    const written = readFileSync(file, 'utf8').replaceAll('\\"', '"')
    const asked = [...written.matchAll(SELECTOR)]
    expect(asked.length).toBeGreaterThan(8)
    for (const [, metric, labels = ''] of asked) {
      const wanted = [...labels.matchAll(/(\w+)(=~?)"([^"]*)"/g)].filter(([, name]) => name !== 'instance')
      const matching = series.filter(
        (line) =>
          line.split(/[{ ]/, 1)[0] === metric &&
          wanted.every(([, name, operator, value = '']) => {
            const given = new RegExp(`[{,]${name}="([^"]*)"`).exec(line)?.[1] ?? ''
            return operator === '=' ? given === value : new RegExp(`^(${value})$`).test(given)
          }),
      )
      expect({ metric, labels, found: matching.length > 0 }).toEqual({ metric, labels, found: true })
    }
  },
)

test('the dashboard is one that Grafana reads, and groups by labels that there are', async () => {
  const { panels } = JSON.parse(readFileSync('docs/monitoring/dashboard.json', 'utf8')) as {
    panels: { id: number; title: string; targets: { expr: string }[] }[]
  }
  const { text } = await scrape()
  expect(new Set(panels.map(({ id }) => id)).size).toBe(panels.length)
  for (const { title, targets } of panels) {
    expect(title).not.toBe('')
    for (const { expr } of targets)
      for (const [, grouped = ''] of expr.matchAll(/by \(([^)]*)\)/g))
        for (const label of grouped.split(', ').filter((name) => name !== 'instance'))
          expect(text).toContain(`${label}="`)
  }
})
