import { readFileSync } from 'node:fs'
import * as previewRoute from '@/app/api/admin/standards/import/preview/route'
import * as importRoute from '@/app/api/admin/standards/import/route'
import * as exportRoute from '@/app/api/admin/standards/export/route'
import * as entryRoute from '@/app/api/admin/standards/[id]/route'
import * as relationRoute from '@/app/api/admin/standards/relations/[id]/route'
import * as relationsRoute from '@/app/api/admin/standards/relations/route'
import { standardData } from '@/components/standards/structured'
import { db, pool } from '@/lib/core/server/db'
import type { ImportOutcome, ImportPreview } from '@/lib/standards/administration/types'
import { libraryAndRegister, openClause, openStandard } from '@/lib/standards/public/queries'
import { register } from '@/lib/standards/store'
import type { Relation } from '@/lib/standards/types'
import { call, type Refusal } from '../../support/call'
import { createArticle, signIn } from '../../support/factories'
import { loadSeedRegister } from '../../support/register'

// What is said here of standards is made up, but for the first rows.
const RELATION = {
  from: 'BS 8002:2015',
  kind: 'adopts',
  to: 'EN 1997-1:2004+A1:2013',
  clause: '',
  day: '2015-06-30',
  confirmed: true,
  source: 'https://example.org/catalogue',
  checkedOn: '2026-11-22',
}

let cookie = ''
beforeAll(async () => {
  await loadSeedRegister()
  cookie = (await signIn({ role: 'admin' })).cookie
})

const create = (change: object = {}) =>
  call<Relation & Refusal>(relationsRoute.POST, { method: 'POST', cookie, body: { ...RELATION, ...change } })
const at = (id: number) => ({ cookie, params: { id: String(id) } })
const update = (id: number, change: object) =>
  call<Relation & Refusal>(relationRoute.PUT, { ...at(id), method: 'PUT', body: { ...RELATION, ...change } })

const shownOf = async (slug: string, designation: string) => {
  const { editions } = (await openStandard(slug))!
  const { relations } = editions.find((one) => one.designation === designation)!
  return relations.map(({ words, place, other, confirmed }) => [words, place, other.designation, confirmed])
}

describe('the first rows', () => {
  test('say which annex is of which edition, what amends what and what was merged', async () => {
    expect(await shownOf('en-1998-1', 'EN 1998-1:2004+A1:2013')).toEqual([
      ['National annex', null, 'NA to BS EN 1998-1:2004', true],
    ])
    expect(await shownOf('na-to-bs-en-1991-1-3', 'NA to BS EN 1991-1-3:2003+A1:2015')).toEqual([
      ['National annex to', null, 'EN 1991-1-3:2003+A1:2015', false],
    ])
    expect(await shownOf('en-1991-1-3', 'EN 1991-1-3:2025')).toEqual([
      ['Amended by', null, 'EN 1991-1-3:2025/prA1', true],
    ])
    expect(await shownOf('en-1992-1-1', 'EN 1992-1-1:2023')).toEqual([
      ['Merged from', null, 'EN 1992-2:2005', true],
      ['Merged from', null, 'EN 1992-3:2006', true],
    ])
    expect(await shownOf('en-1992-3', 'EN 1992-3:2006')).toEqual([
      ['Merged into', null, 'EN 1992-1-1:2023', true],
    ])
    expect(await db.standardRelation.count()).toBe(5)
  })

  test('come to an installation that has the register already, once and as they are here', async () => {
    const stored = () =>
      db.standardRelation.findMany({ omit: { id: true }, orderBy: [{ kind: 'asc' }, { toEditionId: 'asc' }] })
    const before = await stored()
    const migration = readFileSync(
      'prisma/migrations/20261129160001_standard_relation_rules/migration.sql',
      'utf8',
    )
    const [insertion] = /^INSERT INTO standard_relations[^]+;/m.exec(migration)!
    await db.standardRelation.deleteMany()
    await pool().query(insertion)
    expect(await stored()).toEqual(before)
  })

  test('are in order, and of every annex say what it is the annex of', async () => {
    const { editions, relations } = await register()
    const { rows } = await pool().query('SELECT * FROM refused_relations($1)', [editions.map(({ id }) => id)])
    expect(rows).toEqual([])
    const annexes = editions.filter(({ designation }) => designation.startsWith('NA to '))
    for (const { id, designation } of annexes)
      expect([
        designation,
        relations.some(({ kind, from }) => kind === 'annex_to' && from.editionId === id),
      ]).toEqual([designation, true])
  })
})

describe('a relation', () => {
  afterEach(() => db.standardRelation.deleteMany({ where: { source: RELATION.source } }))

  test('is entered, changed and taken out, and its pages are stale with that', async () => {
    const before = await libraryAndRegister()
    const made = await create({ from: 'BS\u00a08002 : 2015', clause: 'clause 6.5' })
    expect(made).toMatchObject({
      status: 201,
      body: {
        kind: 'adopts',
        from: { designation: 'BS 8002:2015', slug: 'bs-8002' },
        to: { designation: RELATION.to, slug: 'en-1997-1' },
        clause: '6.5',
        day: '2015-06-30',
        confirmed: true,
        version: 1,
      },
    })
    expect(await libraryAndRegister()).not.toBe(before)
    expect(await shownOf('bs-8002', 'BS 8002:2015')).toEqual([['Adopts', 'clause 6.5', RELATION.to, true]])
    expect(await shownOf('en-1997-1', RELATION.to)).toEqual([
      ['Adopted as', 'clause 6.5', 'BS 8002:2015', true],
    ])
    const { id } = made.body
    const changed = await update(id, { day: '', confirmed: false, version: 1 })
    expect(changed).toMatchObject({
      status: 200,
      body: { day: null, clause: null, confirmed: false, version: 2 },
    })
    expect((await update(id, { source: 'An older form', version: 1 })).status).toBe(409)
    expect((await call<Relation>(relationRoute.GET, at(id))).body).toEqual(changed.body)
    const remove = () => call(relationRoute.DELETE, { ...at(id), method: 'DELETE' })
    expect((await remove()).status).toBe(204)
    expect((await remove()).status).toBe(404)
    expect(await shownOf('bs-8002', 'BS 8002:2015')).toEqual([])
  })

  test('of one clause stands on the page of that clause', async () => {
    await createArticle({ reference: 'EN 1997-1:2004, cl. 6.5 and 6.6' })
    await create({ clause: '6.5' })
    const shown = async (clause: string) =>
      (await openClause('en-1997-1', clause))!.relations.map(({ designation, words, other, day }) => [
        designation,
        words,
        other.designation,
        day,
      ])
    expect(await shown('6.5')).toEqual([[RELATION.to, 'Adopted as', 'BS 8002:2015', '2015-06-30']])
    expect(await shown('6.6')).toEqual([])
  })

  test.each<[string, object, string, string]>([
    ['without a source', { source: ' ' }, 'source', 'Please say where this was seen'],
    [
      'that is confirmed by no source',
      { source: 'general knowledge' },
      'source',
      'This source confirms nothing: name where it was seen, or leave the row as not confirmed',
    ],
    ['of an edition that is not there', { to: 'EN 1:1999' }, 'to', 'The register does not have EN 1:1999'],
    ['of an edition to itself', { to: RELATION.from }, 'to', 'Please enter another edition'],
    [
      'to several clauses',
      { clause: '6.1 and 6.2' },
      'clause',
      'Please enter one place, such as 6.3.2.3 or Table 3.1',
    ],
    ['of no kind', { kind: 'supersedes' }, 'kind', 'Please choose how they stand to each other'],
    [
      'of which one standard adopts itself',
      { from: 'EN 1997-1:2024', to: 'EN 1997-1:2004+A1:2013' },
      'to',
      'EN 1997-1:2024 and EN 1997-1:2004+A1:2013 are editions of one standard, of which none adopts the other or is its annex',
    ],
    [
      'of an annex to an annex',
      { kind: 'annex_to', to: 'NA to BS EN 1998-1:2004' },
      'to',
      'An annex has no annex of its own',
    ],
    [
      'to what was published later',
      { from: 'EN 1997-1:2004+A1:2013', to: 'BS 8002:2015' },
      'to',
      'EN 1997-1:2004+A1:2013 was published before BS 8002:2015: “adopts” cannot be true',
    ],
  ])('%s is refused at its field', async (_, change, path, message) => {
    const before = await db.standardRelation.findMany()
    const { status, body } = await create(change)
    expect([status, body.errors]).toEqual([400, [{ path, message }]])
    expect(await db.standardRelation.findMany()).toEqual(before)
  })

  test('is refused where it is there, the other way round, or leads back by way of others', async () => {
    const [one, two, three] = ['EN 1993-1-3:2024', 'EN 1993-1-5:2024', 'EN 1993-1-8:2024']
    const corrects = (from: string, to: string) => create({ kind: 'corrects', from, to })
    const { status, body } = await corrects(one, two)
    expect(status).toBe(201)
    expect(await corrects(one, two)).toMatchObject({ status: 409, body: { errors: [{ path: 'to' }] } })
    const message = (from: string, to: string) =>
      `The register says the same of ${to} and ${from}, and both cannot be true`
    expect(await corrects(two, one)).toMatchObject({
      status: 400,
      body: { errors: [{ path: 'to', message: message(two, one) }] },
    })
    expect((await corrects(two, three)).status).toBe(201)
    expect(await corrects(three, one)).toMatchObject({
      status: 400,
      body: { errors: [{ path: 'to', message: message(three, one) }] },
    })
    expect((await update(body.id, { kind: 'corrects', from: three, to: two })).status).toBe(400)
    expect((await update(body.id, { kind: 'amends', from: three, to: one })).status).toBe(200)
  })

  test('is of an order that no edit of an edition and no file turns round', async () => {
    await create()
    const message = 'BS 8002:2015 was published before EN 1997-1:2004+A1:2013: “adopts” cannot be true'
    const { text } = await call(exportRoute.GET, { cookie })
    const line = JSON.parse(text.split('\n').find((one) => one.includes(`"${RELATION.from}"`))!) as object
    const earlier = JSON.stringify({ ...line, designation: 'BS 8002:2015', published: '2003' })
    const { body } = await call<ImportPreview>(previewRoute.POST, { cookie, body: { lines: earlier } })
    expect(body.problems).toEqual([`Line 1: ${message}`])
    const { editions } = await register()
    const { id, title, field, jurisdiction, statuses, successors } = editions.find(
      ({ designation }) => designation === RELATION.from,
    )!
    const saved = await call<Refusal>(entryRoute.PUT, {
      method: 'PUT',
      cookie,
      params: { id: String(id) },
      body: {
        ...statuses[0],
        title,
        field,
        jurisdiction,
        published: '2003',
        supersededBy: successors.map((one) => one.designation).join('; '),
      },
    })
    expect([saved.status, saved.body.errors]).toEqual([400, [{ path: 'published', message }]])
  })

  test('is in the file that is exported, and comes back from it as it was', async () => {
    await create({ clause: 'Table A.1' })
    const stored = () => db.standardRelation.findMany({ omit: { id: true }, orderBy: { id: 'asc' } })
    const before = await stored()
    const { text } = await call(exportRoute.GET, { cookie })
    const send = async (lines: string) =>
      (await call<ImportOutcome>(importRoute.POST, { cookie, body: { lines } })).body
    expect(await send(text)).toEqual({ created: 0, updated: 0, unchanged: 130, missing: [] })
    expect(await stored()).toEqual(before)
    await db.standardRelation.deleteMany()
    expect(await send(text)).toMatchObject({ updated: 5, missing: [] })
    expect(new Set(await stored())).toEqual(new Set(before))

    const own = JSON.parse(text.split('\n').find((one) => one.includes(`"${RELATION.from}"`))!) as {
      relations: object[]
    }
    expect(own.relations).toEqual([
      {
        kind: 'adopts',
        to: RELATION.to,
        clause: 'Table A.1',
        day: '2015-06-30',
        source: RELATION.source,
        checkedOn: '2026-11-22',
        confirmed: true,
      },
    ])
    // A line that says nothing of relations leaves them; one that says others makes them those.
    expect(await send(JSON.stringify({ ...own, relations: undefined }))).toMatchObject({ unchanged: 1 })
    const other = [{ ...own.relations[0], to: 'EN 1:1999' }]
    expect(await send(JSON.stringify({ ...own, relations: other }))).toMatchObject({
      updated: 1,
      missing: ['EN 1:1999'],
    })
    expect(await shownOf('bs-8002', 'BS 8002:2015')).toEqual([])
    const unsaid = await call<Refusal>(importRoute.POST, {
      cookie,
      body: { lines: JSON.stringify({ ...own, relations: [{ ...own.relations[0], source: '' }] }) },
    })
    expect(unsaid).toMatchObject({
      status: 400,
      body: { message: expect.stringContaining('Please say where this was seen') as string },
    })
  })

  test('is said to search engines where schema.org has a word for it and somebody has confirmed it', async () => {
    const { body } = await create()
    await create({ kind: 'corrects', from: 'BS 8004:2015+A1:2020' })
    const said = async (slug: string) => JSON.stringify(standardData('http://x', (await openStandard(slug))!))
    expect(await said('bs-8002')).toContain('"isBasedOn":["http://x/standards/en-1997-1"]')
    expect(await said('en-1997-1')).toContain('"correction":["http://x/standards/bs-8004"]')
    await update(body.id, { confirmed: false })
    expect(await said('bs-8002')).not.toContain('isBasedOn')
    expect(await said('en-1991-1-3')).not.toMatch(/isBasedOn|correction/)
  })
})
