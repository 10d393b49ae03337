import { makeDataDir } from '../../scripts/lib/environment.mjs'
import { startReplica } from './start-replica.mjs'

/**
 * `node replica.mjs URL FOLDER [SETTING…]`: a streaming replica of an embedded server, served until we are
 * told to stop. Says its address in the last line.
 */
const [url, folder, ...flags] = process.argv.slice(2)
makeDataDir(folder)
const replica = await startReplica(url, folder, { flags })
process.on('SIGTERM', () => void replica.stop().then(() => process.exit(0)))
console.log(`\n${replica.url}`)
process.stdin.resume()
