import { existsSync } from 'node:fs'
import { rename, rm, stat } from 'node:fs/promises'
import { join, resolve } from 'node:path'
import { Transform } from 'node:stream'
import { writeArchive } from './lib/archive.mjs'
import { copyCluster } from './lib/base-backup.mjs'
import { connect } from './lib/database.mjs'
import { startPostgres } from './lib/embedded-postgres.mjs'
import { readEnvironment } from './lib/environment.mjs'
import { ensureInstalled } from './lib/install.mjs'
import { remoteBackups, remoteName } from './lib/remote-backups.mjs'
import { main, Sentence, step } from './lib/terminal.mjs'

/** What the data cannot be read without. */
const SECRETS = ['postgres.password', 'auth.secret']

/**
 * `npm run backup -- FILE [--force]`: the embedded database as it is at one moment, and this installation's
 * secrets, also while the site is in use. `s3:NAME` in place of FILE streams it to the object storage, where
 * `--keep-days N` removes backups that are older.
 */
await main(async () => {
  const { target, force, keepDays } = readArguments(process.argv.slice(2))
  const remote = remoteName(target)
  if (keepDays !== undefined && remote === null)
    throw new Sentence('--keep-days is for backups in the object storage: npm run backup -- s3:NAME')
  const path = remote === null ? resolve(process.env.INIT_CWD || process.cwd(), target) : null
  if (path && existsSync(path) && !force) throw taken(path, target)
  const { embedded, dataDir } = readEnvironment()
  if (!embedded)
    throw new Sentence(
      'DATABASE_URL names a database of your own. Back it up with its own tools, for example: pg_dump --format=custom --file=loadpath.dump "$DATABASE_URL"',
    )
  if (!existsSync(join(dataDir, 'postgres/PG_VERSION')))
    throw new Sentence(`There is no database in ${dataDir} to back up.`)
  await ensureInstalled()
  const { place, size, removed } = path
    ? await toFile(dataDir, path)
    : await toStorage(dataDir, remote, { target, force, keepDays })
  console.log(
    `\n${place} (${(size / 1_048_576).toFixed(1)} MB) holds every account and this installation's secrets.`,
  )
  console.log('Keep it where only you can read it.')
  if (removed.length > 0) console.log(`Removed, being older than ${keepDays} days: ${removed.join(', ')}.`)
})

function readArguments(args) {
  const rest = [...args]
  const days = rest.indexOf('--keep-days')
  const [, given] = days < 0 ? [] : rest.splice(days, 2)
  if (days >= 0 && !/^[1-9]\d{0,3}$/.test(given ?? ''))
    throw new Sentence('--keep-days needs a number of days, from 1 to 9999.')
  const unknown = rest.find((arg) => arg.startsWith('--') && arg !== '--force')
  if (unknown) throw new Sentence(`There is no option ${unknown}.`)
  const target = rest.find((arg) => !arg.startsWith('--'))
  if (!target)
    throw new Sentence(
      'Say where to: npm run backup -- loadpath.tar.gz, or npm run backup -- s3:loadpath.tar.gz',
    )
  return { target, force: rest.includes('--force'), keepDays: given && Number(given) }
}

function taken(place, target) {
  return new Sentence(
    `${place} exists and was left as it is. Choose another name, or replace it: npm run backup -- ${target} --force`,
  )
}

async function toFile(dataDir, path) {
  try {
    await backUp(dataDir, `${path}.part`)
    // It appears when it is complete.
    await rename(`${path}.part`, path)
  } catch (error) {
    await rm(`${path}.part`, { force: true })
    throw explained(error, path)
  }
  return { place: path, size: (await stat(path)).size, removed: [] }
}

async function toStorage(dataDir, name, { target, force, keepDays }) {
  const backups = await remoteBackups()
  try {
    if (!force && (await backups.sizeOf(name)) !== null) throw taken(target, target)
    let sent = 0
    const stream = new Transform({
      transform(piece, _, done) {
        sent += piece.length
        done(null, piece)
      },
    })
    const uploaded = backups.upload(name, stream)
    // Without a reader nothing more is written, and whoever writes hears why.
    uploaded.catch((error) => stream.destroy(error))
    try {
      await backUp(dataDir, stream)
    } catch (error) {
      await uploaded.catch(() => undefined)
      throw error
    }
    await uploaded
    const size = await backups.sizeOf(name)
    if (size !== sent)
      throw new Sentence(`${target} is not complete: ${size} bytes of ${sent} are in the object storage.`)
    await backups.removeParts()
    const removed = keepDays === undefined ? [] : await backups.removeOld(keepDays, name)
    return { place: target, size, removed }
  } finally {
    await backups.close()
  }
}

/** Writes the archive to a file or a stream; what was begun in vain is given up. */
async function backUp(dataDir, to) {
  const server = await startPostgres({ dataDir })
  try {
    await step('Backing up', () => writeBackup(server.url, dataDir, writeArchive(to)))
  } finally {
    await server.stop()
  }
}

async function writeBackup(url, dataDir, archive) {
  const client = await connect(url)
  try {
    const { rows } = await client.query('SHOW server_version')
    for (const name of SECRETS)
      if (existsSync(join(dataDir, name))) await archive.file(name, join(dataDir, name))
    await copyCluster(client, join(dataDir, 'postgres'), archive, 'postgres')
    await archive.end({ format: 1, createdAt: new Date().toISOString(), postgres: rows[0].server_version })
  } catch (error) {
    await archive.abandon()
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
