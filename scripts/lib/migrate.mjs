import { spawnSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { existsSync, readFileSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import { connect } from './database.mjs'
import { root } from './environment.mjs'
import { Sentence, step } from './terminal.mjs'

/**
 * Applies the migrations that a database lacks, ours and the queue's. Asks first, which is much faster than
 * applying none.
 */
export async function ensureMigrated(url) {
  const client = await connect(url).catch((error) => {
    throw new Sentence(
      `The database cannot be reached (${error.message || error.code}). Check DATABASE_URL and that the server runs.`,
    )
  })
  try {
    const { rows } = await client.query('SHOW server_version_num')
    if (Number(rows[0].server_version_num) < 150_000)
      throw new Sentence('The database is older than PostgreSQL 15. Please upgrade it.')
    if ((await isApplied(client)) && (await hasQueue(client))) return
  } finally {
    await client.end()
  }
  await step('Migrating the database', async () => {
    deploy(url)
    await migrateQueue(url)
  })
}

async function isApplied(client) {
  const folder = join(root, 'prisma/migrations')
  const wanted = readdirSync(folder).filter((name) => existsSync(join(folder, name, 'migration.sql')))
  const { rows } = await client.query("SELECT to_regclass('public._prisma_migrations') IS NOT NULL AS known")
  if (!rows[0].known) return false
  const applied = await client.query(
    'SELECT migration_name, checksum FROM _prisma_migrations WHERE finished_at IS NOT NULL AND rolled_back_at IS NULL',
  )
  const checksums = new Map(applied.rows.map((row) => [row.migration_name, row.checksum]))
  return wanted.every((name) => {
    const digest = createHash('sha256')
      .update(readFileSync(join(folder, name, 'migration.sql')))
      .digest('hex')
    return checksums.get(name) === digest
  })
}

async function hasQueue(client) {
  const { rows } = await client.query("SELECT to_regclass('graphile_worker.migrations') IS NOT NULL AS known")
  return rows[0].known
}

function deploy(url) {
  const result = spawnSync(
    process.execPath,
    [join(root, 'node_modules/prisma/build/index.js'), 'migrate', 'deploy'],
    {
      cwd: root,
      encoding: 'utf8',
      env: {
        ...process.env,
        DATABASE_URL: url,
        PRISMA_SCHEMA_ENGINE_BINARY: './scripts/schema-engine.mjs',
        PRISMA_HIDE_UPDATE_MESSAGE: '1',
      },
    },
  )
  if (result.status !== 0)
    throw new Sentence(
      `The migrations failed; the database is as it was before the failing one:\n${`${result.stdout}\n${result.stderr}`.trim().split('\n').slice(-20).join('\n')}`,
    )
}

async function migrateQueue(url) {
  const { runMigrations } = await import('graphile-worker')
  await runMigrations({ connectionString: url })
}
