import { findLibrary } from '@/lib/articles/caching/queries'
import { limitTo, pool, Prisma, select } from '@/lib/core/server/db'
import { signIn } from '../../support/factories'

/** The statements that the connection in use has prepared, with how often each was planned. */
const prepared = async (part: string) =>
  (
    await pool().query<{ planned: number; asked: number }>(
      `SELECT custom_plans::int AS planned, (custom_plans + generic_plans)::int AS asked
       FROM pg_prepared_statements WHERE statement LIKE '%' || $1 || '%'`,
      [part],
    )
  ).rows

test('what is asked often is planned a few times and no more, with the page of a list in its text', async () => {
  const { token } = await signIn()
  for (let asked = 0; asked < 30; asked++) await findLibrary(token)
  const [library] = await prepared('CROSS JOIN library_version')
  expect(library!.asked).toBeGreaterThan(20)
  expect(library!.planned).toBeLessThan(8)
})

test('what is asked once is not prepared', async () => {
  await select(Prisma.sql`SELECT ${1}::int AS once`)
  expect(await prepared('AS once')).toEqual([])
})

test('the rows of a page are counted in the text of its statement, and nothing but a number can be', () => {
  expect(limitTo(9)).toMatchObject({ sql: 'LIMIT 9', values: [] })
  expect(limitTo(9, 3)).toMatchObject({ sql: 'LIMIT 9 OFFSET ?', values: [18] })
  expect(() => limitTo('1; DROP TABLE users' as unknown as number)).toThrow(RangeError)
})
