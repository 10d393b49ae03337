import 'server-only'
import { counter, exposition, gauge } from './gateway'
import { isDraining } from './mutations'
import type { ProbeQuery } from './schema'
import type { Health } from './types'
import { equalInConstantTime } from '@/lib/core/server/crypto'
import { pool, poolState } from '@/lib/core/server/db'
import { env } from '@/lib/core/server/env'
import { readsByServer } from '@/lib/core/server/replica'
import { notFound, unauthenticated } from '@/lib/core/errors'
import { queueState } from '@/lib/jobs/queries'

/**
 * Whether the site can answer, and goes on doing so: it does not where the database is silent for some
 * seconds, or this server is to stop. Of a process that is only asked whether it lives, neither is a concern:
 * starting it again would mend nothing.
 */
export async function checkHealth({ probe }: ProbeQuery = {}): Promise<Health> {
  if (probe === 'live') return { status: 'ok' }
  if (isDraining()) return { status: 'unavailable' }
  try {
    await pool().query('SELECT 1')
    return { status: 'ok', database: 'ok' }
  } catch {
    return { status: 'unavailable', database: 'down' }
  }
}

/**
 * Returns what Prometheus asks for. Throws NOT_FOUND where no token is set, UNAUTHENTICATED for another one.
 */
export async function metricsFor(authorization: string | null): Promise<string> {
  const { METRICS_TOKEN: token } = env()
  if (!token) throw notFound('Page')
  if (!equalInConstantTime(authorization ?? '', `Bearer ${token}`)) throw unauthenticated()
  setPool()
  setReads()
  await setQueue()
  return exposition()
}

function setPool(): void {
  const { totalCount, idleCount, waitingCount, options } = poolState()
  const connections = gauge({
    name: 'loadpath_database_pool_connections',
    help: 'Connections of the web server.',
    labelNames: ['state'],
  })
  connections.set({ state: 'busy' }, totalCount - idleCount)
  connections.set({ state: 'idle' }, idleCount)
  gauge({ name: 'loadpath_database_pool_waiting', help: 'Requests that wait for a connection.' }).set(
    waitingCount,
  )
  gauge({ name: 'loadpath_database_pool_limit', help: 'As many connections as there may be.' }).set(
    options.max,
  )
}

/** What is counted elsewhere is taken over as it is: this process began both at zero. */
function setReads(): void {
  const reads = counter({
    name: 'loadpath_reads_total',
    help: 'Reads that a replica may answer, by the server that did.',
    labelNames: ['server'],
  })
  reads.reset()
  for (const [server, times] of Object.entries(readsByServer())) reads.inc({ server }, times)
}

/** A database that is down is shown by `database_up`, and leaves every other metric as it is. */
async function setQueue(): Promise<void> {
  const up = gauge({ name: 'loadpath_database_up', help: 'Whether the database answers.' })
  const [jobs, oldest, workers] = [
    gauge({ name: 'loadpath_queue_jobs', help: 'Jobs by their state.', labelNames: ['state'] }),
    gauge({
      name: 'loadpath_queue_oldest_seconds',
      help: 'How long the longest waiting job that is due has been waiting.',
    }),
    gauge({ name: 'loadpath_queue_workers', help: 'Workers that say that they live.' }),
  ]
  try {
    const { oldestSeconds, workers: live, ...states } = await queueState()
    up.set(1)
    for (const [state, value] of Object.entries(states)) jobs.set({ state }, value)
    oldest.set(oldestSeconds)
    workers.set(live)
  } catch {
    up.set(0)
    // What the queue was like before says nothing about now.
    jobs.reset()
    for (const unknown of [oldest, workers]) unknown.set(NaN)
  }
}
