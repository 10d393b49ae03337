import { createServer, type AddressInfo, type Server, type Socket } from 'node:net'
import { GET as currentUser } from '@/app/api/auth/user/route'
import { GET as categories } from '@/app/api/categories/route'
import { GET as health } from '@/app/api/health/route'
import { disconnect } from '@/lib/core/server/db'
import { call } from '../../support/call'

/** A server that accepts connections and never says a word, as a database behind a broken network does. */
let server: Server
const sockets = new Set<Socket>()

beforeAll(async () => {
  // As on a site that sets nothing.
  delete process.env.DATABASE_PATIENCE
  server = createServer((socket) => sockets.add(socket.on('error', () => undefined)))
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done))
  process.env.DATABASE_URL = `postgresql://nobody:nothing@127.0.0.1:${(server.address() as AddressInfo).port}/none`
})
afterAll(async () => {
  for (const socket of sockets) socket.destroy()
  await disconnect()
  await new Promise((done) => server.close(done))
})

test.each([
  ['a call with a session', currentUser, { cookie: `loadpath.session=${'a'.repeat(43)}` }],
  ['a public call', categories, {}],
  ['health', health, {}],
])('%s gives up within seconds and answers 503', async (_, handler, options) => {
  const start = performance.now()
  expect((await call(handler, options)).status).toBe(503)
  // Generous: an idle machine takes four seconds, two busy cores several times as long.
  expect(performance.now() - start).toBeLessThan(20_000)
})
