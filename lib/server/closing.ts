import 'server-only'
import type { Server } from 'node:http'
import { Server as NetServer } from 'node:net'
import { setTimeout as pause } from 'node:timers/promises'

/** How long answers that have begun may take. The starting script waits a second longer. */
const LONGEST = 9000

/**
 * Ends servers without cutting off an answer: for so many seconds (`drain`) whatever arrives is answered,
 * each with `Connection: close`, then nothing new is accepted, then connections without a request are closed,
 * and the rest as their answers end. Resolves when all are closed, or after nine seconds.
 */
export async function closeGently(servers: Server[], drain: number): Promise<void> {
  const deadline = pause(LONGEST, undefined, { ref: false })
  await pause(drain * 1000)
  const closed = servers.map(
    // http.Server's own close() would also close connections whose next request is on its way.
    (server) => new Promise<void>((done) => NetServer.prototype.close.call(server, () => done())),
  )
  const sweep = setInterval(() => servers.forEach((server) => server.closeIdleConnections()), 50)
  await Promise.race([Promise.all(closed), deadline])
  clearInterval(sweep)
}
