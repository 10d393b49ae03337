import { PATCH as decideRoute } from '@/app/api/admin/errata/[id]/route'
import { POST as restoreRoute } from '@/app/api/admin/articles/[id]/revisions/[revision]/restore/route'
import { GET as listRoute } from '@/app/api/admin/errata/route'
import { POST as reportRoute } from '@/app/api/articles/[key]/errata/route'
import { GET as ownRoute } from '@/app/api/user/errata/route'
import { articleFront } from '@/app/access/[prompt]/[[...path]]/cache'
import { articlePage } from '@/app/cached/articles/[slug]/cache'
import { bodySlot } from '@/app/cached/articles/[slug]/slots'
import { db } from '@/lib/core/server/db'
import { verifiedErrata } from '@/lib/errata/queries'
import type { ErrorReport, OwnReport } from '@/lib/errata/types'
import { call, type Refusal } from '../../support/call'
import { save } from '../../support/editing'
import { createArticle, resetLimits, signIn, type SignedIn } from '../../support/factories'

const TEXT =
  '<h2>Factors</h2><p>The partial factor of steel is <span data-type="inline-math" data-latex="\\gamma_{M0} = 1.10"></span>.</p><table><tbody><tr><td>S355</td><td>345</td></tr></tbody></table>'
const REPORT = { passage: 1, revision: 1, kind: 'technical', report: 'It is 1.00 in the UK.', named: true }

let reporter: SignedIn
let admin: SignedIn
beforeEach(async () => {
  await resetLimits()
  reporter = await signIn({ firstName: 'Nora', lastName: 'Lind' })
  admin = await signIn({ role: 'admin', firstName: 'Ada', lastName: 'Byron' })
})

const report = (articleId: number, input: object = REPORT, cookie = reporter.cookie) =>
  call<{ id: number } & Refusal>(reportRoute, { cookie, params: { key: String(articleId) }, body: input })
const list = async (state = 'reported') =>
  (await call<ErrorReport[]>(listRoute, { cookie: admin.cookie, query: { state } })).body
const entry = async (id: number, state = 'reported') => (await list(state)).find((one) => one.id === id)!
const decide = (id: number, decision: object) =>
  call<ErrorReport & Refusal>(decideRoute, {
    cookie: admin.cookie,
    method: 'PATCH',
    params: { id: String(id) },
    body: decision,
  })
const VERIFIED = { state: 'verified', was: 'γ_M0 = 1.10', now: 'γ_M0 = 1.00', answer: '' }

/** The text of an article as it is cached for every member, and the version of its page. */
async function pageOf(slug: string, articleId: number) {
  const found = await articlePage.find(reporter.token, slug)
  const slots = await articlePage.slots!(found!)
  return { version: found!.version, html: slots[bodySlot(articleId)]! }
}

test('a reported error is stored with the passage as the server reads it, and every editor is notified', async () => {
  const { id } = await createArticle({ content: TEXT, title: 'Partial factors' })
  const { status, body } = await report(id)
  expect(status).toBe(201)
  expect(await entry(body.id)).toMatchObject({
    articleTitle: 'Partial factors',
    passage: 'The partial factor of steel is γ_M0 = 1.10 .',
    report: 'It is 1.00 in the UK.',
    state: 'reported',
    reportedBy: 'Nora Lind',
    named: true,
    revision: 1,
  })
  const notified = await db.notification.findMany({ where: { articleId: id, kind: 'error-reported' } })
  expect(notified.map(({ userId }) => userId)).toContain(admin.user.id)
  expect(notified.map(({ userId }) => userId)).not.toContain(reporter.user.id)
})

test('an editor corrects the kind of a report, and what was reported stays to be read', async () => {
  const { id } = await createArticle({ content: TEXT })
  const { body } = await report(id)
  const before = await entry(body.id)
  expect([before.kind, before.reportedKind]).toEqual(['technical', 'technical'])
  const decided = await decide(body.id, { ...VERIFIED, kind: 'editorial', updatedAt: before.updatedAt })
  expect([decided.status, decided.body.kind, decided.body.reportedKind]).toEqual([
    200,
    'editorial',
    'technical',
  ])
  expect((await verifiedErrata()).find((one) => one.id === body.id)?.kind).toBe('editorial')
  const own = await call<OwnReport[]>(ownRoute, { cookie: reporter.cookie })
  expect(own.body.find((one) => one.id === body.id)?.kind).toBe('editorial')
  const recorded = await db.auditEntry.findFirstOrThrow({
    where: { action: 'erratum.decide', targetId: String(id) },
    orderBy: { id: 'desc' },
  })
  expect(recorded).toMatchObject({ before: { kind: 'technical' }, after: { kind: 'editorial' } })
  // A later change that does not say it leaves it; and it can be taken back.
  const { updatedAt } = decided.body
  const later = await decide(body.id, { ...VERIFIED, now: 'γ_M0 = 1.0', updatedAt })
  expect(later.body.kind).toBe('editorial')
  const back = await decide(body.id, { ...VERIFIED, kind: 'technical', updatedAt: later.body.updatedAt })
  expect(back.body.kind).toBe('technical')
  const refused = await decide(body.id, { ...VERIFIED, kind: 'rude', updatedAt: back.body.updatedAt })
  expect([refused.status, refused.body.errors?.[0]?.path]).toEqual([400, 'kind'])
})

test('who reads an open article without an account sees its verified errors', async () => {
  const { id, slug } = await createArticle({ content: TEXT })
  await db.article.update({ where: { id }, data: { open: true } })
  const { body } = await report(id)
  const before = await articleFront.find(undefined, slug)
  await decide(body.id, { ...VERIFIED, updatedAt: (await entry(body.id)).updatedAt })
  const after = await articleFront.find(undefined, slug)
  expect(after!.version).not.toBe(before!.version)
  const text = (await articleFront.slots!(after!))[bodySlot(id)]!
  expect(text).toContain('contains an error')
  expect(text).toContain('γ_M0 = 1.00')
})

test('a row of a table is reported alone, and its notice stands below it', async () => {
  const { id, slug } = await createArticle({ content: TEXT })
  const { status, body } = await report(id, { ...REPORT, passage: 2, line: 0 })
  expect(status).toBe(201)
  const { passage, updatedAt } = await entry(body.id)
  expect(passage).toBe('Table 1, row S355\nS355 345')
  await decide(body.id, { ...VERIFIED, updatedAt })
  expect((await pageOf(slug, id)).html).toMatch(
    /<td>345<\/td><\/tr><tr class="erratum-row"><td colspan="2"><aside.*Table 1, row S355 contains an error/s,
  )
})

test.each([
  ['a passage that the article does not have', { passage: 99 }, 400, 'passage'],
  ['a row of a passage that has none', { line: 0 }, 400, 'passage'],
  ['an empty report', { report: '  ' }, 400, 'report'],
  ['a report of one word', { report: 'short' }, 400, 'report'],
  ['a report of blanks around one word', { report: `short${' '.repeat(40)}` }, 400, 'report'],
  ['another kind', { kind: 'rude' }, 400, 'kind'],
  ['a report that is too long', { report: 'a'.repeat(2001) }, 400, 'report'],
  ['a revision that the article is not at', { revision: 7 }, 409, undefined],
])('%s is refused', async (_, change, status, path) => {
  const { id } = await createArticle({ content: TEXT })
  const refused = await report(id, { ...REPORT, ...change })
  expect([refused.status, refused.body.errors?.[0]?.path]).toEqual([status, path])
})

test('nobody reports what they may not read, nor the same twice', async () => {
  const { id } = await createArticle({ content: TEXT })
  const draft = await createArticle({ content: TEXT, status: 'draft' })
  expect((await report(draft.id)).status).toBe(404)
  expect((await report(2_147_483_647)).status).toBe(404)
  const both = await Promise.all([report(id), report(id)])
  expect(both.map(({ status }) => status).sort()).toEqual([201, 409])
})

test('a verified error stands below its passage at once, until a revision mends it, and in the list for good', async () => {
  const { id, slug } = await createArticle({ content: TEXT, title: 'Partial factors' })
  const { body } = await report(id)
  const before = await pageOf(slug, id)
  const { updatedAt } = await entry(body.id)
  const decided = await decide(body.id, { ...VERIFIED, updatedAt })
  expect([decided.status, decided.body.state, decided.body.decidedBy]).toEqual([200, 'verified', 'Ada Byron'])
  const after = await pageOf(slug, id)
  expect(after.version).not.toBe(before.version)
  const [, passage, notice] = /(<p>The partial.*?<\/p>)(<aside.*?<\/aside>)<div class="table-scroll"/s.exec(
    after.html,
  )!
  expect(passage).toContain('katex')
  expect(notice).toContain(`id="erratum-${body.id}"`)
  expect(notice).toContain('γ_M0 = 1.00')
  expect(
    await db.notification.findMany({ where: { userId: reporter.user.id, kind: 'error-decided' } }),
  ).toMatchObject([
    {
      href: `/articles/${slug}#erratum-${body.id}`,
      body: expect.stringContaining('You are right') as string,
    },
  ])

  await db.article.update({ where: { id }, data: { revision: 2 } })
  const early = await decide(body.id, { ...VERIFIED, mendedIn: 2, updatedAt: decided.body.updatedAt })
  expect([early.status, early.body.errors?.[0]?.path]).toEqual([400, 'mendedIn'])
  await db.article.update({ where: { id }, data: { bodyHtml: '<p>It is 1.00.</p>' } })
  const mended = await decide(body.id, { ...VERIFIED, mendedIn: 2, updatedAt: decided.body.updatedAt })
  expect(mended.status).toBe(200)
  expect((await pageOf(slug, id)).html).not.toContain('erratum')
  expect((await verifiedErrata()).find((one) => one.id === body.id)).toEqual({
    id: body.id,
    slug,
    articleTitle: 'Partial factors',
    kind: 'technical',
    was: 'γ_M0 = 1.10',
    now: 'γ_M0 = 1.00',
    revision: 1,
    mendedIn: 2,
    reportedBy: 'Nora Lind',
    verifiedAt: expect.any(String) as string,
  })
})

test('a version from before an error was mended comes back only once that is confirmed, and with the error', async () => {
  const { id, slug } = await createArticle({ content: TEXT, title: 'Factors' })
  const { body } = await report(id)
  const { updatedAt } = await entry(body.id)
  const decided = await decide(body.id, { ...VERIFIED, updatedAt })
  await save(admin.cookie, id, { title: 'Factors', content: TEXT.replace('1.10', '1.00') })
  const after = { ...VERIFIED, mendedIn: 2, updatedAt: decided.body.updatedAt }
  expect((await decide(body.id, after)).status).toBe(200)
  expect((await pageOf(slug, id)).html).not.toContain('erratum')
  const restore = (revision: number, confirmation: object = {}) =>
    call<Refusal>(restoreRoute, {
      cookie: admin.cookie,
      params: { id: String(id), revision: String(revision) },
      body: confirmation,
    })
  const listed = async () => (await verifiedErrata()).find((one) => one.id === body.id)?.mendedIn

  // The version that mends it brings back nothing, and is no question.
  expect((await restore(2)).status).toBe(200)
  expect(await listed()).toBe(2)
  const asked = await restore(1)
  expect([asked.status, asked.body.code, asked.body.errors]).toEqual([
    409,
    'CONFLICT',
    [
      {
        path: 'errata',
        message: '“γ_M0 = 1.10”, which should be “γ_M0 = 1.00”, was mended in version 2.',
      },
    ],
  ])
  expect(await listed()).toBe(2)
  expect((await db.article.findUniqueOrThrow({ where: { id } })).revision).toBe(2)
  expect((await restore(1, { reopens: true })).status).toBe(200)
  expect(await listed()).toBeNull()
  expect((await pageOf(slug, id)).html).toMatch(/<p>The partial.*?<\/p><aside[^>]*id="erratum-/s)
  expect(
    await db.auditEntry.findFirstOrThrow({
      where: { action: 'erratum.decide', targetId: String(id) },
      orderBy: { id: 'desc' },
    }),
  ).toMatchObject({ before: { mendedIn: 2 }, after: { state: 'verified', mendedIn: null } })
})

test('a passage that was changed since has its notice at the beginning', async () => {
  const { id, slug } = await createArticle({ content: TEXT })
  const { body } = await report(id)
  await decide(body.id, { ...VERIFIED, updatedAt: (await entry(body.id)).updatedAt })
  await db.article.update({ where: { id }, data: { bodyHtml: '<p>Another text.</p>' } })
  expect((await pageOf(slug, id)).html).toMatch(
    /^<aside id="erratum-\d+".*A passage of revision 1, which was changed since.*It said.*<\/aside><p>Another text\.<\/p>$/s,
  )
})

test('what an editor writes is text and no markup', async () => {
  const { id, slug } = await createArticle({ content: TEXT })
  const { body } = await report(id)
  const script = '<script>alert(1)</script>'
  await decide(body.id, {
    ...VERIFIED,
    was: script,
    now: script,
    updatedAt: (await entry(body.id)).updatedAt,
  })
  expect((await pageOf(slug, id)).html).not.toContain('<script')
})

test('an error that was held is verified on the day of that decision, which a later change of its words keeps', async () => {
  const { id } = await createArticle({ content: TEXT })
  const { body } = await report(id)
  await decide(body.id, { state: 'held', updatedAt: (await entry(body.id)).updatedAt })
  const january = new Date('2026-01-10T12:00:00Z')
  await db.erratum.update({ where: { id: body.id }, data: { decidedAt: january } })
  const asked = Date.now()
  const { updatedAt } = await entry(body.id, 'held')
  const verified = await decide(body.id, { ...VERIFIED, updatedAt })
  expect(verified.status).toBe(200)
  const shown = async () => (await verifiedErrata()).find((one) => one.id === body.id)!.verifiedAt
  const verifiedAt = await shown()
  expect(new Date(verifiedAt).getTime()).toBeGreaterThan(asked - 60_000)
  const reworded = await decide(body.id, {
    ...VERIFIED,
    now: 'γ_M0 = 1.00 in the UK',
    updatedAt: verified.body.updatedAt,
  })
  expect(reworded.status).toBe(200)
  expect(await shown()).toBe(verifiedAt)
})

test('a decision over a newer one, or one that takes a verified error back, is refused', async () => {
  const { id } = await createArticle({ content: TEXT })
  const { body } = await report(id)
  const { updatedAt } = await entry(body.id)
  const held = await decide(body.id, { state: 'held', updatedAt })
  expect(held.status).toBe(200)
  expect((await decide(body.id, { ...VERIFIED, updatedAt })).status).toBe(409)
  const verified = await decide(body.id, { ...VERIFIED, updatedAt: held.body.updatedAt })
  expect(verified.status).toBe(200)
  const back = await decide(body.id, {
    state: 'rejected',
    answer: 'It is none.',
    updatedAt: verified.body.updatedAt,
  })
  expect(back.status).toBe(409)
})

test.each([
  ['verified without what stood there', { ...VERIFIED, was: '' }, 'was'],
  ['verified without what is right', { ...VERIFIED, now: null }, 'now'],
  ['rejected without a reason', { state: 'rejected' }, 'answer'],
  ['mended before it was found', { ...VERIFIED, mendedIn: 1 }, 'mendedIn'],
  ['mended in a revision to come', { ...VERIFIED, mendedIn: 9 }, 'mendedIn'],
])('a report cannot be %s', async (_, decision, path) => {
  const { id } = await createArticle({ content: TEXT })
  const { body } = await report(id)
  const refused = await decide(body.id, { ...decision, updatedAt: (await entry(body.id)).updatedAt })
  expect([refused.status, refused.body.errors?.[0]?.path]).toEqual([400, path])
})

test('a reporter who did not agree, or whose account is gone, is not named', async () => {
  const { id } = await createArticle({ content: TEXT })
  const { body: quiet } = await report(id, { ...REPORT, named: false })
  const other = await signIn()
  const { body: gone } = await report(id, REPORT, other.cookie)
  for (const one of [quiet, gone])
    await decide(one.id, { ...VERIFIED, updatedAt: (await entry(one.id)).updatedAt })
  await db.user.delete({ where: { id: other.user.id } })
  const listed = (await verifiedErrata()).filter(({ id: one }) => one === quiet.id || one === gone.id)
  expect(listed.map(({ reportedBy }) => reportedBy)).toEqual([null, null])
})

test('a reporter reads their own reports with what was decided, and nobody else’s', async () => {
  const { id } = await createArticle({ content: TEXT, title: 'Partial factors' })
  const first = await report(id)
  const second = await report(id, { ...REPORT, passage: 0, report: 'A heading says another thing.' })
  const { updatedAt } = await entry(first.body.id)
  await decide(first.body.id, { updatedAt, state: 'rejected', was: '', now: '', answer: 'It is 1.10 here.' })
  const own = (cookie: string) => call<OwnReport[]>(ownRoute, { cookie })
  expect((await own(reporter.cookie)).body).toMatchObject([
    { id: second.body.id, state: 'reported', report: 'A heading says another thing.', answer: null },
    { id: first.body.id, state: 'rejected', articleTitle: 'Partial factors', answer: 'It is 1.10 here.' },
  ])
  expect((await own((await signIn()).cookie)).body).toEqual([])
  await db.article.update({ where: { id }, data: { status: 'draft' } })
  expect((await own(reporter.cookie)).body.map(({ slug }) => slug)).toEqual([null, null])
  expect(JSON.stringify((await own(reporter.cookie)).body)).not.toContain('Byron')
})
