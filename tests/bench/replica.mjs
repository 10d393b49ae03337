import { spawn, spawnSync } from 'node:child_process'
import { mkdirSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { startPostgres } from '../../scripts/lib/embedded-postgres.mjs'
import { ensureMigrated } from '../../scripts/lib/migrate.mjs'
import { postmasterOf, processorTime } from '../support/processor-time.mjs'
import { startReplica } from '../support/start-replica.mjs'

/**
 * Reads a second with one database server and with two, and what each read costs either: eight readers
 * without a pause ask the real handlers in one process. `node tests/bench/replica.mjs [ARTICLES [EVENTS]]`,
 * with servers of its own; SECONDS is how long each measure takes (15), ROUNDS how often it is repeated (2).
 */
const [articles = '5000', events = '500000'] = process.argv.slice(2)
const rounds = Number(process.env.ROUNDS || 2)
const folder = mkdtempSync(join(tmpdir(), 'loadpath-two-servers-'))
const [first, second] = ['primary', 'replica'].map((name) => join(folder, name))
for (const name of [first, second]) mkdirSync(name)
const database = await startPostgres({ dataDir: first })
let replica
try {
  await ensureMigrated(database.url)
  await run('tests/bench/replica-load.ts', { BENCH_ARTICLES: articles, EVENTS: events })
  replica = await startReplica(database.url, second)
  // Each server has one core and no more, as on machines of that size; the web process has what they leave.
  for (const [core, name] of [first, second].entries()) pin(postmasterOf(name), core)
  console.log('| reads | database servers | reads/s | web process | primary | replica |')
  console.log('| --- | --- | --- | --- | --- | --- |')
  for (const kinds of [['search'], ['analytics'], ['analytics', 'notifications']])
    for (let round = 0; round < rounds; round++) for (const servers of [1, 2]) await measure(kinds, servers)
} finally {
  await replica?.stop()
  await database.stop()
  rmSync(folder, { recursive: true, force: true })
}

function pin(server, core) {
  const { status, stderr } = spawnSync('taskset', ['--cpu-list', '--pid', String(core), String(server)])
  if (status !== 0) throw new Error(`no core of its own: ${stderr}`)
}

/** Processor time is that of a read, or where there are several kinds, the share of a core. */
async function measure(kinds, servers) {
  const spent = () => [first, second].map((name) => processorTime(postmasterOf(name)))
  let before
  const { reads, seconds, web } = await run(
    'tests/bench/replica-reads.ts',
    { KINDS: kinds.join(' '), DATABASE_REPLICA_URL: servers === 2 ? replica.url : '' },
    () => (before = spent()),
  )
  const times = [web, ...spent().map((time, index) => time - before[index])]
  const cells = [
    kinds.join(', '),
    servers,
    reads.map((count) => (count / seconds).toFixed(0)).join(', '),
    ...times.map((time) =>
      kinds.length === 1 ? `${(time / reads[0]).toFixed(1)} ms` : `${(time / seconds / 10).toFixed(0)} %`,
    ),
  ]
  console.log(`| ${cells.join(' | ')} |`)
}

/**
 * Runs a script with our own code to its end. `begins` is called once it is warm. Returns what it sent last.
 */
function run(script, settings, begins) {
  const child = spawn(process.execPath, ['--conditions=react-server', '--import', 'tsx', script], {
    env: {
      ...process.env,
      DATABASE_URL: database.url,
      APP_URL: 'http://localhost:3000',
      AUTH_SECRET: 'only-for-this-benchmark-0123456789abcdef',
      RATE_LIMITS: 'off',
      LOG_LEVEL: 'warn',
      ...settings,
    },
    stdio: ['ignore', 'inherit', 'inherit', 'ipc'],
  })
  let sent
  child.on('message', (message) => {
    if (message === 'warm') begins?.()
    else sent = message
  })
  return new Promise((done, failed) =>
    child.on('exit', (code) => (code === 0 ? done(sent) : failed(new Error(`${script} ended with ${code}`)))),
  )
}
