import { clear, createStore } from 'idb-keyval'
import { z } from 'zod'
import { ApiError } from '@/lib/core/browser/api'
import { Autosave } from '@/lib/drafts/autosave'
import { startingPoint } from '@/lib/drafts/starting-point'
import { draftStore } from '@/lib/drafts/store'
import type { Version } from '@/lib/drafts/types'

type Values = { title: string; content: string }
const BLANK: Values = { title: '', content: '' }
const titled = (title: string): Values => ({ ...BLANK, title })
const AT = '2026-11-21T09:00:00.000Z'
const values = z.object({ title: z.string(), content: z.string() })
const schema = () => Promise.resolve(values)
const storeOf = (key: string, { device = true, soleTab = true } = {}) =>
  draftStore<Values>({ key, schema, device, soleTab })

async function desk(keep: (title: string) => Promise<unknown> = () => Promise.resolve()) {
  const store = storeOf('article-draft:nora:new')
  const given: string[] = []
  const account = {
    keep: async ({ title }: Values) => {
      await keep(title)
      given.push(title)
      return { updatedAt: AT }
    },
    drop: () => {
      given.push('dropped')
      return Promise.resolve()
    },
  }
  await store.read()
  return { store, given, autosave: new Autosave({ store, account, untouched: BLANK, base: null }) }
}

/** Lets the time pass, and the device's database finish what it was told meanwhile. */
async function pass(milliseconds: number) {
  await jest.advanceTimersByTimeAsync(milliseconds)
  await onDevice()
}
/** Reading waits for what was written before. */
const onDevice = async () => (await storeOf('article-draft:nora:new').read())[0] ?? null

beforeEach(async () => {
  localStorage.clear()
  await clear(createStore('loadpath', 'values'))
  jest.useFakeTimers()
})
afterEach(() => jest.useRealTimers())

test('what is typed is on this device within half a second, and on the account a moment after the last key', async () => {
  const { autosave, given } = await desk()
  autosave.change(titled('A'))
  expect(autosave.wouldLose()).toBe(true)
  await pass(400)
  expect(await onDevice()).toMatchObject({ values: titled('A'), sent: false })
  expect(autosave.wouldLose()).toBe(false)
  autosave.change(titled('AB'))
  await pass(1500)
  expect(given).toEqual(['AB'])
  expect(autosave.current()).toEqual({ kind: 'saved' })
  expect(await onDevice()).toMatchObject({ values: titled('AB'), base: AT, sent: true })
})

test('typing without a pause is saved all the same, before five seconds have passed', async () => {
  const { autosave, given } = await desk()
  for (let n = 1; n <= 50; n++) {
    autosave.change(titled('x'.repeat(n)))
    await jest.advanceTimersByTimeAsync(100)
  }
  expect(given.length).toBeGreaterThan(0)
})

test('what fails is kept on the device, said, and tried again', async () => {
  let connected = false
  const { autosave, given } = await desk(() =>
    connected ? Promise.resolve() : Promise.reject(new TypeError()),
  )
  autosave.change(titled('A'))
  await pass(1500)
  expect(autosave.current()).toEqual({
    kind: 'unsaved',
    why: 'offline',
    onDevice: true,
    writing: false,
  })
  expect(await onDevice()).toMatchObject({ values: titled('A'), sent: false })
  connected = true
  autosave.change(titled('AB'))
  await pass(15_000)
  expect(given).toEqual(['AB'])
  expect(autosave.current()).toEqual({ kind: 'saved' })
})

test('a lost session is said as such', async () => {
  const lost = new ApiError(401, 'Elsewhere', 'SESSION_SUPERSEDED', [], {})
  const { autosave } = await desk(() => Promise.reject(lost))
  autosave.change(titled('A'))
  await pass(1500)
  expect(autosave.current()).toMatchObject({ why: 'signed-out', onDevice: true })
})

test('where the device cannot keep anything, the page says that it must stay open', async () => {
  const full = () => {
    throw new DOMException('full', 'QuotaExceededError')
  }
  jest.spyOn(Storage.prototype, 'setItem').mockImplementation(full)
  jest.spyOn(IDBObjectStore.prototype, 'put').mockImplementation(full)
  const { autosave } = await desk(() => Promise.reject(new TypeError()))
  autosave.change(titled('A'))
  await pass(1500)
  expect(autosave.current()).toMatchObject({ onDevice: false })
  expect(autosave.wouldLose()).toBe(true)
  jest.restoreAllMocks()
})

test('what is submitted while a save is under way does not come back as a draft', async () => {
  let arrive = () => undefined as void
  const { autosave, given } = await desk(() => new Promise<void>((done) => (arrive = done)))
  autosave.change(titled('A'))
  await pass(1500)
  const paused = autosave.pause()
  arrive()
  await paused
  await autosave.forget(BLANK)
  await pass(60_000)
  expect(given).toEqual(['A'])
  expect(await onDevice()).toBeNull()
  expect(autosave.current()).toEqual({ kind: 'untouched' })
})

test('while an article is being submitted nothing is saved behind it, also when its page is left', async () => {
  const { autosave, given } = await desk()
  autosave.change(titled('A'))
  await autosave.pause()
  void autosave.send()
  autosave.stop()
  await pass(60_000)
  expect(given).toEqual([])
  await autosave.forget(BLANK)
  await pass(60_000)
  expect(given).toEqual([])
  expect(await onDevice()).toBeNull()
})

test('a form that went tries no more, so that it replaces nothing that is typed elsewhere since', async () => {
  let connected = false
  const { autosave, given } = await desk(() =>
    connected ? Promise.resolve() : Promise.reject(new TypeError()),
  )
  autosave.change(titled('Old'))
  await pass(1500)
  autosave.stop()
  await pass(10)
  expect(await onDevice()).toMatchObject({ values: titled('Old'), sent: false })
  const next = await desk()
  next.autosave.change(titled('New'))
  await pass(1500)
  connected = true
  await pass(60_000)
  expect(given).toEqual([])
  expect(await onDevice()).toMatchObject({ values: titled('New'), sent: true })
})

test('a text is as old as its last key, however often it is stored since and whenever its page is left', async () => {
  const { autosave } = await desk(() =>
    Promise.reject(new ApiError(401, 'Elsewhere', 'UNAUTHENTICATED', [], {})),
  )
  autosave.change(titled('Typed here'))
  const { at } = autosave.typed()[0]!
  await pass(60_000)
  void autosave.keepOnDevice()
  autosave.stop()
  await pass(10)
  expect(await onDevice()).toMatchObject({ values: titled('Typed here'), at })
  // Restored and not gone on with, it is no younger.
  const next = await desk(() => Promise.reject(new TypeError()))
  next.autosave.start((await onDevice())!, true)
  await pass(60_000)
  expect(await onDevice()).toMatchObject({ values: titled('Typed here'), at, sent: false })
})

test('what a disk has that has not answered yet is not written over', async () => {
  const earlier: Version<Values> = { values: titled('Earlier'), at: AT, base: null, sent: false }
  const before = storeOf('article-draft:nora:new')
  await before.read()
  await before.write([earlier]).durable
  const store = storeOf('article-draft:nora:new')
  const now = { ...earlier, values: titled('Now'), at: '2026-11-21T10:00:00.000Z' }
  expect(await store.write([now]).durable).toBe(false)
  expect(await store.write([]).durable).toBe(false)
  expect(await onDevice()).toEqual(earlier)
})

test('what is emptied again, or discarded, leaves no draft', async () => {
  const { autosave, given } = await desk()
  autosave.change(titled('A'))
  await pass(1500)
  autosave.change(titled(''))
  await pass(1500)
  expect(given).toEqual(['A', 'dropped'])
  expect(await onDevice()).toBeNull()
  await autosave.forget(BLANK)
  autosave.discardOnAccount()
  await pass(10)
  expect(given).toEqual(['A', 'dropped', 'dropped'])
})

test('a page that is left before the device was written to has its text at once, and the next visit finds it', async () => {
  const { autosave } = await desk()
  autosave.change(titled('In a hurry'))
  void autosave.keepOnDevice()
  expect(autosave.wouldLose()).toBe(false)
  expect(localStorage.getItem('article-draft:nora:new')).toContain('In a hurry')
  // The page ended before the database did.
  const written = localStorage.getItem('article-draft:nora:new')!
  await onDevice()
  await clear(createStore('loadpath', 'values'))
  localStorage.setItem('article-draft:nora:new', written)
  expect(await onDevice()).toMatchObject({ values: titled('In a hurry') })
})

test('a device that has only web storage is not said to keep anything, and loses nothing when the page is left', async () => {
  jest.spyOn(IDBObjectStore.prototype, 'put').mockImplementation(() => {
    throw new DOMException('full', 'QuotaExceededError')
  })
  const { autosave } = await desk(() => Promise.reject(new TypeError()))
  autosave.change(titled('A'))
  await pass(1500)
  expect(autosave.current()).toMatchObject({ onDevice: false, writing: false })
  expect(autosave.wouldLose()).toBe(false)
  jest.restoreAllMocks()
})

test('without an account the device has the last word, and versions of earlier visits stay beside it', async () => {
  const store = storeOf('article-draft:nora:new')
  const earlier: Version<Values> = { values: titled('Earlier'), at: AT, base: null, sent: false }
  await store.read()
  const autosave = new Autosave({ store, untouched: BLANK, base: 'v1' })
  autosave.join([earlier], 'v1')
  autosave.change(titled('Now'))
  await pass(400)
  expect(autosave.current()).toEqual({ kind: 'saved' })
  expect((await store.read()).map((version) => version.values.title)).toEqual(['Now', 'Earlier'])
  await autosave.forget(titled('Now'))
  expect((await store.read()).map((version) => version.values.title)).toEqual(['Earlier'])
  autosave.replace(titled('Now'), null, [])
  await pass(1)
  expect(await store.read()).toEqual([])
})

describe('where writing goes on', () => {
  const account: Version<Values> = {
    values: titled('account'),
    at: '2026-11-21T10:00:00.000Z',
    base: '2026-11-21T10:00:00.000Z',
    sent: true,
  }
  const device = (more: Partial<Version<Values>>): Version<Values> => ({
    values: titled('device'),
    at: '2026-11-21T09:00:00.000Z',
    base: null,
    sent: false,
    ...more,
  })
  type Kept = Version<Values> | null
  const cases: [string, Kept, Kept, string | null, string | null][] = [
    ['nothing kept', null, null, null, null],
    ['only the account', null, account, 'account', null],
    ['only the device', device({}), null, 'device', null],
    ['the device goes on from the account', device({ base: account.base }), account, 'device', null],
    ['the device had sent all it had', device({ sent: true }), account, 'account', null],
    ['sent, and submitted elsewhere since', device({ sent: true }), null, null, null],
    ['both have the same', device({ values: account.values }), account, 'account', null],
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
    const start = startingPoint(here ? [here] : [], there)
    expect(start.restored?.values.title ?? null).toBe(title)
    expect(start.others.map((version) => version.values.title)).toEqual(other === null ? [] : [other])
    expect(start.restored?.sent === false).toBe(title === 'device')
  })

  test('versions that nobody decided on are found beside it', () => {
    const older = device({ values: titled('older') })
    const { restored, others } = startingPoint([device({ at: '2026-11-21T11:00:00.000Z' }), older], account)
    expect([restored, ...others].map((version) => version?.values.title)).toEqual([
      'device',
      'account',
      'older',
    ])
  })
})

describe('what is found on a device', () => {
  const key = 'article-draft:nora:new'
  beforeEach(() => jest.useRealTimers())

  test.each(['{"payload":{"title":1}}', 'x', '[]', 'null', '7'])('%s is no draft', async (text) => {
    localStorage.setItem(key, text)
    expect(await storeOf(key).read()).toEqual([])
  })

  test('a submission that an earlier release kept is taken over', async () => {
    const kept = { payload: titled('Former'), at: AT, base: AT, sent: true }
    localStorage.setItem(key, JSON.stringify(kept))
    const store = storeOf(key)
    const [found] = await store.read()
    expect(found).toEqual({ values: titled('Former'), at: AT, base: AT, sent: true })
    await store.write([found!]).durable
    expect(localStorage.getItem(key)).toBeNull()
    expect(await store.read()).toEqual([found])
  })

  test('what an earlier release kept for an editor is taken over', async () => {
    const former = [{ values: titled('Former'), updatedAt: null, keptAt: AT }]
    localStorage.setItem(key, JSON.stringify(former))
    expect(await storeOf(key).read()).toEqual([{ values: titled('Former'), at: AT, base: null, sent: false }])
  })

  test('two tabs that both write keep a text each, and neither removes the other from the device', async () => {
    const draft = (title: string, at: string): Version<Values> => ({
      values: titled(title),
      at,
      base: null,
      sent: false,
    })
    const first = storeOf(key, { soleTab: false })
    await first.read()
    await first.write([draft('First', AT)]).durable
    const mine = sessionStorage.getItem(key)!
    sessionStorage.clear()
    const second = storeOf(key, { soleTab: false })
    expect((await second.read())[0]?.values.title).toBe('First')
    await second.write([draft('Second', '2026-11-21T09:30:00.000Z')]).durable
    sessionStorage.setItem(key, mine)
    expect((await storeOf(key, { soleTab: false }).read())[0]?.values.title).toBe('First')
    await first.write([]).durable
    expect((await storeOf(key, { soleTab: false }).read())[0]?.values.title).toBe('Second')
  })

  test("nothing of a visitor's outlives the tab", async () => {
    const store = storeOf('typed:registration', { device: false, soleTab: false })
    await store.write([{ values: titled('Nora'), at: AT, base: null, sent: false }]).durable
    expect((await store.read())[0]?.values.title).toBe('Nora')
    sessionStorage.clear()
    expect(await store.read()).toEqual([])
    expect(localStorage).toHaveLength(0)
  })
})
