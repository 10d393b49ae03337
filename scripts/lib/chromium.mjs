import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { root } from './environment.mjs'
import { installPackages } from './system-packages.mjs'
import { Sentence, step } from './terminal.mjs'

// Chromium's headless build first: the same engine, a third faster without a window system to draw for.
const KNOWN = [
  '/usr/bin/chromium-headless-shell',
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
]

/**
 * The path of a Chromium, installed when there is none: from the system's packages on Debian, elsewhere
 * through Playwright ('' then).
 */
export async function ensureChromium() {
  const found = process.env.CHROMIUM_PATH || KNOWN.find((path) => existsSync(path))
  if (found) return found
  if (existsSync('/usr/bin/apt-get')) {
    await step('Installing Chromium from the system packages', () => {
      try {
        installPackages('chromium-headless-shell', 'fonts-dejavu-core')
      } catch {
        installPackages('chromium', 'fonts-dejavu-core')
      }
    })
    return KNOWN.find((path) => existsSync(path)) ?? ''
  }
  await step('Installing Chromium through Playwright', () => {
    const result = spawnSync(
      process.execPath,
      [join(root, 'node_modules/@playwright/test/cli.js'), 'install', 'chromium'],
      { cwd: root, encoding: 'utf8' },
    )
    if (result.status !== 0)
      throw new Sentence('Chromium could not be installed. Install it and set CHROMIUM_PATH to it.')
  })
  return ''
}
