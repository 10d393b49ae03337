import { GET as readPublic } from '@/app/api/articles/[key]/route'
import { POST as preview } from '@/app/api/articles/preview/route'
import { POST as submit } from '@/app/api/articles/submit/route'
import { GET as own, PUT as resubmit } from '@/app/api/user/articles/[id]/route'
import { GET as listOwn } from '@/app/api/user/articles/route'
import type { OwnArticle, Submission } from '@/lib/articles/submissions/types'
import type { ArticlePreview } from '@/lib/articles/preview/types'
import { db } from '@/lib/core/server/db'
import { categoryNamed, tagNamed } from '@/lib/taxonomy/mutations'
import { call, type Refusal } from '../../support/call'
import { createArticle, createMember, resetLimits, signIn } from '../../support/factories'
import { loadSeedRegister } from '../../support/register'

const TEXT =
  '<p>A beam that is restrained along its length cannot buckle sideways, so that its resistance is that of its section alone, and no reduction is made.</p>'
let categoryId: number
let tagId: number
beforeAll(async () => {
  categoryId = await categoryNamed(db, 'Steel')
  tagId = await tagNamed(db, 'buckling')
})
beforeEach(resetLimits)

const article = (more: Record<string, unknown> = {}) => ({
  title: 'Restrained beams',
  content: TEXT,
  reference: 'EN 1993-1-1:2005 cl. 6.3.2\nSCI P362',
  memberNote: 'Please check the second equation.',
  categoryId,
  tagIds: [tagId],
  ...more,
})
const send = (cookie: string, more?: Record<string, unknown>) =>
  call<OwnArticle & Refusal>(submit, { cookie, body: article(more) })
const sendAgain = (cookie: string, id: number, more?: Record<string, unknown>) =>
  call<OwnArticle & Refusal>(resubmit, {
    method: 'PUT',
    cookie,
    params: { id: String(id) },
    body: article(more),
  })
const open = (cookie: string, id: number | string) =>
  call<OwnArticle>(own, { cookie, params: { id: String(id) } })
const reject = (id: number) =>
  db.article.update({
    where: { id },
    data: {
      status: 'rejected',
      rejectionReason: 'Cite the clause.',
      reviewEvents: { create: { action: 'rejected', reason: 'Cite the clause.' } },
    },
  })

describe('who may submit', () => {
  test('a calculation is stored as its lines, and found by its labels', async () => {
    const { cookie } = await signIn()
    const lines = 'title Anchorage\ninput L = 2 m in 1 m..3 m "Embedded length"\nx = 2 L -> m'
    const content = `${TEXT}<pre data-type="calculation">${lines.replace('->', '-&gt;')}</pre>`
    const { status, body } = await send(cookie, { title: 'Anchorage of bars', content })
    expect(status).toBe(201)
    const stored = await db.article.findUniqueOrThrow({ where: { id: body.id } })
    expect(stored.content).toContain(`<pre data-type="calculation">${lines.replace('->', '->')}</pre>`)
    expect(stored.plainText).toContain('Embedded length, L = 2 m')
    expect(stored.plainText).toContain('x = 4.00 m')
    expect(stored.summary).not.toContain('input')
  })

  test('visitors sign in first, and members verify their address first', async () => {
    expect((await call(submit, { body: article() })).status).toBe(401)
    const { cookie } = await signIn({ verified: false })
    const reply = await send(cookie)
    expect([reply.status, reply.body.code]).toEqual([403, 'EMAIL_NOT_VERIFIED'])
    expect(await db.article.count({ where: { title: 'Restrained beams' } })).toBe(0)
  })
})

test.each([
  [{ title: 'Four' }, 'title', 'Title must be at least 5 characters'],
  [{ title: ' '.repeat(10) }, 'title', 'Title must be at least 5 characters'],
  [{ title: undefined }, 'title', 'Title must be at least 5 characters'],
  [{ title: 'x'.repeat(501) }, 'title', 'Title too long'],
  [{ content: `<p>${'x'.repeat(99)}</p>` }, 'content', 'Content must be at least 100 characters'],
  [{ content: `<p>${'<b></b>'.repeat(99)}</p>` }, 'content', 'Content must be at least 100 characters'],
  [{ content: `<script>${'x'.repeat(200)}</script>` }, 'content', 'Content must be at least 100 characters'],
  [{ content: undefined }, 'content', 'Content must be at least 100 characters'],
  [{ categoryId: undefined }, 'categoryId', 'Please select a category'],
  [{ categoryId: null }, 'categoryId', 'Please select a category'],
  [{ categoryId: '1' }, 'categoryId', 'Please select a category'],
  [{ categoryId: 2_147_483_647 }, 'categoryId', 'Please select a category'],
  [{ tagIds: [2_147_483_647] }, 'tagIds', 'One of the tags no longer exists'],
  [{ excerpt: 'x'.repeat(2001) }, 'excerpt', 'Please use at most 2,000 characters'],
  [{ memberNote: 'x'.repeat(2001) }, 'memberNote', 'Please use at most 2,000 characters'],
])('%j is refused at %s', async (more, path, message) => {
  const { cookie } = await signIn()
  const { status, body } = await send(cookie, more)
  expect([status, body.code]).toEqual([400, 'VALIDATION_FAILED'])
  expect(body.errors).toContainEqual({ path, message })
})

test('a body over 2 MB is refused as too large', async () => {
  const { cookie } = await signIn()
  expect((await send(cookie, { content: 'x'.repeat(2 * 1024 * 1024) })).status).toBe(413)
})

test('titles of 5 and of 500 characters are taken, and an article needs neither reference nor tags', async () => {
  const { cookie } = await signIn()
  expect((await send(cookie, { title: 'Beams' })).status).toBe(201)
  const { status, body } = await send(cookie, {
    title: 'x'.repeat(500),
    reference: undefined,
    memberNote: '',
    tagIds: undefined,
  })
  expect(status).toBe(201)
  expect(body).toMatchObject({ reference: null, memberNote: null, tagIds: [] })
})

test('what is submitted waits for review: cleaned, its own, with tags, references and the first step of its history', async () => {
  const { cookie, user } = await signIn()
  const { status, body } = await send(cookie, {
    title: 'A submission seen whole',
    content: `${TEXT}<p onclick="x()"><font size="7" color="#123456">Big</font><script>alert(1)</script></p>`,
  })
  expect(status).toBe(201)
  expect(body).toMatchObject({
    slug: 'a-submission-seen-whole',
    status: 'pending_review',
    published: false,
    submittedByUser: true,
    categoryId,
    tagIds: [tagId],
    memberNote: 'Please check the second equation.',
    standards: ['EN 1993-1-1'],
    rejectionReason: null,
    history: [{ action: 'submitted', reason: null, createdAt: expect.any(String) as string }],
  })
  expect(body.content).toBe(`${TEXT}<p>Big</p>`)
  const row = await db.article.findUniqueOrThrow({ where: { id: body.id } })
  expect(row).toMatchObject({ authorId: user.id, publishedAt: null, readTime: 1 })
  expect(row.bodyHtml).toContain('restrained along its length')

  // Its author may look at it, and nobody else.
  const stranger = await signIn()
  const params = { key: body.slug }
  expect((await call(readPublic, { cookie, params })).status).toBe(200)
  expect((await call(readPublic, { cookie: stranger.cookie, params })).status).toBe(404)
  const { body: mine } = await call<Submission[]>(listOwn, { cookie })
  expect(mine).toMatchObject([{ id: body.id, status: 'pending_review', history: [{ action: 'submitted' }] }])
})

test('one title at once gives each its own address, and a former address is not given away again', async () => {
  const members = await Promise.all([signIn(), signIn(), signIn()])
  const replies = await Promise.all(members.map(({ cookie }) => send(cookie, { title: 'The same title' })))
  expect(replies.map(({ status }) => status)).toEqual([201, 201, 201])
  expect(replies.map(({ body }) => body.slug).sort()).toEqual([
    'the-same-title',
    'the-same-title-2',
    'the-same-title-3',
  ])
  await db.slugRedirect.create({ data: { slug: 'moved-away', articleId: replies[0]!.body.id } })
  expect((await send(members[0].cookie, { title: 'Moved away' })).body.slug).toBe('moved-away-2')
})

describe('the same article sent twice is one', () => {
  test('at once it is answered as the first time, and done with its draft: the first reply was lost', async () => {
    const { cookie, user } = await signIn()
    const first = await send(cookie, { title: 'Pressed twice' })
    const payload = { title: 'Pressed twice' }
    await db.draft.create({ data: { userId: user.id, payload } })
    const second = await send(cookie, { title: 'Pressed twice' })
    expect([first.status, second.status, second.body]).toEqual([201, 201, first.body])
    expect(await db.article.count({ where: { authorId: user.id } })).toBe(1)
    expect(await db.draft.count({ where: { userId: user.id } })).toBe(0)
  })

  test('with another note, or later, it is refused', async () => {
    const { cookie } = await signIn()
    const { id } = (await send(cookie, { title: 'Sent for good' })).body
    expect((await send(cookie, { title: 'Sent for good', memberNote: 'Please hurry.' })).status).toBe(409)
    const createdAt = new Date(Date.now() - 31 * 60_000)
    await db.reviewEvent.updateMany({ where: { articleId: id }, data: { createdAt } })
    expect((await send(cookie, { title: 'Sent for good' })).status).toBe(409)
  })
})

test('ten a day, then 429; what was refused does not count', async () => {
  const { cookie } = await signIn()
  await send(cookie, { categoryId: 2_147_483_647 })
  for (let n = 1; n <= 10; n++)
    expect((await send(cookie, { title: `Article number ${n}` })).status).toBe(201)
  const reply = await send(cookie, { title: 'Article number 11' })
  expect([reply.status, reply.body.code]).toEqual([429, 'RATE_LIMITED'])
  expect(Number(reply.headers.get('retry-after'))).toBeGreaterThan(0)
})

test('every editor who has not opted out gets one email', async () => {
  const editor = await createMember({ role: 'admin' })
  const quiet = await createMember({ role: 'admin' })
  await db.user.update({ where: { id: quiet.id }, data: { notifyByMail: false } })
  const { cookie } = await signIn()
  await send(cookie, { title: 'News for editors' })
  const emails = (userId: string) =>
    db.mailMessage.count({ where: { userId, template: 'submission-received' } })
  expect(await emails(editor.id)).toBe(1)
  expect(await emails(quiet.id)).toBe(0)
})

describe('a rejected article', () => {
  test('is edited and sent again, and its history is kept', async () => {
    const { cookie } = await signIn()
    const { id, slug } = (await send(cookie, { title: 'To be rejected' })).body
    await reject(id)
    const seen = await open(cookie, id)
    expect(seen.body).toMatchObject({ status: 'rejected', rejectionReason: 'Cite the clause.' })

    const { status, body } = await sendAgain(cookie, id, { title: 'Rejected, and better now', tagIds: [] })
    expect(status).toBe(200)
    expect(body).toMatchObject({
      id,
      slug: 'rejected-and-better-now',
      status: 'pending_review',
      tagIds: [],
      history: [
        { action: 'submitted' },
        { action: 'rejected', reason: 'Cite the clause.' },
        { action: 'resubmitted' },
      ],
    })
    expect(slug).toBe('to-be-rejected')
    expect((await sendAgain(cookie, id)).status).toBe(409)
  })

  test('is sent again once, however often it is pressed', async () => {
    const { cookie } = await signIn()
    const { id } = (await send(cookie, { title: 'Pressed often' })).body
    await reject(id)
    const statuses = (await Promise.all([1, 2, 3].map(() => sendAgain(cookie, id)))).map(
      ({ status }) => status,
    )
    expect(statuses).toEqual([200, 200, 200])
    expect(await db.reviewEvent.count({ where: { articleId: id, action: 'resubmitted' } })).toBe(1)
  })

  test('is nobody else’s, not even an admin’s here; a published one is not edited by its author', async () => {
    const author = await signIn()
    const { id } = (await send(author.cookie, { title: 'Mine alone' })).body
    await reject(id)
    for (const other of [await signIn(), await signIn({ role: 'admin' })]) {
      expect((await open(other.cookie, id)).status).toBe(404)
      expect((await sendAgain(other.cookie, id)).status).toBe(404)
    }
    expect((await open(author.cookie, 'x')).status).toBe(404)
    await db.article.update({
      where: { id },
      data: { status: 'approved', publishedAt: new Date(), rejectionReason: null },
    })
    expect((await sendAgain(author.cookie, id)).status).toBe(409)
    await db.article.update({ where: { id }, data: { deletedAt: new Date() } })
    expect((await open(author.cookie, id)).status).toBe(404)
  })
})

describe('the preview', () => {
  const show = (cookie: string | undefined, more: Record<string, unknown> = {}) =>
    call<ArticlePreview & Refusal>(preview, {
      cookie,
      body: { title: '', content: '', reference: '', categoryId: null, tagIds: [], ...more },
    })

  test('is for verified members', async () => {
    expect((await show(undefined)).status).toBe(401)
    expect((await show((await signIn({ verified: false })).cookie)).status).toBe(403)
  })

  test('is cleaned and rendered as the article will be, and stores nothing', async () => {
    const { cookie, user } = await signIn()
    const { status, body } = await show(cookie, {
      content: '<h2>Scope</h2><p>With <script>alert(1)</script>\\(\\lambda\\).</p>',
      reference: 'EN 1993-1-1',
      categoryId,
      tagIds: [tagId],
    })
    expect(status).toBe(200)
    expect(body.bodyHtml).not.toContain('<script')
    expect(body.bodyHtml).toContain('<math')
    expect(body).toMatchObject({
      title: 'Untitled',
      outline: [{ text: 'Scope' }],
      category: { name: 'Steel' },
      tags: [{ name: 'buckling' }],
      references: [{ raw: 'EN 1993-1-1', type: 'standard' }],
    })
    expect(await db.article.count({ where: { authorId: user.id } })).toBe(0)
  })

  test('leads with the excerpt that its author wrote, and without one with the first sentences', async () => {
    const { cookie } = await signIn()
    const content = '<p>Lateral torsional buckling limits long beams.</p>'
    const written = await show(cookie, { content, excerpt: ' What limits long beams. ' })
    expect(written.body.excerpt).toBe('What limits long beams.')
    const without = await show(cookie, { content, excerpt: ' ' })
    expect(without.body.excerpt).toBe('Lateral torsional buckling limits long beams.')
  })

  test('warns of links to no published article and of standards and years that the register has not', async () => {
    await loadSeedRegister()
    const { cookie } = await signIn()
    const [published, waiting] = [await createArticle(), await createArticle({ status: 'pending_review' })]
    await db.slugRedirect.create({ data: { slug: `${published.slug}-once`, articleId: published.id } })
    const link = (href: string) => `<a href="${href}">here</a>`
    const links = [
      `/articles/${published.slug}#scope`,
      `/articles/${published.slug}-once`,
      `/articles/${waiting.slug}`,
      '/articles/does-not-exist',
      `${process.env.APP_URL}/articles/gone?x=1`,
      'https://www.iso.org/articles/elsewhere',
      '/articles',
    ]
    const { status, body } = await show(cookie, {
      content: `<p>${links.map(link).join(' ')} <span data-clause="EN 9998-1 6.3">clause 6.3</span> <span data-clause="EN 1993-1-1 6.3">6.3</span></p>`,
      reference: 'EN 9999-1:2020, cl. 4\nEN 1993-1-1:2005\nEN 1992-1-1:2014\nSCI P362',
    })
    expect(status).toBe(200)
    expect(body.warnings).toEqual([
      `The link to /articles/${waiting.slug} leads to no published article.`,
      'The link to /articles/does-not-exist leads to no published article.',
      'The link to /articles/gone leads to no published article.',
      'EN 9999-1 is not in the register of standards. Is it written as it is called?',
      'The register has no edition EN 1992-1-1:2014, but those of 2004 and 2023. Is the year right?',
      'EN 9998-1 is not in the register of standards. Is it written as it is called?',
    ])
  })

  test('calculates what is written as a calculation, and says where it is wrong', async () => {
    const { cookie } = await signIn()
    const sheet = (lines: string) => `${TEXT}<pre data-type="calculation">${lines}</pre>`
    const { body } = await show(cookie, {
      content: sheet('input a = 2 in 1..3\nb = 2 a <strong>+ 1</strong>'),
    })
    expect(body.bodyHtml).toContain('<input id="calculation-calculation-a"')
    expect(body.bodyHtml).toMatch(/<span data-v="\d+">5\.00<\/span>/)
    expect(body.unfinished).toEqual([])
    const wrong = await show(cookie, { content: sheet('input a = 2 mm in 1 mm..3 mm\nb = a + 1 kN') })
    const said = 'Calculation 1, line 2, column 7: A length and a force do not go together.'
    expect([wrong.status, wrong.body.unfinished]).toEqual([200, [said]])
    expect(wrong.body.bodyHtml).toContain(`<p class="unfinished">${said}</p>`)
  })

  test('shows an exercise without its answer, which is refused where it is submitted', async () => {
    const { cookie } = await signIn()
    const content = `${TEXT}<section data-type="exercise"><div data-type="question"><p>Why?</p></div><div data-type="answer"></div></section>`
    const said = 'Exercise 1 has no answer: write one, or delete the exercise'
    const seen = await show(cookie, { content })
    expect([seen.status, seen.body.unfinished]).toEqual([200, [said]])
    expect(seen.body.bodyHtml).toContain('<p>Why?</p>')
    const refused = await send(cookie, { content })
    expect([refused.status, refused.body.errors]).toEqual([400, [{ path: 'content', message: said }]])
  })

  test('30 a minute, then 429', async () => {
    const { cookie } = await signIn()
    for (let n = 1; n <= 30; n++) expect((await show(cookie)).status).toBe(200)
    expect((await show(cookie)).status).toBe(429)
  })
})
