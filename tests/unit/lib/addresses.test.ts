import { lookup } from 'node:dns/promises'
import { createServer, type AddressInfo } from 'node:net'
import { addressesOf, RememberingSocket } from '@/lib/core/server/addresses'

jest.mock('node:dns/promises', () => ({ lookup: jest.fn() }))
const nameServer = lookup as unknown as jest.Mock<Promise<{ address: string; family: number }[]>, [string]>

const HERE = [{ address: '127.0.0.1', family: 4 }]
const THERE = [{ address: '127.0.0.2', family: 4 }]
const fails = () => Promise.reject(Object.assign(new Error('getaddrinfo EAI_AGAIN'), { code: 'EAI_AGAIN' }))

test('a name that was never found is refused with what the name server says', async () => {
  nameServer.mockImplementation(fails)
  await expect(addressesOf('never.test')).rejects.toMatchObject({ code: 'EAI_AGAIN' })
})

test.each([
  ['fails', fails],
  ['is silent', () => new Promise<never>(() => undefined)],
])('while the name server %s, a name has the addresses that it had last', async (state, answer) => {
  const name = `${state.replace(' ', '-')}.test`
  nameServer.mockResolvedValueOnce(HERE).mockResolvedValueOnce(THERE)
  await addressesOf(name)
  expect(await addressesOf(name)).toEqual(THERE)
  nameServer.mockImplementation(answer)
  expect(await addressesOf(name)).toEqual(THERE)
})

test('the new address of a name is used as soon as it is said', async () => {
  nameServer.mockResolvedValueOnce(HERE).mockImplementationOnce(fails).mockResolvedValueOnce(THERE)
  const seen = [
    await addressesOf('moved.test'),
    await addressesOf('moved.test'),
    await addressesOf('moved.test'),
  ]
  expect(seen).toEqual([HERE, HERE, THERE])
})

test('a name is asked for once at a time, however many wait for it', async () => {
  nameServer.mockClear()
  let say: (addresses: typeof HERE) => void = () => undefined
  nameServer.mockImplementation(() => new Promise((done) => (say = done)))
  const waiting = Array.from({ length: 20 }, () => addressesOf('asked.test'))
  say(HERE)
  expect(await Promise.all(waiting)).toEqual(Array(20).fill(HERE))
  expect(nameServer).toHaveBeenCalledTimes(1)
})

test('a socket reaches a host by its remembered address', async () => {
  const server = createServer((socket) => socket.end('here'))
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done))
  const said = () =>
    new Promise((done, refuse) => {
      const socket = new RememberingSocket()
      socket.on('data', (bytes) => done(String(bytes))).on('error', refuse)
      socket.connect((server.address() as AddressInfo).port, 'database.test')
    })
  nameServer.mockImplementation(() => Promise.resolve(HERE))
  expect(await said()).toBe('here')
  nameServer.mockImplementation(fails)
  expect(await said()).toBe('here')
  await new Promise((done) => server.close(done))
})
