import { existsSync } from 'node:fs'
import { mkdir, rename, rm } from 'node:fs/promises'
import { join, resolve } from 'node:path'
import { readArchive } from './lib/archive.mjs'
import { connect } from './lib/database.mjs'
import { giveToServer, isRunning, startPostgres } from './lib/embedded-postgres.mjs'
import { makeDataDir, readEnvironment } from './lib/environment.mjs'
import { ensureInstalled } from './lib/install.mjs'
import { remoteBackups, remoteName } from './lib/remote-backups.mjs'
import { main, Sentence, step } from './lib/terminal.mjs'

const PARTS = ['postgres', 'postgres.password', 'auth.secret']
/** What a connection says that was lost in the middle. */
const LOST = ['ECONNRESET', 'ETIMEDOUT', 'EPIPE']

/**
 * `npm run restore -- FILE [--yes]`: puts a backup in place of this installation's data; `s3:NAME` in place
 * of FILE is one in the object storage. Nothing is touched until the backup has been read, compared with its
 * checksums, recovered and read through; what was there before is moved aside, not deleted.
 */
await main(async () => {
  const invokedFrom = process.env.INIT_CWD || process.cwd()
  const args = process.argv.slice(2)
  const file = args.find((arg) => !arg.startsWith('--'))
  if (!file)
    throw new Sentence(
      'Say from where: npm run restore -- loadpath.tar.gz, or npm run restore -- s3:loadpath.tar.gz',
    )
  const remote = remoteName(file)
  const path = remote === null ? resolve(invokedFrom, file) : null
  const { embedded, dataDir } = readEnvironment()
  if (!embedded)
    throw new Sentence(
      'DATABASE_URL names a database of your own. Restore it with its own tools, for example: pg_restore --clean --if-exists --dbname="$DATABASE_URL" loadpath.dump',
    )
  if (path && !existsSync(path)) throw new Sentence(`There is no file ${path}.`)
  makeDataDir(dataDir)
  if (isRunning(dataDir)) throw new Sentence(`The database in ${dataDir} is running. Stop the site first.`)
  if (existsSync(join(dataDir, 'postgres')) && !args.includes('--yes'))
    throw new Sentence(
      `There are data in ${dataDir} already. To put the backup in their place: npm run restore -- ${file} --yes`,
    )
  await ensureInstalled()
  const backups = path ? null : await remoteBackups()

  const draft = join(dataDir, 'restoring')
  await rm(draft, { recursive: true, force: true })
  await mkdir(draft, { mode: 0o700 })
  try {
    const manifest = await step('Reading the backup', async () =>
      unpack(path ?? (await backups.open(remote)), path ?? file, draft),
    )
    const rows = await step('Recovering the database', () => recover(draft))
    const aside = await replace(draft, dataDir)
    console.log(`\nThe backup of ${manifest.createdAt} is in place: ${rows} rows, every checksum right.`)
    if (aside) console.log(`What was there before is in ${aside}; delete it when you no longer need it.`)
    if (!existsSync(join(dataDir, 'auth.secret')))
      console.log('It holds no auth.secret: start with the AUTH_SECRET that the backed-up site ran with.')
  } finally {
    await rm(draft, { recursive: true, force: true })
    await backups?.close()
  }
})

async function unpack(from, name, draft) {
  try {
    return await readArchive(from, draft)
  } catch (error) {
    if (error.code === 'ENOSPC') throw new Sentence(`The disk of ${draft} is full. Nothing was changed.`)
    if (LOST.includes(error.code))
      throw new Sentence(`${name} could not be read to its end (${error.code}). Nothing was changed.`)
    throw new Sentence(`${name} is damaged: ${error.message}. Nothing was changed.`)
  }
}

/**
 * Starts the server on the files, which replays its log to the end of the backup, and reads every row, which
 * checks every page.
 */
async function recover(draft) {
  giveToServer(join(draft, 'postgres'))
  const server = await startPostgres({ dataDir: draft })
  try {
    const client = await connect(server.url)
    try {
      const { rows: tables } = await client.query(
        "SELECT format('%I.%I', schemaname, tablename) AS name FROM pg_tables WHERE schemaname NOT IN ('pg_catalog', 'information_schema')",
      )
      let total = 0
      for (const { name } of tables) {
        const { rows } = await client.query(`SELECT count(*)::int AS n, sum(length(t::text)) FROM ${name} t`)
        total += rows[0].n
      }
      return total
    } finally {
      await client.end()
    }
  } finally {
    await server.stop()
  }
}

/** Returns the folder that what was there is in now; null where there was nothing. */
async function replace(draft, dataDir) {
  const there = PARTS.filter((name) => existsSync(join(dataDir, name)))
  const aside = join(dataDir, `before-restore-${new Date().toISOString().replace(/[:.]/g, '-')}`)
  if (there.length > 0) await mkdir(aside, { mode: 0o700 })
  for (const name of there) await rename(join(dataDir, name), join(aside, name))
  for (const name of PARTS)
    if (existsSync(join(draft, name))) await rename(join(draft, name), join(dataDir, name))
  return there.length > 0 ? aside : null
}
