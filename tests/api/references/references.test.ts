import { createHash } from 'node:crypto'
import { GET as list } from '@/app/api/admin/references/route'
import { DELETE as undo, PUT as correct } from '@/app/api/admin/references/[line]/route'
import { GET as articles } from '@/app/api/admin/references/articles/route'
import { GET as extract } from '@/app/api/admin/references/extract/route'
import { GET as report } from '@/app/api/admin/references/report/route'
import { GET as totals } from '@/app/api/admin/references/totals/route'
import { db } from '@/lib/core/server/db'
import type {
  CitingArticle,
  Extraction,
  ReferenceEntry,
  ReferenceTotals,
} from '@/lib/references/administration/types'
import { PARSER } from '@/lib/references/constants'
import { reparseOutdated } from '@/lib/references/jobs'
import { storeReferences } from '@/lib/references/mutations'
import { call, type Handler, type Refusal } from '../../support/call'
import { createArticle, signIn } from '../../support/factories'

let admin: string
beforeAll(async () => {
  admin = (await signIn({ role: 'admin', firstName: 'Ada', lastName: 'Byron' })).cookie
})
beforeEach(async () => {
  await db.article.deleteMany()
  await db.referenceCorrection.deleteMany()
})

const hash = (line: string) => createHash('md5').update(line).digest('hex')
const MEANING = { type: 'standard', body: 'EN', number: '1993', part: '1-1', year: 2005 }

const put = (line: string, body: object, cookie: string | undefined = admin) =>
  call<ReferenceEntry & Refusal>(correct, { method: 'PUT', cookie, params: { line: hash(line) }, body })
const takeBack = (line: string) =>
  call<ReferenceEntry & Refusal>(undo, { method: 'DELETE', cookie: admin, params: { line: hash(line) } })
const rowsOf = (articleId: number) =>
  db.articleReference.findMany({ where: { articleId }, orderBy: { position: 'asc' } })

const ROUTES: [string, Handler, string][] = [
  ['the list', list, 'GET'],
  ['the articles', articles, 'GET'],
  ['the totals', totals, 'GET'],
  ['the extraction', extract, 'GET'],
  ['the report', report, 'GET'],
  ['correcting', correct, 'PUT'],
  ['taking back', undo, 'DELETE'],
]

test.each(ROUTES)('%s is for administrators alone', async (_name, handler, method) => {
  const ask = (cookie?: string) => call(handler, { method, cookie, params: { line: hash('EN 1990') } })
  expect((await ask()).status).toBe(401)
  expect((await ask((await signIn({ verified: false })).cookie)).status).toBe(403)
  expect((await ask((await signIn()).cookie)).status).toBe(403)
})

test('the extraction has the shape of the specification, without what is in the bin', async () => {
  const one = await createArticle({ title: 'Beams', reference: 'EN 1993-1-1, cl. 6.3.2\nACI 318-19' })
  const two = await createArticle({ title: 'Slabs', status: 'draft', reference: 'ACI 318-19' })
  await createArticle({ title: 'Gone', reference: 'EN 1990', deletedAt: new Date() })
  const { body } = await call<Extraction>(extract, { cookie: admin })
  expect(body).toEqual({
    totalReferences: 3,
    uniqueReferences: ['ACI 318-19', 'EN 1993-1-1, cl. 6.3.2'],
    referencesByType: {
      standard: [],
      code: [
        { reference: 'ACI 318-19', articleTitle: 'Beams', articleId: one.id },
        { reference: 'ACI 318-19', articleTitle: 'Slabs', articleId: two.id },
      ],
      publication: [],
      clause: [{ reference: 'EN 1993-1-1, cl. 6.3.2', articleTitle: 'Beams', articleId: one.id }],
      equation: [],
      other: [],
    },
    referencesByArticle: {
      Beams: [
        { type: 'clause', reference: 'EN 1993-1-1, cl. 6.3.2' },
        { type: 'code', reference: 'ACI 318-19' },
      ],
      Slabs: [{ type: 'code', reference: 'ACI 318-19' }],
    },
  })
  expect((await call<ReferenceTotals>(totals, { cookie: admin })).body).toMatchObject({
    references: 3,
    unique: 2,
    types: 2,
    byType: { code: 2, clause: 1, other: 0 },
  })
})

test('an article may be called what an object already has', async () => {
  await createArticle({ title: 'constructor', reference: 'EN 1990' })
  await createArticle({ title: '__proto__', reference: 'EN 1990' })
  const { text } = await call<Extraction>(extract, { cookie: admin })
  expect(text).toContain('"constructor":[{')
  expect(text).toContain('"__proto__":[{')
})

test('the report is a Markdown file in which nobody’s text is markup', async () => {
  await createArticle({ title: 'A <b>bold</b> *title*', reference: 'EN 1990\n[link](https://x.example)' })
  const response = await report(new Request('http://localhost:3000/x', { headers: { cookie: admin } }), {
    params: Promise.resolve({}),
  })
  expect(response.headers.get('content-type')).toBe('text/markdown; charset=utf-8')
  expect(response.headers.get('content-disposition')).toMatch(
    /^attachment; filename="loadpath-references-\d{4}-\d{2}-\d{2}\.md"$/,
  )
  const text = await response.text()
  expect(text).toContain('- Total references: 2\n- Unique references: 2\n- Types: 2')
  expect(text).toContain('### A \\<b\\>bold\\</b\\> \\*title\\*')
  expect(text).toContain('\\[link\\](https://x.example)')
})

test('lines are listed once, in alphabetical order, by type and by words', async () => {
  for (const title of ['One', 'Two'])
    await createArticle({ title, reference: 'EN 1990\nbs 5950-1:2000 (100%)' })
  await createArticle({ title: 'Three', reference: 'ACI 318-19' })
  const ask = async (query: Record<string, string> = {}) =>
    (await call<ReferenceEntry[]>(list, { cookie: admin, query })).body.map(({ reference }) => reference)
  expect(await ask()).toEqual(['ACI 318-19', 'bs 5950-1:2000 (100%)', 'EN 1990'])
  expect(await ask({ type: 'code' })).toEqual(['ACI 318-19'])
  expect(await ask({ search: '0%' })).toEqual(['bs 5950-1:2000 (100%)'])
  expect(await ask({ search: '_' })).toEqual([])
  const { body, headers } = await call<ReferenceEntry[]>(list, {
    cookie: admin,
    query: { search: 'en 1990' },
  })
  expect(body[0]).toMatchObject({ articleCount: 2, corrected: false, body: 'EN', number: '1990' })
  expect(body[0]!.articles.map(({ title }) => title)).toEqual(['One', 'Two'])
  expect(headers.get('x-total-count')).toBe('1')
  const cited = await call<CitingArticle[]>(articles, { cookie: admin, query: { search: 'aci' } })
  expect(cited.body).toMatchObject([
    { title: 'Three', references: [{ reference: 'ACI 318-19', type: 'code' }] },
  ])
})

test.each([
  [{ type: 'stone' }, 'type'],
  [{ ...MEANING, year: 12 }, 'year'],
  [{ ...MEANING, localityType: 'table' }, 'locality'],
  [{ ...MEANING, locality: '3.1' }, 'localityType'],
  [{ ...MEANING, number: '' }, 'number'],
  [{ ...MEANING, body: 'x'.repeat(61) }, 'body'],
])('a correction such as %j is refused at its field', async (body, path) => {
  await createArticle({ reference: 'EC three' })
  const reply = await put('EC three', body)
  expect([reply.status, reply.body.errors?.[0]?.path]).toEqual([400, path])
})

test('what no article cites cannot be corrected, and what is not corrected cannot be taken back', async () => {
  expect((await put('EN 1990', MEANING)).status).toBe(404)
  await createArticle({ reference: 'EN 1990' })
  expect((await takeBack('EN 1990')).status).toBe(409)
})

test('a correction holds in every article, through saving and a newer parser, and is taken back', async () => {
  const LINE = 'The third one, general part'
  const [one, two] = [
    await createArticle({ reference: LINE }),
    await createArticle({ reference: `EN 1990\n${LINE}` }),
  ]
  const { status, body } = await put(LINE, {
    ...MEANING,
    year: '2005',
    localityType: 'table',
    locality: '6.2',
  })
  expect(status).toBe(200)
  expect(body).toMatchObject({
    ...MEANING,
    corrected: true,
    locality: '6.2',
    localityType: 'table',
    articleCount: 2,
  })
  const holds = { ...MEANING, standard: 'EN 1993-1-1', corrected: true, locality: '6.2' }
  expect((await rowsOf(one.id))[0]).toMatchObject(holds)
  expect((await rowsOf(two.id))[1]).toMatchObject(holds)

  await db.$transaction((tx) => storeReferences(tx, one.id, `ACI 318-19\n${LINE}`))
  expect(await rowsOf(one.id)).toMatchObject([{ type: 'code', corrected: false }, holds])
  const three = await createArticle({ reference: LINE })
  expect((await rowsOf(three.id))[0]).toMatchObject(holds)

  await db.articleReference.updateMany({ data: { parsedWith: PARSER - 1 } })
  await db.articleReference.updateMany({ where: { raw: 'ACI 318-19' }, data: { type: 'other', body: null } })
  expect(await reparseOutdated()).toBe(5)
  expect(await reparseOutdated()).toBe(0)
  expect(await rowsOf(one.id)).toMatchObject([{ type: 'code', body: 'ACI', parsedWith: PARSER }, holds])

  const again = await put(LINE, { type: 'publication', body: 'SCI', number: 'P362' })
  expect(again.body).toMatchObject({ type: 'publication', year: null, locality: null })
  expect((await rowsOf(two.id))[1]).toMatchObject({ standard: null, number: 'P362' })

  expect((await takeBack(LINE)).body).toMatchObject({ type: 'other', body: null, corrected: false })
  expect((await rowsOf(three.id))[0]).toMatchObject({ type: 'other', standard: null, corrected: false })
  const deeds = await db.auditEntry.findMany({
    where: { targetType: 'reference', targetId: hash(LINE) },
    orderBy: { id: 'asc' },
    select: { action: true, actorName: true, before: true, after: true },
  })
  expect(deeds).toMatchObject([
    { action: 'reference.correct', before: { line: LINE, type: 'other' }, after: MEANING },
    { action: 'reference.correct', before: { type: 'standard' }, after: { type: 'publication' } },
    { action: 'reference.restore', before: { type: 'publication' }, after: { type: 'other' } },
  ])
})

test('of saving and correcting at the same moment, the line is corrected in the end', async () => {
  const LINE = 'Contested line'
  const made = await Promise.all(Array.from({ length: 6 }, () => createArticle({ reference: LINE })))
  const save = (id: number) =>
    db.$transaction(async (tx) => {
      await tx.$queryRaw`SELECT id FROM articles WHERE id = ${id} FOR NO KEY UPDATE`
      await storeReferences(tx, id, LINE)
    })
  await Promise.all([
    ...made.map(({ id }) => save(id)),
    put(LINE, MEANING),
    ...made.map(({ id }) => save(id)),
  ])
  expect(await db.articleReference.count({ where: { raw: LINE, corrected: false } })).toBe(0)
  expect(await db.articleReference.count({ where: { raw: LINE } })).toBe(6)
})
