import { GET as exported } from '@/app/api/admin/audit/export/route'
import { GET as filters } from '@/app/api/admin/audit/filters/route'
import { GET as list } from '@/app/api/admin/audit/route'
import { changesOf } from '@/lib/audit/rules/difference'
import { sentenceOf } from '@/lib/audit/rules/sentence'
import type { AuditFilters, AuditLine } from '@/lib/audit/types'
import { db } from '@/lib/core/server/db'
import { call, type Refusal } from '../../support/call'
import { bin, create, save, TEXT } from '../../support/editing'
import { signIn } from '../../support/factories'

let admin: string
beforeAll(async () => {
  admin = (await signIn({ role: 'admin', firstName: 'Ada', lastName: 'Byron' })).cookie
})
beforeEach(() => db.auditEntry.deleteMany())

const ask = async (query: Record<string, string> = {}) =>
  (await call<AuditLine[] & Refusal>(list, { cookie: admin, query })).body
const entry = (change: object = {}) =>
  db.auditEntry.create({
    data: { actorName: 'Ada Byron', action: 'tag.create', targetType: 'tag', targetId: '0', ...change },
  })

const filed = (kind: 'category' | 'tag', name: string) => {
  const data = { name, slug: name.toLowerCase().replaceAll(' ', '-') }
  return kind === 'tag' ? db.tag.create({ data }) : db.category.create({ data })
}

test('the log is for administrators alone', async () => {
  const { cookie } = await signIn()
  for (const handler of [list, filters, exported]) {
    expect((await call(handler)).status).toBe(401)
    expect((await call(handler, { cookie })).status).toBe(403)
  }
})

test.each([
  ['from', 'yesterday'],
  ['to', '2026-13-01'],
  ['targetType', 'stone'],
  ['page', '0'],
])('the filter %s refuses %j', async (path, value) => {
  const { code, errors } = await ask({ [path]: value })
  expect([code, errors?.[0]?.path]).toEqual(['VALIDATION_FAILED', path])
})

test('each entry is a sentence with what changed, the request that did it, and the way there', async () => {
  const made = await create(admin, { title: 'Shear lag', content: TEXT })
  const saved = await save(admin, made.body.id, {
    title: 'Shear lag in flanges',
    content: TEXT,
    featured: true,
  })
  const [latest, ...earlier] = await ask()
  expect(sentenceOf(latest!)).toBe('Ada Byron changed the article “Shear lag in flanges”')
  expect(latest).toMatchObject({
    href: `/admin/articles/edit/${made.body.id}`,
    requestId: saved.headers.get('x-request-id'),
  })
  expect(changesOf(latest!)).toEqual([
    { name: 'Title', before: 'Shear lag', after: 'Shear lag in flanges' },
    { name: 'Featured', before: 'no', after: 'yes' },
  ])
  expect(earlier.map(({ requestId }) => requestId)).toEqual([
    made.headers.get('x-request-id'),
    made.headers.get('x-request-id'),
  ])
})

test('a save is recorded with the names of its category and tags, and with its hour in London', async () => {
  const [steel, timber] = [await filed('category', 'Steel frames'), await filed('category', 'Timber frames')]
  const [beams, arches] = [await filed('tag', 'Girders'), await filed('tag', 'Arches')]
  const { body } = await create(admin, {
    title: 'Shear lag',
    content: TEXT,
    published: false,
    categoryId: steel.id,
    tagIds: [beams.id],
  })
  const year = new Date().getUTCFullYear() + 1
  const scheduledFor = `${year}-07-01T08:30:00.000Z`
  const change = { categoryId: timber.id, tagIds: [beams.id, arches.id], scheduledFor, published: false }
  expect((await save(admin, body.id, { title: 'Shear lag', content: TEXT, ...change })).status).toBe(200)
  await db.category.update({ where: { id: timber.id }, data: { name: 'Wood' } })
  const [line] = await ask({ action: 'article.update' })
  expect(changesOf(line!).toSorted((a, b) => a.name.localeCompare(b.name))).toEqual([
    { name: 'Category', before: 'Steel frames', after: 'Timber frames' },
    { name: 'Scheduled for', before: null, after: `1 July ${year} at 09:30` },
    { name: 'Tags', before: 'Girders', after: 'Arches, Girders' },
  ])
})

test('of what is recorded only fixed words lose their underscores', () => {
  const before = { status: 'pending_review', email: 'j_lind@example.org', name: 'steel_grades' }
  const after = { status: 'approved', email: 'jo_lind@example.org', name: 'steel_grades_2' }
  expect(changesOf({ before, after })).toEqual([
    { name: 'Status', before: 'pending review', after: 'approved' },
    { name: 'Email', before: 'j_lind@example.org', after: 'jo_lind@example.org' },
    { name: 'Name', before: 'steel_grades', after: 'steel_grades_2' },
  ])
})

test('what is gone is still named, and leads nowhere', async () => {
  const made = await create(admin, { title: 'Short-lived', content: TEXT })
  await bin(admin, made.body.id)
  await db.article.delete({ where: { id: made.body.id } })
  const [line] = await ask({ action: 'article.delete' })
  expect(line).toMatchObject({ target: 'Short-lived', href: null })
  await entry({ action: 'user.delete', targetType: 'user', targetId: 'gone' })
  expect(sentenceOf((await ask())[0]!)).toBe('Ada Byron deleted for good the account of a former member')
})

test('it is filtered by who, what, on what, when in London, and words that are no pattern', async () => {
  await entry({
    actorName: 'Ben Cole',
    createdAt: new Date('2026-06-30T23:30:00Z'),
    after: { name: '50% done' },
  })
  await entry({
    action: 'tag.delete',
    createdAt: new Date('2026-06-30T22:30:00Z'),
    before: { name: 'Timber' },
  })
  await entry({
    action: 'category.create',
    targetType: 'category',
    createdAt: new Date('2026-07-02T12:00:00Z'),
  })
  const found = async (query: Record<string, string>) => (await ask(query)).map(({ action }) => action)
  expect(await found({ actor: 'Ben Cole' })).toEqual(['tag.create'])
  expect(await found({ action: 'tag.delete' })).toEqual(['tag.delete'])
  expect(await found({ targetType: 'category' })).toEqual(['category.create'])
  // Half past midnight in London is the next day already.
  expect(await found({ from: '2026-07-01', to: '2026-07-01' })).toEqual(['tag.create'])
  expect(await found({ to: '2026-06-30' })).toEqual(['tag.delete'])
  expect(await found({ search: 'TIMBER' })).toEqual(['tag.delete'])
  expect(await found({ search: '0%' })).toEqual(['tag.create'])
  expect(await found({ search: '_' })).toEqual([])
  expect((await call<AuditFilters>(filters, { cookie: admin })).body).toEqual({
    actors: ['Ada Byron', 'Ben Cole'],
    actions: ['category.create', 'tag.create', 'tag.delete'],
  })
})

test('long logs come in pages', async () => {
  await db.auditEntry.createMany({
    data: Array.from({ length: 51 }, (_, n) => ({
      actorName: 'Ada',
      action: 'tag.create',
      targetType: 'tag',
      targetId: `t${n}`,
    })),
  })
  const { body, headers } = await call<AuditLine[]>(list, { cookie: admin, query: { page: '2' } })
  expect([body.length, body[0]!.targetId, headers.get('x-total-count')]).toEqual([1, 't0', '51'])
})

test('the file is a spreadsheet in which nothing is a formula', async () => {
  await entry({
    actorName: '=HYPERLINK("x")',
    createdAt: new Date('2026-07-01T12:00:00Z'),
    after: { name: 'a,b' },
  })
  const { text, headers } = await call(exported, { cookie: admin, query: { targetType: 'tag' } })
  expect(headers.get('content-type')).toBe('text/csv; charset=utf-8')
  expect(headers.get('content-disposition')).toMatch(/^attachment; filename="loadpath-audit-[\d-]{10}\.csv"$/)
  const [head, row, end] = text.split('\r\n')
  expect(head).toMatch(/^When \(London\),Who,What/)
  expect(row).toMatch(/^2026-07-01 13:00:00,"'=HYPERLINK\(""x""\)",/)
  expect(row).toContain('"{""name"":""a,b""}"')
  expect(end).toBe('')
})
