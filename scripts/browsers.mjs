import { spawn } from 'node:child_process'
import { existsSync } from 'node:fs'
import { ensureBuilt, ensureGenerated } from './lib/build.mjs'
import { root } from './lib/environment.mjs'
import { ensureInstalled } from './lib/install.mjs'
import { installPackages } from './lib/system-packages.mjs'
import { main, step } from './lib/terminal.mjs'

/** What the tests in other browsers need of Debian, by a file of each package. */
const NEEDED = {
  'firefox-esr': '/usr/bin/firefox-esr',
  'webkit2gtk-driver': '/usr/bin/WebKitWebDriver',
  xvfb: '/usr/bin/xvfb-run',
  xauth: '/usr/bin/xauth',
  'fonts-dejavu-core': '/usr/share/fonts/truetype/dejavu/DejaVuSans.ttf',
}

/** `npm run test:browsers [-- …]`: the browser tests in Firefox and WebKit; arguments are Playwright's. */
await main(async () => {
  await ensureInstalled()
  await ensureGenerated()
  const missing = Object.keys(NEEDED).filter((name) => !existsSync(NEEDED[name]))
  if (missing.length > 0) await step(`Installing ${missing.join(', ')}`, () => installPackages(...missing))
  await ensureBuilt()
  const tests = spawn(
    process.execPath,
    [
      'node_modules/@playwright/test/cli.js',
      'test',
      '--config',
      'tests/browsers/playwright.config.ts',
      ...process.argv.slice(2),
    ],
    { cwd: root, stdio: 'inherit' },
  )
  process.exitCode = await new Promise((done) => tests.on('exit', (code) => done(code ?? 1)))
})
