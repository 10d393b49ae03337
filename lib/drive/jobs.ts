import 'server-only'
import { createHash } from 'node:crypto'
import { posix } from 'node:path'
import {
  CONCURRENT_FETCHES,
  MAX_FETCHES,
  MAX_BYTES,
  PDF,
  PDF_DISABLED,
  READABLE,
  READER_VERSION,
} from './constants'
import type { Outcome, Readable } from './constants'
import { openDrive, type Drive } from './gateway'
import { dropConnection, queueSync, SEAL_PURPOSE } from './mutations'
import { readDocument } from './rules/reading'
import { UnreadableFile } from '@/lib/articles/word/rules/unreadable'
import type { DriveFile } from './types'
import { databaseNow } from '@/lib/core/server/clock'
import { unseal } from '@/lib/core/server/crypto'
import { db, type Tx, isUniqueViolation } from '@/lib/core/server/db'
import { AppError } from '@/lib/core/errors'
import { longDay } from '@/lib/core/dates'
import { log } from '@/lib/core/server/log'
import type { Tasks } from '@/lib/jobs/mutations'
import { SPLITTER } from '@/lib/knowledge/constants'
import { storeDocument } from '@/lib/knowledge/mutations'

const NOTHING_THERE =
  'No document was found in the folder. Check that the folder id is right, and that the authenticated account may see the folder.'
const NOT_CONNECTED = 'Nobody is authenticated any more. Open the authorization page and authenticate again.'

/**
 * Syncs the folder. Each file is done in a transaction of its own and noted in it, so that a sync that was
 * killed goes on where it stopped, and a document is replaced whole or not at all. What Google refuses ends
 * the sync with a sentence that says what to do; other errors repeat the job.
 */
export async function runSync({ syncId }: Tasks['sync-drive']): Promise<void> {
  if (!(await markRunning(syncId))) return
  const connection = await presentConnection()
  try {
    const drive = await driveOf(connection)
    const files: DriveFile[] = []
    for await (const file of drive.list()) files.push(file)
    if (!files.some(({ mimeType }) => isReadable(mimeType))) return await end(syncId, 'failed', NOTHING_THERE)
    await db.driveSync.update({
      where: { id: syncId },
      data: { filesTotal: files.length },
      select: { id: true },
    })
    if (!(await syncFiles(syncId, drive, files))) return
    await removeUnlisted(syncId, files)
    await end(syncId, 'complete', null)
  } catch (error) {
    if (!(error instanceof AppError)) throw error
    log.warn({ syncId, error: error.message }, 'a drive sync failed')
    // A permission that Google has taken back is none; one that was given meanwhile is another.
    if (error.code === 'INVALID_TOKEN' && connection) await dropConnection(db, connection.id)
    await end(syncId, 'failed', error.message)
  }
}

/** Queues the nightly sync. Returns 1 where it was queued. */
export async function syncNightly(): Promise<number> {
  if ((await db.driveConnection.count({ where: { revokedAt: null } })) === 0) return 0
  try {
    await db.$transaction((tx) => queueSync(tx, null))
    return 1
  } catch (error) {
    if (isUniqueViolation(error)) return 0
    throw error
  }
}

type Connection = { id: number; refreshToken: string }

const presentConnection = (): Promise<Connection | null> =>
  db.driveConnection.findFirst({ where: { revokedAt: null }, select: { id: true, refreshToken: true } })

/** Returns the drive of a permission. Throws INVALID_TOKEN where there is none that can be read. */
async function driveOf(connection: Connection | null): Promise<Drive> {
  const token = connection && unseal(SEAL_PURPOSE, connection.refreshToken)
  if (!token) throw new AppError('INVALID_TOKEN', NOT_CONNECTED)
  return openDrive(token)
}

/** Marks a sync as running. Returns false where it was cancelled, or has ended. */
async function markRunning(syncId: number): Promise<boolean> {
  const running = await db.$executeRaw`
    UPDATE drive_syncs SET status = 'running', started_at = coalesce(started_at, now()) WHERE id = ${syncId} AND status IN ('queued', 'running')`
  return running > 0
}

async function end(id: number, status: 'complete' | 'failed', message: string | null): Promise<void> {
  await db.driveSync.updateMany({
    where: { id, status: 'running' },
    data: { status, message, finishedAt: databaseNow() },
  })
}

/** Does what is not done yet, some files at a time. Returns false where it was cancelled on the way. */
async function syncFiles(syncId: number, drive: Drive, files: DriveFile[]): Promise<boolean> {
  const [known, done] = await Promise.all([syncedDocuments(), filesDone(syncId)])
  const waiting = files.filter(({ id }) => !done.has(id))
  for (let at = 0; at < waiting.length; at += CONCURRENT_FETCHES) {
    if (!(await markRunning(syncId))) return false
    await Promise.all(
      waiting
        .slice(at, at + CONCURRENT_FETCHES)
        .map((file) => syncFile(syncId, drive, file, known.get(file.id))),
    )
  }
  return markRunning(syncId)
}

type Known = { checksum: string; version: Date }

async function syncedDocuments(): Promise<Map<string, Known>> {
  const rows = await db.knowledgeDocument.findMany({
    where: { source: 'drive' },
    select: { externalId: true, checksum: true, splitWith: true, modifiedAt: true, syncedAt: true },
  })
  return new Map(
    rows.map(({ externalId, checksum, splitWith, modifiedAt, syncedAt }) => [
      externalId,
      { checksum: splitWith === SPLITTER ? checksum : 'outdated', version: modifiedAt ?? syncedAt },
    ]),
  )
}

async function filesDone(syncId: number): Promise<Set<string>> {
  const rows = await db.driveSyncFile.findMany({ where: { syncId }, select: { fileId: true } })
  return new Set(rows.map(({ fileId }) => fileId))
}

const isReadable = (mimeType: string): mimeType is Readable =>
  (READABLE as readonly string[]).includes(mimeType)

/** Returns a checksum that changes when the file would make another document. */
const checksumOf = ({ name, md5, modifiedAt }: DriveFile) =>
  createHash('sha256')
    .update(JSON.stringify([READER_VERSION, name, md5 ?? modifiedAt]))
    .digest('hex')

async function syncFile(
  syncId: number,
  drive: Drive,
  listed: DriveFile,
  known: Known | undefined,
): Promise<void> {
  const remove = (tx: Tx) => removeDocument(tx, listed.id)
  const skipped = (message: string) =>
    known
      ? recordOutcome(syncId, listed, 'removed', `${message} What was read of it before is removed.`, remove)
      : recordOutcome(syncId, listed, 'skipped', message)
  // A document is replaced whole or not at all.
  const stays = known ? ` The version of ${longDay(known.version.toISOString())} stays.` : ''
  const refused = (message: string) =>
    recordOutcome(syncId, listed, known ? 'kept' : 'refused', message + stays)
  if (listed.mimeType === PDF) return skipped(PDF_DISABLED)
  if (!isReadable(listed.mimeType))
    return skipped('Only documents of the drive, .docx, .txt and HTML can be read.')
  if (known?.checksum === checksumOf(listed)) return recordOutcome(syncId, listed, 'unchanged', null)
  if ((listed.size ?? 0) > MAX_BYTES)
    return refused(`The file is larger than ${MAX_BYTES / 1024 / 1024} MB. Divide it.`)
  try {
    const { file, bytes } = await fetchOneVersion(drive, listed)
    const content = await readDocument(file.name, file.mimeType, bytes)
    await recordOutcome(syncId, file, known === undefined ? 'added' : 'updated', null, (tx) =>
      storeDocument(tx, {
        source: 'drive',
        externalId: file.id,
        mimeType: file.mimeType,
        modifiedAt: new Date(file.modifiedAt),
        checksum: checksumOf(file),
        content,
      }),
    )
  } catch (error) {
    if (error instanceof UnreadableFile) return refused(error.message)
    if (!(error instanceof AppError) || error.code === 'INVALID_TOKEN') throw error
    if (error.code === 'NOT_FOUND')
      return recordOutcome(syncId, listed, 'removed', 'It was deleted during the sync.', remove)
    return recordOutcome(syncId, listed, 'failed', error.message + stays)
  }
}

/** Returns the bytes of one version of a file, and what that version is called. */
async function fetchOneVersion(drive: Drive, listed: DriveFile): Promise<{ file: DriveFile; bytes: Buffer }> {
  let file = listed
  for (let fetches = 0; fetches < MAX_FETCHES; fetches++) {
    const bytes = await drive.fetch(file)
    const after = await drive.current(file)
    const whole = file.md5 === null || createHash('md5').update(bytes).digest('hex') === file.md5
    if (whole && after.md5 === file.md5 && after.modifiedAt === file.modifiedAt) return { file, bytes }
    file = after
  }
  throw new AppError('SERVICE_UNAVAILABLE', 'The file kept changing while it was fetched. Sync again later.')
}

/** Stores the outcome of a file, in the transaction of its change. */
async function recordOutcome(
  syncId: number,
  { id: fileId, name, path }: Pick<DriveFile, 'id' | 'name' | 'path'>,
  outcome: Outcome,
  message: string | null,
  change?: (tx: Tx) => Promise<unknown>,
  isListed = true,
): Promise<void> {
  await db.$transaction(
    async (tx) => {
      await change?.(tx)
      const { count } = await tx.driveSyncFile.createMany({
        data: [{ syncId, fileId, name: posix.join(path, name), outcome, message }],
        skipDuplicates: true,
      })
      if (count > 0 && isListed)
        await tx.driveSync.update({
          where: { id: syncId },
          data: { filesDone: { increment: 1 } },
          select: { id: true },
        })
    },
    // Reading another file can hold this process up for seconds.
    { timeout: 30_000, maxWait: 30_000 },
  )
}

const removeDocument = (tx: Tx, externalId: string) =>
  tx.knowledgeDocument.deleteMany({ where: { source: 'drive', externalId } })

/** Deletes the documents whose files are not in a complete listing of the folder any more. */
async function removeUnlisted(syncId: number, files: DriveFile[]): Promise<void> {
  const gone = await db.knowledgeDocument.findMany({
    where: { source: 'drive', externalId: { notIn: files.map(({ id }) => id) } },
    select: { externalId: true, title: true },
  })
  for (const { externalId, title } of gone)
    await recordOutcome(
      syncId,
      { id: externalId, name: title, path: '' },
      'removed',
      'It is not in the folder any more.',
      (tx) => removeDocument(tx, externalId),
      false,
    )
}
