import { spawnSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import {
  cpSync,
  existsSync,
  mkdirSync,
  readFileSync,
  readdirSync,
  renameSync,
  rmSync,
  writeFileSync,
} from 'node:fs'
import { join } from 'node:path'
import { root } from './environment.mjs'
import { Sentence, step } from './terminal.mjs'

/**
 * Where Next builds. No server runs from it: a build that is complete gets a folder of its own, and a running
 * server keeps its files.
 */
const WORKSHOP = '.next'
/** The beginning of the names of complete builds; as deep as the workshop, so that the paths in them hold. */
const COMPLETE = '.next-'
/** Written last into a complete build. */
const STAMP = 'loadpath-build'
/** The processes that serve a build, one file each, named by its number. */
const USERS = 'loadpath-users'

const SOURCES = [
  'app',
  'components',
  'lib',
  'public',
  'prisma/schema.prisma',
  'middleware.ts',
  'instrumentation.ts',
  'next.config.mjs',
  'postcss.config.mjs',
  'tailwind.config.ts',
  'tsconfig.json',
  'package-lock.json',
  'scripts/lib/build-files.mjs',
  'scripts/lib/bundle-server.mjs',
  'scripts/lib/fonts.mjs',
  'scripts/lib/rendering-tasks.ts',
]

/** A digest of everything that a build is made from. */
function sourceDigest() {
  const hash = createHash('sha256')
  const add = (path) => {
    const entries = readdirSync(path, { withFileTypes: true }).sort((a, b) => (a.name < b.name ? -1 : 1))
    for (const entry of entries) {
      const inner = join(path, entry.name)
      if (entry.isDirectory()) add(inner)
      else hash.update(inner).update(readFileSync(inner))
    }
  }
  for (const source of SOURCES.map((name) => join(root, name))) {
    if (!existsSync(source)) continue
    if (/\.\w+$/.test(source)) hash.update(source).update(readFileSync(source))
    else add(source)
  }
  return hash.digest('hex')
}

/** Runs a command of an installed package; its output is kept and shown only when it fails. */
function run(label, script, args, environment = {}) {
  const result = spawnSync(process.execPath, [join(root, script), ...args], {
    cwd: root,
    encoding: 'utf8',
    maxBuffer: 64 * 1024 * 1024,
    env: {
      ...process.env,
      NEXT_TELEMETRY_DISABLED: '1',
      PRISMA_SCHEMA_ENGINE_BINARY: './scripts/schema-engine.mjs',
      ...environment,
    },
  })
  if (result.status !== 0)
    throw new Sentence(
      `${label} failed:\n${`${result.stdout}\n${result.stderr}`.trim().split('\n').slice(-40).join('\n')}`,
    )
}

/** Writes Prisma's client when the schema changed. */
export async function ensureGenerated() {
  const digest = createHash('sha256')
    .update(readFileSync(join(root, 'prisma/schema.prisma')))
    .update(readFileSync(join(root, 'package-lock.json')))
    .digest('hex')
  const stamp = join(root, 'prisma/generated/.schema')
  if (existsSync(stamp) && readFileSync(stamp, 'utf8') === digest) return
  await step('Writing the database client', () =>
    run('Writing the database client', 'node_modules/prisma/build/index.js', ['generate']),
  )
  writeFileSync(stamp, digest)
}

/** Returns the web server of a build: one file, so that nothing is compiled while it starts. */
export const serverOf = (name) => join(root, name, 'server.mjs')

const buildOf = (digest) => `${COMPLETE}${digest.slice(0, 16)}`
const isComplete = (name) => existsSync(join(root, name, STAMP))

/** Returns the name of the build of the present sources, where there is one. */
export function currentBuild() {
  const name = buildOf(sourceDigest())
  return isComplete(name) ? name : null
}

/**
 * Builds for production when there is no build of the present sources. Needs no database and no settings.
 * Returns its name, for LOADPATH_BUILD. Throws where a source was changed meanwhile.
 */
export async function ensureBuilt() {
  const name = currentBuild()
  if (name) return name
  await step('Building for production (about a minute)', () =>
    run('The build', 'scripts/build.mjs', [], {
      NODE_ENV: 'production',
      DATABASE_URL: '',
      AUTH_SECRET: '',
    }),
  )
  const built = currentBuild()
  if (!built) throw new Sentence('The sources were changed while they were built. Please start again.')
  return built
}

/**
 * Runs `build`, which fills the workshop, and gives the result a folder of its own; builds that nobody serves
 * any more are removed. `build` takes the workshop's path and an id that other sources do not have.
 */
export async function buildBeside(build) {
  const name = buildOf(sourceDigest())
  await build(join(root, WORKSHOP), name.slice(COMPLETE.length))
  const folder = join(root, name)
  // The same sources give the same build: one that is being served stays as it is.
  if (isComplete(name) && isServed(name)) return
  writeFileSync(join(root, WORKSHOP, STAMP), '')
  rmSync(folder, { recursive: true, force: true })
  renameSync(join(root, WORKSHOP), folder)
  // The next build goes on from this one's cache, and the type checker reads the routes.
  mkdirSync(join(root, WORKSHOP))
  if (existsSync(join(folder, 'cache'))) renameSync(join(folder, 'cache'), join(root, WORKSHOP, 'cache'))
  if (existsSync(join(folder, 'types')))
    cpSync(join(folder, 'types'), join(root, WORKSHOP, 'types'), { recursive: true })
  removeUnused(name)
}

/**
 * Says that this process serves a build, so that no later build removes it. On a disk that cannot be written
 * to, none could.
 */
export function useBuild(name) {
  try {
    mkdirSync(join(root, name, USERS), { recursive: true })
    writeFileSync(join(root, name, USERS, String(process.pid)), '')
  } catch (error) {
    if (!['EROFS', 'EACCES', 'EPERM'].includes(error.code)) throw error
  }
}

function removeUnused(current) {
  for (const name of readdirSync(root))
    if (name.startsWith(COMPLETE) && name !== current && !isServed(name))
      rmSync(join(root, name), { recursive: true, force: true })
}

function isServed(name) {
  const users = join(root, name, USERS)
  return existsSync(users) && readdirSync(users).some((pid) => isProcess(Number(pid)))
}

function isProcess(pid) {
  try {
    process.kill(pid, 0)
    return true
  } catch (error) {
    return error.code === 'EPERM'
  }
}
