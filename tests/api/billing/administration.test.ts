import { GET as list } from '@/app/api/admin/billing/route'
import { GET as figures } from '@/app/api/admin/billing/figures/route'
import { POST as give } from '@/app/api/admin/billing/gifts/route'
import { DELETE as end } from '@/app/api/admin/billing/gifts/[id]/route'
import { GET as history } from '@/app/api/admin/billing/members/[userId]/route'
import type { BillingFigures, BillingHistory, Gift, MemberBilling } from '@/lib/billing/administration/types'
import { settleMemberships } from '@/lib/billing/entitlement/mutations'
import { longDay } from '@/lib/core/dates'
import { db } from '@/lib/core/server/db'
import { call, type Refusal } from '../../support/call'
import { follower, newMember, paidPlans, standing, subscribe } from '../../support/billing'
import { signIn, type SignedIn } from '../../support/factories'

const stripe = paidPlans()
let admin: SignedIn
beforeAll(async () => {
  admin = await signIn({ role: 'admin' })
})

const tomorrow = () => new Date(Date.now() + 86_400_000).toISOString().slice(0, 10)
const gift = (email: string, change = {}) => ({
  email,
  plan: 'yearly',
  endsOn: tomorrow(),
  reason: 'Reviewer',
  ...change,
})

test('only administrators are told, and give', async () => {
  const { cookie, user } = await newMember()
  for (const handler of [list, figures, history]) {
    expect((await call(handler, { params: { userId: user.id } })).status).toBe(401)
    expect((await call(handler, { cookie, params: { userId: user.id } })).status).toBe(403)
  }
  expect((await call(give, { cookie, body: gift(user.email) })).status).toBe(403)
  expect((await call(end, { method: 'DELETE', cookie, params: { id: '1' } })).status).toBe(403)
  expect((await call(end, { method: 'DELETE', cookie: admin.cookie, params: { id: '999' } })).status).toBe(
    404,
  )
})

test.each([
  ['email', { email: 'nobody@example.org' }],
  ['email', { email: 'nobody' }],
  ['plan', { plan: 'free' }],
  ['endsOn', { endsOn: '2020-01-01' }],
  ['endsOn', { endsOn: 'soon' }],
  ['endsOn', { endsOn: '9999-12-31' }],
  ['reason', { reason: ' ' }],
])('a gift with a wrong %s is refused at the field', async (path, change) => {
  const { user } = await newMember()
  const { status, body } = await call(give, { cookie: admin.cookie, body: gift(user.email, change) })
  expect([status, body.errors?.[0]?.path]).toEqual([400, path])
  expect(await db.membershipGrant.count({ where: { userId: user.id } })).toBe(0)
})

test('a given membership opens at once, ends with its day or by hand, and is in the log', async () => {
  const { user } = await newMember()
  const { status, body } = await call<Gift>(give, { cookie: admin.cookie, body: gift(user.email) })
  expect([status, body.plan]).toEqual([201, 'yearly'])
  expect((await standing(user.id)).membership).toBe('yearly')
  await settleMemberships(db, new Date(Date.now() + 3 * 86_400_000))
  expect((await standing(user.id)).membership).toBe('free')
  await settleMemberships(db)
  expect((await standing(user.id)).membership).toBe('yearly')
  const ask = () => call(end, { method: 'DELETE', cookie: admin.cookie, params: { id: String(body.id) } })
  expect((await ask()).status).toBe(200)
  expect((await ask()).status).toBe(409)
  expect((await standing(user.id)).membership).toBe('free')
  const log = await db.auditEntry.findMany({
    where: { targetId: user.id },
    select: { action: true, after: true },
  })
  expect(log.map(({ action }) => action)).toEqual(['user.give-membership', 'user.end-membership'])
  expect(log[0]!.after).toMatchObject({ until: longDay(body.endsAt!) })
})

test('figures, list and history tell who pays', async () => {
  const follow = follower(stripe)
  const { cookie, user } = await newMember()
  const before = (await call<BillingFigures>(figures, { cookie: admin.cookie })).body
  stripe.ledger.confirm((await subscribe(cookie)).body.clientSecret)
  await follow()
  const trying = await newMember({ cohort: true })
  const owed = (await call<BillingFigures>(figures, { cookie: admin.cookie })).body.cohort
  stripe.ledger.confirm((await subscribe(trying.cookie, 'yearly')).body.clientSecret)
  await follow()
  const after = (await call<BillingFigures>(figures, { cookie: admin.cookie })).body
  expect(after.active).toBe(before.active + 1)
  expect(after.trialing).toBe(before.trialing + 1)
  expect(after.revenue).toBe(before.revenue + 500)
  const yearly = await newMember()
  stripe.ledger.confirm((await subscribe(yearly.cookie, 'yearly')).body.clientSecret)
  await follow()
  // A twelfth of a year's price.
  const { revenue } = (await call<BillingFigures>(figures, { cookie: admin.cookie })).body
  expect([416, 417]).toContain(revenue - after.revenue)
  expect(after.cohort).toBe(owed - 1)

  const { body, headers } = await call<MemberBilling[]>(list, {
    cookie: admin.cookie,
    query: { state: 'active', search: user.email.toUpperCase() },
  })
  expect(headers.get('x-total-count')).toBe('1')
  expect(body).toMatchObject([{ userId: user.id, state: 'active', plan: 'monthly' }])
  const told = await call<BillingHistory>(history, { cookie: admin.cookie, params: { userId: user.id } })
  expect(told.body).toMatchObject({ membership: 'monthly', subscriptions: [{ state: 'active' }], gifts: [] })
  expect(told.body.events.map(({ type }) => type)).toContain('invoice.paid')
  expect((await call(history, { cookie: admin.cookie, params: { userId: 'nobody' } })).status).toBe(404)
})

test('while a gift runs, nothing is sold beside it', async () => {
  const { cookie, user } = await newMember()
  const { body } = await call<Gift>(give, { cookie: admin.cookie, body: gift(user.email) })
  const refused = await subscribe<Refusal>(cookie)
  expect([refused.status, refused.body.message]).toEqual([
    409,
    `Premium Yearly was given to you. It is yours until ${longDay(body.endsAt!)}. There is nothing to pay.`,
  ])
  await call(end, { method: 'DELETE', cookie: admin.cookie, params: { id: String(body.id) } })
  expect((await subscribe(cookie)).status).toBe(200)
})
