import { Autosave } from '@/components/submissions/autosave'
import { BLANK, type DeviceDraft, deviceStore } from '@/components/submissions/device-draft'
import { startingPoint } from '@/components/submissions/starting-point'
import { ApiError } from '@/lib/core/browser/api'

const titled = (title: string) => ({ ...BLANK, title })
const AT = '2026-11-21T09:00:00.000Z'

function desk(keep: (title: string) => Promise<unknown> = () => Promise.resolve()) {
  const device = deviceStore('nora', null)
  const given: string[] = []
  const account = {
    keep: async ({ title }: { title: string }) => {
      await keep(title)
      given.push(title)
      return { updatedAt: AT }
    },
    drop: () => {
      given.push('dropped')
      return Promise.resolve()
    },
  }
  return { device, given, autosave: new Autosave({ device, account, untouched: BLANK, base: null }) }
}

beforeEach(() => {
  localStorage.clear()
  jest.useFakeTimers()
})
afterEach(() => jest.useRealTimers())

test('on this device within half a second, on the account a moment after the last key', async () => {
  const { autosave, device, given } = desk()
  autosave.change(titled('A'))
  expect(autosave.wouldLose()).toBe(true)
  await jest.advanceTimersByTimeAsync(400)
  expect(device.read()).toMatchObject({ payload: titled('A'), sent: false })
  expect(autosave.wouldLose()).toBe(false)
  autosave.change(titled('AB'))
  await jest.advanceTimersByTimeAsync(1500)
  expect(given).toEqual(['AB'])
  expect(autosave.current()).toEqual({ kind: 'saved' })
  expect(device.read()).toMatchObject({ payload: titled('AB'), base: AT, sent: true })
})

test('whoever types without a pause is saved all the same, before five seconds have passed', async () => {
  const { autosave, given } = desk()
  for (let n = 1; n <= 50; n++) {
    autosave.change(titled('x'.repeat(n)))
    await jest.advanceTimersByTimeAsync(100)
  }
  expect(given.length).toBeGreaterThan(0)
})

test('what fails is kept on the device, said, and tried again', async () => {
  let connected = false
  const { autosave, device, given } = desk(() =>
    connected ? Promise.resolve() : Promise.reject(new TypeError()),
  )
  autosave.change(titled('A'))
  await jest.advanceTimersByTimeAsync(1500)
  expect(autosave.current()).toEqual({ kind: 'unsaved', why: 'offline', onDevice: true })
  expect(device.read()).toMatchObject({ payload: titled('A'), sent: false })
  connected = true
  autosave.change(titled('AB'))
  await jest.advanceTimersByTimeAsync(15_000)
  expect(given).toEqual(['AB'])
  expect(autosave.current()).toEqual({ kind: 'saved' })
})

test('a lost session is said as such', async () => {
  const lost = new ApiError(401, 'Elsewhere', 'SESSION_SUPERSEDED', [], {})
  const { autosave } = desk(() => Promise.reject(lost))
  autosave.change(titled('A'))
  await jest.advanceTimersByTimeAsync(1500)
  expect(autosave.current()).toMatchObject({ why: 'signed-out', onDevice: true })
})

test('where the device cannot keep anything, the page says that it must stay open', async () => {
  jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('full', 'QuotaExceededError')
  })
  const { autosave } = desk(() => Promise.reject(new TypeError()))
  autosave.change(titled('A'))
  await jest.advanceTimersByTimeAsync(1500)
  expect(autosave.current()).toMatchObject({ onDevice: false })
  expect(autosave.wouldLose()).toBe(true)
  jest.restoreAllMocks()
})

test('what is submitted while a save is under way does not come back as a draft', async () => {
  let arrive = () => undefined as void
  const { autosave, device, given } = desk(() => new Promise<void>((done) => (arrive = done)))
  autosave.change(titled('A'))
  await jest.advanceTimersByTimeAsync(1500)
  const paused = autosave.pause()
  arrive()
  await paused
  await autosave.forget()
  await jest.advanceTimersByTimeAsync(60_000)
  expect(given).toEqual(['A'])
  expect(device.read()).toBeNull()
  expect(autosave.current()).toEqual({ kind: 'untouched' })
})

test('what is emptied again, or discarded, leaves no draft', async () => {
  const { autosave, device, given } = desk()
  autosave.change(titled('A'))
  await jest.advanceTimersByTimeAsync(1500)
  autosave.change(titled(''))
  await jest.advanceTimersByTimeAsync(1500)
  expect(given).toEqual(['A', 'dropped'])
  expect(device.read()).toBeNull()
  await autosave.forget()
  autosave.discardOnAccount()
  await jest.advanceTimersByTimeAsync(10)
  expect(given).toEqual(['A', 'dropped', 'dropped'])
})

describe('where writing goes on', () => {
  const account = { payload: titled('account'), updatedAt: '2026-11-21T10:00:00.000Z' }
  const device = (more: Partial<DeviceDraft>): DeviceDraft => ({
    payload: titled('device'),
    at: '2026-11-21T09:00:00.000Z',
    base: null,
    sent: false,
    ...more,
  })
  const cases: [string, DeviceDraft | null, typeof account | null, string, string | null][] = [
    ['nothing kept', null, null, '', null],
    ['only the account', null, account, 'account', null],
    ['only the device', device({}), null, 'device', null],
    ['the device goes on from the account', device({ base: account.updatedAt }), account, 'device', null],
    ['the device had sent all it had', device({ sent: true }), account, 'account', null],
    ['sent, and submitted elsewhere since', device({ sent: true }), null, '', null],
    ['both have the same', device({ payload: account.payload }), account, 'account', null],
    ['both went on, the account later', device({}), account, 'account', 'device'],
    [
      'both went on, the device later',
      device({ at: '2026-11-21T11:00:00.000Z' }),
      account,
      'device',
      'account',
    ],
  ]
  test.each(cases)('%s', (_, here, there, title, other) => {
    const start = startingPoint(here, there, BLANK)
    expect(start.values.title).toBe(title)
    expect(start.other?.payload.title ?? null).toBe(other)
    expect(start.unsent).toBe(title === 'device')
  })

  test('what is no draft on the device is none', () => {
    localStorage.setItem('article-draft:nora:new', '{"payload":{"title":1}}')
    expect(deviceStore('nora', null).read()).toBeNull()
    localStorage.setItem('article-draft:nora:new', 'x')
    expect(deviceStore('nora', null).read()).toBeNull()
  })
})
