import { spawn } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { startPostgres } from '../../scripts/lib/embedded-postgres.mjs'
import { ensureMigrated } from '../../scripts/lib/migrate.mjs'

/**
 * A million events in a database of their own: that the roll-ups equal an independent sum, how long the
 * dashboard takes, and how fast events are taken. By hand: `node tests/bench/analytics.mjs [EVENTS]`; ends
 * with 1 where something is wrong or too slow.
 */
const events = process.argv[2] ?? '1000000'
const dataDir = mkdtempSync(join(tmpdir(), 'loadpath-analytics-'))
const server = await startPostgres({ dataDir })
const url = server.url.replace(/[^/]*$/, 'postgres')
try {
  await ensureMigrated(url)
  process.exitCode = await run('tests/bench/analytics-checks.ts', { EVENTS: events, DATABASE_URL: url })
} finally {
  await server.stop()
  rmSync(dataDir, { recursive: true, force: true })
}

function run(script, settings) {
  const child = spawn(process.execPath, ['--conditions=react-server', '--import', 'tsx', script], {
    env: {
      ...process.env,
      ...settings,
      APP_URL: 'http://localhost:3000',
      AUTH_SECRET: 'only-for-this-benchmark-0123456789abcdef',
      RATE_LIMITS: 'off',
    },
    stdio: 'inherit',
  })
  return new Promise((done) => child.on('close', (code) => done(code ?? 1)))
}
