import { createServer, type Server } from 'node:http'
import { connect, type AddressInfo } from 'node:net'
import { chain, type Step } from '@/lib/server/chain'
import { closeGently } from '@/lib/server/closing'
import { hostsOf } from '@/lib/server/listening'
import { nextPages, PageResponse } from '@/lib/server/next-pages'
import { wellFormed } from '@/lib/server/well-formed'
import { pageFailures, REQUEST_ID } from '@/lib/http/page-failures'
import type { IncomingMessage, ServerResponse } from 'node:http'

const servers: Server[] = []
afterEach(() =>
  Promise.all(
    servers
      .splice(0)
      .map((server) => new Promise((closed) => (server.closeAllConnections(), server.close(closed)))),
  ),
)

/** The server's chain with a stand-in for Next at its end. */
async function instance(last: (request: IncomingMessage, response: ServerResponse) => void | Promise<void>) {
  const answer = chain(
    wellFormed,
    nextPages(async (request, response) => last(request, response)),
  )
  const server = createServer(
    { ServerResponse: PageResponse },
    (request, response) => void answer(request, response),
  )
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening))
  servers.push(server)
  const { port } = server.address() as AddressInfo
  return { server: server as Server, port, base: `http://127.0.0.1:${port}` }
}

/** Sends bytes as they are and returns what comes back until the connection ends. */
const raw = (port: number, text: string) =>
  new Promise<string>((done, failed) => {
    const socket = connect(port, '127.0.0.1', () => socket.write(text))
    let heard = ''
    socket.on('data', (chunk) => (heard += chunk.toString()))
    socket.on('close', () => done(heard))
    socket.on('error', failed)
  })

test('steps are asked in their order until one of them answers', async () => {
  const seen: string[] = []
  const step =
    (name: string, hands: boolean): Step =>
    (_, __, next) => {
      seen.push(name)
      return hands ? next() : undefined
    }
  await chain(step('a', true), step('b', false), step('c', true))({} as IncomingMessage, {} as ServerResponse)
  expect(seen).toEqual(['a', 'b'])
})

test.each([
  ['GET *', 400],
  ['OPTIONS *', 400],
  ['GET http://other.example/', 400],
  ['GET /%zz', 400],
  ['GET /a%00b', 400],
  [`GET /api/search?q=${'%C2%A7'.repeat(2000)}`, 414],
  [`GET /articles?${'a&'.repeat(100)}a`, 414],
  ['TRACE /', 405],
  ['PROPFIND /', 405],
])('%s is refused before Next sees it', async (line, status) => {
  let reached = 0
  const { port } = await instance((_, response) => (reached++, void response.end()))
  const reply = await raw(port, `${line} HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n`)
  expect(reply).toMatch(new RegExp(`^HTTP/1.1 ${status} `))
  expect(reached).toBe(0)
})

test('a NUL character is taken out of a query, and nothing else of it', async () => {
  let asked: string | undefined
  const { base } = await instance((request, response) => ((asked = request.url), void response.end()))
  await fetch(`${base}/search?q=%00steel%20a%%0000&next=/a?b`)
  expect(asked).toBe('/search?q=steel%20a&next=/a?b')
})

test('headers by which the server and Next speak to themselves are taken off what comes from outside', async () => {
  let heard: IncomingMessage['headers'] = {}
  const { base } = await instance((request, response) => ((heard = request.headers), void response.end()))
  const sent = {
    'x-loadpath-peer': '203.0.113.9',
    'x-loadpath-cache-render': '1',
    'x-middleware-subrequest': 'middleware',
    'x-middleware-prefetch': '1',
    [REQUEST_ID]: 'forged',
  }
  await fetch(base, { headers: sent })
  expect(heard['x-loadpath-peer']).toBe('127.0.0.1')
  expect(heard[REQUEST_ID]).not.toBe('forged')
  for (const name of ['x-loadpath-cache-render', 'x-middleware-subrequest', 'x-middleware-prefetch'])
    expect(heard[name]).toBeUndefined()
})

test('an empty 405 of a call becomes JSON, that of a page stays', async () => {
  const { base } = await instance(
    (_, response) => void response.writeHead(405, { 'Content-Length': 0 }).end(),
  )
  const call = await fetch(`${base}/api/likes`)
  expect([call.status, await call.json()]).toEqual([
    405,
    { message: 'This address does not answer that method', code: 'METHOD_NOT_ALLOWED' },
  ])
  expect(await (await fetch(`${base}/likes`)).text()).toBe('')
})

test.each([
  ['because the database is away is answered 503', new Error('Connection terminated unexpectedly'), 503, '5'],
  ['for another reason stays a 500', new Error('x is undefined'), 500, null],
])('a page that fails %s', async (_, error, status, retryAfter) => {
  const { base } = await instance((request, response) => {
    const requestId = request.headers[REQUEST_ID]
    pageFailures.publish({ requestId, route: '/articles', error })
    pageFailures.publish({ requestId, route: '/articles', error })
    response.statusCode = 500
    response.setHeader('Content-Type', 'text/html')
    response.flushHeaders()
    response.write('<p>Something ')
    response.end('went wrong')
  })
  const reply = await fetch(`${base}/articles`)
  expect([reply.status, reply.headers.get('retry-after')]).toEqual([status, retryAfter])
  expect(await reply.text()).toContain(status === 503 ? 'not available for a moment' : 'went wrong')
})

test('a failure of one request says nothing of another', async () => {
  const { base } = await instance((_, response) => {
    pageFailures.publish({ requestId: 'another', route: '/', error: new Error('ECONNREFUSED') })
    response.statusCode = 500
    response.end('mine')
  })
  const reply = await fetch(base)
  expect([reply.status, await reply.text()]).toEqual([500, 'mine'])
})

test('closing answers what is on its way, and what arrives in the next moment', async () => {
  const { server, port, base } = await instance(async (_, response) => {
    await new Promise((later) => setTimeout(later, 300))
    response.end('whole')
  })
  const before = Array.from({ length: 12 }, () => fetch(base).then((reply) => reply.text()))
  await new Promise((later) => setTimeout(later, 50))
  const closed = closeGently([server], 0.5)
  const after = Array.from({ length: 12 }, () => fetch(base).then((reply) => reply.text()))
  expect(await Promise.all([...before, ...after])).toEqual(Array(24).fill('whole'))
  await closed
  await expect(raw(port, 'GET / HTTP/1.1\r\n\r\n')).rejects.toThrow('ECONNREFUSED')
})

test.each([
  [{ HOST: undefined, isLoopback: true }, ['127.0.0.1', '::1']],
  [{ HOST: undefined, isLoopback: false }, [undefined]],
  [{ HOST: '0.0.0.0', isLoopback: true }, ['0.0.0.0']],
])('with %j the server listens on %j', (settings, hosts) => expect(hostsOf(settings)).toEqual(hosts))
