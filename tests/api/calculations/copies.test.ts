import { comparedCopies } from '@/app/(member)/calculations/compare/data'
import { GET as list, POST as save } from '@/app/api/calculations/copies/route'
import { DELETE as remove, GET as open, PATCH as change } from '@/app/api/calculations/copies/[id]/route'
import { POST as duplicate } from '@/app/api/calculations/copies/[id]/duplicate/route'
import { GET as file } from '@/app/api/calculations/copies/[id]/file/route'
import { listFolders } from '@/lib/bookmarks/folders/queries'
import { COPY_LIMIT } from '@/lib/copies/constants'
import { compareCopies, fileOf, knownErrors, sheetOf } from '@/lib/copies/queries'
import { nationOf } from '@/lib/copies/rules/national'
import type { Copy, OpenCopy } from '@/lib/copies/types'
import { passagesOf } from '@/lib/errata/rules/passages'
import { endRendering } from '@/lib/articles/rendering/gateway'
import type { Verified } from '@/lib/auth/viewer'
import { db } from '@/lib/core/server/db'
import { call, type Refusal } from '../../support/call'
import { save as saveArticle } from '../../support/editing'
import { createArticle, resetLimits, signIn } from '../../support/factories'

const sheet = (load: number) => `<p>Text of an article on beams.</p><pre data-type="calculation">title Beam
standard EN 1990
input L = 6 m in 1 m..12 m "Span"
given q_d = ${load} kN/m national UK 12 kN/m
input M_Rd = 60 kNm in 10 kNm..500 kNm
M_Ed = q_d L^2/8 -&gt; kNm @ 6.4.3 "Moment"
check M_Ed &lt;= M_Rd "Bending"</pre>`

type Person = { cookie: string; user: { id: string; email: string } }
let person: Person
let articleId: number
beforeEach(async () => {
  await resetLimits()
  person = await signIn({ firstName: 'Ada', lastName: 'Byron' })
  articleId = (await createArticle({ content: sheet(10) })).id
})
afterAll(endRendering)

const viewerOf = ({ user }: Person) =>
  ({ ...user, firstName: 'Ada', lastName: 'Byron', role: 'user', emailVerified: true }) as unknown as Verified

const input = (more: object = {}) => ({
  articleId,
  key: 'beam',
  revision: 1,
  title: 'Roof beam',
  values: { L: '4' },
  region: null,
  ...more,
})
const kept = async (more?: object, by = person) => {
  const { status, body } = await call<OpenCopy & Refusal>(save, { cookie: by.cookie, body: input(more) })
  expect([status, body.errors]).toEqual([201, undefined])
  return body
}
const changed = (id: string, body: object, by = person) =>
  call<OpenCopy & Refusal>(change, { method: 'PATCH', cookie: by.cookie, params: { id }, body })
const listed = async (query: Record<string, string> = {}) =>
  (await call<Copy[]>(list, { cookie: person.cookie, query })).body

test('a copy keeps the values and says what its checks come to', async () => {
  const copy = await kept({ project: 'Depot', note: 'Second floor' })
  expect(copy).toMatchObject({
    title: 'Roof beam',
    project: 'Depot',
    note: 'Second floor',
    madeBy: 'Ada Byron',
    calculation: { title: 'Beam', standard: 'EN 1990' },
    entered: { values: { L: '4' }, region: null },
    outcome: 'passes',
    origin: 'same',
    revision: 1,
  })
  // 10 · 4² / 8 = 20 of 60.
  expect(copy.utilisation).toBeCloseTo(1 / 3, 9)
  expect(await listed()).toMatchObject([{ id: copy.id, outcome: 'passes' }])
})

test('national values and failing checks are told apart, and no value out of range is stored', async () => {
  const uk = await kept({ values: {}, region: 'UK' })
  // 12 · 6² / 8 = 54 of 60.
  expect(uk.utilisation).toBeCloseTo(0.9, 9)
  expect((await kept({ values: { L: '12' } })).outcome).toBe('fails')
  for (const [L, message] of [
    ['13', 'Please enter a number from 1 to 12 m.'],
    ['abc', 'Please enter a number from 1 to 12 m.'],
    ['1,000', '“1,000” may be 1000 or 1.000: please type the one that you mean.'],
  ] as const) {
    const { body } = await call<Refusal>(save, { cookie: person.cookie, body: input({ values: { L } }) })
    expect(body.errors).toEqual([{ path: 'values.L', message: `Span: ${message}` }])
  }
  const metric = await kept({ values: { L: '400 cm', M_Rd: '0,06 MNm' } })
  expect(metric).toMatchObject({ entered: { values: { L: '4', M_Rd: '60' } }, outcome: 'passes' })
  const { body: kind } = await call<Refusal>(save, {
    cookie: person.cookie,
    body: input({ values: { L: '4 kN' } }),
  })
  expect(kind.errors).toEqual([
    {
      path: 'values.L',
      message: 'Span: L takes a length, in m, mm, cm, dm, km, inch or ft, and not a force.',
    },
  ])
  const odd = await kept({ values: { constructor: '1', L: '4' }, region: 'FR' })
  expect(odd.entered).toEqual({ values: { L: '4' }, region: null })
})

test('a copy is of a published article only, and of the revision that the reader has open', async () => {
  const { id } = await createArticle({ status: 'draft', content: sheet(10) })
  const refused = (more: object) => call<Refusal>(save, { cookie: person.cookie, body: input(more) })
  expect((await refused({ articleId: id })).status).toBe(404)
  expect((await refused({ key: 'column' })).status).toBe(404)
  expect((await refused({ revision: 7 })).status).toBe(409)
  expect((await refused({ title: '  ' })).body.errors).toEqual([
    { path: 'title', message: 'Please name this calculation' },
  ])
})

test('a changed article leaves the copy as it was, says so, and renews it when asked', async () => {
  const copy = await kept()
  const admin = await signIn({ role: 'admin' })
  await saveArticle(admin.cookie, articleId, { title: 'Beams on two supports', content: sheet(20) })
  const before = await call<OpenCopy>(open, { cookie: person.cookie, params: { id: copy.id } })
  expect(before.body).toMatchObject({ origin: 'changed', revision: 1, articleRevision: 2 })
  expect(before.body.utilisation).toBeCloseTo(1 / 3, 9)
  expect(await listed()).toMatchObject([{ origin: 'changed' }])
  const renewed = await changed(copy.id, { renew: true })
  expect(renewed.body).toMatchObject({ origin: 'same', revision: 2, entered: { values: { L: '4' } } })
  expect(renewed.body.utilisation).toBeCloseTo(2 / 3, 9)
  await db.article.update({ where: { id: articleId }, data: { deletedAt: new Date() } })
  const gone = await call<OpenCopy>(open, { cookie: person.cookie, params: { id: copy.id } })
  expect(gone.body).toMatchObject({ origin: 'gone', article: null })
  expect(await listed()).toMatchObject([{ origin: 'gone' }])
  expect((await changed(copy.id, { renew: true })).status).toBe(409)
  await db.article.delete({ where: { id: articleId } })
  expect((await changed(copy.id, { values: { L: '5' } })).body.utilisation).toBeCloseTo(62.5 / 60, 9)
})

test('a renewed copy keeps every value that it had, whatever its author has changed since', async () => {
  const copy = await kept()
  const admin = await signIn({ role: 'admin' })
  const save = (content: string) =>
    saveArticle(admin.cookie, articleId, { title: 'Beams on two supports', content })
  const weaker = sheet(10).replace('M_Rd = 60 kNm', 'M_Rd = 50 kNm')
  await save(weaker)
  const renewed = await changed(copy.id, { renew: true })
  expect(renewed.body.entered.values).toEqual({ L: '4', M_Rd: '60' })
  expect(renewed.body.utilisation).toBeCloseTo(1 / 3, 9)
  // What has another unit now is the same length, and what has become the author's is no longer one's own.
  await save(sheet(10).replace('L = 6 m in 1 m..12 m', 'L = 6000 mm in 1000 mm..12000 mm'))
  expect((await changed(copy.id, { renew: true })).body.entered.values).toEqual({ L: '4000' })
  // A value that the calculation no longer takes is refused by its name, and the copy stays as it is.
  await save(sheet(10).replace('1 m..12 m', '5 m..12 m'))
  const refused = await changed(copy.id, { renew: true })
  expect([refused.status, refused.body.errors?.[0]?.path]).toEqual([400, 'values.L'])
})

test('a copy is renamed, filed, duplicated and deleted by its owner', async () => {
  const other = await signIn()
  const folder = await db.bookmarkFolder.create({ data: { ownerId: person.user.id, name: 'Depot' } })
  const foreign = await db.bookmarkFolder.create({ data: { ownerId: other.user.id, name: 'Theirs' } })
  const copy = await kept({ folderId: folder.id })
  expect(copy.folder).toEqual({ id: folder.id, name: 'Depot', color: folder.color })
  expect((await changed(copy.id, { folderId: foreign.id })).status).toBe(404)
  expect((await changed(copy.id, { madeBy: '' })).body.errors).toMatchObject([{ path: 'madeBy' }])
  const { body } = await changed(copy.id, { title: 'Floor beam', checkedBy: 'Emil' })
  expect(body).toMatchObject({ title: 'Floor beam', checkedBy: 'Emil', entered: { values: { L: '4' } } })
  const second = await call<OpenCopy>(duplicate, {
    method: 'POST',
    cookie: person.cookie,
    params: { id: copy.id },
  })
  expect(second.body).toMatchObject({ title: 'Floor beam (copy)', folder: { id: folder.id } })
  expect(await listed({ folderId: String(folder.id) })).toHaveLength(2)
  expect(await listFolders(viewerOf(person))).toMatchObject([
    { name: 'Depot', bookmarkCount: 0, copyCount: 2 },
  ])
  expect(await listed({ q: 'FLOOR copy' })).toHaveLength(1)
  expect(await listed({ q: 'beam EN 1990' })).toHaveLength(2)
  expect(await listed({ q: '%' })).toHaveLength(0)
  await db.bookmarkFolder.delete({ where: { id: folder.id } })
  expect((await listed()).map(({ folder: in_ }) => in_)).toEqual([null, null])
  const params = { id: copy.id }
  expect((await call(remove, { method: 'DELETE', cookie: person.cookie, params })).status).toBe(204)
  expect(await listed()).toHaveLength(1)
})

test('nothing is saved over what another window has saved', async () => {
  const { id, updatedAt } = await kept()
  expect((await changed(id, { values: { L: '5' }, updatedAt })).status).toBe(200)
  const late = await changed(id, { values: { L: '7' }, updatedAt })
  expect([late.status, late.body.message]).toEqual([409, expect.stringContaining('another window')])
  const { body } = await call<OpenCopy>(open, { cookie: person.cookie, params: { id } })
  expect(body.entered.values).toEqual({ L: '5' })
})

test('the limit on copies is exact, also for two at once', async () => {
  const { id: _id, ...row } = await db.calculationCopy.findFirstOrThrow({
    where: { id: (await kept()).id },
  })
  await db.calculationCopy.createMany({
    data: Array.from({ length: COPY_LIMIT - 2 }, () => ({ ...row, values: {} })),
  })
  const replies = await Promise.all([1, 2].map(() => call(save, { cookie: person.cookie, body: input() })))
  expect(replies.map(({ status }) => status).sort()).toEqual([201, 409])
})

test('a copy is had as CSV and as JSON', async () => {
  const { id } = await kept({ title: '=Roof, beam' })
  const fetched = (format: string) => call(file, { cookie: person.cookie, params: { id }, query: { format } })
  const csv = await fetched('csv')
  expect(csv.headers.get('content-disposition')).toBe('attachment; filename="roof-beam.csv"')
  expect(csv.text).toContain('"\'=Roof, beam"')
  expect(csv.text).toContain('input,L,Span,4,m,,')
  expect(csv.text).toMatch(/result,M_Ed,Moment,20,kNm,6\.4\.3,/)
  expect(csv.text).toContain('passes: 0.334')
  const json = await fetched('json')
  expect(JSON.parse(json.text)).toMatchObject({
    title: '=Roof, beam',
    entered: { values: { L: '4' }, region: null },
  })
  expect((await fetched('xls')).status).toBe(400)
})

test('a copy of a calculation that begins with British values says whose it has', () => {
  const source = 'national UK\ngiven a = 1 national UK 0.85 national IE 0.9\nx = 2 a'
  const nations = ['recommended', 'IE', null].map((region) =>
    nationOf({ source, entered: { values: {}, region } }),
  )
  expect(nations).toEqual([null, 'IE', 'UK'])
  expect(nationOf({ source: 'x = 2', entered: { values: {}, region: null } })).toBeNull()
})

test('the page of a copy comes with its values, and two stand side by side', async () => {
  const [first, second] = [await kept(), await kept({ values: { L: '12' } })]
  const viewer = viewerOf(person)
  const html = (await sheetOf(viewer, first, null)) ?? ''
  expect(html).toContain('value="4" data-author="6"')
  expect(html).toContain('passes: 0.334')
  expect(html).toContain('data-edited')
  const wrong =
    (await sheetOf(viewer, { ...second, entered: { values: { L: '13' }, region: null } }, null)) ?? ''
  expect(wrong).toContain('aria-invalid="true"')
  expect(wrong).toContain('Please enter a number from 1 to 12 m')
  const { pairs } = await compareCopies(first, second)
  expect(pairs.find(({ line }) => line.name === 'L')).toMatchObject({
    first: { shown: '4' },
    second: { shown: '12' },
    differs: true,
  })
  expect(pairs.find(({ line }) => line.name === 'M_Rd')?.differs).toBe(false)
  const { load } = comparedCopies
  const asked = { query: { a: first.id, b: second.id }, params: {} }
  expect((await load(viewer, asked))?.map(({ id }) => id)).toEqual([first.id, second.id])
  await expect(load(viewerOf(await signIn()), asked)).rejects.toMatchObject({ code: 'NOT_FOUND' })
  expect(await load(viewer, { query: { a: first.id }, params: {} })).toBeNull()
})

test('a verified error of a line stands below that line of a copy, also once the article has mended it', async () => {
  const copy = await kept()
  const { body_html: html } = (
    await db.$queryRaw<{ body_html: string }[]>`
    SELECT body_html FROM articles WHERE id = ${articleId}`
  )[0]!
  const passage = passagesOf(html)
    .at(-1)!
    .lines.find((line) => line.includes('Moment'))!
  const decided = { state: 'verified', decidedKind: 'technical', decidedAt: new Date() } as const
  await db.erratum.create({
    data: {
      ...decided,
      articleId,
      articleTitle: 'Beams',
      revision: 1,
      kind: 'technical',
      passage,
      report: 'Of a simple span only.',
      was: 'Moment',
      now: 'Moment of a simple span',
    },
  })
  expect(await sheetOf(viewerOf(person), copy, await knownErrors(copy))).toMatch(
    /data-line="6".*<aside id="erratum-.*Moment of a simple span/s,
  )
  const csv = await fileOf(viewerOf(person), copy.id, 'csv')
  expect(csv.text).toMatch(/verified error, .*It said: Moment Right is: Moment of a simple span/)
  const json = await fileOf(viewerOf(person), copy.id, 'json')
  expect(JSON.parse(json.text)).toMatchObject({
    verifiedErrors: [{ was: 'Moment', now: 'Moment of a simple span' }],
  })
  // Once the article has mended it, the copy still calculates by the line that is wrong.
  const { cookie } = await signIn({ role: 'admin' })
  await saveArticle(cookie, articleId, { title: 'Beams', content: sheet(20) })
  await db.erratum.updateMany({ where: { articleId }, data: { mendedIn: 2 } })
  const opened = async () =>
    (await call<OpenCopy>(open, { cookie: person.cookie, params: { id: copy.id } })).body
  expect(await sheetOf(viewerOf(person), await opened(), await knownErrors(copy))).toContain('erratum')
  await changed(copy.id, { renew: true })
  const renewed = await opened()
  expect(renewed.revision).toBe(2)
  expect(await knownErrors(renewed)).toBeNull()
  await saveArticle(cookie, articleId, {
    title: 'Beams',
    content: '<p>Nothing of beams is here any more.</p>',
  })
  expect(await knownErrors(copy)).toMatchObject({ number: null })
})

describe('the drawings that follow a calculation', () => {
  const drawing = (label: string) => `<pre data-type="drawing">title Span
with Beam
span A-B L
support pin A
support roller B
udl q_d on A-B "${label}"</pre>`
  const stored = async (cookie: string, change: object) => {
    const { status, body } = await saveArticle(cookie, articleId, {
      title: 'Beams on two supports',
      ...change,
    })
    expect([status, body.errors]).toEqual([200, undefined])
  }
  const figuresIn = async (copy: OpenCopy) =>
    (await sheetOf(viewerOf(person), copy, await knownErrors(copy)))!
      .split('<figure class="drawing"')
      .slice(1)

  test('are shown below a copy, drawn with its values, and stay when the lines of the article change', async () => {
    const { cookie } = await signIn({ role: 'admin' })
    const other = `<pre data-type="drawing">title Bolt
circle bolt at 0, 0 diameter 20 mm</pre>`
    await stored(cookie, { content: `${sheet(10)}${drawing('Load')}${other}` })
    const copy = await kept({ revision: 2 })
    const [figure, ...more] = await figuresIn(copy)
    expect(more).toEqual([])
    expect(figure).toContain('data-follows="beam"')
    expect(figure).toContain('<strong>Figure 1.</strong>')
    // The copy has a span of 4 m in place of the author's 6.
    expect(figure).toContain('A beam of 4\u00a0m')
    expect(figure).not.toContain('6\u00a0m')

    await stored(cookie, { content: `${sheet(10)}${drawing('Weight')}` })
    const mended = await call<OpenCopy>(open, { cookie: person.cookie, params: { id: copy.id } })
    expect((await figuresIn(mended.body))[0]).toContain('Weight')

    await stored(cookie, { content: `${sheet(20)}${drawing('Doubled')}` })
    const moved = await call<OpenCopy>(open, { cookie: person.cookie, params: { id: copy.id } })
    expect((await figuresIn(moved.body))[0]).toContain('Load')
    const { body: again } = await call<OpenCopy>(duplicate, {
      cookie: person.cookie,
      body: {},
      params: { id: copy.id },
    })
    expect((await figuresIn(again))[0]).toContain('Load')

    const renewed = await changed(copy.id, { renew: true })
    expect((await figuresIn(renewed.body))[0]).toContain('Doubled')
  })

  test('are shown as the author has them, with the reason, where the values cannot be drawn', async () => {
    const { cookie } = await signIn({ role: 'admin' })
    const bars = `<pre data-type="drawing">title Bars
with Beam
rect box at 0, 0 size L x 300 mm
bars L/(1 m) x 20 mm in box bottom cover 30 mm</pre>`
    await stored(cookie, { content: `${sheet(10)}${bars}` })
    const [figure] = await figuresIn(await kept({ revision: 2, values: { L: '4.5' } }))
    expect(figure).toContain(
      'With the values of this copy it cannot be drawn, and is shown with the author’s: A number of bars or bolts is a whole number from 1 to 60.',
    )
  })
})
