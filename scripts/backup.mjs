import { existsSync } from 'node:fs'
import { rename, rm, stat } from 'node:fs/promises'
import { join, resolve } from 'node:path'
import { writeArchive } from './lib/archive.mjs'
import { copyCluster } from './lib/base-backup.mjs'
import { connect } from './lib/database.mjs'
import { startPostgres } from './lib/embedded-postgres.mjs'
import { readEnvironment } from './lib/environment.mjs'
import { ensureInstalled } from './lib/install.mjs'
import { main, Sentence, step } from './lib/terminal.mjs'

/** What the data cannot be read without. */
const SECRETS = ['postgres.password', 'auth.secret']

/**
 * `npm run backup -- FILE [--force]`: the embedded database as it is at one moment, and this installation's
 * secrets, also while the site is in use.
 */
await main(async () => {
  const invokedFrom = process.env.INIT_CWD || process.cwd()
  const args = process.argv.slice(2)
  const file = args.find((arg) => !arg.startsWith('--'))
  const unknown = args.find((arg) => arg.startsWith('--') && arg !== '--force')
  if (unknown) throw new Sentence(`There is no option ${unknown}.`)
  if (!file) throw new Sentence('Say where to: npm run backup -- loadpath.tar.gz')
  const path = resolve(invokedFrom, file)
  if (existsSync(path) && !args.includes('--force'))
    throw new Sentence(
      `${path} exists and was left as it is. Choose another name, or replace it: npm run backup -- ${file} --force`,
    )
  const { embedded, dataDir } = readEnvironment()
  if (!embedded)
    throw new Sentence(
      'DATABASE_URL names a database of your own. Back it up with its own tools, for example: pg_dump --format=custom --file=loadpath.dump "$DATABASE_URL"',
    )
  if (!existsSync(join(dataDir, 'postgres/PG_VERSION')))
    throw new Sentence(`There is no database in ${dataDir} to back up.`)
  await ensureInstalled()
  const server = await startPostgres({ dataDir })
  try {
    await step('Backing up', () => backUp(server.url, dataDir, path))
  } catch (error) {
    throw explained(error, path)
  } finally {
    await server.stop()
  }
  const { size } = await stat(path)
  console.log(
    `\n${path} (${(size / 1_048_576).toFixed(1)} MB) holds every account and this installation's secrets.`,
  )
  console.log('Keep it where only you can read it.')
})

async function backUp(url, dataDir, path) {
  const client = await connect(url)
  const archive = writeArchive(`${path}.part`)
  try {
    const { rows } = await client.query('SHOW server_version')
    for (const name of SECRETS)
      if (existsSync(join(dataDir, name))) await archive.file(name, join(dataDir, name))
    await copyCluster(client, join(dataDir, 'postgres'), archive, 'postgres')
    await archive.end({ format: 1, createdAt: new Date().toISOString(), postgres: rows[0].server_version })
    // It appears when it is complete.
    await rename(`${path}.part`, path)
  } catch (error) {
    await archive.abandon()
    await rm(`${path}.part`, { force: true })
    throw error
  } finally {
    await client.end()
  }
}

function explained(error, path) {
  if (error.code === 'ENOSPC') return new Sentence(`The disk of ${path} is full. Nothing was written.`)
  if (['EACCES', 'EROFS', 'EPERM', 'ENOENT', 'EISDIR'].includes(error.code))
    return new Sentence(`${path} cannot be written (${error.code}).`)
  return error
}
