import { readdir } from 'node:fs/promises'
import { join } from 'node:path'

/** Made anew by the server; their folders must be there. */
const EMPTY = new Set([
  'pg_dynshmem',
  'pg_notify',
  'pg_replslot',
  'pg_serial',
  'pg_snapshots',
  'pg_stat_tmp',
  'pg_subtrans',
  'pg_wal',
])
const LEFT_OUT =
  /^(postmaster\.(pid|opts)|backup_label(\.old)?|tablespace_map(\.old)?|pg_internal\.init.*|pgsql_tmp.*|.*\.tmp)$/
const CONTROL = 'global/pg_control'

/**
 * Adds the files of a running PostgreSQL to an archive so that a server started on them recovers to one
 * moment, the end of the copy, whatever is written meanwhile: what pg_basebackup does, which npm does not
 * bring. `client` stays connected throughout.
 */
export async function copyCluster(client, files, archive, prefix) {
  const one = async (text) => (await client.query(text)).rows[0]
  // Keeps the log from being recycled while we copy; gone with the connection.
  await one("SELECT pg_create_physical_replication_slot('loadpath_backup', true, true)")
  const { first } = await one("SELECT pg_walfile_name(pg_backup_start('loadpath', true)) AS first")

  const folder = async (path, name) => {
    for (const entry of await entriesOf(path)) {
      const [below, inside] = [join(path, entry.name), name ? `${name}/${entry.name}` : entry.name]
      if (entry.isDirectory()) {
        await archive.folder(`${prefix}/${inside}`)
        if (EMPTY.has(inside)) continue
        await folder(below, inside)
      } else if (entry.isFile() && !LEFT_OUT.test(entry.name) && inside !== CONTROL)
        await archive.file(`${prefix}/${inside}`, below)
    }
  }
  await folder(files, '')
  // Last of the files: it must not know less than they do.
  await archive.file(`${prefix}/${CONTROL}`, join(files, CONTROL))

  const { label, last } = await one(
    'SELECT labelfile AS label, pg_walfile_name(lsn) AS last FROM pg_backup_stop(false)',
  )
  await archive.add(`${prefix}/backup_label`, label)
  await archive.folder(`${prefix}/pg_wal/archive_status`)
  const log = (await readdir(join(files, 'pg_wal'))).filter((name) => /^[0-9A-F]{24}$/.test(name)).sort()
  const needed = log.filter((name) => name >= first && name <= last)
  if (needed[0] !== first || needed.at(-1) !== last)
    throw new Error('a part of the write-ahead log is missing')
  for (const name of needed) await archive.file(`${prefix}/pg_wal/${name}`, join(files, 'pg_wal', name))
}

/** A folder that is dropped while we look has nothing in it. */
const entriesOf = (path) =>
  readdir(path, { withFileTypes: true }).catch((error) => {
    if (error.code === 'ENOENT') return []
    throw error
  })
