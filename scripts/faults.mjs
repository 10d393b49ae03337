import { spawn } from 'node:child_process'
import { existsSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import { ensureBuilt, ensureGenerated } from './lib/build.mjs'
import { ensureChromium } from './lib/chromium.mjs'
import { root } from './lib/environment.mjs'
import { ensureInstalled } from './lib/install.mjs'
import { installPackages } from './lib/system-packages.mjs'
import { main, Sentence, step } from './lib/terminal.mjs'

/** Tests that end, silence or refuse something real, which `npm test` runs as well. */
const SHORT = [
  'tests/api/database/',
  'tests/api/silent-providers',
  'tests/api/(accounts|billing)/kill',
  'tests/api/analytics/killed',
  'tests/api/admin/google-drive-killed',
  'tests/api/jobs/worker',
  'tests/api/library/capacity',
  'tests/unit/scripts/(killed-database|backup|build)',
]

/** What tests of faults use of Debian. */
const NEEDED = ['libfaketime', 'haproxy']

/** Each has a site of its own, and all of them the same ports. */
const OWN = readdirSync(join(root, 'tests/faults')).filter((name) => name.endsWith('.test.mjs'))

/**
 * `npm run faults`: every fault once, and PostgreSQL and migrations killed FAULT_ROUNDS times (10).
 * `npm run faults -- disk` runs only tests/faults/disk.test.mjs.
 */
await main(async () => {
  await ensureInstalled()
  await ensureGenerated()
  // What cannot be had skips its test, which says so.
  const missing = NEEDED.filter((name) => !existsSync(`/usr/share/doc/${name}`))
  if (missing.length > 0 && existsSync('/usr/bin/apt-get'))
    await step(`Installing ${missing.join(', ')}`, () => installPackages(...missing)).catch((error) =>
      console.error(error.message),
    )
  const build = await ensureBuilt()
  const run = (argv, environment) =>
    new Promise((done) => {
      const env = { ...process.env, ...environment }
      spawn(process.execPath, argv, { cwd: root, stdio: 'inherit', env }).on('exit', (code) =>
        done(code ?? 1),
      )
    })
  const chosen = process.argv.slice(2).map((name) => `${name}.test.mjs`)
  const unknown = chosen.find((name) => !OWN.includes(name))
  if (unknown) throw new Sentence(`There is no tests/faults/${unknown}: there are ${OWN.join(', ')}.`)
  const own = (chosen.length > 0 ? chosen : OWN).map((name) => `tests/faults/${name}`)
  const options = ['--test-reporter=spec', '--test-concurrency=1', '--test-force-exit']
  const faults = await run(['--test', ...options, ...own], { LOADPATH_BUILD: build })
  if (chosen.length > 0) return void (process.exitCode = faults)
  const codes = [
    faults,
    await run(['node_modules/jest/bin/jest.js', '--runInBand', ...SHORT], { NODE_ENV: 'test' }),
    await run(['node_modules/@playwright/test/cli.js', 'test', 'start.spec.ts'], {
      CHROMIUM_PATH: await ensureChromium(),
    }),
  ]
  process.exitCode = Math.max(...codes)
})
