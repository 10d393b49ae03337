import { GET } from '@/app/api/billing/route'
import { POST as cancel } from '@/app/api/billing/cancel/route'
import { GET as invoices } from '@/app/api/billing/invoices/route'
import { POST as plan } from '@/app/api/billing/plan/route'
import { POST as portal } from '@/app/api/billing/portal/route'
import { POST as resume } from '@/app/api/billing/resume/route'
import type { Billing, InvoiceLine } from '@/lib/billing/types'
import { call, type Refusal } from '../../support/call'
import { customerOf, follower, newMember, paidPlans, standing, subscribe } from '../../support/billing'

const stripe = paidPlans()

async function payingMember() {
  const follow = follower(stripe)
  const person = await newMember()
  stripe.ledger.confirm((await subscribe(person.cookie)).body.clientSecret)
  await follow()
  return { ...person, follow }
}

const readBilling = async (cookie: string) => (await call<Billing>(GET, { cookie })).body

test('a visitor is told nothing, and whoever has no paid membership can change none', async () => {
  for (const handler of [GET, invoices]) expect((await call(handler)).status).toBe(401)
  const { cookie } = await newMember()
  for (const handler of [cancel, resume, portal]) {
    expect((await call(handler, { method: 'POST' })).status).toBe(401)
    expect((await call(handler, { method: 'POST', cookie })).status).toBe(409)
  }
  expect((await call(plan, { cookie, body: { planId: 'free' } })).body.errors?.[0]?.path).toBe('planId')
  expect((await call(plan, { cookie, body: { planId: 'yearly' } })).status).toBe(409)
  expect(await readBilling(cookie)).toMatchObject({
    open: true,
    state: 'none',
    entitled: false,
    nextInvoice: null,
  })
  expect((await call(invoices, { cookie })).body).toEqual([])
})

test('a member who pays sees the plan, the next invoice and the last ones', async () => {
  const { cookie } = await payingMember()
  const billing = await readBilling(cookie)
  expect(billing).toMatchObject({
    state: 'active',
    plan: 'monthly',
    amount: 500,
    entitled: true,
    cancelAtPeriodEnd: false,
  })
  expect(billing.nextInvoice).toMatchObject({ amount: 500, at: billing.periodEndsAt })
  const { body } = await call<InvoiceLine[]>(invoices, { cookie })
  expect(body).toMatchObject([{ status: 'paid', amount: 500 }])
  expect(body[0]!.href).toMatch(/^https:\/\/invoice\.stripe\.com\//)
  expect((await call<{ url: string }>(portal, { method: 'POST', cookie })).body.url).toMatch(
    /^https:\/\/billing\.stripe\.com\//,
  )
})

test('cancelled, it stays until the period ends; resumed, it goes on', async () => {
  const { cookie, user, follow } = await payingMember()
  const { body } = await call<Billing>(cancel, { method: 'POST', cookie })
  expect(body).toMatchObject({ state: 'active', cancelAtPeriodEnd: true, entitled: true, nextInvoice: null })
  expect((await call<Billing>(resume, { method: 'POST', cookie })).body.cancelAtPeriodEnd).toBe(false)
  await call(cancel, { method: 'POST', cookie })
  await follow()
  const emails = (await standing(user.id)).emails
  expect(emails.filter((key) => key.startsWith('membership-ending:'))).toHaveLength(1)
  stripe.ledger.advance(stripe.ledger.now + 32 * 86_400)
  await follow()
  expect(await readBilling(cookie)).toMatchObject({ state: 'canceled', entitled: false })
  expect((await standing(user.id)).membership).toBe('free')
})

test('a changed plan is charged at once; a refused card changes nothing', async () => {
  const { cookie, user, follow } = await payingMember()
  stripe.ledger.declined.add(await customerOf(user.id))
  const refused = await call(plan, { cookie, body: { planId: 'yearly' } })
  expect([refused.status, refused.body.message]).toEqual([409, 'Your card was declined.'])
  expect((await readBilling(cookie)).plan).toBe('monthly')
  stripe.ledger.declined.clear()
  const { body } = await call<Billing>(plan, { cookie, body: { planId: 'yearly' } })
  expect(body).toMatchObject({ plan: 'yearly', state: 'active' })
  await follow()
  expect((await standing(user.id)).membership).toBe('yearly')
})

test('where the answer to a charge is lost, nobody is told that nothing was charged', async () => {
  const { cookie, user, follow } = await payingMember()
  stripe.loseNext(2)
  const { status, body } = await call(plan, { cookie, body: { planId: 'yearly' } })
  stripe.recover()
  expect(status).toBe(503)
  expect(body.message).not.toContain('Nothing was charged')
  expect(body.message).toContain('look at your plan')
  await follow()
  expect((await standing(user.id)).membership).toBe('yearly')
})

test('while a payment is due, the page says until when access is kept', async () => {
  const { cookie, user, follow } = await payingMember()
  stripe.ledger.declined.add(await customerOf(user.id))
  stripe.ledger.advance(stripe.ledger.now + 32 * 86_400)
  await follow()
  const billing = await readBilling(cookie)
  expect(billing).toMatchObject({ state: 'past_due', entitled: true, nextInvoice: null })
  const { subscriptions } = await standing(user.id)
  const days =
    (new Date(billing.accessUntil!).getTime() - subscriptions[0]!.pastDueSince!.getTime()) / 86_400_000
  expect(days).toBe(14)

  // Another plan would credit the time that nobody has paid for.
  const asked = stripe.asked.length
  const { status, body } = await call<Refusal>(plan, { cookie, body: { planId: 'yearly' } })
  expect([status, body.message]).toEqual([409, 'A payment is due. Please update your payment method.'])
  const since = stripe.asked.slice(asked)
  expect(since.filter(({ method, path }) => method === 'POST' && path.includes('subscriptions'))).toEqual([])
  expect((await readBilling(cookie)).state).toBe('past_due')
})

test('a provider that is silent is 503, and no card data was ever asked for or stored', async () => {
  const { cookie } = await payingMember()
  stripe.failNext(4)
  expect((await call(invoices, { cookie })).status).toBe(503)
  stripe.recover()
  // What this server sends holds no field for a card: the browser gives it to the provider alone.
  for (const { body, path } of stripe.asked) {
    expect(body).not.toMatch(/card|number|cvc|exp_|payment_method_data/)
    expect(path).not.toMatch(/payment_methods|tokens|sources/)
  }
})

test('an unfinished checkout has no invoice, and what is due says when it is asked for again', async () => {
  const unfinished = await newMember()
  await subscribe(unfinished.cookie)
  expect((await call(invoices, { cookie: unfinished.cookie })).body).toEqual([])
  const { cookie, user, follow } = await payingMember()
  stripe.ledger.declined.add(await customerOf(user.id))
  stripe.ledger.advance(stripe.ledger.now + 32 * 86_400)
  await follow()
  const { body } = await call<InvoiceLine[]>(invoices, { cookie })
  expect(body.map(({ status }) => status)).toEqual(['open', 'paid'])
  expect(Date.parse(body[0]!.retryAt!)).toBeGreaterThan(Date.parse(body[0]!.createdAt))
  expect(body[1]!.retryAt).toBeNull()
})
