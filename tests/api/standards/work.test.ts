import * as reviewRoute from '@/app/api/admin/standards/work/[change]/[articleId]/route'
import * as workRoute from '@/app/api/admin/standards/work/route'
import type { Admin } from '@/lib/auth/viewer'
import { db, pool } from '@/lib/core/server/db'
import { addStatus } from '@/lib/standards/mutations'
import { reviewArticle } from '@/lib/standards/work/mutations'
import { countToReview, listWork } from '@/lib/standards/work/queries'
import type { WorkView } from '@/lib/standards/work/types'
import { call, type Refusal } from '../../support/call'
import { createArticle, signIn } from '../../support/factories'
import { loadSeedRegister } from '../../support/register'

const EDITION = 'AISC 360-16'
const SINCE = '2026-10-01'

let cookie = ''
let admin: Admin
let edition: { id: number; standardId: number }
let [dated, undated, other, draft] = [0, 0, 0, 0]
beforeAll(async () => {
  await loadSeedRegister()
  const signedIn = await signIn({ role: 'admin', firstName: 'Ada', lastName: 'Byron' })
  cookie = signedIn.cookie
  admin = signedIn.user as unknown as Admin
  edition = await db.standardEdition.findUniqueOrThrow({ where: { designation: EDITION } })
  dated = (
    await createArticle({ title: 'Dated', reference: 'AISC 360-16, Section F2\nAISC 360-16, Section E3' })
  ).id
  undated = (await createArticle({ title: 'Undated', reference: 'AISC 360, Section F2' })).id
  other = (await createArticle({ title: 'Other', reference: 'ACI 318-19' })).id
  draft = (await createArticle({ title: 'Draft', reference: 'AISC 360-16', status: 'draft' })).id
})

const status = (from: string, change: object = {}) => ({
  jurisdiction: 'USA',
  currency: 'withdrawn' as const,
  supersession: 'superseded' as const,
  from,
  source: 'A notice of the publisher',
  checkedOn: '2026-09-01',
  confidence: 'high' as const,
  confirmed: false,
  ...change,
})
const add = (from: string, change: object = {}) =>
  db.$transaction((tx) => addStatus(tx, edition.id, status(from, change)))
const work = async (query: Record<string, string> = {}) =>
  (await call<WorkView>(workRoute.GET, { cookie, query })).body
const put = (change: number, articleId: number, reviewed: unknown) =>
  call<Refusal | undefined>(reviewRoute.PUT, {
    method: 'PUT',
    cookie,
    params: { change: String(change), articleId: String(articleId) },
    body: { reviewed },
  })

const datedOf = ({ changes }: WorkView) => changes.filter(({ day }) => day !== null)

test('what was withdrawn or superseded before the register began is work, and the next change is named', async () => {
  const found = await listWork(admin, {}, '2026-11-23')
  const held = { day: null, begun: true, before: null, words: 'Superseded, status not known' }
  expect(found.changes).toMatchObject([
    { ...held, toReview: 1, reviewed: 0 },
    { ...held, toReview: 1, reviewed: 0 },
  ])
  expect(found.changes.map(({ designation }) => designation).sort()).toEqual(['ACI 318-19', EDITION])
  expect(found.next).toEqual({ day: '2028-03-30', listedFrom: '2027-03-30' })
  // It is listed, and does not stand among what has come up.
  expect(await countToReview(admin, '2026-11-23')).toBe(0)
})

test('a change to come is work for a year before its day', async () => {
  const { id } = await createArticle({ reference: 'EN 1993-1-1:2005, cl. 6.3.2' })
  const earlier = await listWork(admin, {}, '2027-03-29')
  expect(datedOf(earlier)).toEqual([])
  expect(earlier.changes.map(({ designation }) => designation)).toContain('EN 1993-1-1:2005+A1:2014')
  const coming = await listWork(admin, {}, '2027-03-30')
  expect(datedOf(coming)).toHaveLength(1)
  expect(coming.chosen).toMatchObject({
    designation: 'EN 1993-1-1:2005+A1:2014',
    begun: false,
    day: '2028-03-30',
    toReview: 1,
  })
  expect(coming.articles.items.map((article) => article.id)).toEqual([id])
  const begun = await listWork(admin, {}, '2028-03-30')
  expect(begun.chosen).toMatchObject({ begun: true })
  // What held until then is no work any more.
  expect(begun.changes.filter(({ designation }) => designation === 'EN 1993-1-1:2005+A1:2014')).toHaveLength(
    1,
  )
  await db.article.delete({ where: { id } })
})

test('published articles that cite the edition are to review, each once', async () => {
  await add(SINCE)
  const found = await work()
  expect(datedOf(found)).toHaveLength(1)
  expect(found.chosen).toMatchObject({ designation: EDITION, begun: true, toReview: 1, reviewed: 0 })
  expect(found.articles.items).toMatchObject([{ id: dated, title: 'Dated', reviewed: null }])
  expect(await countToReview(admin)).toBe(1)
})

test('an article is reviewed once, by name and day, opened again, and every step stays', async () => {
  const { chosen } = await work()
  const change = chosen!.id
  expect((await put(change, dated, true)).status).toBe(204)
  const after = await work({ show: 'reviewed' })
  expect(after.chosen).toMatchObject({ toReview: 0, reviewed: 1 })
  expect(after.articles.items).toMatchObject([{ id: dated, reviewed: { by: 'Ada Byron' } }])
  expect((await work()).articles.items).toEqual([])
  expect(await put(change, dated, true)).toMatchObject({
    status: 409,
    body: { message: 'Ada Byron has reviewed this article for this change already' },
  })
  expect((await put(change, dated, false)).status).toBe(204)
  expect((await put(change, dated, false)).status).toBe(409)
  expect((await work({ show: 'all' })).articles.items).toMatchObject([{ id: dated, reviewed: null }])
  expect((await put(change, dated, true)).status).toBe(204)
  expect(
    await db.standardReview.findMany({ where: { articleId: dated }, orderBy: { id: 'asc' } }),
  ).toMatchObject([{ reviewed: true }, { reviewed: false }, { reviewed: true }])
  expect(
    await db.auditEntry.findMany({
      where: { targetType: 'article', targetId: String(dated) },
      orderBy: { id: 'asc' },
      select: { action: true, actorName: true, after: true },
    }),
  ).toMatchObject([
    { action: 'article.review-standard', actorName: 'Ada Byron', after: { standard: EDITION, from: SINCE } },
    { action: 'article.reopen-standard' },
    { action: 'article.review-standard' },
  ])
})

test('of two who mark an article at the same moment, one is told', async () => {
  const { chosen } = await work()
  await reviewArticle(admin, chosen!.id, dated, false)
  const outcomes = await Promise.allSettled(
    [1, 2, 3].map(() => reviewArticle(admin, chosen!.id, dated, true)),
  )
  expect(outcomes.map(({ status: outcome }) => outcome).sort()).toEqual(['fulfilled', 'rejected', 'rejected'])
})

test('a review outlives the confirmation of its change, and not a change that says something else', async () => {
  await add(SINCE, { confirmed: true, source: 'The catalogue of the publisher' })
  const confirmed = (await work()).chosen!
  expect(confirmed).toMatchObject({ confirmed: true, toReview: 0, reviewed: 1 })
  await add(SINCE, { currency: 'under_review', supersession: 'none' })
  expect((await work()).chosen).toMatchObject({ words: 'Current, under review', toReview: 1, reviewed: 0 })
  expect((await put(confirmed.id, dated, true)).status).toBe(404)
})

test('what holds now is work, and not what held between', async () => {
  await add('2026-11-01')
  expect(datedOf(await work()).map(({ day }) => day)).toEqual(['2026-11-01'])
})

test.each([
  ['an article that does not cite the edition', () => other],
  ['one that follows another edition', () => undated],
  ['one that is not published', () => draft],
  ['none', () => 2_000_000],
])('%s cannot be reviewed', async (_, article) => {
  const { chosen } = await work()
  expect((await put(chosen!.id, article(), true)).status).toBe(404)
  expect(await db.standardReview.count({ where: { articleId: article() } })).toBe(0)
})

test('a review without an answer, or of no change, is refused', async () => {
  const { chosen } = await work()
  expect(await put(chosen!.id, dated, 'yes')).toMatchObject({
    status: 400,
    body: { errors: [{ path: 'reviewed', message: 'Please say whether it is reviewed' }] },
  })
  expect((await put(2_000_000, dated, true)).status).toBe(404)
})

test('a review is never changed, loses the name of an account that goes, and goes with its article', async () => {
  const refused = { code: '23001' }
  await expect(pool().query('UPDATE standard_reviews SET reviewed = NOT reviewed')).rejects.toMatchObject(
    refused,
  )
  await expect(pool().query('DELETE FROM standard_reviews')).rejects.toMatchObject(refused)
  const { user } = await signIn({ role: 'admin' })
  const { chosen } = await work()
  await reviewArticle(user as unknown as Admin, chosen!.id, dated, true)
  await db.user.delete({ where: { id: user.id } })
  expect((await work({ show: 'reviewed' })).articles.items).toMatchObject([{ reviewed: { by: null } }])
  await db.article.delete({ where: { id: dated } })
  expect(await db.standardReview.count({ where: { articleId: dated } })).toBe(0)
})

test('an article is reviewed for what changed before the register began, also once that is confirmed', async () => {
  const aci = async () => (await work()).changes.find(({ designation }) => designation === 'ACI 318-19')!
  const { id } = await aci()
  expect((await put(id, other, true)).status).toBe(204)
  expect((await put(id, other, true)).status).toBe(409)
  expect(await aci()).toMatchObject({ toReview: 0, reviewed: 1 })
  expect((await work({ change: String(id), show: 'reviewed' })).articles.items).toMatchObject([{ id: other }])
  const { editionId } = await db.standardStatus.findUniqueOrThrow({ where: { id } })
  const said = { currency: 'unknown' as const, source: 'The catalogue of the publisher', confirmed: true }
  await db.$transaction((tx) => addStatus(tx, editionId, { ...status(''), ...said, from: null }))
  const confirmed = await aci()
  expect(confirmed).toMatchObject({ confirmed: true, toReview: 0, reviewed: 1 })
  expect(confirmed.id).not.toBe(id)
  expect((await put(confirmed.id, other, false)).status).toBe(204)
  expect(await aci()).toMatchObject({ toReview: 1, reviewed: 0 })
  const [audited] = await db.auditEntry.findMany({
    where: { targetId: String(other) },
    orderBy: { id: 'asc' },
  })
  expect(audited).toMatchObject({
    action: 'article.review-standard',
    after: { standard: 'ACI 318-19', status: 'Superseded, status not known', from: null },
  })
})

test('a review is of a status that begins on a day, or is withdrawn or superseded', async () => {
  const now = await db.standardStatus.findFirstOrThrow({
    where: { fromDay: null, currency: 'current', supersession: 'none' },
  })
  await expect(
    db.standardReview.create({ data: { statusId: now.id, articleId: other, reviewed: true } }),
  ).rejects.toThrow('begins on a day')
})
