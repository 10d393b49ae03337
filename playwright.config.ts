import { mkdtempSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { defineConfig, devices } from '@playwright/test'

const port = Number(process.env.E2E_PORT || 3210)
const baseURL = `http://localhost:${port}`
// Playwright reads this file once more in each worker: the first reading decides the folder.
const dataDir = (process.env.E2E_DATA_DIR ??= mkdtempSync(join(tmpdir(), 'loadpath-e2e-')))

/** The tests drive what a person would start: `npm start`, on a data folder of its own. */
export default defineConfig({
  testDir: 'tests/e2e',
  outputDir: process.env.E2E_RESULTS_DIR || 'test-results',
  // Limits are for what hangs: on a machine that does other things too, a page may take ten times as long.
  timeout: 150_000,
  expect: { timeout: 30_000 },
  fullyParallel: false,
  workers: 1,
  forbidOnly: Boolean(process.env.CI),
  reporter: process.env.E2E_REPORT ? [['list'], ['json', { outputFile: process.env.E2E_REPORT }]] : 'list',
  use: {
    baseURL,
    // As a person's browser says it: a headless one is not counted.
    userAgent: devices['Desktop Chrome'].userAgent,
    // A trace costs more than the test that it records: set E2E_TRACE to look at one that fails.
    trace: process.env.E2E_TRACE ? 'retain-on-failure' : 'off',
    screenshot: 'only-on-failure',
    launchOptions: {
      executablePath: process.env.CHROMIUM_PATH || undefined,
      args: [
        '--no-sandbox',
        '--disable-gpu',
        '--disable-quic',
        '--no-first-run',
        '--disable-background-networking',
        '--disable-component-update',
        '--disable-sync',
      ],
    },
  },
  webServer: {
    command: 'node scripts/start.mjs',
    cwd: import.meta.dirname,
    url: `${baseURL}/api/health`,
    reuseExistingServer: false,
    timeout: 240_000,
    gracefulShutdown: { signal: 'SIGTERM', timeout: 15_000 },
    stdout: 'ignore',
    env: {
      PORT: String(port),
      APP_URL: baseURL,
      DATA_DIR: dataDir,
      DATABASE_URL: '',
      // On busy cores a request waits rather than being refused.
      DATABASE_PATIENCE: '20',
      SEED_DEMO: '1',
      MAIL_TRANSPORT: 'outbox',
      // Each person that a test makes up can have an address of their own, as behind a proxy.
      TRUST_PROXY: '1',
      LOG_LEVEL: 'error',
    },
  },
})
