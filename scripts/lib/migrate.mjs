import { createHash, randomUUID } from 'node:crypto'
import { existsSync, readFileSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { connect } from './database.mjs'
import { root } from './environment.mjs'
import { Sentence, step } from './terminal.mjs'

const FOLDER = join(root, 'prisma/migrations')
/**
 * Two processes that start at once apply migrations one after the other (an advisory lock of this number,
 * which lib/core/server/locks.ts lists).
 */
const LOCK = 7201

/**
 * The table in which Prisma's own command line records what was applied: either may carry on after the other.
 */
const RECORDS = `CREATE TABLE IF NOT EXISTS _prisma_migrations (
  id varchar(36) PRIMARY KEY, checksum varchar(64) NOT NULL, finished_at timestamptz, migration_name varchar(255) NOT NULL,
  logs text, rolled_back_at timestamptz, started_at timestamptz NOT NULL DEFAULT now(), applied_steps_count integer NOT NULL DEFAULT 0)`

/** Milliseconds: less than PostgreSQL takes to look for a deadlock (1 s), which would end either side. */
const LOCK_MS = 900
const PAUSE_MS = 200
/** For so long (milliseconds) a migration tries to get its locks. */
const LOCKED_OUT_MS = 300_000
/** A lock that was not to be had, and a deadlock. */
const NOT_LOCKED = ['55P03', '40P01']

/**
 * What a transaction pooler does not let a connection say of itself (lib/core/server/db.ts says the same of
 * those without one), and PostgreSQL then takes from the role.
 */
const LIMITS = { statement_timeout: '15s', idle_in_transaction_session_timeout: '30s' }

/**
 * Applies the migrations that a database lacks: ours, each in a transaction of its own, then those of the
 * queue. `pooled`: the application comes through a transaction pooler, so its role is given LIMITS in this
 * database. Throws a Sentence where the database cannot be reached, is too old, or refuses a migration.
 */
export async function ensureMigrated(url, { pooled = false } = {}) {
  const client = await connect(url).catch((error) => {
    throw new Sentence(
      `The database cannot be reached (${error.message || error.code}). Check ${pooled ? 'DATABASE_DIRECT_URL' : 'DATABASE_URL'} and that the server runs.`,
    )
  })
  try {
    const { rows } = await client.query('SHOW server_version_num')
    if (Number(rows[0].server_version_num) < 150_000)
      throw new Sentence('The database is older than PostgreSQL 15. Please upgrade it.')
    if (pooled) await limitRole(client)
    // A migration takes as long as it takes.
    for (const name of Object.keys(LIMITS)) await client.query(`SET ${name} = 0`)
    if ((await hasQueue(client)) && (await missing(client)).length === 0) return
    await step('Migrating the database', () => applyMissing(client, url))
  } finally {
    await client.end()
  }
}

/** Gives the role the limits that nobody has set: what an operator chose stays. */
async function limitRole(client) {
  await client.query('SELECT pg_advisory_lock($1)', [LOCK])
  try {
    for (const [name, value] of Object.entries(LIMITS)) {
      const { rows } = await client.query(
        `SELECT format('ALTER ROLE CURRENT_USER IN DATABASE %I SET ${name} = %L', current_database(), $1::text) AS change
         WHERE current_setting('${name}') = '0'`,
        [value],
      )
      if (rows[0]) await client.query(rows[0].change)
    }
  } finally {
    await client.query('SELECT pg_advisory_unlock($1)', [LOCK])
  }
}

/** Returns the migrations of the repository in their order: name, SQL and its SHA-256. */
function migrations() {
  return readdirSync(FOLDER)
    .filter((name) => existsSync(join(FOLDER, name, 'migration.sql')))
    .sort()
    .map((name) => {
      const sql = readFileSync(join(FOLDER, name, 'migration.sql'), 'utf8')
      return { name, sql, checksum: createHash('sha256').update(sql).digest('hex') }
    })
}

/** Returns the migrations that were not applied. Throws a Sentence where one was changed since. */
async function missing(client) {
  const known = await client.query("SELECT to_regclass('public._prisma_migrations') IS NOT NULL AS known")
  if (!known.rows[0].known) return migrations()
  const { rows } = await client.query(
    `SELECT migration_name AS name, checksum FROM _prisma_migrations
     WHERE finished_at IS NOT NULL AND rolled_back_at IS NULL`,
  )
  const applied = new Map(rows.map(({ name, checksum }) => [name, checksum]))
  return migrations().filter(({ name, checksum }) => {
    const before = applied.get(name)
    if (before && before !== checksum)
      throw new Sentence(
        `The migration ${name} was changed after it had been applied. Restore the file, and add a new migration instead.`,
      )
    return !before
  })
}

async function applyMissing(client, url) {
  await client.query('SELECT pg_advisory_lock($1)', [LOCK])
  try {
    await client.query(RECORDS)
    for (const migration of await missing(client)) await apply(client, migration)
    if (!(await hasQueue(client))) await migrateQueue(url)
  } finally {
    await client.query('SELECT pg_advisory_unlock($1)', [LOCK])
  }
}

/**
 * Applies a migration, which the version before may be at work beside. Where it does not get its locks at
 * once it lets go of all of them and tries again: whoever waits for it waits a moment, and none of two that
 * wait for each other is ended by PostgreSQL.
 */
async function apply(client, migration) {
  const end = performance.now() + LOCKED_OUT_MS
  while (!(await isApplied(client, migration, performance.now() > end)))
    await pause(PAUSE_MS * (1 + Math.random()))
}

/**
 * A migration and its record are one transaction: what fails leaves nothing behind. Returns false where it
 * did not get its locks and this is not the `last` try.
 */
async function isApplied(client, { name, sql, checksum }, last) {
  await client.query('BEGIN')
  try {
    await client.query(`SET LOCAL lock_timeout = ${LOCK_MS}`)
    await client.query(sql)
    await client.query(
      `INSERT INTO _prisma_migrations (id, checksum, migration_name, finished_at, applied_steps_count)
       VALUES ($1, $2, $3, now(), 1)`,
      [randomUUID(), checksum, name],
    )
    await client.query('COMMIT')
    return true
  } catch (error) {
    await client.query('ROLLBACK')
    if (!last && NOT_LOCKED.includes(error.code)) return false
    throw new Sentence(
      `The migration ${name} failed; the database is as it was before it: ${error.message}${error.detail ? ` (${error.detail})` : ''}`,
    )
  }
}

async function hasQueue(client) {
  const { rows } = await client.query("SELECT to_regclass('graphile_worker.migrations') IS NOT NULL AS known")
  return rows[0].known
}

async function migrateQueue(url) {
  const { runMigrations } = await import('graphile-worker')
  await runMigrations({ connectionString: url })
}
