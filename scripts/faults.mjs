import { spawn } from 'node:child_process'
import { ensureBuilt, ensureGenerated } from './lib/build.mjs'
import { ensureChromium } from './lib/chromium.mjs'
import { root } from './lib/environment.mjs'
import { ensureInstalled } from './lib/install.mjs'
import { main } from './lib/terminal.mjs'

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

/** `npm run faults`: every fault once, and PostgreSQL and migrations killed FAULT_ROUNDS times (10). */
await main(async () => {
  await ensureInstalled()
  await ensureGenerated()
  const build = await ensureBuilt()
  const run = (argv, environment) =>
    new Promise((done) => {
      const env = { ...process.env, ...environment }
      spawn(process.execPath, argv, { cwd: root, stdio: 'inherit', env }).on('exit', (code) =>
        done(code ?? 1),
      )
    })
  const codes = [
    await run(['--test', '--test-reporter=spec', 'tests/faults/faults.test.mjs'], { LOADPATH_BUILD: build }),
    await run(['node_modules/jest/bin/jest.js', '--runInBand', ...SHORT], { NODE_ENV: 'test' }),
    await run(['node_modules/@playwright/test/cli.js', 'test', 'start.spec.ts'], {
      CHROMIUM_PATH: await ensureChromium(),
    }),
  ]
  process.exitCode = Math.max(...codes)
})
