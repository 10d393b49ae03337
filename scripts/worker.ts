import { EventEmitter } from 'node:events'
import { Logger, run, type WorkerEvents } from 'graphile-worker'
import { disconnect } from '@/lib/core/db'
import { env } from '@/lib/core/env'
import { log } from '@/lib/core/log'
import { checkSettings } from '@/lib/core/startup'
import { rerenderOutdated } from '@/lib/articles/jobs'
import { watchOverPools } from '@/lib/jobs/gateway'
import { sendMail } from '@/lib/mail/jobs'

const COMPLAINTS: string[] = ['warning', 'error']

/** The background worker: everything that was queued with a change runs here, retried with growing pauses until it succeeds. */
checkSettings()

const events: WorkerEvents = new EventEmitter()
let stopWatching = () => Promise.resolve()
events.on('pool:create', ({ workerPool }) => (stopWatching = watchOverPools(workerPool.id)))

const runner = await run({
  events,
  connectionString: env().DATABASE_URL,
  maxPoolSize: 6,
  parsedCronItems: [],
  logger: new Logger(() => (level, message) => {
    if (COMPLAINTS.includes(level)) log.warn({ message }, 'queue')
  }),
  concurrency: 4,
  pollInterval: 2000,
  noHandleSignals: true,
  taskList: { 'send-mail': (payload) => sendMail(payload as Parameters<typeof sendMail>[0]) },
})
runner.events.on('job:error', ({ job, error }) =>
  log.warn(
    { task: job.task_identifier, attempt: job.attempts, error: String(error) },
    'job failed, will be retried',
  ),
)
runner.events.on('job:failed', ({ job, error }) =>
  log.error({ task: job.task_identifier, error: String(error) }, 'job failed for good'),
)

void rerenderOutdated().catch((error: unknown) =>
  log.error({ error: String(error) }, 'rendering outdated articles failed'),
)

let stopping = false
async function stop() {
  if (stopping) return
  stopping = true
  setTimeout(() => process.exit(0), 9000).unref()
  await runner.stop()
  await stopWatching()
  await disconnect()
  process.exit(0)
}
process.on('SIGTERM', () => void stop())
process.on('SIGINT', () => void stop())
process.on('disconnect', () => void stop())
