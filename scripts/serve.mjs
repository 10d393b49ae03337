import { createServer } from 'node:http'
import next from 'next'
import { buildFiles } from './lib/build-files.mjs'
import { root } from './lib/environment.mjs'
import { renderer } from './lib/render.mjs'

/** The web server: Next behind a plain node:http server that says who is calling and stops without dropping a request. */
const port = Number(process.env.PORT)
const app = next({ dev: false, dir: root, hostname: 'localhost', port, quiet: true })
await app.prepare()
const handle = app.getRequestHandler()
/** The build's own way to answer what is the same for every member; there once Next has begun (instrumentation.ts). */
const keptFor = (request) =>
  globalThis[Symbol.for('loadpath.kept-answers')]?.find((answers) => answers.isFor(request))
const sendFile = buildFiles()
const render = renderer(handle, `localhost:${port}`)

const server = createServer({ requestTimeout: 60_000, headersTimeout: 20_000 }, (request, response) => {
  measure(request, response)
  // The client's address for limits; whatever a client sends under this name is overwritten.
  request.headers['x-loadpath-peer'] = request.socket.remoteAddress ?? 'unknown'
  // Next's own switch for skipping middleware is for its internal calls only.
  delete request.headers['x-middleware-subrequest']
  if (isMalformed(request.url)) return refuseAddress(request, response)
  if (!METHODS.has(request.method)) return refuseMethod(response)
  answerRefusedMethods(request, response)
  if (server.stopping) response.setHeader('Connection', 'close')
  sendFile(request, response, () => void answer(request, response))
})
server.keepAliveTimeout = 65_000
server.listen(port, () => process.send?.('ready'))
server.on('error', (error) => {
  console.error(error.code === 'EADDRINUSE' ? `Port ${port} is in use by another program.` : error)
  process.exit(1)
})

/** How the request was answered, and how long that took; nothing of who asked (lib/health). */
function measure({ url }, response) {
  const began = performance.now()
  response.on('close', () =>
    // 499 is what others call a client that did not wait.
    globalThis[Symbol.for('loadpath.observe')]?.(
      url,
      response.writableFinished ? response.statusCode : 499,
      (performance.now() - began) / 1000,
    ),
  )
}

async function answer(request, response) {
  if (await keptFor(request)?.answer(request, response, render)) return
  await handle(request, response)
}

const METHODS = new Set(['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS'])
const REFUSED_METHOD = JSON.stringify({
  message: 'This address does not answer that method',
  code: 'METHOD_NOT_ALLOWED',
})

/** A method that nothing here knows, such as TRACE, which Next would answer with a 500. */
function refuseMethod(response) {
  response.writeHead(405, { 'Content-Type': 'application/json', Connection: 'close' })
  response.end(REFUSED_METHOD)
}

/** A path that no page can have: Next answers one that cannot be decoded with a 500, and PostgreSQL refuses a NUL character. */
function isMalformed(url) {
  try {
    return decodeURIComponent(url.split('?')[0]).includes('\0')
  } catch {
    return true
  }
}

function refuseAddress(request, response) {
  const json = request.url.startsWith('/api/')
  response.writeHead(400, {
    'Content-Type': json ? 'application/json' : 'text/plain; charset=utf-8',
    'X-Content-Type-Options': 'nosniff',
  })
  const message = 'This address is not well formed'
  response.end(
    json
      ? JSON.stringify({ message, code: 'VALIDATION_FAILED' })
      : `${message}. Check the link and try again.\n`,
  )
}

/** Next answers a method that a call does not have with an empty 405; ours are JSON like every other error. */
function answerRefusedMethods(request, response) {
  if (!request.url?.startsWith('/api/')) return
  const [writeHead, end] = [response.writeHead.bind(response), response.end.bind(response)]
  let refused = false
  response.writeHead = (status, ...rest) => {
    refused ||= status === 405
    if (!refused) return writeHead(status, ...rest)
    response.statusCode = 405
    return response
  }
  response.end = (...args) => {
    refused ||= response.statusCode === 405 && !response.headersSent
    if (!refused) return end(...args)
    response.writeHead = writeHead
    response.removeHeader('Content-Length')
    response.setHeader('Content-Type', 'application/json')
    response.setHeader('Cache-Control', 'private, no-store')
    return end(REFUSED_METHOD)
  }
}

function stop() {
  if (server.stopping) return
  server.stopping = true
  server.close(() => process.exit(0))
  server.closeIdleConnections()
  setTimeout(() => process.exit(0), 9000).unref()
}
process.on('SIGTERM', stop)
process.on('SIGINT', stop)
// The starting script is gone without a word: nobody would stop us later.
process.on('disconnect', stop)
if (process.connected === false) stop()
