import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { LOCKS } from '@/lib/core/server/locks'

const root = join(__dirname, '../../..')

const filesOf = (folder: string) =>
  readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' })
    .filter((name) => /\.(ts|tsx|mjs)$/.test(name))
    .map((name) => join(folder, name))

test('no two advisory locks have one number', () => {
  const numbers = Object.values(LOCKS)
  expect(new Set(numbers).size).toBe(numbers.length)
})

test('every advisory lock of the code takes its number from the list, or locks by the hash of a name', () => {
  /** What each call of the functions that lock begins its arguments with. */
  const taken = filesOf('lib').flatMap((file) =>
    [...readFileSync(join(root, file), 'utf8').matchAll(/pg_\w*advisory\w*lock\w*\(([^)]*)/g)].map(
      ([, argument]) => ({ file, argument }),
    ),
  )
  expect(taken.length).toBeGreaterThan(10)
  const elsewhere = taken.filter(
    ({ argument }) => !/^(\$\{LOCKS\.\w+\}|\$\{lock\}|\$1, hashtext|hashtextextended)/.test(argument!),
  )
  expect(elsewhere).toEqual([])
})

test('the commands that cannot read the list repeat its numbers', () => {
  const numberIn = (file: string, name: string) =>
    Number(new RegExp(`const ${name} = (\\d+)`).exec(readFileSync(join(root, file), 'utf8'))?.[1])
  expect(numberIn('scripts/lib/migrate.mjs', 'LOCK')).toBe(LOCKS.migrations)
  expect(numberIn('tests/scale/cluster.mjs', 'POOL_LOCK')).toBe(LOCKS.workerPool)
  const others = filesOf('scripts').filter(
    (file) =>
      file !== 'scripts/lib/migrate.mjs' &&
      /pg_\w*advisory\w*lock/.test(readFileSync(join(root, file), 'utf8')),
  )
  expect(others).toEqual([])
})
