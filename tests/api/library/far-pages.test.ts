/** How much of a large library is read for a page, by the plan of the statement that is asked. */
import { GET as adminList } from '@/app/api/admin/articles/route'
import { GET as libraryList } from '@/app/api/articles/route'
import { findLibrary } from '@/lib/articles/caching/queries'
import { openConnection, pool } from '@/lib/core/server/db'
import { articlesCiting } from '@/lib/standards/queries'
import { call } from '../../support/call'
import { signIn } from '../../support/factories'

const ARTICLES = 5000
const CARDS = /json_build_object[\s\S]*FROM articles a[\s\S]*LIMIT/

beforeAll(async () => {
  await pool().query(
    `INSERT INTO articles (slug, title, content, body_html, outline, summary, plain_text, rendered_with, word_count, read_time, status, published_at)
     SELECT 'far-' || n, 'Article ' || n, 'x', 'x', '[]', 'x', 'x', 1, 1, 1, 'approved', now() - make_interval(mins => n)
     FROM generate_series(1, $1::int) n`,
    [ARTICLES],
  )
  await pool().query('VACUUM ANALYZE articles')
})

/** Returns the plan of the first statement like `wanted` that is asked for. */
async function planOf(ask: () => Promise<unknown>, wanted: RegExp): Promise<string> {
  const asked = jest.spyOn(pool(), 'query')
  await ask()
  const statements = asked.mock.calls.map(
    ([statement]) => statement as unknown as { text: string; values: [] },
  )
  asked.mockRestore()
  const { text, values } = statements.find((each) => wanted.test(each.text ?? ''))!
  const connection = await openConnection({})
  // Of so few rows any plan is cheap, and all of them fit into memory.
  await connection.query('SET enable_seqscan = off; SET enable_bitmapscan = off; SET work_mem = 64')
  const { rows } = await connection.query<{ 'QUERY PLAN': string }>({ text: `EXPLAIN ${text}`, values })
  await connection.end()
  return rows.map((row) => row['QUERY PLAN']).join('\n')
}

test('what comes before a page of the library is skipped in the index alone', async () => {
  const { cookie } = await signIn()
  expect(await planOf(() => call(libraryList, { cookie, query: { page: '20' } }), CARDS)).toContain(
    'Index Only Scan using articles_library',
  )
})

test('so it is where a page of the library is asked whether its cached answer holds', async () => {
  const { token } = await signIn()
  const asked = async () => ({ status: (await findLibrary(token, { page: 20 })) === null ? 404 : 200 })
  expect(await planOf(asked, /library_version/)).toContain('Index Only Scan using articles_library')
})

test('the administration finds what was changed last in an index', async () => {
  const { cookie } = await signIn({ role: 'admin' })
  for (const page of ['1', '20'])
    expect(await planOf(() => call(adminList, { cookie, query: { page } }), CARDS)).toContain(
      'Index Only Scan using articles_last_changed',
    )
})

test('citations of published articles are counted without looking for each among all articles', async () => {
  const plan = await planOf(articlesCiting, /FROM citations/)
  expect(plan).toContain('hashed SubPlan')
  expect(plan).not.toContain('Materialize')
})
