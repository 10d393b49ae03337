import { monitorEventLoopDelay } from 'node:perf_hooks'
import { POST as create } from '@/app/api/articles/route'
import { POST as preview } from '@/app/api/articles/preview/route'
import { POST as submit } from '@/app/api/articles/submit/route'
import { PUT as resubmit } from '@/app/api/user/articles/[id]/route'
import { importFile } from '@/lib/articles/importing/mutations'
import { rerenderOutdated } from '@/lib/articles/jobs'
import { renderApart } from '@/lib/articles/rendering/gateway'
import { CONTENT_MAX } from '@/lib/articles/constants'
import { WAITING_MAX } from '@/lib/articles/rendering/constants'
import type { ArticleReading } from '@/lib/articles/types'
import { db } from '@/lib/core/server/db'
import { AppError } from '@/lib/core/errors'
import { LIMITS } from '@/lib/limits/constants'
import { categoryNamed } from '@/lib/taxonomy/mutations'
import { call, type Refusal } from '../../support/call'
import { createArticle, resetLimits, signIn } from '../../support/factories'

beforeEach(resetLimits)

const show = (cookie: string, content: string) =>
  call<ArticleReading & Refusal>(preview, {
    cookie,
    body: { title: 'T', content, reference: '', categoryId: null, tagIds: [] },
  })
const filled = (piece: string, length: number) => piece.repeat(Math.floor(length / piece.length))
const sentence = (body: Refusal) => body.errors

/** A text that no cap names and that takes far longer than it may. */
const ENDLESS = filled('<p><b>', CONTENT_MAX - 1000)

const TOO_MUCH: [string, string, string][] = [
  ['headings', '<h2>a</h2>', 'The content holds 9,830 headings; at most 1,000 are allowed'],
  ['equations', '\\(x\\) ', 'The content holds 16,384 equations; at most 1,500 are allowed'],
  ['tables', '<table><tr><td>1</table>', 'The content holds 4,096 tables; at most 300 are allowed'],
]

describe('a text that holds too much', () => {
  test.each(TOO_MUCH)('%s: says what is too much and how many are allowed', async (_, piece, said) => {
    const { cookie } = await signIn()
    const { status, body } = await show(cookie, filled(piece, 98_304))
    expect([status, body.code]).toEqual([400, 'VALIDATION_FAILED'])
    expect(sentence(body)).toEqual([{ path: 'content', message: said }])
  })

  test('is refused with the same sentence when it is submitted, sent again, stored by an editor, or imported', async () => {
    const author = await signIn()
    const editor = await signIn({ role: 'admin' })
    const categoryId = await categoryNamed(db, 'Steel')
    const content = filled('<h2>heading</h2>', 98_304)
    const message = 'The content holds 6,144 headings; at most 1,000 are allowed'
    const body = { title: 'A long article', content, categoryId, tagIds: [] }
    const { id } = await createArticle({ authorId: author.user.id, status: 'rejected' })
    for (const { status, body: refusal } of [
      await call(submit, { cookie: author.cookie, body }),
      await call(resubmit, { method: 'PUT', cookie: author.cookie, params: { id: String(id) }, body }),
      await call(create, { cookie: editor.cookie, body }),
    ])
      expect([status, refusal.errors]).toEqual([400, [{ path: 'content', message }]])
    const problems: [number, string][] = []
    async function* lines() {
      yield await Promise.resolve(JSON.stringify({ ...body, category: 'Steel' }))
    }
    const totals = await importFile(lines(), {
      publish: false,
      onProblem: (...problem) => problems.push(problem),
    })
    expect([totals.failed, problems]).toEqual([1, [[1, message]]])
  })

  test('one equation that is too long, and a text that is too large once it is typeset', async () => {
    const { cookie } = await signIn()
    const long = await show(cookie, `<p>\\(${'x'.repeat(5001)}\\)</p>`)
    expect(sentence(long.body)?.[0]?.message).toBe(
      'One equation is 5,001 characters long; at most 5,000 are allowed',
    )
    const large = await show(cookie, filled(`<p>\\(${'x+'.repeat(100)}x\\)</p>`, 70_000))
    expect(sentence(large.body)?.[0]?.message).toMatch(
      /^The content is \d+\.\d MB once it is typeset; at most 4 MB are allowed$/,
    )
  })
})

test('an article of 20,000 words with 300 equations, 60 tables and 200 headings passes', async () => {
  const { cookie } = await signIn()
  const section = (n: number) =>
    `<h2>Section ${n}</h2><p>${'The resistance of the beam is found from its section. '.repeat(10)}</p>` +
    (n % 2 ? String.raw`<p>\[M_{b,Rd} = \chi_{LT} W_y \frac{f_y}{\gamma_{M1}}\]</p>` : '') +
    String.raw`<p>With \(\gamma_{M1} = 1.0\)</p>` +
    (n % 4 ? '' : `<table>${`<tr>${'<td>12.5</td>'.repeat(6)}</tr>`.repeat(20)}</table>`)
  const { status, body } = await show(cookie, Array.from({ length: 200 }, (_, n) => section(n)).join(''))
  expect(status).toBe(200)
  expect(body.outline).toHaveLength(200)
  expect(body.readTime).toBeGreaterThan(90)
})

test('a thousand equal headings each have an address of their own', async () => {
  const { cookie } = await signIn()
  const { body } = await show(cookie, `<h2>a 3</h2>${'<h2>a</h2>'.repeat(999)}`)
  const ids = body.outline.map(({ id }) => id)
  expect(ids.slice(0, 4)).toEqual(['s-a-3', 's-a', 's-a-2', 's-a-4'])
  expect(new Set(ids).size).toBe(1000)
})

/** How many short texts a member may preview in a minute. */
const QUICK_PREVIEWS = LIMITS.previews.points / 10

describe('a text that takes too long', () => {
  test('is refused with a sentence, and the main thread answers others meanwhile', async () => {
    const { cookie } = await signIn()
    const other = await signIn()
    await show(other.cookie, '<p>First, so that a thread is there.</p>')
    const delay = monitorEventLoopDelay({ resolution: 10 })
    delay.enable()
    const refused = show(cookie, ENDLESS)
    const quick = await show(other.cookie, '<p>Meanwhile.</p>')
    expect(quick.body.bodyHtml).toBe('<p>Meanwhile.</p>')
    const { status, body } = await refused
    delay.disable()
    expect([status, sentence(body)]).toEqual([
      400,
      [
        {
          path: 'content',
          message:
            'The text takes longer than 10 seconds to be typeset. Please shorten it, or divide it into several articles.',
        },
      ],
    ])
    // Generous, for a busy machine: typeset here it would be all of the ten seconds.
    expect(delay.max / 1e6).toBeLessThan(2000)
    // What took long is counted as many previews.
    let allowed = 0
    while ((await show(cookie, '<p>Again.</p>')).status === 200) allowed++
    expect(allowed).toBeLessThan(QUICK_PREVIEWS - 5)
    expect((await show(other.cookie, '<p>Again.</p>')).status).toBe(200)
  })

  test('of others keeps a preview waiting, which is not counted', async () => {
    const { cookie } = await signIn()
    await Promise.all(['one', 'two'].map((owner) => renderApart('article', '<p>x</p>', owner)))
    const slow = filled('<p>\\(x\\)</p>', 4000)
    const others = ['one', 'two'].map((owner) => renderApart('article', slow, owner))
    for (let shown = 1; shown <= QUICK_PREVIEWS; shown++)
      expect((await show(cookie, '<p>Waits at first.</p>')).status).toBe(200)
    expect((await show(cookie, '<p>Waits at first.</p>')).status).toBe(429)
    await Promise.all(others)
  })

  test('texts of one member are rendered one after the other, so that others find a thread', async () => {
    // Both threads stand ready: a thread that is still starting would be waited for.
    await Promise.all(['one', 'two'].map((owner) => renderApart('article', '<p>x</p>', owner)))
    const order: string[] = []
    // Much slower than the other, and far from the time limit beside other work.
    const slow = filled('<p>\\(x\\)</p>', 4000)
    const done = (name: string) => () => order.push(name)
    await Promise.all([
      renderApart('article', slow, 'one').then(done('one')),
      renderApart('article', slow, 'one').then(done('one')),
      renderApart('article', slow, 'one').then(done('one')),
      renderApart('article', '<p>x</p>', 'two').then(done('two')),
    ])
    expect(order.indexOf('two')).toBeLessThan(2)
  })

  test('what would wait for too long is answered 503, with when to come again', async () => {
    const texts = Array.from({ length: WAITING_MAX + 10 }, () =>
      renderApart('article', '<p>x</p>', 'one').catch((error: unknown) => error),
    )
    const refused = (await Promise.all(texts)).filter((result) => result instanceof AppError)
    expect(refused.length).toBeGreaterThan(0)
    for (const { code, details } of refused)
      expect([code, details.retryAfter]).toEqual(['SERVICE_UNAVAILABLE', 5])
  })
})

test('a stored article that can no longer be rendered stays as it is, and the others are rendered again', async () => {
  const [first, second] = [await createArticle(), await createArticle()]
  const content = filled('<h2>a</h2>', 20_000)
  await db.article.updateMany({ data: { renderedWith: 1 } })
  await db.article.update({ where: { id: first.id }, data: { content, bodyHtml: 'as it was' } })
  await rerenderOutdated()
  const rows = await db.article.findMany({
    where: { id: { in: [first.id, second.id] } },
    orderBy: { id: 'asc' },
    select: { renderedWith: true, bodyHtml: true },
  })
  expect(rows[0]).toEqual({ renderedWith: 1, bodyHtml: 'as it was' })
  expect(rows[1]!.renderedWith).toBeGreaterThan(1)
})
