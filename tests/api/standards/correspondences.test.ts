import * as pairRoute from '@/app/api/admin/standards/clauses/[id]/route'
import * as pairsRoute from '@/app/api/admin/standards/clauses/route'
import { findPage, type Readable } from '@/lib/articles/caching/queries'
import { openPublished } from '@/lib/articles/published/queries'
import { db } from '@/lib/core/server/db'
import { libraryAndRegister, openClause } from '@/lib/standards/public/queries'
import type { Correspondence } from '@/lib/standards/types'
import { call, type Refusal } from '../../support/call'
import { createArticle, signIn } from '../../support/factories'
import { loadSeedRegister } from '../../support/register'

// What is said here of clauses is made up: no pair comes with the program.
const FIRST = 'EN 1993-1-1:2005+A1:2014'
const SECOND = 'EN 1993-1-1:2022'
const PAIR = {
  fromEdition: FIRST,
  fromClause: '6.3.2',
  toEdition: SECOND,
  toClause: 'clause 8.3.2',
  kind: 'changed',
  change: 'Another curve is chosen.',
  source: 'https://example.org/comparison',
  checkedOn: '2026-11-22',
}

let cookie = ''
beforeAll(async () => {
  await loadSeedRegister()
  cookie = (await signIn({ role: 'admin' })).cookie
})
beforeEach(async () => {
  await db.clauseCorrespondence.deleteMany()
  await db.article.deleteMany()
})

const create = (change: object = {}) =>
  call<Correspondence & Refusal>(pairsRoute.POST, { method: 'POST', cookie, body: { ...PAIR, ...change } })
const update = (id: number, change: object) =>
  call<Correspondence & Refusal>(pairRoute.PUT, {
    method: 'PUT',
    cookie,
    params: { id: String(id) },
    body: { ...PAIR, ...change },
  })
const list = async (query: Record<string, string> = {}) =>
  (await call<Correspondence[]>(pairsRoute.GET, { cookie, query })).body

test('no pair comes with the program', async () => {
  expect(await list()).toEqual([])
})

test('a pair is entered, found, changed and taken out', async () => {
  const made = await create()
  expect(made).toMatchObject({
    status: 201,
    body: {
      kind: 'changed',
      from: { designation: FIRST, clause: '6.3.2', clauseSlug: '6.3.2', slug: 'en-1993-1-1' },
      to: { designation: SECOND, clause: '8.3.2', clauseSlug: '8.3.2' },
      version: 1,
      checkedOn: '2026-11-22',
    },
  })
  expect(await list({ search: 'another CURVE' })).toHaveLength(1)
  expect(await list({ search: 'nothing is like this' })).toEqual([])
  // A place is read as references are.
  for (const search of [
    'EC3 6.3.2',
    '1993 6.3.2',
    'cl. 6.3.2',
    'EN 1993-1-1, clause 8.3.2',
    '§ 6.3',
    'EC 3 8.3',
  ])
    expect([search, (await list({ search })).length]).toEqual([search, 1])
  for (const search of ['EC2 6.3.2', '1993 6.3.1', 'Table 6.3', 'cl. 6.3.20'])
    expect([search, (await list({ search })).length]).toEqual([search, 0])
  const { id } = made.body
  const moved = await update(id, { kind: 'moved', change: '', version: 1 })
  expect(moved).toMatchObject({ status: 200, body: { kind: 'moved', change: null, version: 2 } })
  expect(await update(id, { source: 'An older form', version: 1 })).toMatchObject({ status: 409 })
  expect((await list())[0]).toMatchObject({ kind: 'moved', source: PAIR.source })
  const remove = () => call(pairRoute.DELETE, { method: 'DELETE', cookie, params: { id: String(id) } })
  expect((await remove()).status).toBe(204)
  expect((await remove()).status).toBe(404)
  expect(await list()).toEqual([])
})

test('a pair that is there already is refused at its field, and a split has several', async () => {
  await create({ kind: 'split' })
  expect(await create()).toMatchObject({ status: 409, body: { errors: [{ path: 'toClause' }] } })
  expect((await create({ kind: 'split', toClause: '8.3.3' })).status).toBe(201)
})

test.each<[string, object, string, string]>([
  ['without a source', { source: ' ' }, 'source', 'Please say where this was seen'],
  [
    'of an edition that is not there',
    { fromEdition: 'EN 1' },
    'fromEdition',
    'The register does not have EN 1',
  ],
  ['of one edition with itself', { toEdition: FIRST }, 'toEdition', 'Please enter another edition'],
  [
    'of two clauses',
    { fromClause: '6.3.2 and 6.3.3' },
    'fromClause',
    'Please enter one place, such as 6.3.2.3 or Table 3.1',
  ],
  ['of no clause', { toClause: 'beams' }, 'toClause', 'Please enter one place, such as 6.3.2.3 or Table 3.1'],
  [
    'that is dropped and has a place',
    { kind: 'dropped' },
    'toClause',
    'A clause that is dropped has no place in the later edition',
  ],
  ['that is the same elsewhere', { kind: 'same' }, 'kind', 'It has another number: choose moved'],
  [
    'that has moved to its own number',
    { kind: 'moved', toClause: '6.3.2' },
    'kind',
    'It has the same number: choose same',
  ],
  ['that has changed in no word', { change: '' }, 'change', 'Please say what has changed'],
  ['seen on a day to come', { checkedOn: '2999-01-01' }, 'checkedOn', 'This day has not come yet'],
])('a pair %s is refused at its field', async (_, change, path, message) => {
  const { status, body } = await create(change)
  expect([status, body.errors]).toEqual([400, [{ path, message }]])
  expect(await list()).toEqual([])
})

test('the page of a clause says what became of it, and what it was, and is stale with that', async () => {
  await createArticle({ reference: `${FIRST}, cl. 6.3.2\n${SECOND}, cl. 8.3.2` })
  const before = await libraryAndRegister()
  await create()
  await create({ toClause: '8.9.9', kind: 'split' })
  await create({ fromClause: 'Table 6.3', toClause: '', kind: 'dropped', change: '' })
  expect(await libraryAndRegister()).not.toBe(before)
  const earlier = (await openClause('en-1993-1-1', '6.3.2'))!
  expect(earlier.earlier).toEqual([])
  expect(earlier.later).toMatchObject([
    { to: { clause: '8.3.2' }, address: '/standards/en-1993-1-1/8.3.2' },
    { to: { clause: '8.9.9' }, address: '/standards/en-1993-1-1' },
  ])
  const later = (await openClause('en-1993-1-1', '8.3.2'))!
  expect(later).toMatchObject({
    later: [],
    earlier: [{ from: { clause: '6.3.2' }, address: '/standards/en-1993-1-1/6.3.2' }],
  })
})

test('a reference says what became of its clauses in the edition that it cites, and of no other', async () => {
  const { slug } = await createArticle({
    reference: [
      `${FIRST}, cl. 6.3.2 and Table 6.3`,
      `${SECOND}, cl. 6.3.2`,
      'EN 1993-1-1, cl. 6.3.2',
      'BS EN 1993-1-1:2005, clause 6.3.2.3',
    ].join('\n'),
  })
  const { token } = await signIn()
  const version = async () => ((await findPage(token, slug)) as Readable).version
  const before = await version()
  const { body: pair } = await create()
  await create({ fromClause: 'Table 6.3', toClause: '', kind: 'dropped', change: '' })
  expect(await version()).not.toBe(before)
  const { references } = (await openPublished(slug))!
  // Of several clauses there is no one page.
  expect(references.map(({ clauseSlug }) => clauseSlug)).toEqual([null, '6.3.2', '6.3.2', '6.3.2.3'])
  expect(references.map(({ became }) => became)).toEqual([
    [
      {
        id: pair.id,
        place: 'clause 6.3.2',
        became: `changed; see clause 8.3.2 of ${SECOND}`,
        change: 'Another curve is chosen.',
        slug: 'en-1993-1-1',
      },
      expect.objectContaining({ place: 'Table 6.3', became: `dropped: ${SECOND} has no such place` }),
    ],
    [],
    [],
    [],
  ])
})
