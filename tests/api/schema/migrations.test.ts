import { spawnSync } from 'node:child_process'
import pg from 'pg'

const name = `fresh_${process.env.JEST_WORKER_ID}`
const url = process.env.TEST_DATABASE_TEMPLATE!.replace(/[^/]*$/, name)

async function onServer(text: string) {
  const client = new pg.Client(process.env.TEST_DATABASE_TEMPLATE!.replace(/[^/]*$/, 'postgres'))
  await client.connect()
  await client.query(text)
  await client.end()
}

async function onFresh<T extends pg.QueryResultRow>(text: string) {
  const client = new pg.Client(url)
  await client.connect()
  const { rows } = await client.query<T>(text)
  await client.end()
  return rows
}

const node = (args: string[]) =>
  spawnSync(process.execPath, args, {
    encoding: 'utf8',
    env: { ...process.env, DATABASE_URL: url, PRISMA_SCHEMA_ENGINE_BINARY: './scripts/schema-engine.mjs' },
  })
const migrate = () =>
  node([
    '--input-type=module',
    '-e',
    `const { ensureMigrated } = await import('./scripts/lib/migrate.mjs'); await ensureMigrated(${JSON.stringify(url)})`,
  ])
const prisma = (...args: string[]) => node(['node_modules/prisma/build/index.js', ...args])

beforeAll(() => onServer(`DROP DATABASE IF EXISTS ${name} WITH (FORCE)`))
beforeAll(() => onServer(`CREATE DATABASE ${name} TEMPLATE template0`))
afterAll(() => onServer(`DROP DATABASE ${name} WITH (FORCE)`))

test('an empty database gets every migration, and the queue', async () => {
  const { status, stdout, stderr } = migrate()
  expect({ status, stderr }).toEqual({ status: 0, stderr: '' })
  expect(stdout).toContain('Migrating the database')
  const applied = await onFresh<{ migration_name: string }>(
    'SELECT migration_name FROM _prisma_migrations WHERE finished_at IS NOT NULL ORDER BY 1',
  )
  expect(applied.length).toBeGreaterThanOrEqual(2)
  expect(await onFresh("SELECT 1 FROM pg_proc WHERE proname = 'add_job'")).not.toEqual([])
}, 60_000)

test('migrating again does nothing', async () => {
  const before = await onFresh('SELECT id, finished_at FROM _prisma_migrations ORDER BY id')
  const { status, stdout } = migrate()
  expect({ status, stdout }).toEqual({ status: 0, stdout: '' })
  expect(await onFresh('SELECT id, finished_at FROM _prisma_migrations ORDER BY id')).toEqual(before)
}, 60_000)

test('deploying with the plain command afterwards finds nothing to do', () => {
  const { status, stdout } = prisma('migrate', 'deploy')
  expect(status).toBe(0)
  expect(stdout).toContain('No pending migrations to apply')
}, 60_000)

test('the migrated database is the one that schema.prisma describes', () => {
  const { status, stdout, stderr } = prisma(
    'migrate',
    'diff',
    '--from-config-datasource',
    '--to-schema',
    'prisma/schema.prisma',
    '--exit-code',
  )
  expect(`${stdout}${stderr}`).toContain('No difference detected')
  expect(status).toBe(0)
}, 60_000)
