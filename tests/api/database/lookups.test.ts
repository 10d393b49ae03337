import { asking, lookup, sharedRead } from '@/lib/core/server/lookups'
import { pool } from '@/lib/core/server/db'
import { findSession } from '@/lib/auth/queries'
import { SESSION_IDLE_DAYS } from '@/lib/auth/constants'
import { signIn } from '../../support/factories'

/** How often a statement was asked since the test began, by its name. */
function statements() {
  const asked = jest.spyOn(pool(), 'query')
  return (name: string) =>
    asked.mock.calls.filter(([query]) => (query as unknown as { name?: string }).name === name).length
}
afterEach(() => jest.restoreAllMocks())

const lengthOf = lookup<{ length: number }>({
  name: 'test-lengths',
  text: `SELECT asked.n::int, length(word) AS length, 1 / (CASE word WHEN 'zero' THEN 0 ELSE 1 END) AS one
         FROM ${asking('word', 'again')} WHERE word <> 'none' AND word = again ORDER BY word`,
})
const lengths = (...words: string[]) => Promise.all(words.map((word) => lengthOf(word, word)))

test('what is looked up in one turn is one statement, and each has its own row or none', async () => {
  const times = statements()
  const found = await lengths('punching', 'none', 'a', 'shear', 'a')
  expect(found.map((row) => row?.length)).toEqual([8, undefined, 1, 5, 1])
  expect(times('test-lengths')).toBe(1)
  expect((await lengths('later'))[0]?.length).toBe(5)
  expect(times('test-lengths')).toBe(2)
})

test('more than one statement takes are asked in several', async () => {
  const times = statements()
  const words = Array.from({ length: 150 }, (_, n) => 'x'.repeat(n + 1))
  expect((await lengths(...words)).map((row) => row?.length)).toEqual(words.map(({ length }) => length))
  expect(times('test-lengths')).toBe(3)
})

test('a statement that fails is an error for who asked it, and for nobody later', async () => {
  await expect(lengths('one', 'zero')).rejects.toThrow('division by zero')
  expect((await lengths('one'))[0]?.length).toBe(3)
})

test('sessions of one turn are found together, and a present one is never what it was before', async () => {
  const members = await Promise.all([signIn(), signIn({ verified: false }), signIn()])
  const times = statements()
  const states = () =>
    Promise.all(
      [...members.map(({ token }) => token), 'unknown', undefined].map((token) =>
        findSession(token, SESSION_IDLE_DAYS),
      ),
    )
  const ids = members.map(({ user }) => user.id)
  const first = await states()
  expect(first.map((state) => (state.kind === 'live' ? state.viewer.id : state.kind))).toEqual([
    ...ids,
    'none',
    'none',
  ])
  expect(times('find-sessions')).toBe(1)
  await signIn(members[0].user)
  expect((await states()).map(({ kind }) => kind)).toEqual(['superseded', 'live', 'live', 'none', 'none'])
})

test('one read answers all who ask in a turn; who asks later is read for again, also after an error', async () => {
  let reads = 0
  const read = sharedRead(() => (++reads === 2 ? Promise.reject(new Error('away')) : Promise.resolve(reads)))
  expect(await Promise.all([read(), read(), read()])).toEqual([1, 1, 1])
  await expect(Promise.all([read(), read()])).rejects.toThrow('away')
  expect(await read()).toBe(3)
})
