import { groupCommit } from '@/lib/core/server/group-commit'

const soon = () => new Promise((done) => setTimeout(done, 5))

test('who comes while a statement is under way shares the next one', async () => {
  const written: number[][] = []
  const add = groupCommit<number>(async (items) => {
    await soon()
    written.push(items)
  }, 100)
  await Promise.all([add([1]), add([2]), add([3, 4]), add([])])
  expect(written).toEqual([[1], [2, 3, 4]])
})

test('nobody is told that it is written before it is', async () => {
  let committed = false
  const add = groupCommit<number>(async () => {
    await soon()
    committed = true
  }, 100)
  await add([1])
  expect(committed).toBe(true)
})

test('a statement holds no more than it may, and every item once', async () => {
  const written: number[][] = []
  const add = groupCommit<number>(async (items) => {
    await soon()
    written.push(items)
  }, 4)
  await Promise.all(Array.from({ length: 9 }, (_, n) => add([n, n])))
  expect(Math.max(...written.map(({ length }) => length))).toBeLessThanOrEqual(4)
  expect(written.flat().sort()).toEqual([0, 0, 1, 1, 2, 2, 3, 3, 4, 4, 5, 5, 6, 6, 7, 7, 8, 8])
})

test('only who sent what cannot be written is refused', async () => {
  const add = groupCommit<number>(async (items) => {
    await soon()
    if (items.includes(13)) throw new Error('unlucky')
  }, 100)
  const told = await Promise.allSettled([add([1]), add([2]), add([13]), add([4])])
  expect(told.map(({ status }) => status)).toEqual(['fulfilled', 'fulfilled', 'rejected', 'fulfilled'])
  await expect(add([5])).resolves.toBeUndefined()
})

test('a lost database refuses all that wait, and what comes later is tried again', async () => {
  let lost = true
  const add = groupCommit<number>(async () => {
    await soon()
    if (lost) throw new Error('Connection terminated unexpectedly')
  }, 100)
  const told = await Promise.allSettled([add([1]), add([2]), add([3])])
  expect(told.map(({ status }) => status)).toEqual(['rejected', 'rejected', 'rejected'])
  lost = false
  await expect(add([4])).resolves.toBeUndefined()
})
