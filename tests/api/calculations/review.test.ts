import { GET as tried } from '@/app/api/admin/articles/[id]/calculations/route'
import { POST as approve } from '@/app/api/admin/articles/[id]/approve/route'
import { GET as list } from '@/app/api/admin/articles/route'
import { POST as restore } from '@/app/api/admin/articles/[id]/revisions/[revision]/restore/route'
import { POST as bulk } from '@/app/api/admin/articles/bulk/route'
import type { AdminArticle } from '@/lib/articles/administration/types'
import type { ReviewedCalculation } from '@/lib/articles/review/types'
import { db } from '@/lib/core/server/db'
import { call, type Refusal } from '../../support/call'
import { create, save } from '../../support/editing'
import { createArticle, resetLimits, signIn } from '../../support/factories'

const sheet = (
  expected: number,
  least = '1 m',
) => `<p>Text of an article on beams.</p><pre data-type="calculation">title Beam
input L = 6 m in ${least}..12 m
M = 10 kN/m L^2/8 -&gt; kNm
w = 1/L
expect M = ${expected} kNm ± 0.1 % "by hand"
case L = 4 m
expect M = 20 kNm ± 0.1 % "by hand"</pre>`
const SENTENCE = '“Beam”, Line 5: M is 45.00; 46 kNm is expected, within 0.1 %.'

let cookie: string
beforeEach(async () => {
  await resetLimits()
  cookie = (await signIn({ role: 'admin' })).cookie
})

const statusOf = async (id: number) => (await db.article.findUniqueOrThrow({ where: { id } })).status
const params = (id: number) => ({ id: String(id) })

test('a reviewer is told which line has no result at an end of the ranges, and what the expected values come to', async () => {
  const { id } = await createArticle({ status: 'pending_review', content: sheet(46, '0 m') })
  const { status, body } = await call<ReviewedCalculation[]>(tried, { cookie, params: params(id) })
  expect([status, body]).toEqual([
    200,
    [
      {
        key: 'beam',
        title: 'Beam',
        tried: {
          combinations: 2,
          partly: [],
          corners: [
            {
              line: 4,
              text: 'w = 1/L',
              reason: expect.stringMatching(/zero|nought/i) as string,
              inputs: 'L = 0 m',
            },
          ],
          values: [
            expect.objectContaining({ name: 'M', expected: '46 kNm', ours: '45.00', holds: false }) as object,
            expect.objectContaining({ inputs: 'L = 4 m', tolerance: 0.001, holds: true }) as object,
          ],
          hints: [],
        },
      },
    ],
  ])
})

test('what its author may have forgotten is said with its line', async () => {
  const content = sheet(45).replace('M = 10', 'input b = 1 m in 0.5 m..2 m\nM = 10').replace(' "by hand"', '')
  const { id } = await createArticle({ content })
  const { body } = await call<ReviewedCalculation[]>(tried, { cookie, params: params(id) })
  expect(body[0]!.tried!.hints).toEqual([
    { line: 3, text: 'input b = 1 m in 0.5 m..2 m', message: 'No line uses b; a drawing may.' },
    {
      line: 6,
      text: 'expect M = 45 kNm ± 0.1 %',
      message: expect.stringContaining('without its source') as string,
    },
  ])
})

test('one that can no longer be read is said, and the others are tried all the same', async () => {
  const { id } = await createArticle({ content: sheet(45) + sheet(45).replace('title Beam', 'title Purlin') })
  await db.calculation.updateMany({ where: { articleId: id, key: 'beam' }, data: { source: 'x = y' } })
  const { status, body } = await call<ReviewedCalculation[]>(tried, { cookie, params: params(id) })
  expect([status, body.map(({ key, tried: found }) => [key, found?.corners])]).toEqual([
    200,
    [
      ['beam', undefined],
      ['purlin', []],
    ],
  ])
})

test('an article whose calculation contradicts its expected values is approved only by who was told', async () => {
  const { id } = await createArticle({ status: 'pending_review', content: sheet(46) })
  const { body: listed } = await call<AdminArticle[]>(list, { cookie, query: { status: 'pending' } })
  expect(listed.find((article) => article.id === id)?.contradictions).toEqual([SENTENCE])
  const refused = await call<Refusal>(approve, { cookie, params: params(id), method: 'POST' })
  expect([refused.status, refused.body.errors]).toEqual([409, [{ path: 'calculations', message: SENTENCE }]])
  expect(await statusOf(id)).toBe('pending_review')
  const many = await call<Refusal>(bulk, { cookie, body: { action: 'approve', ids: [id] } })
  expect([many.status, await statusOf(id)]).toEqual([409, 'pending_review'])
  const done = await call(approve, {
    cookie,
    params: params(id),
    method: 'POST',
    query: { confirmed: 'true' },
  })
  expect([done.status, await statusOf(id)]).toEqual([200, 'approved'])
})

test('one that agrees is approved as before, alone and with others', async () => {
  const ids = [0, 1].map(() => createArticle({ status: 'pending_review', content: sheet(45) }))
  const [one, other] = await Promise.all(ids)
  expect((await call(approve, { cookie, params: params(one!.id), method: 'POST' })).status).toBe(200)
  expect((await call(bulk, { cookie, body: { action: 'approve', ids: [other!.id] } })).status).toBe(200)
  expect([await statusOf(one!.id), await statusOf(other!.id)]).toEqual(['approved', 'approved'])
})

test('a save of a calculation that contradicts its expected values is to be confirmed', async () => {
  const made = { title: 'Beams on two supports', content: sheet(46), published: true }
  const refused = await create(cookie, made)
  expect([refused.status, refused.body.errors]).toEqual([409, [{ path: 'calculations', message: SENTENCE }]])
  const { status, body } = await create(cookie, { ...made, confirmed: true })
  expect([status, body.contradictions]).toEqual([201, [SENTENCE]])
  expect((await save(cookie, body.id, made)).status).toBe(409)
  expect((await save(cookie, body.id, { ...made, content: sheet(45) })).status).toBe(200)
})

test('restoring a version whose calculation contradicts its expected values is to be confirmed', async () => {
  const made = { title: 'Beams on two supports', published: true, confirmed: true }
  const { body } = await create(cookie, { ...made, content: sheet(46) })
  expect((await save(cookie, body.id, { ...made, content: sheet(45) })).status).toBe(200)
  const again = (confirmed?: boolean) =>
    call<AdminArticle & Refusal>(restore, {
      cookie,
      params: { id: String(body.id), revision: '1' },
      body: { confirmed },
    })
  const refused = await again()
  expect([refused.status, refused.body.errors]).toEqual([409, [{ path: 'calculations', message: SENTENCE }]])
  const { status, body: restored } = await again(true)
  expect([status, restored.contradictions]).toEqual([200, [SENTENCE]])
})
