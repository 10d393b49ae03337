import { GET } from '@/app/api/articles/[key]/clause/route'
import { POST as keep } from '@/app/api/calculations/copies/route'
import { GET as ofCopy } from '@/app/api/calculations/copies/[id]/clause/route'
import { clauseCard } from '@/lib/articles/clauses/queries'
import type { ClauseCard } from '@/lib/articles/clauses/types'
import type { Verified } from '@/lib/auth/viewer'
import { db } from '@/lib/core/server/db'
import { call } from '../../support/call'
import { save } from '../../support/editing'
import { createArticle, createMember, signIn } from '../../support/factories'
import { loadSeedRegister } from '../../support/register'

const AT = 'EN 1993-1-1 6.3.2.2'
const marked = (at: string) => `<p>See <span data-clause="${at}">the clause</span>.</p>`

let member: Awaited<ReturnType<typeof signIn>>
beforeAll(async () => {
  await loadSeedRegister()
  member = await signIn()
})

const ask = (id: number, at = AT, cookie = member.cookie) =>
  call<ClauseCard & { code: string }>(GET, { cookie, params: { key: String(id) }, query: { at } })

test('a card has the edition that the references name, its status, and the other articles', async () => {
  const reference = 'EN 1993-1-1:2005+A1:2014, cl. 5.5'
  const { id } = await createArticle({ content: marked(AT), reference })
  const cited = { reference: 'EN 1993-1-1:2005+A1:2014, cl. 6.3.2.2' }
  const other = await createArticle({ title: 'Cranes and their beams', ...cited })
  await createArticle({ ...cited, status: 'draft' })
  const { status, body } = await ask(id)
  expect(status).toBe(200)
  expect(body).toMatchObject({
    cite: 'EN 1993-1-1:2005+A1:2014, clause 6.3.2.2',
    address: '/standards/en-1993-1-1/6.3.2.2',
    articles: [{ slug: other.slug, title: 'Cranes and their beams' }],
    total: 1,
    standing: { designation: 'EN 1993-1-1:2005+A1:2014', withdrawn: false },
  })
  expect(body.title).toMatch(/steel/i)
})

test('a step of a calculation has a card, of the standard that the sheet follows or that the step names', async () => {
  const { id } = await createArticle({
    content: `<pre data-type="calculation">title Beam
standard EN 1993-1-1:2005
input L = 4 m in 1 m..12 m "Span"
F = 2 kN/m*L @ 6.2.5(1)
N_d = 2*F @ EN 1992-1-1:2004, Table 3.1</pre>`,
    reference: 'EN 1993-1-1:2005+A1:2014',
  })
  const { body } = await ask(id, 'EN 1993-1-1 6.2.5')
  expect(body).toMatchObject({
    cite: 'EN 1993-1-1:2005+A1:2014, clause 6.2.5',
    address: '/standards/en-1993-1-1/6.2.5',
  })
  expect((await ask(id, 'EN 1992-1-1 Table 3.1')).body.cite).toMatch(/^EN 1992-1-1:2004\S*, Table 3\.1$/)
  expect((await ask(id, 'EN 1993-1-1 6.2.6')).status).toBe(404)
})

describe('the card of a step of a saved calculation', () => {
  const lines = (clause: string) => `<pre data-type="calculation">title Beam
standard EN 1993-1-1:2005
input L = 4 m in 1 m..12 m "Span"
F = 2 kN/m*L @ ${clause}</pre>`

  async function kept() {
    const article = await createArticle({ title: 'Origin', content: lines('6.2.9.1(5)') })
    const body = { articleId: article.id, key: 'beam', revision: 1, title: 'Mine', values: {}, region: null }
    const { body: copy } = await call<{ id: string }>(keep, { cookie: member.cookie, body })
    const asked = (at: string, cookie = member.cookie) =>
      call<ClauseCard & { code: string }>(ofCopy, { cookie, params: { id: copy.id }, query: { at } })
    return { article, asked }
  }
  const STEP = 'EN 1993-1-1 6.2.9.1(5)'

  test('is that of the article, and names the others', async () => {
    const { article, asked } = await kept()
    const other = await createArticle({ title: 'Columns that bend', content: lines('6.2.9.1(5)') })
    const { status, body } = await asked(STEP)
    expect(status).toBe(200)
    expect(body).toEqual((await ask(article.id, STEP)).body)
    expect(body).toMatchObject({
      cite: 'EN 1993-1-1:2005+A1:2014, clause 6.2.9.1',
      articles: [{ slug: other.slug, title: 'Columns that bend' }],
    })
    await db.article.deleteMany({ where: { id: { in: [article.id, other.id] } } })
  })

  test('is there when the article names the place no longer, or is gone', async () => {
    const { article, asked } = await kept()
    const admin = await signIn({ role: 'admin' })
    const change = { title: 'Origin', content: lines('6.2.8') }
    expect((await save(admin.cookie, article.id, change)).status).toBe(200)
    expect((await ask(article.id, STEP)).status).toBe(404)
    expect(await asked(STEP)).toMatchObject({ status: 200, body: { articles: [], total: 0 } })
    await db.article.delete({ where: { id: article.id } })
    expect((await asked(STEP)).body.address).toBe('/standards/en-1993-1-1')
  })

  test('is for who keeps the calculation, and for the places that its lines name', async () => {
    const { asked } = await kept()
    expect((await asked('EN 1993-1-1 6.2.5')).status).toBe(404)
    expect((await asked('clause 3')).status).toBe(400)
    expect((await asked(STEP, (await signIn()).cookie)).status).toBe(404)
  })
})

test('the status is that of the day', async () => {
  const { id } = await createArticle({ content: marked(AT), reference: 'EN 1993-1-1:2005+A1:2014' })
  const on = async (day: string) => {
    const card = await clauseCard(member.user as unknown as Verified, id, { at: AT }, day)
    return card.standing?.withdrawn
  }
  expect([await on('2028-03-29'), await on('2028-03-30')]).toEqual([false, true])
})

test('at most five others are named, and all of them are counted', async () => {
  const reference = 'EN 338:2016, Table 1'
  const { id } = await createArticle({ content: marked('EN 338 Table 1'), reference })
  for (let n = 0; n < 6; n++) await createArticle({ title: `Timber ${n}`, reference })
  const { body } = await ask(id, 'EN 338 Table 1')
  expect(body.cite).toMatch(/^EN 338:2016, Table 1$/)
  expect(body.articles.map(({ title }) => title)).toEqual([0, 1, 2, 3, 4].map((n) => `Timber ${n}`))
  expect(body.total).toBe(6)
})

test('what the register does not have is named as the article cites it, without a page', async () => {
  const content = marked('EN 99999 4.2')
  const { id } = await createArticle({ content, reference: 'EN 99999:2019, cl. 4.1' })
  expect((await ask(id, 'EN 99999 4.2')).body).toEqual({
    cite: 'EN 99999:2019, clause 4.2',
    title: null,
    standing: null,
    address: null,
    articles: [],
    total: 0,
  })
})

test.each(['', 'clause 3', 'EN 1993-1-1 <b>'])('%j names no place', async (at) => {
  const { id } = await createArticle({ content: marked(AT) })
  expect((await ask(id, at)).status).toBe(400)
})

test('an article has cards for its own marks, and for those who may read it', async () => {
  const author = await createMember()
  const [draft, unmarked] = [
    await createArticle({ content: marked(AT), status: 'draft', authorId: author.id }),
    await createArticle({ content: '<p>Nothing is marked.</p>', reference: 'EN 1993-1-1:2005, cl. 6.3.2.2' }),
  ]
  for (const { id } of [draft, unmarked]) expect((await ask(id)).status).toBe(404)
  expect((await ask(draft.id, AT, (await signIn(author)).cookie)).status).toBe(200)
  expect((await ask(2_147_483_647)).status).toBe(404)
})
