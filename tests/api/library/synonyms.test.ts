import { GET as search } from '@/app/api/search/route'
import { GET, POST } from '@/app/api/admin/synonyms/route'
import { DELETE } from '@/app/api/admin/synonyms/[id]/route'
import { ARTICLES } from '@/lib/search/indexing/constants'
import { catchUp, purgeWords } from '@/lib/search/indexing/jobs'
import type { Synonym } from '@/lib/search/synonyms/types'
import { call } from '../../support/call'
import { createArticle, signIn, type SignedIn } from '../../support/factories'
import { sql } from '../../support/rows'

let admin: SignedIn
const add = (names: unknown) => call<Synonym>(POST, { cookie: admin.cookie, body: { names } })
const slugs = async (q: string) =>
  (await call<{ slug: string }[]>(search, { cookie: admin.cookie, query: { q } })).body.map(
    ({ slug }) => slug,
  )

beforeAll(async () => {
  admin = await signIn({ role: 'admin' })
  await createArticle({ slug: 'haunch', title: 'Haunches', content: '<p>A haunch deepens the rafter.</p>' })
})

test.each([
  ['haunch', 'Please enter at least two names, parted by a comma'],
  ['', 'Please enter at least two names, parted by a comma'],
  [undefined, 'Please enter at least two names'],
  ['haunch, the', 'Search cannot tell “the” from other words'],
  ['haunch, Haunch,  HAUNCH ', 'Please enter at least two names, parted by a comma'],
  ['x'.repeat(501), 'Please use at most 60 characters for each name'],
  [`${'x'.repeat(501)}, haunch`, 'Please use at most 60 characters for each name'],
  [`haunch, ${'x'.repeat(61)}`, 'Please use at most 60 characters for each name'],
  [Array.from({ length: 13 }, (_, index) => `name${index}`).join(','), 'Please enter at most 12 names'],
])('%j is refused: %s', async (names, message) => {
  expect(await add(names)).toMatchObject({ status: 400, body: { errors: [{ path: 'names', message }] } })
})

test('what is added is found under the other names, and no more when it is deleted', async () => {
  expect(await slugs('knuckle piece')).toEqual([])
  const added = await add(' knuckle  piece, haunch, Knuckle Piece,')
  expect(added).toMatchObject({ status: 201, body: { names: ['knuckle piece', 'haunch'] } })
  expect(await slugs('knuckle piece')).toEqual(['haunch'])
  expect(await add('knuckle piece, haunch')).toMatchObject({ status: 409, body: { code: 'CONFLICT' } })
  expect((await call<Synonym[]>(GET, { cookie: admin.cookie })).body).toEqual([added.body])

  const params = { id: String(added.body.id) }
  expect((await call(DELETE, { cookie: admin.cookie, params })).status).toBe(204)
  expect((await call(DELETE, { cookie: admin.cookie, params })).status).toBe(404)
  expect(await slugs('knuckle piece')).toEqual([])
})

test('words that no article holds any more are forgotten', async () => {
  await createArticle({ slug: 'gone', title: 'Quoin' })
  await catchUp(ARTICLES)
  await sql("DELETE FROM articles WHERE slug = 'gone'")
  await catchUp(ARTICLES)
  expect(await purgeWords()).toBeGreaterThan(0)
  expect((await sql("SELECT 1 FROM search_words WHERE word IN ('quoin', 'haunch')")).rowCount).toBe(1)
})
