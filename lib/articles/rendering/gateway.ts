import 'server-only'
import { join } from 'node:path'
import type { Worker } from 'node:worker_threads'
import { HEAP_MB, IDLE_SECONDS, RENDERING_SECONDS, START_SECONDS, THREADS, WAITING_MAX } from './constants'
import type { RenderingTask, RenderingTasks } from './types'
import { currentTables } from '@/lib/calculations/tables/queries'
import type { Table } from '@/lib/calculations/types'
import { env } from '@/lib/core/server/env'
import { AppError, type ErrorCode, type FieldError } from '@/lib/core/errors'
import { log } from '@/lib/core/server/log'

type Job = {
  task: RenderingTask
  html: string
  /** What the calculations of an article may read. */
  tables: Table[] | undefined
  owner: string | undefined
  onSpent: ((milliseconds: number) => void) | undefined
  /** When a thread began with it, in the clock of this process. */
  began?: number
  resolve: (result: never) => void
  fail: (failure: Failure) => void
}
/** Why there is no result; with a code where it is to be said to who asked. */
type Failure = { code?: ErrorCode; message: string; errors?: FieldError[] }
type Answer = 'ready' | { result: never } | { failure: Failure }
type Thread = { worker: Worker; job: Job | null; ready: boolean; timer: NodeJS.Timeout }
/** `lastOwner` is whose text was begun last. */
type Pool = { threads: Set<Thread>; waiting: Job[]; lastOwner?: string }

/** One pool for a process, however often this file is loaded by the build or by hot reload. */
const kept = globalThis as { loadpathRendering?: Pool }
const pool = (): Pool => (kept.loadpathRendering ??= { threads: new Set(), waiting: [] })

/**
 * Cleans or renders HTML from outside in a thread of its own, so that no text, whatever it holds, keeps the
 * process from answering others. Texts of one owner are rendered one at a time: nobody takes every thread.
 * `onSpent` is told how long a thread worked on it, whatever came of it, without the time that it waited.
 * Throws VALIDATION_FAILED for a text that is refused or that takes too long, and SERVICE_UNAVAILABLE where
 * too many wait.
 */
export async function renderApart<T extends RenderingTask>(
  task: T,
  html: string,
  owner?: string,
  onSpent?: (milliseconds: number) => void,
): Promise<RenderingTasks[T]> {
  const { waiting } = pool()
  // Most texts hold no calculation, and need not ask which version of the tables counts.
  const reads = READING_TABLES.has(task) && html.includes('calculation')
  const tables = reads ? [...(await currentTables()).values()] : undefined
  if (waiting.length >= WAITING_MAX) throw busy()
  return new Promise((resolve, reject) => {
    // Pages and calls are built apart, and share the threads: the error is of the class that who asked knows.
    const fail = ({ code, message, errors }: Failure) =>
      reject(code ? new AppError(code, message, { errors }) : new Error(message))
    waiting.push({ task, html, tables, owner, onSpent, resolve, fail })
    dispatch()
  })
}

/** Ends every thread; for tests and scripts. */
export async function endRendering(): Promise<void> {
  await Promise.all([...pool().threads].map(({ worker }) => worker.terminate()))
}

const READING_TABLES = new Set<RenderingTask>(['article', 'difference', 'preview', 'render'])

const busy = () =>
  new AppError('SERVICE_UNAVAILABLE', 'Too many texts are being rendered. Please try again shortly.', {
    retryAfter: 5,
  })

/**
 * Hands the next job of an owner without one to a free thread, and starts a thread where there are too few.
 * Where others wait, an owner does not have two in a row.
 */
function dispatch(): void {
  const { threads, waiting } = pool()
  for (;;) {
    const may = ({ owner }: Job) => owner === undefined || !isServed(owner)
    const ofOther = waiting.findIndex((job) => may(job) && job.owner !== pool().lastOwner)
    const at = ofOther < 0 ? waiting.findIndex(may) : ofOther
    if (at < 0) return
    const free = [...threads].find(({ job, ready }) => ready && !job)
    if (!free) {
      const starting = [...threads].filter(({ ready }) => !ready).length
      if (threads.size < THREADS && starting < waiting.length) start()
      return
    }
    begin(free, waiting.splice(at, 1)[0]!)
  }
}

const isServed = (owner: string) => [...pool().threads].some(({ job }) => job?.owner === owner)

function begin(thread: Thread, job: Job): void {
  const { worker } = thread
  thread.job = job
  job.began = performance.now()
  pool().lastOwner = job.owner
  // A process does not end while a text is rendered, and is not kept by a thread that waits.
  worker.ref()
  worker.postMessage({ task: job.task, html: job.html, tables: job.tables })
  restartTimer(thread, RENDERING_SECONDS, () => end(thread, tooLong(job.task)))
}

function start(): void {
  const { threads } = pool()
  // Asked for at run time: the build would otherwise follow the path, and bundle what is to be read from the
  // sources.
  const { Worker } = process.getBuiltinModule('node:worker_threads')
  const worker = new Worker(
    join(process.cwd(), env().LOADPATH_BUILD ?? 'scripts/lib', 'rendering-thread.mjs'),
    {
      execArgv: [],
      resourceLimits: { maxOldGenerationSizeMb: HEAP_MB },
    },
  )
  const thread: Thread = { worker, job: null, ready: false, timer: setTimeout(() => undefined, 0) }
  threads.add(thread)
  restartTimer(thread, START_SECONDS, () => end(thread, { message: 'The rendering thread does not start' }))
  worker.on('message', (answer: Answer) => {
    if (answer === 'ready') thread.ready = true
    else settle(thread, answer)
    rest(thread)
    dispatch()
  })
  worker.on('error', (error: NodeJS.ErrnoException) =>
    end(
      thread,
      error.code === 'ERR_WORKER_OUT_OF_MEMORY' ? tooLong(thread.job?.task) : { message: String(error) },
    ),
  )
  worker.on('exit', () => end(thread, { message: 'The rendering thread ended' }))
}

function settle(thread: Thread, answer: Exclude<Answer, 'ready'>): void {
  const { job } = thread
  thread.job = null
  sayWhatWasSpent(job)
  if ('result' in answer) return job?.resolve(answer.result)
  job?.fail(answer.failure)
}

function sayWhatWasSpent(job: Job | null): void {
  if (job?.began !== undefined) job.onSpent?.(performance.now() - job.began)
}

function rest(thread: Thread): void {
  thread.worker.unref()
  restartTimer(thread, IDLE_SECONDS, () => end(thread, { message: 'The rendering thread was idle' }))
}

/** Ends a thread; its job, or what waits for a thread that never started, is told why. */
function end(thread: Thread, reason: Failure): void {
  const { threads, waiting } = pool()
  if (!threads.delete(thread)) return
  clearTimeout(thread.timer)
  void thread.worker.terminate()
  if (reason.code === undefined && (thread.job || !thread.ready))
    log.error({ error: reason.message }, 'a rendering thread failed')
  sayWhatWasSpent(thread.job)
  thread.job?.fail(reason)
  if (!thread.ready && threads.size === 0) for (const job of waiting.splice(0)) job.fail(reason)
  dispatch()
}

const tooLong = (task: RenderingTask | undefined): Failure =>
  task === 'word'
    ? refused(
        'file',
        `The document takes longer than ${RENDERING_SECONDS} seconds to be read. Please divide it.`,
      )
    : refused(
        'content',
        `The text takes longer than ${RENDERING_SECONDS} seconds to be typeset. Please shorten it, or divide it into several articles.`,
      )

const refused = (path: string, message: string): Failure => ({
  code: 'VALIDATION_FAILED',
  message,
  errors: [{ path, message }],
})

function restartTimer(thread: Thread, seconds: number, then: () => void): void {
  clearTimeout(thread.timer)
  thread.timer = setTimeout(then, seconds * 1000)
  // The job's own reference keeps the process; a timer alone does not.
  thread.timer.unref()
}
