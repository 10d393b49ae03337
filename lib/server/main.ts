import { createServer, type Server } from 'node:http'
import { join } from 'node:path'
import next from 'next'
import { buildFiles, readingFaces } from './build-files'
import { cachedAnswers } from './cached'
import { withinCapacity } from './capacity'
import { chain } from './chain'
import { closeGently } from './closing'
import { answeredDirectly, searchesAnswered } from './direct'
import { hostsOf, listen } from './listening'
import { measure } from './measure'
import { pagesOfMembers } from './member-pages'
import { FAILED, nextPages, PageResponse, UNAVAILABLE } from './next-pages'
import { wellFormed } from './well-formed'
import { followDatabaseClock } from '@/lib/core/server/clock'
import { isDatabaseDown } from '@/lib/core/server/db'
import { env } from '@/lib/core/server/env'
import { log } from '@/lib/core/server/log'
import { checkSettings } from '@/lib/core/server/startup'
import { startTracing, stopTracing } from '@/lib/core/server/tracing'
import { beginDraining, measureProcess } from '@/lib/health/mutations'

/** The web server: every request goes through one chain of steps, the last of which is Next. */
checkSettings()
const { NODE_ENV, PORT, DRAIN_SECONDS } = env()
void followDatabaseClock()
await startTracing('loadpath-web', (error) =>
  log.warn({ error: String(error) }, 'the collector does not take the traces'),
)
const dev = NODE_ENV === 'development'
const app = next({ dev, dir: process.cwd(), hostname: 'localhost', port: PORT, quiet: !dev })
await app.prepare()
const handle = app.getRequestHandler()
measureProcess()

/**
 * Readers who may wait for pages that are not cached yet. After a start all of them are: what comes next is
 * cached, so they wait rather than being refused.
 */
const COLD_READERS = 200
const files = join(import.meta.dirname, 'static')
// The bundled server is part of its build. While developing, code changes and versions of articles do not:
// nothing is cached.
const faces = readingFaces(files)
const forTheCache = withinCapacity({ room: COLD_READERS })
const cached = dev ? [] : [buildFiles(files), ...cachedAnswers(handle, faces, forTheCache), answeredDirectly]
const inTurn = dev ? [] : [searchesAnswered, pagesOfMembers(handle, faces)]
const answer = chain(measure, wellFormed, ...cached, withinCapacity(), ...inTurn, nextPages(handle))

const servers: Server[] = []
let closing = false
for (const host of hostsOf(env())) {
  const server = createServer(
    {
      requestTimeout: 60_000,
      headersTimeout: 20_000,
      keepAliveTimeout: 65_000,
      ServerResponse: PageResponse,
    },
    (request, response) => {
      if (closing) response.setHeader('Connection', 'close')
      answer(request, response).catch((error: unknown) => {
        log.error({ error: String(error), path: request.url }, 'a request could not be answered')
        if (response.headersSent) return void response.destroy()
        const { status, headers, body } = isDatabaseDown(error) ? UNAVAILABLE : FAILED
        response.writeHead(status, headers).end(body)
      })
    },
  )
  if (await listen(server, PORT, host)) servers.push(server)
}
process.send?.('ready')

function stop(): void {
  if (closing) return
  closing = true
  beginDraining()
  void closeGently(servers, DRAIN_SECONDS)
    .then(stopTracing)
    .then(() => process.exit(0))
}
process.on('SIGTERM', stop)
process.on('SIGINT', stop)
// The starting script is gone without a word: nobody would stop us later.
process.on('disconnect', stop)
if (process.connected === false) stop()
