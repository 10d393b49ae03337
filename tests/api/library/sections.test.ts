import { GET } from '@/app/api/articles/[key]/section/route'
import { db } from '@/lib/core/server/db'
import { env } from '@/lib/core/server/env'
import type { ShownSection } from '@/lib/search/sections/types'
import { call } from '../../support/call'
import { createArticle, signIn } from '../../support/factories'

const CONTENT = `<h2>Grades</h2><p>Of <a href="#s-limits">limits</a> with <span data-type="inline-math" data-latex="f_{y}"></span>:</p>
<table><tbody><tr><th>Grade</th><th>f_y</th></tr><tr><td>S355</td><td>355</td></tr></tbody></table>
<h3>Quality</h3><p>Of impact.</p><h2>Limits</h2><p>Of thickness.</p>`

let member: Awaited<ReturnType<typeof signIn>>
beforeAll(async () => {
  member = await signIn()
})
const { PAID_PLANS } = env()
afterEach(() => {
  Object.assign(env(), { PAID_PLANS })
})

const ask = (id: number, anchor?: string) =>
  call<ShownSection & { code: string }>(GET, {
    cookie: member.cookie,
    params: { key: String(id) },
    query: anchor === undefined ? {} : { anchor },
  })

test('a section is shown as its article shows it, from below its heading to the next one', async () => {
  const { id, slug } = await createArticle({ content: CONTENT })
  const { status, body } = await ask(id, 's-grades')
  expect(status).toBe(200)
  expect(body.html).toContain('class="katex')
  expect(body.html).toContain('<td>S355</td>')
  expect(body.html).toContain(`href="/articles/${slug}#s-limits"`)
  expect(body.html).not.toContain('impact')
  expect((await ask(id, 's-quality')).body.html).toBe('<p>Of impact.</p>')
})

test('its calculation stands in it as on paper: with nothing to type into, and nothing for scripts', async () => {
  const sheet =
    '<pre data-type="calculation">title Plate\ninput b = 100 mm in 50 mm..200 mm "Breadth"\nA = 2 b 10 mm -&gt; mm²</pre>'
  const { id } = await createArticle({ content: `<h2>Example</h2>${sheet}` })
  const { body } = await ask(id, 's-example')
  expect(body.html).toContain('Breadth')
  expect(body.html).toContain('2000')
  expect(body.html).not.toMatch(/<input|<button|data-live/)
})

test('a section that is not there, or of what the member may not read, is not found', async () => {
  const { id } = await createArticle({ content: CONTENT })
  for (const anchor of ['none', '<b>', 'x'.repeat(300)]) expect((await ask(id, anchor)).status).toBe(404)
  expect((await ask(2_147_483_647, 's-grades')).status).toBe(404)
  Object.assign(env(), { PAID_PLANS: 'on' })
  for (const data of [
    { premium: true },
    { premium: false, status: 'draft' as const },
    { status: 'approved' as const, deletedAt: new Date() },
  ]) {
    await db.article.update({ where: { id }, data })
    expect((await ask(id, 's-grades')).status).toBe(404)
  }
})

test('without an anchor, or with one that no heading can have, it is said what is missing', async () => {
  const { id } = await createArticle({ content: CONTENT })
  for (const anchor of [undefined, '', 'x'.repeat(301)]) expect((await ask(id, anchor)).status).toBe(400)
})
