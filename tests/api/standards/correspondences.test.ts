import * as pairRoute from '@/app/api/admin/standards/clauses/[id]/route'
import * as pairsRoute from '@/app/api/admin/standards/clauses/route'
import * as entryRoute from '@/app/api/admin/standards/[id]/route'
import * as previewRoute from '@/app/api/admin/standards/import/preview/route'
import { findPage, type Readable } from '@/lib/articles/caching/queries'
import { openPublished } from '@/lib/articles/published/queries'
import { db } from '@/lib/core/server/db'
import { libraryAndRegister, openClause } from '@/lib/standards/public/queries'
import type { ImportPreview } from '@/lib/standards/administration/types'
import { lineOf } from '@/lib/standards/rules/lines'
import { register } from '@/lib/standards/store'
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
  const made = await create({ toEdition: 'EN\u00a01993‑1‑1 : 2022' })
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

test.each<[string, object, object, string, string]>([
  [
    'says dropped beside a place',
    { kind: 'split' },
    { kind: 'dropped', toClause: '' },
    'kind',
    `The register has clause 8.3.2 of ${SECOND} for clause 6.3.2 already`,
  ],
  [
    'has a place beside dropped',
    { kind: 'dropped', toClause: '' },
    { kind: 'split', toClause: '8.3.4' },
    'toClause',
    `The register has clause 6.3.2 as dropped in ${SECOND} already`,
  ],
])('a pair that %s is refused, also where it is changed to that', async (_, first, second, path, message) => {
  await create(first)
  const stored = await list()
  const refusal = { status: 400, body: { errors: [{ path, message }] } }
  expect(await create(second)).toMatchObject(refusal)
  expect(await list()).toEqual(stored)
  const { body: other } = await create({ fromClause: '6.3.3', toClause: '8.3.3' })
  expect(await update(other.id, second)).toMatchObject(refusal)
  // Of another clause, of another edition and by itself it denies nothing.
  expect((await create({ ...second, fromClause: '6.3.4' })).status).toBe(201)
  expect((await update(stored[0]!.id, second)).status).toBe(200)
})

test.each<[string, string, string]>([
  ['by their generations', SECOND, FIRST],
  ['by their days', 'ACI CODE-318-25', 'ACI 318-19'],
  ['by their generations, in one year', 'EN 1996-1-1:2005+A1:2012', 'BS 5628-1:2005'],
  ['by their names, where no day is known', 'EN 1991-1-3:2025/prA1', 'EN 1991-1-3:2003+A1:2015'],
])('a pair whose editions are in the reversed order %s is refused', async (_, later, earlier) => {
  const pair = { fromEdition: later, toEdition: earlier }
  const refusal = {
    status: 400,
    body: { errors: [{ path: 'toEdition', message: `${earlier} is not later than ${later}` }] },
  }
  expect(await create(pair)).toMatchObject(refusal)
  const { status, body } = await create({ fromEdition: earlier, toEdition: later })
  expect(status).toBe(201)
  expect(await update(body.id, pair)).toMatchObject(refusal)
})

test('the reverse of a pair is refused where nothing else says which edition is the later one', async () => {
  const [one, other] = ['EN 1993-1-3:2024', 'EN 1993-1-5:2024']
  const { status, body } = await create({ fromEdition: one, toEdition: other })
  expect(status).toBe(201)
  const reverse = { fromEdition: other, toEdition: one, fromClause: '8.3.2', toClause: '6.3.2' }
  expect(await create(reverse)).toMatchObject({
    status: 400,
    body: {
      errors: [
        {
          path: 'toEdition',
          message: `Another pair of clauses has ${one} as the earlier edition of the two`,
        },
      ],
    },
  })
  expect((await update(body.id, reverse)).status).toBe(200)
})

test('no edit of an edition and no file reverses the editions of a pair', async () => {
  const [one, other] = ['EN 10365:2017', 'EN 1090-2:2018+A1:2024']
  await create({ fromEdition: one, toEdition: other })
  const message = `A pair of clauses has ${other} as later than ${one}, which it would not be`
  const edition = (await register()).editions.find(({ designation }) => designation === other)!
  const line = { ...lineOf(edition, '2026-11-22'), published: '2016' }
  const { supersededBy, statuses, ...facts } = line
  const body = { ...facts, supersededBy: supersededBy.join('; '), aliases: undefined }
  expect(
    await call(entryRoute.PUT, {
      cookie,
      params: { id: String(edition.id) },
      body: { ...body, jurisdiction: 'UK', from: null, confirmed: statuses![0]!.confirmed },
    }),
  ).toMatchObject({ status: 400, body: { errors: [{ path: 'published', message }] } })
  const preview = await call<ImportPreview>(previewRoute.POST, {
    cookie,
    body: { lines: JSON.stringify(line) },
  })
  expect(preview.body.problems).toEqual([`Line 1: ${message}`])
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
