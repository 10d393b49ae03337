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
})

test('migrating again does nothing', async () => {
  const before = await onFresh('SELECT id, finished_at FROM _prisma_migrations ORDER BY id')
  const { status, stdout } = migrate()
  expect({ status, stdout }).toEqual({ status: 0, stdout: '' })
  expect(await onFresh('SELECT id, finished_at FROM _prisma_migrations ORDER BY id')).toEqual(before)
})

test('deploying with the plain command afterwards finds nothing to do', () => {
  const { status, stdout } = prisma('migrate', 'deploy')
  expect(status).toBe(0)
  expect(stdout).toContain('No pending migrations to apply')
})

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
})

const run = (code: string) =>
  node([
    '--input-type=module',
    '-e',
    `const { ensureMigrated } = await import('./scripts/lib/migrate.mjs')
     const { main } = await import('./scripts/lib/terminal.mjs')
     await main(async () => { ${code} })`,
  ])
const LATEST =
  'SELECT migration_name AS name, checksum FROM _prisma_migrations ORDER BY migration_name DESC LIMIT 1'

/** Adds a column, which cannot be added again. */
const NOT_TWICE = '20261124233000_written_to'

test('one that fails is named, and leaves the database as it was', async () => {
  const applied = `FROM _prisma_migrations WHERE migration_name = '${NOT_TWICE}'`
  const [record] = await onFresh<{ checksum: string }>(`DELETE ${applied} RETURNING checksum`)
  const { status, stderr } = run(`await ensureMigrated(${JSON.stringify(url)})`)
  expect(status).not.toBe(0)
  expect(stderr).toContain(`The migration ${NOT_TWICE} failed; the database is as it was before it`)
  expect(await onFresh(`SELECT 1 ${applied}`)).toEqual([])
  await onFresh(
    `INSERT INTO _prisma_migrations (id, checksum, migration_name, finished_at) VALUES ('again', '${record!.checksum}', '${NOT_TWICE}', now())`,
  )
})

test('one that was changed after it had been applied stops the start with a sentence', async () => {
  const [latest] = await onFresh<{ name: string; checksum: string }>(LATEST)
  await onFresh(`UPDATE _prisma_migrations SET checksum = 'other' WHERE migration_name = '${latest!.name}'`)
  const { status, stderr } = run(`await ensureMigrated(${JSON.stringify(url)})`)
  expect(status).not.toBe(0)
  expect(stderr).toContain(`The migration ${latest!.name} was changed after it had been applied`)
  await onFresh(
    `UPDATE _prisma_migrations SET checksum = '${latest!.checksum}' WHERE migration_name = '${latest!.name}'`,
  )
})

test('two that migrate an empty database at once apply each migration once', async () => {
  await onServer(`DROP DATABASE ${name} WITH (FORCE)`)
  await onServer(`CREATE DATABASE ${name} TEMPLATE template0`)
  const { status, stderr } = run(
    `await Promise.all([1, 2, 3].map(() => ensureMigrated(${JSON.stringify(url)})))`,
  )
  expect({ status, stderr }).toEqual({ status: 0, stderr: '' })
  const rows = await onFresh<{ times: number }>(
    'SELECT count(*)::int AS times FROM _prisma_migrations GROUP BY migration_name',
  )
  expect(rows.length).toBeGreaterThanOrEqual(2)
  expect(rows.every(({ times }) => times === 1)).toBe(true)
})
