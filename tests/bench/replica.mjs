import { spawn } from 'node:child_process'
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
  console.log('| reads | database servers | reads/s | web process | primary | replica |')
  console.log('| --- | --- | --- | --- | --- | --- |')
  for (const kind of ['search', 'analytics'])
    for (let round = 0; round < rounds; round++) for (const servers of [1, 2]) await measure(kind, servers)
} finally {
  await replica?.stop()
  await database.stop()
  rmSync(folder, { recursive: true, force: true })
}

async function measure(kind, servers) {
  const spent = () => [first, second].map((name) => processorTime(postmasterOf(name)))
  let before
  const { reads, seconds, web } = await run(
    'tests/bench/replica-reads.ts',
    { KIND: kind, DATABASE_REPLICA_URL: servers === 2 ? replica.url : '' },
    () => (before = spent()),
  )
  const each = spent().map((time, index) => `${((time - before[index]) / reads).toFixed(1)} ms`)
  const cells = [kind, servers, (reads / seconds).toFixed(0), `${(web / reads).toFixed(1)} ms`, ...each]
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
