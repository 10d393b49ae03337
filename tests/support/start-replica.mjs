import { copyFileSync, mkdirSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { copyCluster } from '../../scripts/lib/base-backup.mjs'
import { connect } from '../../scripts/lib/database.mjs'
import { giveToServer, startPostgres } from '../../scripts/lib/embedded-postgres.mjs'

/**
 * Copies the embedded server at `url`, while it is in use, into a data folder of its own and starts it there
 * as a streaming replica with a slot. Returns its address and how to end it, with its slot.
 */
export async function startReplica(url, dataDir, { flags = [] } = {}) {
  const slot = `replica_${process.pid}`
  const { hostname, port, username, password } = new URL(url)
  const primary = await connect(url)
  const files = join(dataDir, 'postgres')
  await primary.query('SELECT pg_create_physical_replication_slot($1, true)', [slot])
  const { rows } = await primary.query("SELECT current_setting('data_directory') AS files")
  const place = (name) => {
    const path = join(dataDir, name)
    mkdirSync(dirname(path), { recursive: true, mode: 0o700 })
    return path
  }
  mkdirSync(files, { recursive: true, mode: 0o700 })
  await copyCluster(
    primary,
    rows[0].files,
    {
      folder: (name) => mkdirSync(join(dataDir, name), { recursive: true, mode: 0o700 }),
      file: (name, source) => copyIfThere(source, place(name)),
      add: (name, text) => writeFileSync(place(name), text, { mode: 0o600 }),
    },
    'postgres',
  )
  writeFileSync(join(files, 'standby.signal'), '')
  writeFileSync(join(dataDir, 'postgres.password'), decodeURIComponent(password), { mode: 0o600 })
  giveToServer(files)
  const server = await startPostgres({
    dataDir,
    flags: [
      `primary_conninfo=host=${hostname} port=${port} user=${username} password=${decodeURIComponent(password)}`,
      `primary_slot_name=${slot}`,
      ...flags,
    ],
  })
  const replica = new URL(url)
  replica.port = new URL(server.url).port
  return {
    url: replica.href,
    async stop() {
      await server.stop()
      // The primary hears of its end a moment later. A slot that stays would keep the log for ever.
      while (!(await dropped(primary, slot))) await pause(50)
      await primary.end()
    },
  }
}

async function dropped(primary, slot) {
  const { rowCount } = await primary.query(
    `SELECT pg_drop_replication_slot(slot_name) FROM pg_replication_slots WHERE slot_name = $1 AND NOT active`,
    [slot],
  )
  return rowCount === 1
}

/** A file that is gone since it was listed is one that the log makes again, or removes. */
function copyIfThere(source, target) {
  try {
    copyFileSync(source, target)
  } catch (error) {
    if (error.code !== 'ENOENT') throw error
  }
}
