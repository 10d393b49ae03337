import { EventEmitter } from 'node:events'
import { setTimeout as pause } from 'node:timers/promises'
import { Logger, parseCronItems, run, type Runner, type WorkerEvents } from 'graphile-worker'
import { followDatabaseClock } from '@/lib/core/server/clock'
import { disconnect, isDatabaseDown, newPool } from '@/lib/core/server/db'
import { log } from '@/lib/core/server/log'
import { checkSettings } from '@/lib/core/server/startup'
import { startTracing, stopTracing } from '@/lib/core/server/tracing'
import { reportLastMonth } from '@/lib/analytics/reports/mutations'
import { purgeEvents, rollUp } from '@/lib/analytics/rollups/jobs'
import { purgeBin, rerenderOutdated } from '@/lib/articles/jobs'
import { publishScheduled } from '@/lib/articles/publishing/jobs'
import { applyAccountChange } from '@/lib/billing/accounts/jobs'
import { handleEvent, purgeEvents as purgeStripeEvents } from '@/lib/billing/events/jobs'
import { endBilling, reconcileNightly, settleMembershipsHourly } from '@/lib/billing/jobs'
import { runSync, syncNightly } from '@/lib/drive/jobs'
import { purgeFigures } from '@/lib/figures/jobs'
import { purgeFigureObjects } from '@/lib/figures/moving/jobs'
import { keepKnowledgeCurrent } from '@/lib/knowledge/jobs'
import { releaseKilledPools } from '@/lib/jobs/gateway'
import { followClock, runTask, type Tasks } from '@/lib/jobs/mutations'
import { purgeLimits } from '@/lib/limits/jobs'
import { purgeMail, sendMail } from '@/lib/mail/jobs'
import { keepIndexed, purgeWords } from '@/lib/search/indexing/jobs'
import { purgeNotifications } from '@/lib/notifications/jobs'
import { purgeInvitations } from '@/lib/projects/jobs'
import { reparseOutdated } from '@/lib/references/jobs'
import { citeCorrected, citeOutdated } from '@/lib/standards/citations/jobs'
import { mentionOutdated } from '@/lib/standards/mentions/jobs'
import { sendDigests } from '@/lib/watches/digest/jobs'
import { purgeWatchNews, tellRest } from '@/lib/watches/news/jobs'
import { announceEntered, announceRegister } from '@/lib/watches/register/jobs'
import {
  deleteDueAccounts,
  purgeAccessTokens,
  purgeEmailTokens,
  purgeSessions,
  purgeSignIns,
} from '@/lib/users/privacy/jobs'

const COMPLAINTS: string[] = ['warning', 'error']

/**
 * What runs by the clock (UTC), each for itself: one that fails is tried again and holds up no other. Each
 * returns how many rows it changed.
 */
const CLOCKWORK = {
  // Hourly, so that whoever leaves is gone on the day that their email named.
  'delete-leavers': { at: '7 * * * *', run: deleteDueAccounts },
  'purge-email-tokens': { at: '11 3 * * *', run: purgeEmailTokens },
  'purge-sessions': { at: '13 3 * * *', run: purgeSessions },
  'purge-access-tokens': { at: '15 3 * * *', run: purgeAccessTokens },
  'purge-sign-ins': { at: '17 3 * * *', run: purgeSignIns },
  'purge-limits': { at: '19 3 * * *', run: purgeLimits },
  'purge-mail': { at: '23 3 * * *', run: purgeMail },
  'purge-figures': { at: '31 3 * * *', run: purgeFigures },
  'purge-figure-objects': { at: '45 3 * * *', run: purgeFigureObjects },
  'purge-notifications': { at: '27 3 * * *', run: purgeNotifications },
  'purge-search-words': { at: '43 3 * * *', run: purgeWords },
  // Nobody waits for figures longer than this.
  'roll-up': { at: '* * * * *', run: rollUp },
  'purge-events': { at: '37 3 * * *', run: purgeEvents },
  // Once late events of the month's last day are in.
  'report-last-month': { at: '41 5 2 * *', run: reportLastMonth },
  'settle-memberships': { at: '37 * * * *', run: settleMembershipsHourly },
  'reconcile-billing': { at: '41 2 * * *', run: reconcileNightly },
  'purge-stripe-events': { at: '47 3 * * *', run: purgeStripeEvents },
  'sync-drive-nightly': { at: '17 1 * * *', run: syncNightly },
  // Hourly, so that what changes on a day is announced at its beginning in London, in summer and winter.
  'announce-day': { at: '1 * * * *', run: () => announceRegister() },
  // Hourly, so that a missed digest is made up for; behind the hour, once what happened is committed.
  'send-digests': { at: '10 * * * *', run: () => sendDigests() },
  'purge-watch-news': { at: '33 3 * * *', run: purgeWatchNews },
  'purge-invitations': { at: '35 3 * * *', run: purgeInvitations },
  'purge-bin': { at: '29 3 * * *', run: purgeBin },
} satisfies Record<string, { at: string; run: () => Promise<number> }>

/** What no slow tick explains (milliseconds). */
const JUMP_MS = 30_000
const LOOK_EVERY_MS = 10_000

/** A run that was missed while nothing was running is made up for. */
const BACKFILL = 86_400_000

type Handler = (payload: unknown) => Promise<void>

const TASKS: Record<string, Handler> = {
  'send-mail': (payload) => sendMail(payload as Tasks['send-mail']),
  'publish-article': (payload) => publishScheduled(payload as Tasks['publish-article']),
  'stripe-event': (payload) => handleEvent(payload as Tasks['stripe-event']),
  'sync-drive': (payload) => runSync(payload as Tasks['sync-drive']),
  'follow-account': (payload) => applyAccountChange(payload as Tasks['follow-account']),
  'render-tables': async () => void (await rerenderOutdated()),
  'end-billing': (payload) => endBilling(payload as Tasks['end-billing']),
  'cite-corrected': (payload) => citeCorrected(payload as Tasks['cite-corrected']),
  'announce-register': (payload) => announceEntered(payload as Tasks['announce-register']),
  'tell-watchers': (payload) => tellRest(payload as Tasks['tell-watchers']),
  ...Object.fromEntries(Object.entries(CLOCKWORK).map(([task, { run }]) => [task, logged(task, run)])),
}

/**
 * What asks a provider has places of its own: one that is silent, until its calls time out, holds up nothing
 * else.
 */
const PROVIDERS = {
  mail: { places: 2, tasks: ['send-mail'] },
  payments: { places: 2, tasks: ['stripe-event', 'follow-account', 'end-billing', 'reconcile-billing'] },
  drive: { places: 1, tasks: ['sync-drive'] },
}
const asksProvider = new Set(Object.values(PROVIDERS).flatMap(({ tasks }) => tasks))
const LANES = [
  ...Object.values(PROVIDERS),
  { places: 2, tasks: Object.keys(TASKS).filter((task) => !asksProvider.has(task)) },
]

/**
 * The background worker: everything that was queued with a change runs here, retried with growing pauses
 * until it succeeds.
 */
checkSettings()
await startTracing('loadpath-worker', (error) =>
  log.warn({ error: String(error) }, 'the collector does not take the traces'),
)

await followDatabaseClock()
const watch = releaseKilledPools()
/** For every lane a connection that listens, and one that takes and ends jobs. */
const pool = newPool({
  max: 2 * LANES.length,
  statement_timeout: 30_000,
  application_name: 'loadpath queue',
})

function eventsOfLane(): WorkerEvents {
  const events: WorkerEvents = new EventEmitter()
  events.on('pool:create', ({ workerPool }) => watch.began(workerPool.id))
  events.on('pool:release', ({ workerPool }) => watch.ended(workerPool.id))
  events.on('job:error', ({ job, error }) =>
    log.warn(
      { task: job.task_identifier, attempt: job.attempts, error: String(error) },
      'job failed, will be retried',
    ),
  )
  events.on('job:failed', ({ job, error }) =>
    log.error({ task: job.task_identifier, error: String(error) }, 'job failed for good'),
  )
  return events
}

const begin = ({ places, tasks }: (typeof LANES)[number]) =>
  run({
    events: eventsOfLane(),
    pgPool: pool,
    parsedCronItems: parseCronItems(
      Object.entries(CLOCKWORK)
        .filter(([task]) => tasks.includes(task))
        .map(([task, { at }]) => ({
          task,
          match: at,
          options: { backfillPeriod: BACKFILL, maxAttempts: 10, jobKey: task },
        })),
    ),
    logger: new Logger(() => (level, message) => {
      if (COMPLAINTS.includes(level)) log.warn({ message }, 'queue')
    }),
    concurrency: places,
    pollInterval: 2000,
    noHandleSignals: true,
    taskList: Object.fromEntries(
      tasks.map((task) => [task, (payload: unknown) => runTask(task, payload, TASKS[task]!)]),
    ),
  })

/** A database that is lost ends a lane: then it begins again, rather than taking the whole site along. */
const runners = new Set<Runner>()
let stopping = false
async function keepRunning(lane: (typeof LANES)[number]): Promise<void> {
  while (!stopping) {
    try {
      const runner = await begin(lane)
      runners.add(runner)
      await runner.promise.finally(() => runners.delete(runner))
    } catch (error) {
      log.warn({ tasks: lane.tasks[0], error: String(error) }, 'the queue stopped and is begun again')
    }
    if (!stopping) await pause(1000)
  }
}

for (const lane of LANES) void keepRunning(lane)

/** The clock of this machine, less the time that has passed: it changes where the clock is set. */
const clock = () => Date.now() - performance.now()
let set = clock()
/**
 * The clockwork counts minutes by that clock. Where it jumps, the lanes begin again: they would run through
 * every minute in between, or wait for the present to come round again.
 */
const looking = setInterval(() => {
  const jumped = clock() - set
  set += jumped
  if (Math.abs(jumped) > JUMP_MS) {
    log.warn({ seconds: Math.round(jumped / 1000) }, 'the clock jumped: the queue begins again')
    for (const runner of runners) runner.stop().catch(() => undefined)
  }
  followClock(Object.keys(CLOCKWORK)).catch((error: unknown) =>
    log.warn({ error: String(error) }, 'the clockwork could not be set'),
  )
}, LOOK_EVERY_MS)

const indexing = new AbortController()
const indexed = Promise.all([keepIndexed(indexing.signal), keepKnowledgeCurrent(indexing.signal)])

// What the register holds when it is first looked at is stored before anybody changes it.
void untilDone(() => announceRegister(), 'announcing the register failed')
void untilDone(rerenderOutdated, 'rendering outdated articles failed')
// What an article cites follows from its references.
void untilDone(reparseOutdated, 'parsing outdated references failed').then(() =>
  untilDone(citeOutdated, 'deriving outdated citations failed'),
)
void untilDone(mentionOutdated, 'deriving outdated mentions failed')

/** What is done once a start is tried again while the database is away. */
async function untilDone(work: () => Promise<unknown>, failed: string): Promise<void> {
  while (!stopping) {
    try {
      await work()
      return
    } catch (error) {
      log.error({ error: String(error) }, failed)
      if (!isDatabaseDown(error)) return
      await pause(5000)
    }
  }
}

function logged(task: string, work: () => Promise<number>): () => Promise<void> {
  return async () => {
    const changed = await work()
    if (changed > 0) log.info({ task, changed }, 'by the clock')
  }
}

async function stop() {
  if (stopping) return
  stopping = true
  setTimeout(() => process.exit(0), 9000).unref()
  clearInterval(looking)
  indexing.abort()
  await Promise.all([indexed, ...[...runners].map((runner) => runner.stop().catch(() => undefined))])
  await Promise.all([watch.stop(), pool.end(), disconnect(), stopTracing()])
  process.exit(0)
}
process.on('SIGTERM', () => void stop())
process.on('SIGINT', () => void stop())
process.on('disconnect', () => void stop())
// Whoever started us may have gone before we listened.
if (process.connected === false) void stop()
