import { readEnvironment } from './environment.mjs'
import { Sentence } from './terminal.mjs'

const FOLDER = 'backups/'
const PREFIX = 's3:'
const NAME = /^[A-Za-z0-9][A-Za-z0-9._-]{0,199}$/
const DAY_MS = 86_400_000

/**
 * Returns the name of a backup in the object storage that `s3:NAME` says; null for a file of this machine.
 */
export function remoteName(target) {
  if (!target.startsWith(PREFIX)) return null
  const name = target.slice(PREFIX.length)
  if (!NAME.test(name))
    throw new Sentence(
      `"${name}" is no name for a backup: use letters, digits, dots, hyphens and underscores, for example s3:loadpath.tar.gz`,
    )
  return name
}

/**
 * Returns the backups in the object storage that the settings name. Throws a Sentence where none is set up.
 * To be called when the dependencies are installed.
 */
export async function remoteBackups() {
  readEnvironment()
  // Our own code for the storage is TypeScript, and its SDK a dependency.
  const { register } = await import('tsx/esm/api')
  await import('./server-only.mjs')
  register()
  const { parseStorage } = await import('../../lib/core/server/env.ts')
  const { ObjectStorage, StorageError } = await import('../../lib/core/server/object-storage.ts')

  const settings = settingsOf(parseStorage)
  if (!settings)
    throw new Sentence(
      'There is no object storage: set S3_ENDPOINT, S3_BUCKET, S3_ACCESS_KEY_ID, S3_SECRET_ACCESS_KEY and S3_REGION.',
    )
  const storage = new ObjectStorage(settings)

  async function sentenced(work) {
    try {
      return await work()
    } catch (error) {
      if (error instanceof StorageError) throw new Sentence(`${error.message}.`)
      throw error
    }
  }
  async function everyBackup() {
    const found = []
    for await (const page of storage.list(FOLDER)) found.push(...page)
    return found.map((object) => ({ ...object, name: object.name.slice(FOLDER.length) }))
  }

  return {
    /** Returns the size in bytes; null where there is none of this name. */
    sizeOf: (name) => sentenced(() => storage.sizeOf(FOLDER + name)),
    /** Stores what the stream brings; it appears when it is complete. */
    upload: (name, stream) => sentenced(() => storage.upload(FOLDER + name, stream)),
    /** Removes what backups have left that were killed on their way, a day ago or more. */
    removeParts: () => sentenced(() => storage.abandonUploads(FOLDER, DAY_MS)),
    /** Returns a stream of a backup. Throws a Sentence, which names those that there are, for no such one. */
    open: (name) =>
      sentenced(async () => {
        const stream = await storage.open(FOLDER + name)
        if (stream) return stream
        const names = (await everyBackup()).map((backup) => backup.name)
        throw new Sentence(
          `There is no backup ${name} in the object storage. ${names.length > 0 ? `There are: ${names.join(', ')}` : 'There is none at all'}.`,
        )
      }),
    /** Removes backups that are older than so many days, other than this one; returns their names. */
    removeOld: (days, kept) =>
      sentenced(async () => {
        const old = (await everyBackup()).filter(
          ({ name, modifiedAt }) => name !== kept && Date.now() - modifiedAt.getTime() > days * DAY_MS,
        )
        for (const { name } of old) await storage.remove(FOLDER + name)
        return old.map(({ name }) => name)
      }),
    close: () => storage.close(),
  }
}

function settingsOf(parseStorage) {
  try {
    return parseStorage(process.env)
  } catch (error) {
    throw new Sentence(error.message)
  }
}
