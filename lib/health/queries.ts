import 'server-only'
import { RESOLUTION } from './constants'
import { measured } from './mutations'
import { exposition } from './rules/exposition'
import type { ProbeQuery } from './schema'
import type { Health, Metric } from './types'
import { sameSecret } from '@/lib/core/crypto'
import { pool, poolState } from '@/lib/core/db'
import { env } from '@/lib/core/env'
import { notFound, unauthenticated } from '@/lib/core/errors'
import { queueState } from '@/lib/jobs/queries'

/**
 * Whether the site can answer: asks the database for nothing, and waits at most three seconds. Of a process that is only asked whether it lives,
 * the database is no concern: starting it again would mend nothing.
 */
export async function checkHealth({ probe }: ProbeQuery = {}): Promise<Health> {
  if (probe === 'live') return { status: 'ok' }
  try {
    await pool().query('SELECT 1')
    return { status: 'ok', database: 'ok' }
  } catch {
    return { status: 'unavailable', database: 'down' }
  }
}

/** What Prometheus asks for. Throws NOT_FOUND where no token is set, UNAUTHENTICATED for another one. */
export async function metricsFor(authorization: string | null): Promise<string> {
  const { METRICS_TOKEN: token } = env()
  if (!token) throw notFound('Page')
  if (!sameSecret(authorization ?? '', `Bearer ${token}`)) throw unauthenticated()
  return exposition(
    [...measured().series.values()],
    [...processMetrics(), ...poolMetrics(), ...(await queueMetrics())],
  )
}

const gauge = (name: string, help: string, ...samples: Metric['samples']): Metric => ({
  name: `loadpath_${name}`,
  help,
  type: 'gauge',
  samples,
})

function processMetrics(): Metric[] {
  const { rss, heapUsed } = process.memoryUsage()
  const { loop } = measured()
  const lag = (quantile: number) => ({
    value: Number.isFinite(loop.mean)
      ? Math.max(0, loop.percentile(quantile * 100) / 1e9 - RESOLUTION / 1000)
      : 0,
    labels: { quantile: String(quantile) },
  })
  return [
    gauge(
      'process_memory_bytes',
      'Memory of the web server.',
      { value: rss, labels: { kind: 'resident' } },
      { value: heapUsed, labels: { kind: 'heap' } },
    ),
    gauge('process_uptime_seconds', 'How long the web server has been running.', {
      value: Math.round(process.uptime()),
    }),
    gauge('event_loop_lag_seconds', 'How late timers fire, since the start.', lag(0.5), lag(0.99)),
  ]
}

function poolMetrics(): Metric[] {
  const { totalCount, idleCount, waitingCount, options } = poolState()
  const said = (state: string, value: number) => ({ value, labels: { state } })
  return [
    gauge(
      'database_pool_connections',
      'Connections of the web server.',
      said('busy', totalCount - idleCount),
      said('idle', idleCount),
    ),
    gauge('database_pool_waiting', 'Requests that wait for a connection.', { value: waitingCount }),
    gauge('database_pool_limit', 'As many connections as there may be.', { value: options.max }),
  ]
}

/** A database that is down is told by `database_up`, and takes nothing else along. */
async function queueMetrics(): Promise<Metric[]> {
  const up = (value: number) => gauge('database_up', 'Whether the database answers.', { value })
  try {
    const { oldestSeconds, workers, ...jobs } = await queueState()
    const samples = Object.entries(jobs).map(([state, value]) => ({ value, labels: { state } }))
    return [
      up(1),
      gauge('queue_jobs', 'Jobs by their state.', ...samples),
      gauge('queue_oldest_seconds', 'How long the longest waiting job that is due has been waiting.', {
        value: oldestSeconds,
      }),
      gauge('queue_workers', 'Workers that say that they live.', { value: workers }),
    ]
  } catch {
    return [up(0)]
  }
}
