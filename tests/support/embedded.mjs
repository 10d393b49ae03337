import { startPostgres } from '../../scripts/lib/embedded-postgres.mjs'
import { makeDataDir } from '../../scripts/lib/environment.mjs'
import { ensureMigrated } from '../../scripts/lib/migrate.mjs'

/**
 * `node embedded.mjs FOLDER`: the migrated database of a data folder, served until we are told to stop. Says
 * its address in the last line.
 */
makeDataDir(process.argv[2])
const server = await startPostgres({ dataDir: process.argv[2] })
await ensureMigrated(server.url)
process.on('SIGTERM', () => void server.stop().then(() => process.exit(0)))
console.log(`\n${server.url}`)
process.stdin.resume()
