import * as entriesRoute from '@/app/api/admin/standards/route'
import * as entryRoute from '@/app/api/admin/standards/[id]/route'
import * as exportRoute from '@/app/api/admin/standards/export/route'
import * as importRoute from '@/app/api/admin/standards/import/route'
import * as unlistedRoute from '@/app/api/admin/standards/unlisted/route'
import { db } from '@/lib/core/server/db'
import { IMPORT_BYTES } from '@/lib/standards/administration/constants'
import type { RegisterEntry, UnlistedStandard } from '@/lib/standards/administration/types'
import { IMPORT_MAX } from '@/lib/standards/constants'
import { listChanges } from '@/lib/standards/changes/queries'
import { listStandards, openStandard, severalMeant, standardMeant } from '@/lib/standards/public/queries'
import { call, type Refusal } from '../../support/call'
import { createArticle, signIn } from '../../support/factories'
import { loadSeedRegister } from '../../support/register'

let cookie = ''
beforeAll(async () => {
  await loadSeedRegister()
  cookie = (await signIn({ role: 'admin' })).cookie
})

const list = async (query: string) =>
  (await call<RegisterEntry[]>(entriesRoute.GET, { cookie, path: `/api/admin/standards?${query}` })).body
const entry = async (designation: string) =>
  (await list(`search=${encodeURIComponent(designation)}`)).find((one) => one.designation === designation)!
const save = (id: number, body: object) => call(entryRoute.PUT, { cookie, params: { id: String(id) }, body })

const bodyOf = ({ title, field, supersededBy, jurisdiction, status }: RegisterEntry) => ({
  title,
  field,
  supersededBy: supersededBy.join('; '),
  jurisdiction,
  currency: status!.currency,
  supersession: status!.supersession,
  from: status!.from,
  source: status!.source,
  checkedOn: status!.checkedOn,
  confidence: status!.confidence,
  confirmed: status!.confirmed,
})

test('lists what is searched, and of one kind', async () => {
  expect((await list('search=masonry')).map(({ designation }) => designation)).toContain('BS 5628-1:2005')
  for (const { status } of await list('show=unconfirmed')) expect(status?.confirmed).toBe(false)
  for (const { status } of await list('show=withdrawn')) expect(status?.currency).toBe('withdrawn')
  expect(await list('search=nothing+is+like+this')).toEqual([])
})

test('an article counts for the edition that it cites, and without a year for the latest', async () => {
  const former = (await entry('ACI 318-19')).articles
  const latest = (await entry('ACI CODE-318-25')).articles
  await createArticle({ reference: 'ACI 318-19, cl. 22.5\nACI 318-19, cl. 9.3' })
  await createArticle({ reference: 'ACI 318, cl. 22.5' })
  await createArticle({ reference: 'ACI 318-19, cl. 22.5', status: 'draft' })
  expect((await entry('ACI 318-19')).articles).toBe(former + 1)
  expect((await entry('ACI CODE-318-25')).articles).toBe(latest + 1)
})

test('a row is confirmed by another with its source, and what was said before stays', async () => {
  const before = await entry('EN 1993-1-2:2024')
  expect(before.status?.confirmed).toBe(false)
  const source = 'https://www.en-standard.eu, seen in the catalogue'
  const change = { source, checkedOn: '2026-11-22', confidence: 'high', confirmed: true }
  expect(await save(before.id, { ...bodyOf(before), ...change })).toMatchObject({
    status: 200,
    body: { status: { ...change, currency: 'current' } },
  })
  const rows = await db.standardStatus.findMany({ where: { editionId: before.id }, orderBy: { id: 'asc' } })
  expect(rows).toHaveLength(2)
  expect(rows[1]!.replacesId).toBe(rows[0]!.id)
  await save(before.id, { ...bodyOf(before), ...change })
  expect(await db.standardStatus.count({ where: { editionId: before.id } })).toBe(2)
})

test('a save over a newer one is refused, and changes nothing', async () => {
  const before = await entry('AISC 360-16')
  const { version } = before
  expect((await save(before.id, { ...bodyOf(before), title: 'One', version })).status).toBe(200)
  const second = await save(before.id, { ...bodyOf(before), title: 'Other', version })
  expect(second).toMatchObject({ status: 409 })
  expect((await entry('AISC 360-16')).title).toBe('One')
})

test('a day to come is kept for then', async () => {
  const before = await entry('BS 8002:2015')
  const change = { currency: 'withdrawn', supersession: 'none', from: '2031-05-01', source: 'BSI, notice' }
  expect((await save(before.id, { ...bodyOf(before), ...change })).body).toMatchObject({
    words: 'Current',
    next: { words: 'Withdrawn', from: '2031-05-01' },
  })
  const on = async (day: string) =>
    (await openStandard('bs-8002', day))!.editions.find(({ designation }) => designation === 'BS 8002:2015')!
      .standing.words
  expect([await on('2031-04-30'), await on('2031-05-01')]).toEqual(['Current', 'Withdrawn'])
})

test.each<[string, object, string, string]>([
  ['without a source', { source: ' ' }, 'source', 'Please say where this was seen'],
  ['with a day that is none', { checkedOn: '2026-02-30' }, 'checkedOn', 'There is no such day'],
  [
    'with two that cannot be true together',
    { currency: 'draft', supersession: 'superseded' },
    'supersession',
    'These two cannot be true together',
  ],
  [
    'with a successor that is not there',
    { supersededBy: 'EN 1990:1850' },
    'supersededBy',
    'The register does not have EN 1990:1850',
  ],
  [
    'that takes its own place',
    { supersession: 'superseded', supersededBy: 'EN 12699:2015' },
    'supersededBy',
    'No edition takes its own place',
  ],
  [
    'that was withdrawn before it was published',
    { published: '2015-04', currency: 'withdrawn', from: '2015-03-31' },
    'from',
    'The edition was not published before this day',
  ],
  ['with a page that is no address', { page: 'javascript:alert(1)' }, 'page', 'Please enter a web address'],
  ['seen on a day to come', { checkedOn: '2999-01-01' }, 'checkedOn', 'This day has not come yet'],
  ['published on no day', { published: '2026-13' }, 'published', 'There is no such day'],
])('an edition %s is refused at its field', async (_, change, path, message) => {
  const before = await entry('EN 12699:2015')
  const { status, body } = await save(before.id, { ...bodyOf(before), ...change })
  expect(status).toBe(400)
  expect((body as { errors: object[] }).errors).toEqual([{ path, message }])
  expect(await entry('EN 12699:2015')).toEqual(before)
})

test('the file comes out as it goes in, and a bad line is named and changes nothing', async () => {
  const { text } = await call(exportRoute.GET, { cookie })
  const lines = text.trim().split('\n')
  expect(lines).toHaveLength(130)
  const imported = await call(importRoute.POST, { cookie, body: { lines: text } })
  expect(imported.body).toEqual({ created: 0, updated: 0, unchanged: 130, missing: [] })
  const one = { ...(JSON.parse(lines[0]!) as object), designation: 'EN 19100-1:2027', statuses: undefined }
  const added = await call(importRoute.POST, { cookie, body: { lines: JSON.stringify(one) } })
  expect(added.body).toMatchObject({ created: 1 })
  for (const bad of ['{', '{"designation":"x"}', '"\\u0000"', JSON.stringify({ ...one, source: '\0' })]) {
    const refused = await call(importRoute.POST, { cookie, body: { lines: `${lines[1]}\n${bad}` } })
    expect(refused.status).toBe(400)
    expect(JSON.stringify(refused.body)).toContain('Line 2')
  }
})

test('a file says nothing twice, and no edition takes its own place or ends before it begins', async () => {
  const { text } = await call(exportRoute.GET, { cookie })
  const [line] = text.split('\n')
  const one = { ...(JSON.parse(line!) as { designation: string }), statuses: undefined, published: '2019' }
  const bad = [
    { ...one, supersededBy: [one.designation] },
    { ...one, withdrawalExpected: '2018-12-31' },
    { ...one, statuses: [{ ...one, jurisdiction: 'UK', confirmed: true, from: '1066-10-14' }] },
    { ...one, source: 'a\ud800' },
  ]
  const lines = [line, line, ...bad.map((entry) => JSON.stringify(entry))].join('\n')
  const { body } = await call<Refusal>(importRoute.POST, { cookie, body: { lines } })
  expect(body.errors!.map(({ message }) => message)).toEqual([
    `Line 2: line 1 is ${one.designation} too`,
    'Line 3: supersededBy: No edition takes its own place',
    'Line 4: withdrawalExpected: The edition was not published before this day',
    'Line 5: statuses: The edition was not published before this day',
    'Line 6 holds characters that cannot be stored',
  ])
})

test('of a broken file the first lines are named with what is wrong, and the others counted', async () => {
  const bad = ['{', '{}', '[]', ...Array.from({ length: 57 }, (_, at) => `{"designation":"EN ${at}"}`)]
  const { body } = await call<Refusal & { more: string }>(importRoute.POST, {
    cookie,
    body: { lines: bad.join('\n') },
  })
  expect(body.message).toBe('60 lines of the file cannot be read. Nothing was imported.')
  expect([body.errors!.length, body.more]).toEqual([50, '10'])
  expect(body.errors!.map(({ message }) => message).slice(0, 3)).toEqual([
    'Line 1 is no JSON object',
    expect.stringMatching(/^Line 2: \w+: /) as string,
    'Line 3 is no JSON object',
  ])
})

test.each([
  ['nested deeper than calls may be', '['.repeat(200_000), 'Line 1'],
  [
    'with fields named as a prototype is',
    '{"__proto__":{"designation":"EN 1:2000"},"constructor":1}',
    'Line 1',
  ],
  ['of one long text', JSON.stringify({ designation: 'EN 1'.repeat(200_000) }), 'Line 1'],
  ['of more lines than are read', '{}\n'.repeat(IMPORT_MAX), `At most ${IMPORT_MAX} lines`],
  ['of bad lines alone', '{}\n'.repeat(IMPORT_MAX - 1), 'Line 20'],
])('a file %s is refused with a sentence', async (_, lines, sentence) => {
  const before = await db.standardEdition.count()
  const { status, body } = await call(importRoute.POST, { cookie, body: { lines } })
  expect(status).toBe(400)
  expect(JSON.stringify(body)).toContain(sentence)
  expect(JSON.stringify(body).length).toBeLessThan(10_000)
  expect(await db.standardEdition.count()).toBe(before)
})

test('a file larger than a call may bring is refused', async () => {
  const { status } = await call(importRoute.POST, { cookie, body: { lines: 'x'.repeat(IMPORT_BYTES) } })
  expect(status).toBe(413)
})

test('what is cited and not in the register is listed with who cites it', async () => {
  const { id } = await createArticle({ title: 'Bars', reference: 'BS 4449:2005\nEN 1990:1901' })
  const { body } = await call<UnlistedStandard[]>(unlistedRoute.GET, { cookie })
  const named = [{ id, title: 'Bars' }]
  expect(body).toEqual([
    { standard: 'BS 4449', year: null, articles: 1, named },
    { standard: 'EN 1990', year: 1901, articles: 1, named },
  ])
})

test('a change that is postponed is listed on its new day alone, and holds from then', async () => {
  const first = await entry('EN 1993-1-9:2005')
  const withdrawn = {
    ...bodyOf(first),
    currency: 'withdrawn',
    supersession: 'superseded',
    source: 'A notice of the publisher',
  }
  const days = async () =>
    (await listChanges()).toCome.flatMap(({ day, groups }) =>
      groups.flatMap(({ changes }) =>
        changes.filter(({ designation }) => designation === 'EN 1993-1-9:2005').map(() => day),
      ),
    )
  expect(await days()).toEqual(['2028-03-30'])
  expect((await save(first.id, { ...withdrawn, from: '2028-09-30' })).status).toBe(200)
  expect(await days()).toEqual(['2028-09-30'])
  const { standing } = (await openStandard('en-1993-1-9', '2028-04-01'))!.editions.find(
    ({ designation }) => designation === 'EN 1993-1-9:2005',
  )!
  expect([standing.withdrawn, standing.next?.from]).toEqual([false, '2028-09-30'])
  // Brought forward again; what was said before stays in the register.
  expect((await save(first.id, { ...withdrawn, from: '2028-06-30' })).status).toBe(200)
  expect(await days()).toEqual(['2028-06-30'])
  expect(await db.standardStatus.count({ where: { editionId: first.id, currency: 'withdrawn' } })).toBe(3)
})

test('an edition that was published is listed among the changes, with as much of its day as is known', async () => {
  const found = (await listChanges()).begun.flatMap(({ to, groups }) =>
    groups.filter(({ words }) => words === 'New edition').map(() => to),
  )
  expect(found.length).toBeGreaterThan(0)
  expect(new Set(found).size).toBeGreaterThan(1)
})

test('other names of a standard are searched, lead to it, and belong to one standard alone', async () => {
  const steel = await entry('EN 1993-1-1:2005+A1:2014')
  const aliases = 'EC3; Eurocode 3 part 1-1'
  expect((await save(steel.id, { ...bodyOf(steel), aliases })).status).toBe(200)
  expect((await list('search=ec3')).map(({ standard }) => standard)).toContain('EN 1993-1-1')
  expect((await listStandards()).find(({ slug }) => slug === 'en-1993-1-1')?.aliases).toEqual([
    'EC3',
    'Eurocode 3 part 1-1',
  ])
  for (const typed of ['ec3', 'EC3', 'eurocode%203%20part%201-1', 'bs-en-1993-1-1', 'EN%201993-1-1'])
    expect([typed, await standardMeant(typed)]).toEqual([typed, 'en-1993-1-1'])
  expect(await standardMeant('ec9')).toBeNull()
  for (const typed of ['bs5950', 'bs-5950', 'EC2', 'Eurocode-2'])
    expect([typed, await severalMeant(typed)]).toEqual([typed, expect.any(String)])
  for (const typed of ['en-1', 'nds-2018', 'nowhere']) expect(await severalMeant(typed)).toBeNull()

  const joints = await entry('EN 1993-1-8:2005')
  for (const taken of ['ec3', 'EN 1993-1-1'])
    expect(await save(joints.id, { ...bodyOf(joints), aliases: taken })).toMatchObject({
      status: 400,
      body: { errors: [{ path: 'aliases' }] },
    })
  // Of what is saved without them nothing is said, and they stay.
  await save(steel.id, { ...bodyOf(steel), title: 'Design of steel structures' })
  expect((await entry('EN 1993-1-1:2005+A1:2014')).aliases).toEqual(['EC3', 'Eurocode 3 part 1-1'])
  const { text } = await call(exportRoute.GET, { cookie })
  expect(text).toContain('"aliases":["EC3","Eurocode 3 part 1-1"]')
  await save(steel.id, { ...bodyOf(steel), aliases: '' })
  expect(await standardMeant('ec3')).toBeNull()
})
