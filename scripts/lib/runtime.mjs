import { spawn } from 'node:child_process'
import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { ensureGenerated } from './build.mjs'
import { connect } from './database.mjs'
import { startPostgres } from './embedded-postgres.mjs'
import { installationSecret, makeDataDir, readEnvironment, root } from './environment.mjs'
import { ensureInstalled } from './install.mjs'
import { ensureMigrated } from './migrate.mjs'
import { Sentence, step } from './terminal.mjs'

/**
 * Everything that must be there before our own code can run: dependencies, a database with its migrations,
 * secrets. Returns the settings for child processes and how to leave again.
 */
export async function prepare() {
  const settings = readEnvironment()
  makeDataDir(settings.dataDir)
  await ensureInstalled()
  await ensureGenerated()
  const database = settings.embedded
    ? await step('Starting PostgreSQL', () => startPostgres({ dataDir: settings.dataDir }))
    : { url: process.env.DATABASE_URL, stop: async () => {} }
  const direct = (!settings.embedded && process.env.DATABASE_DIRECT_URL) || database.url
  try {
    await ensureMigrated(direct, { pooled: direct !== database.url })
    const childEnvironment = {
      ...process.env,
      PORT: String(settings.port),
      APP_URL: settings.appUrl,
      DATA_DIR: settings.dataDir,
      DATABASE_URL: database.url,
      DATABASE_DIRECT_URL: direct,
      SEED_DEMO: settings.seedDemo ? '1' : '0',
      AUTH_SECRET:
        process.env.AUTH_SECRET ||
        (settings.embedded ? installationSecret(settings.dataDir, 'auth.secret') : ''),
      NODE_ENV: process.env.NODE_ENV || 'production',
      NEXT_TELEMETRY_DISABLED: '1',
      ...sparing,
    }
    return { settings, database, childEnvironment }
  } catch (error) {
    await database.stop()
    throw error
  }
}

/**
 * Less memory for the same work: few places for malloc to keep what was freed, and a small nursery for
 * JavaScript's objects.
 */
const sparing = {
  MALLOC_ARENA_MAX: process.env.MALLOC_ARENA_MAX ?? '2',
  NODE_OPTIONS: ['--max-semi-space-size=8', process.env.NODE_OPTIONS ?? ''].join(' ').trim(),
}

/**
 * For the web server: its heap may grow by three tenths before what is not needed is collected, where V8
 * would let it double under load. There is no limit to it, so nothing fails that succeeded before; a tenth
 * would take another 20 MB away, and a quarter of the speed of rendering.
 */
export const SERVER_FLAGS = ['--heap-growing-percent=30']

/**
 * Starts one of our TypeScript files as a process of its own, which Ctrl-C does not reach. `script` is its
 * path.
 */
export function spawnScript(script, args, environment, options = {}) {
  return spawn(
    process.execPath,
    ['--import', join(root, 'scripts/lib/server-only.mjs'), '--import', 'tsx', join(root, script), ...args],
    {
      cwd: root,
      env: environment,
      stdio: ['inherit', 'inherit', 'inherit', 'ipc'],
      detached: true,
      ...options,
    },
  )
}

/**
 * Runs one of our TypeScript scripts to its end; its exit code other than 0 is a Sentence that it has printed
 * already.
 */
export async function runScript(script, args, environment) {
  const child = spawnScript(script, args, environment, { detached: false })
  const code = await new Promise((done) => child.on('exit', (status, signal) => done(status ?? signal)))
  if (code !== 0) throw new Sentence(`${script} ended with ${code}: what is wrong is said above.`)
}

/**
 * Checks every setting as the server will. What is wrong is said by the check; the Sentence only ends the
 * start.
 */
export const checkSettings = (environment) => runScript('scripts/check-settings.ts', [], environment)

/**
 * Loads what a database begins with, once: the register of standards, and on a machine of one's own the
 * starter library and the demo accounts.
 */
export async function ensureSeeded(prepared) {
  await ensureRegister(prepared)
  const { settings, childEnvironment } = prepared
  if (!settings.seedDemo || (await storedSettings(childEnvironment)).has('starter-library')) return
  await step('Loading the starter library', () => runScript('scripts/seed.ts', [], childEnvironment))
}

/** Loads the register of standards, by which references have a status, and again where its file has grown. */
export async function ensureRegister({ childEnvironment }) {
  const register = readFileSync(join(root, 'prisma/seed/standards.jsonl'))
  const loaded = (await storedSettings(childEnvironment)).get('register-of-standards')
  if (loaded?.sha256 === createHash('sha256').update(register).digest('hex')) return
  await step('Loading the register of standards', () =>
    runScript('scripts/standards.ts', [], childEnvironment),
  )
}

async function storedSettings(environment) {
  const client = await connect(environment.DATABASE_DIRECT_URL)
  try {
    const { rows } = await client.query('SELECT key, value FROM settings')
    return new Map(rows.map(({ key, value }) => [key, value]))
  } finally {
    await client.end()
  }
}
