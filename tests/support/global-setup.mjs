import { mkdtempSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { startPostgres } from '../../scripts/lib/embedded-postgres.mjs'
import { ensureMigrated } from '../../scripts/lib/migrate.mjs'
import pg from 'pg'

/** One real PostgreSQL for the run, and a migrated template that each worker clones. */
export default async function setUp() {
  const dataDir = mkdtempSync(join(tmpdir(), 'loadpath-test-'))
  const server = await startPostgres({
    dataDir,
    flags: ['fsync=off', 'synchronous_commit=off', 'full_page_writes=off'],
  })
  const template = server.url.replace(/[^/]*$/, 'template_loadpath')
  const admin = new pg.Client(server.url.replace(/[^/]*$/, 'postgres'))
  await admin.connect()
  await admin.query('CREATE DATABASE template_loadpath')
  await admin.end()
  await ensureMigrated(template)
  process.env.TEST_DATABASE_TEMPLATE = template
  globalThis.loadpathTest = { server, dataDir }
}
