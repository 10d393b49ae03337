import { POST as approveRoute } from '@/app/api/admin/articles/[id]/approve/route'
import { POST as bulk } from '@/app/api/admin/articles/bulk/route'
import { POST as restoreRoute } from '@/app/api/admin/articles/[id]/restore/route'
import { GET as tableRoute } from '@/app/api/admin/tables/[name]/route'
import { GET as tablesRoute } from '@/app/api/admin/tables/route'
import { POST as saveTableRoute } from '@/app/api/admin/tables/route'
import { rerenderOutdated } from '@/lib/articles/jobs'
import { importFile } from '@/lib/articles/importing/mutations'
import { publishScheduled } from '@/lib/articles/publishing/jobs'
import type { OpenTable, TableEntry } from '@/lib/calculations/tables/types'
import { db } from '@/lib/core/server/db'
import { call, type Refusal } from '../../support/call'
import { create, save } from '../../support/editing'
import { createArticle, resetLimits, signIn } from '../../support/factories'

const ROWS = 'row,v\nA1,1\nA2,2\n'
const content = (table: string, row = 'A2', expected = 2) =>
  `<p>Text of an article on tables.</p><pre data-type="calculation">title Reading
choice g = ${row} from ${table}
x = 3 lookup(${table}, g).v
expect x = ${3 * expected} ± 0.1 % "by hand"</pre>`

let made = 0
let cookie: string
let adminId: string
let table: string

beforeEach(async () => {
  await resetLimits()
  const admin = await signIn({ role: 'admin' })
  cookie = admin.cookie
  adminId = admin.user.id
  table = `rows_${++made}`
  await version(ROWS, 0)
})

async function version(csv: string, seen: number): Promise<void> {
  const body = { name: table, title: 'Rows', source: 'EN 1990:2002', csv, seen }
  const { status, body: answer } = await call<Refusal>(saveTableRoute, { cookie, body })
  expect([status, answer.message]).toEqual([201, undefined])
}
/** Takes away the row that the article reads; the worker cannot render the article then. */
async function withoutRow(): Promise<void> {
  await version('row,v\nA1,1\nA3,3\n', 1)
  await rerenderOutdated()
}

const params = (id: number) => ({ id: String(id) })
const stored = (id: number) => db.article.findUniqueOrThrow({ where: { id } })
const restore = (id: number, query: Record<string, string> = {}) =>
  call<Refusal>(restoreRoute, { method: 'POST', cookie, params: params(id), query })
const many = (action: string, ids: number[], more: object = {}) =>
  call<Refusal>(bulk, { cookie, body: { action, ids, ...more } })
const SENTENCE = () => `“Reading”, Line 2: The table ${table} has no row “A2”. It has A1, A3.`
const refusal = (remedy: RegExp) => ({
  status: 409,
  body: {
    message: expect.stringMatching(remedy) as string,
    errors: [{ path: 'tables', message: SENTENCE() }],
  },
})

test('an article that a table can no longer be read for does not come back from the bin to its readers, alone or with others', async () => {
  const { id } = await createArticle({ title: 'Tables', content: content(table), deletedAt: new Date() })
  await withoutRow()
  const remedy = /^“Tables” has a calculation that can no longer be read\. .*as a draft, and save it anew/
  expect(await restore(id)).toMatchObject(refusal(remedy))
  expect(await restore(id, { confirmed: 'true' })).toMatchObject(refusal(remedy))
  expect(await many('restore', [id], { confirmed: true })).toMatchObject(refusal(remedy))
  expect(await stored(id)).toMatchObject({ status: 'approved', deletedAt: expect.any(Date) as Date })
  expect((await restore(id, { draft: 'true' })).status).toBe(200)
  expect(await stored(id)).toMatchObject({ status: 'draft', deletedAt: null })
  const anew = { title: 'Tables', content: content(table, 'A3', 3), published: true }
  expect((await save(cookie, id, anew)).status).toBe(200)
  expect(await stored(id)).toMatchObject({ status: 'approved' })
})

test('a draft and a submission that a table can no longer be read for are not published, whatever is confirmed', async () => {
  const draft = await createArticle({ status: 'draft', content: content(table) })
  const sent = await createArticle({ status: 'pending_review', content: content(table) })
  await withoutRow()
  const remedy = /Edit the article and save it anew/
  expect(await many('publish', [draft.id], { confirmed: true })).toMatchObject(refusal(remedy))
  expect(await many('approve', [sent.id], { confirmed: true })).toMatchObject(refusal(remedy))
  const approved = await call<Refusal>(approveRoute, {
    method: 'POST',
    cookie,
    params: params(sent.id),
    query: { confirmed: 'true' },
  })
  expect(approved).toMatchObject(refusal(remedy))
  const saved = await save(cookie, draft.id, { title: 'T', content: content(table), published: true })
  expect([saved.status, saved.body.message]).toEqual([400, expect.stringContaining('has no row “A2”')])
  expect([(await stored(draft.id)).status, (await stored(sent.id)).status]).toEqual([
    'draft',
    'pending_review',
  ])
})

test('what is not published at its hour stays a draft without one, and administrators learn why', async () => {
  const { id } = await createArticle({ title: 'Hours', status: 'draft', content: content(table) })
  await withoutRow()
  await db.$executeRaw`UPDATE articles SET scheduled_for = now() - interval '1 minute' WHERE id = ${id}`
  await publishScheduled({ articleId: id })
  expect(await stored(id)).toMatchObject({ status: 'draft', scheduledFor: null })
  const notified = await db.notification.findMany({ where: { articleId: id, userId: adminId } })
  expect(notified).toEqual([
    expect.objectContaining({
      kind: 'publication-refused',
      title: 'Hours',
      body: expect.stringContaining(SENTENCE()) as string,
      href: `/admin/articles/edit/${id}`,
    }),
  ])
  const deeds = await db.auditEntry.findMany({ where: { targetType: 'article', targetId: String(id) } })
  expect(deeds.map(({ action, actorName }) => [action, actorName])).toEqual([['article.update', 'Loadpath']])
})

test('an import publishes nothing that the tables cannot be read for', async () => {
  const { id, slug } = await createArticle({
    title: 'Imported',
    content: content(table),
    deletedAt: new Date(),
  })
  await withoutRow()
  const line = { slug, title: 'Imported', content: content(table), category: 'Concrete', published: true }
  const problems: string[] = []
  const lines = (async function* () {
    yield await Promise.resolve(JSON.stringify(line))
  })()
  const totals = await importFile(lines, {
    publish: true,
    confirmed: true,
    onProblem: (_, reason) => problems.push(reason),
  })
  expect([totals.failed, problems[0]]).toEqual([1, expect.stringContaining('has no row “A2”')])
  expect((await stored(id)).deletedAt).not.toBeNull()
})

test('an article whose values a table has changed comes back published only once that is confirmed', async () => {
  const { id } = await createArticle({ content: content(table), deletedAt: new Date() })
  const draft = await createArticle({ content: content(table), deletedAt: new Date(), status: 'draft' })
  // Before the worker has rendered it again.
  await version('row,v\nA1,1\nA2,4\n', 1)
  const sentence = '“Reading”, Line 4: x is 12.00; 6 is expected, within 0.1 %.'
  const asked = { status: 409, body: { errors: [{ path: 'calculations', message: sentence }] } }
  expect(await restore(id)).toMatchObject(asked)
  expect(await many('restore', [id])).toMatchObject(asked)
  await rerenderOutdated()
  expect(await restore(id)).toMatchObject(asked)
  expect((await restore(draft.id)).status).toBe(200)
  expect((await restore(id, { confirmed: 'true' })).status).toBe(200)
  expect(await stored(id)).toMatchObject({ status: 'approved', deletedAt: null })
})

test('one that the current version can be read for is restored without a question', async () => {
  const { id } = await createArticle({ content: content(table), deletedAt: new Date() })
  await version(`${ROWS}A3,3\n`, 1)
  expect((await restore(id)).status).toBe(200)
  const made = await create(cookie, { title: 'Other', content: content(table), published: true })
  expect([made.status, made.body.message]).toEqual([201, undefined])
})

test('where a table is used, the articles that cannot be read with its current version say why', async () => {
  await createArticle({ title: 'Gone', content: content(table), status: 'draft' })
  await createArticle({ title: 'Stays', content: content(table, 'A1', 1), status: 'draft' })
  await withoutRow()
  const said = [
    ['Gone', [`Line 2: The table ${table} has no row “A2”. It has A1, A3.`]],
    ['Stays', []],
  ]
  const { body } = await call<OpenTable>(tableRoute, { cookie, params: { name: table } })
  expect(body.uses.map(({ article, unreadable }) => [article.title, unreadable])).toEqual(said)
  const { body: listed } = await call<TableEntry[]>(tablesRoute, { cookie })
  const { uses } = listed.find(({ name }) => name === table)!
  expect(uses.map(({ article, unreadable }) => [article.title, unreadable])).toEqual(said)
})
