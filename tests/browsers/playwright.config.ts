import { join } from 'node:path'
import { defineConfig } from '@playwright/test'
import chromium from '../../playwright.config'

/** Speak to Chromium's own tools, emulate the colours of a system, or start servers of their own. */
const CHROMIUM_ONLY = [
  ...['axe', 'bench', 'chrome', 'early', 'first-paint', 'fuzz', 'keyboard', 'leaks', 'start', 'theme'],
  ...['paying', 'verification'],
]

/**
 * What Playwright cannot do to Firefox: emulate paper, take downloads, switch scripts off, read the body of a
 * request, paste by a made-up event, have two windows in focus. Its windows have scroll bars, which take
 * their share of the width.
 */
const BEYOND_PLAYWRIGHT = [
  /print|on paper|without scripts|saves the report|in the log|downloaded/,
  /with consent|who agreed|be pasted|scrolls on a telephone|A4|no label of any article/,
  /pressing twice sends once|a report reaches the admins/,
]

/** Other browsers on the same site: `npm run test:browsers`. */
export default defineConfig({
  ...chromium,
  outputDir: process.env.E2E_RESULTS_DIR || join(import.meta.dirname, '../../test-results/browsers'),
  projects: [
    {
      name: 'firefox',
      testDir: '../e2e',
      testIgnore: CHROMIUM_ONLY.map((name) => `**/${name}.spec.ts`),
      grepInvert: BEYOND_PLAYWRIGHT,
      use: {
        browserName: 'firefox',
        channel: 'moz-firefox',
        userAgent: undefined,
        launchOptions: { executablePath: join(import.meta.dirname, 'firefox.mjs') },
      },
    },
    { name: 'webkit', testDir: '.' },
  ],
})
