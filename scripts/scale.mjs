import { spawn } from 'node:child_process'
import { existsSync } from 'node:fs'
import { ensureBuilt, ensureGenerated } from './lib/build.mjs'
import { root } from './lib/environment.mjs'
import { ensureInstalled } from './lib/install.mjs'
import { installPackages } from './lib/system-packages.mjs'
import { main, step } from './lib/terminal.mjs'

/** What several machines need of Debian, by a file of each package. */
const NEEDED = {
  pgbouncer: '/usr/sbin/pgbouncer',
  haproxy: '/usr/sbin/haproxy',
  openssl: '/usr/bin/openssl',
}

/**
 * `npm run test:scale [-- --test-name-pattern=…]`: two web servers and two workers behind HAProxy and
 * PgBouncer. SCALE_SECONDS is how long servers are killed under load (60), SCALE_PORT the first of five ports
 * (3230).
 */
await main(async () => {
  await ensureInstalled()
  await ensureGenerated()
  const missing = Object.keys(NEEDED).filter((name) => !existsSync(NEEDED[name]))
  if (missing.length > 0) await step(`Installing ${missing.join(', ')}`, () => installPackages(...missing))
  const build = await ensureBuilt()
  const options = ['--test-reporter=spec', ...process.argv.slice(2)]
  const tests = spawn(process.execPath, ['--test', ...options, 'tests/scale/scale.test.mjs'], {
    cwd: root,
    stdio: 'inherit',
    env: { ...process.env, LOADPATH_BUILD: build },
  })
  process.exitCode = await new Promise((done) => tests.on('exit', (code) => done(code ?? 1)))
})
