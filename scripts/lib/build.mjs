import { spawnSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { existsSync, readFileSync, readdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { root } from './environment.mjs'
import { Sentence, step } from './terminal.mjs'

const buildStamp = join(root, '.next/loadpath-build')

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
  'scripts/lib/fonts.mjs',
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

/** Whether there is a build of the present sources. */
export const isBuilt = () => existsSync(buildStamp) && readFileSync(buildStamp, 'utf8') === sourceDigest()

/** Builds for production when there is no build or its sources changed. Needs no database and no settings. */
export async function ensureBuilt() {
  if (isBuilt()) return
  const digest = sourceDigest()
  await step('Building for production (about a minute)', () =>
    run('The build', 'scripts/build.mjs', [], {
      NODE_ENV: 'production',
      DATABASE_URL: '',
      AUTH_SECRET: '',
    }),
  )
  writeFileSync(buildStamp, digest)
}
