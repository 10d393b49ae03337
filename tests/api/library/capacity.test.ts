import {
  createServer,
  request as ask,
  type IncomingMessage,
  type Server,
  type ServerResponse,
} from 'node:http'
import type { AddressInfo } from 'node:net'
import { withinCapacity } from '@/lib/server/capacity'
import { chain } from '@/lib/server/chain'

const servers: Server[] = []
afterEach(() =>
  Promise.all(
    servers
      .splice(0)
      .map((server) => new Promise((closed) => (server.closeAllConnections(), server.close(closed)))),
  ),
)

/** A server with room for `atOnce` reads, whose requests are answered when the test says so. */
async function serverWithRoom(atOnce: number, givenUp: number, room = 24) {
  const begun: { path: string; answer: () => void }[] = []
  const heard = new Set<() => void>()
  const last = ({ url }: IncomingMessage, response: ServerResponse) => {
    begun.push({ path: url!, answer: () => response.end('here') })
    for (const check of heard) check()
  }
  const answer = chain(withinCapacity({ atOnce, room, givenUp }), last)
  const server = createServer((request, response) => void answer(request, response))
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening))
  servers.push(server)
  const { port } = server.address() as AddressInfo
  return {
    begun,
    /** Resolves when so many requests have begun. */
    untilBegun: (count: number) =>
      new Promise<void>((done) => {
        const check = () => {
          if (begun.length < count) return
          heard.delete(check)
          done()
        }
        heard.add(check)
        check()
      }),
    send: (path: string, method = 'GET') => {
      const sent = ask({ port, path, method, agent: false })
      const answered = new Promise<{ status: number; body: string; headers: IncomingMessage['headers'] }>(
        (done, failed) => {
          sent.on('error', failed)
          sent.on('response', (response) => {
            let body = ''
            response.on('data', (chunk) => (body += String(chunk)))
            response.on('end', () => done({ status: response.statusCode!, body, headers: response.headers }))
          })
        },
      )
      sent.end()
      return { answered, leave: () => sent.destroy() }
    },
  }
}

test('reads beyond the capacity wait for their turn, in their order', async () => {
  const { send, begun, untilBegun } = await serverWithRoom(2, 30_000)
  const first = [send('/a'), send('/b')]
  await untilBegun(2)
  const third = send('/c')
  // A write is not held up, and says that the read before it has come to the server.
  const write = send('/w', 'POST')
  await untilBegun(3)
  expect(begun[2]!.path).toBe('/w')
  begun[0]!.answer()
  await untilBegun(4)
  expect(begun[3]!.path).toBe('/c')
  for (const { answer } of begun) answer()
  for (const { answered } of [...first, third, write]) expect((await answered).status).toBe(200)
})

test('a read that cannot begin in time is refused with a time to try again, as a page or as JSON', async () => {
  const { send, begun, untilBegun } = await serverWithRoom(1, 50)
  const held = send('/a')
  await untilBegun(1)
  const page = await send('/articles').answered
  expect(page).toMatchObject({ status: 503, headers: { 'retry-after': '5' } })
  expect(page.body).toContain('Nothing is lost')
  const call = await send('/api/search?q=x').answered
  expect(call).toMatchObject({ status: 503, headers: { 'content-type': 'application/json' } })
  expect(JSON.parse(call.body)).toMatchObject({ code: 'SERVICE_UNAVAILABLE' })
  begun[0]!.answer()
  expect((await held.answered).status).toBe(200)
  const next = send('/b')
  await untilBegun(2)
  begun[1]!.answer()
  expect((await next.answered).status).toBe(200)
})

test('who comes while others wait longer than two seconds is refused at once', async () => {
  const { send, untilBegun } = await serverWithRoom(1, 30_000, 1)
  const sent = [send('/a')]
  await untilBegun(1)
  const refused = async (): Promise<number> => {
    const next = send('/b')
    sent.push(next)
    const soon = new Promise<null>((done) => setTimeout(() => done(null), 100))
    const answer = await Promise.race([next.answered, soon])
    return answer ? answer.status : refused()
  }
  expect(await refused()).toBe(503)
  for (const one of sent.slice(0, -1)) {
    one.answered.catch(() => undefined)
    one.leave()
  }
})

test('a reader who leaves while waiting, and one who leaves while being answered, give their turn away', async () => {
  const { send, begun, untilBegun } = await serverWithRoom(1, 30_000)
  const first = send('/a')
  await untilBegun(1)
  const second = send('/b')
  const third = send('/c')
  second.answered.catch(() => undefined)
  second.leave()
  first.answered.catch(() => undefined)
  first.leave()
  await untilBegun(2)
  begun.at(-1)!.answer()
  // Whether the second came to the server before it left is not known; the third is answered in either case.
  if (begun.at(-1)!.path === '/b') {
    await untilBegun(3)
    begun.at(-1)!.answer()
  }
  expect((await third.answered).status).toBe(200)
})
