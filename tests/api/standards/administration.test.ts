import * as entriesRoute from '@/app/api/admin/standards/route'
import * as entryRoute from '@/app/api/admin/standards/[id]/route'
import * as exportRoute from '@/app/api/admin/standards/export/route'
import * as importRoute from '@/app/api/admin/standards/import/route'
import * as previewRoute from '@/app/api/admin/standards/import/preview/route'
import * as unlistedRoute from '@/app/api/admin/standards/unlisted/route'
import { db } from '@/lib/core/server/db'
import { IMPORT_BYTES } from '@/lib/standards/administration/constants'
import type { ImportPreview, RegisterEntry, UnlistedStandard } from '@/lib/standards/administration/types'
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
  ['published in the year 0', { published: '0000' }, 'published', 'There is no such day'],
])('an edition %s is refused at its field', async (_, change, path, message) => {
  const before = await entry('EN 12699:2015')
  const { status, body } = await save(before.id, { ...bodyOf(before), ...change })
  expect(status).toBe(400)
  expect((body as { errors: object[] }).errors).toEqual([{ path, message }])
  expect(await entry('EN 12699:2015')).toEqual(before)
})

const preview = async (lines: string) =>
  (await call<ImportPreview & Refusal>(previewRoute.POST, { cookie, body: { lines } })).body
const storedOf = () =>
  Promise.all([
    db.standard.findMany({ orderBy: { id: 'asc' } }),
    db.standardEdition.findMany({ orderBy: { id: 'asc' } }),
    db.standardStatus.count(),
    db.standardSuccession.count(),
    db.standardAlias.count(),
    db.auditEntry.count(),
  ])

test('a file is previewed: what is new, changed and in which fields, unchanged, and refused', async () => {
  const { text } = await call(exportRoute.GET, { cookie })
  const lines = text.trim().split('\n')
  const of = (at: number) => JSON.parse(lines[at]!) as RegisterEntry & { source: string }
  const stored = await storedOf()
  expect(await preview(text)).toMatchObject({
    created: [],
    changed: [],
    unchanged: 130,
    refused: 0,
    missing: [],
  })
  const added = {
    ...of(0),
    designation: 'EN 19100-1:2027',
    statuses: undefined,
    supersededBy: ['EN 19100-2'],
  }
  const other = { ...added, designation: 'EN 19100-2:2027', supersededBy: ['EN 1:1888'] }
  const changed = { ...of(1), title: 'Another', published: '1999', field: 'Glass', supersededBy: [] }
  const moved = { ...of(2), statuses: undefined, source: 'Another catalogue', page: null }
  const found = await preview(
    [lines[3], ...[added, other, changed, moved].map((one) => JSON.stringify(one))].join('\n'),
  )
  expect(found).toMatchObject({
    created: ['EN 19100-1:2027', 'EN 19100-2:2027'],
    unchanged: 1,
    refused: 0,
    // The second is a standard of the file; neither the register nor the file has an EN 1.
    missing: [{ designation: 'EN 19100-2:2027', successor: 'EN 1:1888' }],
  })
  expect(found.changed.map(({ designation }) => designation)).toEqual([of(1).designation, of(2).designation])
  expect(found.changed[0]!.fields).toEqual(expect.arrayContaining(['field', 'title', 'published']))
  expect(found.changed[1]!.fields).toContain('status')
  const bad = await preview([lines[0], '{', JSON.stringify(added)].join('\n'))
  expect(bad).toMatchObject({
    created: ['EN 19100-1:2027'],
    unchanged: 1,
    refused: 1,
    problems: ['Line 2 is no JSON object'],
  })
  expect(await storedOf()).toEqual(stored)
})

test('what was previewed is imported, unless the register has changed meanwhile', async () => {
  const { text } = await call(exportRoute.GET, { cookie })
  const { version } = await preview(text)
  const before = await entry('BS 8004:1986')
  await save(before.id, { ...bodyOf(before), title: 'Foundations' })
  expect(await call(importRoute.POST, { cookie, body: { lines: text, version } })).toMatchObject({
    status: 409,
    body: { message: expect.stringContaining('changed the register meanwhile') as string },
  })
  expect((await entry('BS 8004:1986')).title).toBe('Foundations')
  const now = await preview(text)
  expect(now.changed).toMatchObject([{ designation: 'BS 8004:1986' }])
  expect(now.changed[0]!.fields).toContain('title')
  const done = await call(importRoute.POST, { cookie, body: { lines: text, version: now.version } })
  expect(done.body).toEqual({ created: 0, updated: 1, unchanged: 129, missing: [] })
})

test('a file that makes a draft the edition of a year that another has is refused with a sentence', async () => {
  const { text } = await call(exportRoute.GET, { cookie })
  const draft = text.split('\n').find((line) => line.includes('EN 1991-1-3:2025/prA1'))!
  const lines = JSON.stringify({ ...(JSON.parse(draft) as object), published: '2026' })
  const problem = 'Line 1: The register has EN 1991-1-3:2025 as the edition of 2025'
  expect((await preview(lines)).problems).toEqual([problem])
  const { status, body } = await call<Refusal>(importRoute.POST, { cookie, body: { lines } })
  expect([status, body.message]).toEqual([400, `${problem}. Nothing was imported.`])
  const own = await entry('EN 1991-1-3:2025/prA1')
  expect(await save(own.id, { ...bodyOf(own), published: '2026' })).toMatchObject({
    status: 400,
    body: { errors: [{ path: 'published' }] },
  })
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
    { standard: 'BS 4449', year: null, articles: 1, years: [2005], named },
    { standard: 'EN 1990', year: 1901, articles: 1, years: [1901], named },
  ])
})

test('what is cited of another year stays in the list, by its years, until the register has its edition', async () => {
  const article = await createArticle({ reference: 'EN 520:2004, cl. 5.8\nEN 520:2014\nEN 520, cl. 3' })
  const unlisted = async () =>
    (await call<UnlistedStandard[]>(unlistedRoute.GET, { cookie })).body.filter(
      ({ standard }) => standard === 'EN 520',
    )
  const named = [expect.objectContaining({ id: article.id }) as object]
  const of = (year: number | null, years: number[]) => ({
    standard: 'EN 520',
    year,
    articles: 1,
    years,
    named,
  })
  expect(await unlisted()).toEqual([of(null, [2004, 2014])])
  await add({ designation: 'EN 520:2009', published: '2009' })
  expect(await unlisted()).toEqual([of(2004, [2004]), of(2014, [2014])])
  expect((await entry('EN 520:2009')).articles).toBe(1)
  await add({ standard: 'EN 520', designation: 'EN 520:2014', published: '2014' })
  expect(await unlisted()).toEqual([of(2004, [2004])])
  expect([(await entry('EN 520:2009')).articles, (await entry('EN 520:2014')).articles]).toEqual([0, 1])
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

test('usual names of a standard find its editions without being entered', async () => {
  for (const typed of ['Eurocode 4', 'EC4', 'en1994'])
    expect((await list(`search=${typed}`)).map(({ standard }) => standard)).toContain('EN 1994-1-1')
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

const NEW = {
  standard: '',
  designation: 'EN 16612:2019',
  body: 'CEN',
  title: 'Glass in building: lateral load resistance of glass panes by calculation',
  field: 'Glass',
  generation: '',
  published: '2019-11',
  publicationUnknown: false,
  page: '',
  supersedes: '',
  supersededBy: '',
  aliases: '',
  jurisdiction: 'UK',
  from: '',
  currency: 'current',
  supersession: 'none',
  source: 'A catalogue of a publisher',
  checkedOn: '2026-11-01',
  confidence: 'medium',
  confirmed: true,
}
const add = (change: object = {}) =>
  call<RegisterEntry & Refusal>(entriesRoute.POST, { cookie, body: { ...NEW, ...change } })

test('a standard is added with its first edition, and is on its page at once', async () => {
  const { status, body } = await add({ aliases: 'Glass panes', from: '2019-11-30' })
  expect([status, body]).toMatchObject([
    201,
    { designation: 'EN 16612:2019', slug: 'en-16612', published: '2019-11', aliases: ['Glass panes'] },
  ])
  expect((await openStandard('en-16612', '2026-11-22'))!.editions).toMatchObject([
    { designation: 'EN 16612:2019', standing: { words: 'Current', since: '2019-11-30', confirmed: true } },
  ])
  const audited = await db.auditEntry.findMany({
    where: { action: 'standard.create', targetId: String(body.id) },
  })
  expect(audited).toHaveLength(1)
  expect(audited[0]).toMatchObject({
    after: { line: 'EN 16612:2019', source: NEW.source, confirmed: true, from: '2019-11-30' },
  })
})

test('a successor that is named twice is one', async () => {
  const before = await entry('BS 5628-1:2005')
  const twice = await save(before.id, {
    ...bodyOf(before),
    supersededBy: 'EN 1996-1-1; EN 1996-2; EN 1996-1-1',
  })
  expect(twice.status).toBe(200)
  expect((await entry('BS 5628-1:2005')).supersededBy).toEqual(['EN 1996-1-1', 'EN 1996-2'])
  expect((await save(before.id, bodyOf(before))).status).toBe(200)
  expect((await entry('BS 5628-1:2005')).supersededBy).toEqual(before.supersededBy)
})

test('an edition whose first status is still to come is not among those that are superseded', async () => {
  const { status, body } = await add({ designation: 'EN 16619:2019', from: '2090-01-01' })
  expect([status, body.status]).toEqual([201, null])
  const designations = async (show: string) =>
    (await list(`show=${show}&search=16619`)).map(({ designation }) => designation)
  expect(await designations('superseded')).toEqual([])
  expect(await designations('all')).toEqual(['EN 16619:2019'])
})

test('an edition is added to its standard, and the one before names it as its successor', async () => {
  const before = await entry('BS 8118-1:1991')
  const of1997 = {
    standard: 'BS 8118-1',
    designation: 'BS 8118-1:1997',
    body: 'Somebody else',
    title: before.title,
    field: before.field,
    published: '',
    publicationUnknown: true,
    supersedes: 'BS 8118-1:1991',
    currency: 'withdrawn',
    supersession: 'superseded',
    supersededBy: 'EN 1999-1-1',
    aliases: undefined,
  }
  const { status, body } = await add(of1997)
  expect([status, body]).toMatchObject([201, { published: null, body: 'BSI', supersededBy: ['EN 1999-1-1'] }])
  expect((await entry('BS 8118-1:1991')).supersededBy).toEqual([...before.supersededBy, 'BS 8118-1:1997'])
  // Its name says its year, so that a citation finds it, although nobody knows the day.
  await createArticle({ reference: 'BS 8118-1:1997, cl. 4' })
  expect((await entry('BS 8118-1:1997')).articles).toBe(1)
})

test.each<[string, object, string, string]>([
  ['without a source', { source: ' ' }, 'source', 'Please say where this was seen'],
  ['that is there', { designation: 'EN 1990:2023' }, 'designation', 'The register has EN 1990:2023 already'],
  [
    'of a year that is there',
    { designation: 'EN 1993-1-1:2005' },
    'designation',
    'The register has EN 1993-1-1:2005+A1:2014 already',
  ],
  [
    'that is there without its amendments',
    { designation: 'EN 1993-1-8:2024+A1:2026' },
    'designation',
    'The register has EN 1993-1-8:2024 already: edit its designation to amend it',
  ],
  [
    'of a standard that is there, as a new standard',
    { designation: 'EN 1993-1-1:1992' },
    'designation',
    'The register has EN 1993-1-1: add an edition of it',
  ],
  [
    'of another standard',
    { standard: 'EN 1990', designation: 'EN 1991-1-1:1992' },
    'designation',
    'This is an edition of EN 1991-1-1, not of EN 1990',
  ],
  [
    'of a standard that is not there',
    { standard: 'EN 77777', designation: 'EN 77777:1992' },
    'designation',
    'The register does not have EN 77777',
  ],
  [
    'without its year',
    { designation: 'EN 77777' },
    'designation',
    'Please enter the designation with its year: EN 1993-1-1:2022',
  ],
  [
    'in which no standard is read',
    { designation: 'Glass' },
    'designation',
    'No standard can be read from this designation',
  ],
  ['of a year before all', { designation: 'EN 77777:1801' }, 'designation', 'No edition is older than 1850'],
  [
    'without a day of publication',
    { designation: 'EN 77777:1999', published: '' },
    'published',
    'Please enter the day, the month or the year, or say that it is not known',
  ],
  [
    'with a day that is not known',
    { designation: 'EN 77777:1999', publicationUnknown: true },
    'published',
    'Please leave this empty where the day is not known',
  ],
  [
    'in force before it was published',
    { designation: 'EN 77777:2019', from: '2019-10-31' },
    'from',
    'The edition was not published before this day',
  ],
  [
    'with a successor that is not there',
    { designation: 'EN 77777:2019', supersededBy: 'EN 1990:1850' },
    'supersededBy',
    'The register does not have EN 1990:1850',
  ],
  [
    'in the place of one that is not there',
    { designation: 'EN 77777:2019', supersedes: 'EN 1990:1850; EN 1990:2023' },
    'supersedes',
    'The register does not have EN 1990:1850',
  ],
  [
    'that takes its own place',
    { designation: 'EN 77777:2019', supersededBy: 'en 77777:2019' },
    'supersededBy',
    'No edition takes its own place',
  ],
  [
    'that takes the place of its own standard',
    { designation: 'EN 77777:2019', supersedes: 'EN 77777' },
    'supersedes',
    'No edition takes its own place',
  ],
  [
    'before and after another',
    { designation: 'EN 77777:2019', supersedes: 'EN 1990:2023', supersededBy: 'EN 1990:2023' },
    'supersededBy',
    'No edition is both before and after another',
  ],
  [
    'with a name that another standard has',
    { designation: 'EN 77777:2019', aliases: 'EN 1990' },
    'aliases',
    'Another standard is EN 1990',
  ],
  ['without a body', { designation: 'EN 77777:2019', body: '' }, 'body', 'Please enter a body'],
])('a new edition %s is refused at its field, and nothing is added', async (_, change, path, message) => {
  const stored = await storedOf()
  const { status, body } = await add(change)
  expect(status).toBe(400)
  expect(body.errors).toEqual([{ path, message }])
  expect(await storedOf()).toEqual(stored)
})

describe('an edition takes another designation', () => {
  const taking = async (before: RegisterEntry, designation: string, change: object = {}) =>
    save(before.id, { ...bodyOf(before), published: before.published, designation, ...change })

  test('with its amendments, as a file would: its row, its relations, its address and who cites it stay', async () => {
    const { id: article } = await createArticle({ reference: 'EN 1993-1-8:2024, cl. 6.2' })
    const [before, earlier] = [await entry('EN 1993-1-8:2024'), await entry('EN 1993-1-8:2005')]
    expect(earlier.supersededBy).toContain('EN 1993-1-8:2024')
    const citations = () => db.citation.findMany({ where: { articleId: article } })
    const cited = await citations()
    const amended = 'EN 1993-1-8:2024+A1:2026'
    expect(await taking(before, amended)).toMatchObject({
      status: 200,
      body: { id: before.id, designation: amended, slug: before.slug, articles: before.articles },
    })
    expect((await entry('EN 1993-1-8:2005')).supersededBy).toContain(amended)
    expect((await openStandard(before.slug, '2026-11-22'))!.editions).toContainEqual(
      expect.objectContaining({ designation: amended, amended: '2026' }),
    )
    expect(await citations()).toEqual(cited)
    const [audited] = await db.auditEntry.findMany({
      where: { action: 'standard.update', targetId: String(before.id) },
      orderBy: { id: 'desc' },
      take: 1,
    })
    expect(audited).toMatchObject({ before: { line: before.designation }, after: { line: amended } })
    // A form from before the field had it says no designation.
    expect((await save(before.id, bodyOf(before))).body).toMatchObject({ designation: amended })
    expect((await taking(before, before.designation)).status).toBe(200)
  })

  test('of another year, where a slip of the keyboard named the wrong one', async () => {
    const { body: made } = await add({ designation: 'EN 16616:2091' })
    expect((await taking(made, 'EN 16616:2019')).body).toMatchObject({
      id: made.id,
      designation: 'EN 16616:2019',
    })
    await createArticle({ reference: 'EN 16616:2019, cl. 4' })
    expect((await entry('EN 16616:2019')).articles).toBe(1)
  })

  test.each<[string, string, string]>([
    ['of another edition', 'EN 1993-1-8:2005', 'The register has EN 1993-1-8:2005 already'],
    ['of another standard', 'EN 1993-1-9:2031', 'This is an edition of EN 1993-1-9, not of EN 1993-1-8'],
    ['without its year', 'EN 1993-1-8', 'Please enter the designation with its year: EN 1993-1-1:2022'],
    ['in which no standard is read', 'Joints', 'No standard can be read from this designation'],
    ['that is empty', ' ', 'Please enter a designation'],
  ])('but none %s', async (_, designation, message) => {
    const before = await entry('EN 1993-1-8:2024')
    expect(await taking(before, designation)).toMatchObject({
      status: 400,
      body: { errors: [{ path: 'designation', message }] },
    })
    expect(await entry('EN 1993-1-8:2024')).toEqual(before)
  })
})

test('a designation is stored as the parser of citations reads it, from the form and from a file', async () => {
  const { body } = await add({ designation: ' EN\u00a016617  :2019 + A1 : 2021 ' })
  expect(body).toMatchObject({ designation: 'EN 16617:2019+A1:2021' })
  const typed = { ...bodyOf(body), published: body.published, designation: 'en 16617 : 2019' }
  expect((await save(body.id, { ...typed, supersededBy: 'EN 1990 :2023' })).body).toMatchObject({
    designation: 'EN 16617:2019',
    supersededBy: ['EN 1990:2023'],
  })
  const { text } = await call(exportRoute.GET, { cookie })
  const [line] = text.split('\n').filter((one) => one.includes('EN 16617:2019'))
  const lines = line!.replace('EN 16617:2019', 'EN  16617:2019').replace('EN 1990:2023', 'EN 1990 :2023')
  expect(await preview(lines)).toMatchObject({ created: [], changed: [], unchanged: 1, problems: [] })
})

test('of two who add the same edition at the same moment, one is told', async () => {
  const both = await Promise.all([1, 2].map(() => add({ designation: 'EN 16613:2019' })))
  expect(both.map(({ status }) => status).sort()).toEqual([201, 400])
})

describe('what follows what', () => {
  const TIMBER = { designation: 'EN 338:2009', body: 'CEN', title: 'Strength classes', published: '2009-10' }
  const LATER = { ...TIMBER, standard: 'EN 338', designation: 'EN 338:2016', published: '2016' }
  const LATEST = { ...LATER, designation: 'EN 338:2025', published: '2025', supersedes: 'EN 338:2016' }
  const saidOf = async (designation: string) =>
    (await openStandard('en-338', '2026-11-22'))!.editions.find((one) => one.designation === designation)!
      .sentence
  const saving = async (designation: string, change: object) => {
    const before = await entry(designation)
    const { status, body } = await save(before.id, {
      ...bodyOf(before),
      published: before.published,
      ...change,
    })
    return { status, errors: body.errors, stored: await entry(designation), before }
  }

  test('an edition that another supersedes no longer says that nothing has taken its place', async () => {
    expect((await add(TIMBER)).status).toBe(201)
    expect(await saidOf('EN 338:2009')).toBe('It is in force, and nothing has taken its place.')
    expect((await add({ ...LATER, supersedes: 'EN 338:2009' })).status).toBe(201)
    expect(await saidOf('EN 338:2009')).toBe('It is in force; the register names a successor.')
    const withdrawn = { currency: 'withdrawn', supersession: 'none' }
    expect((await saving('EN 338:2009', withdrawn)).status).toBe(200)
    expect(await saidOf('EN 338:2009')).toBe(
      'Its publisher has withdrawn it; the register names a successor.',
    )
  })

  test('a circle is refused at its field, of two and of three', async () => {
    expect((await add({ ...LATEST, published: '', publicationUnknown: true })).status).toBe(201)
    for (const latest of ['EN 338:2016', 'EN 338:2025']) {
      const { status, errors, stored, before } = await saving(latest, { supersededBy: 'EN 338:2009' })
      expect([status, errors]).toEqual([
        400,
        [
          {
            path: 'supersededBy',
            message: `EN 338:2009 comes before ${latest} in the register, and cannot come after it as well`,
          },
        ],
      ])
      expect(stored).toEqual(before)
    }
  })

  test.each([
    [
      'EN 338:2009',
      { published: '2017' },
      'supersededBy',
      'EN 338:2016 was published before EN 338:2009, and cannot take its place',
    ],
    [
      'EN 338:2016',
      { published: '2008' },
      'published',
      'EN 338:2016 was published before EN 338:2009, and cannot take its place',
    ],
    [
      'EN 338:2009',
      { supersededBy: 'EN 338:2016; BS 8110-1:1997' },
      'supersededBy',
      'BS 8110-1:1997 was published before EN 338:2009, and cannot take its place',
    ],
  ])('%s with %j is refused at %s', async (designation, change, path, message) => {
    const { status, errors, stored, before } = await saving(designation, change)
    expect([status, errors]).toEqual([400, [{ path, message }]])
    expect(stored).toEqual(before)
  })

  test('a new edition takes no place of one that was published later', async () => {
    const early = { designation: 'EN 338:1995', published: '1995', supersedes: 'EN 338:2009' }
    const { status, body } = await add({ ...LATER, ...early })
    expect([status, body.errors]).toEqual([
      400,
      [
        {
          path: 'supersedes',
          message: 'EN 338:1995 was published before EN 338:2009, and cannot take its place',
        },
      ],
    ])
  })

  test('a file that closes a circle is refused with its line, also where the day alone is changed', async () => {
    const { text } = await call(exportRoute.GET, { cookie })
    const lineOf = (designation: string) =>
      JSON.parse(text.split('\n').find((line) => line.includes(`"designation":"${designation}"`))!) as object
    const preview = async (...lines: object[]) =>
      (
        await call<ImportPreview>(previewRoute.POST, {
          cookie,
          body: { lines: lines.map((line) => JSON.stringify(line)).join('\n') },
        })
      ).body.problems
    const latest = lineOf('EN 338:2025')
    expect(await preview(lineOf('EN 1990:2023'), { ...latest, supersededBy: ['EN 338:2009'] })).toEqual([
      'Line 2: EN 338:2009 comes before EN 338:2025 in the register, and cannot come after it as well',
    ])
    expect(await preview({ ...lineOf('EN 338:2016'), published: '2008' })).toEqual([
      'Line 1: EN 338:2016 was published before EN 338:2009, and cannot take its place',
    ])
    const turned = [
      { ...lineOf('EN 338:2009'), supersededBy: [] },
      { ...lineOf('EN 338:2016'), published: '2008' },
    ]
    expect(await preview(...turned)).toEqual([])
  })

  test('of two who save at once that each edition takes the place of the other, one is told', async () => {
    const undated = { published: '', publicationUnknown: true }
    for (const number of ['EN 16614', 'EN 16615'])
      expect((await add({ designation: `${number}:2019`, ...undated })).status).toBe(201)
    const [one, other] = [await entry('EN 16614:2019'), await entry('EN 16615:2019')]
    const both = await Promise.all([
      save(one.id, { ...bodyOf(one), supersededBy: other.designation }),
      save(other.id, { ...bodyOf(other), supersededBy: one.designation }),
    ])
    expect(both.map(({ status }) => status).sort()).toEqual([200, 400])
  })
})
