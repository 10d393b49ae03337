import { PUT as changeEmail } from '@/app/api/admin/users/[userId]/email/route'
import { POST as cancel } from '@/app/api/billing/cancel/route'
import { GET as invoices } from '@/app/api/billing/invoices/route'
import { POST as portal } from '@/app/api/billing/portal/route'
import { POST as resume } from '@/app/api/billing/resume/route'
import { GET } from '@/app/api/billing/route'
import { POST as webhook } from '@/app/api/stripe/webhook/route'
import { applyAccountChange } from '@/lib/billing/accounts/jobs'
import { withAccount } from '@/lib/billing/syncing/mutations'
import { endBilling, reconcile, reconcileNightly } from '@/lib/billing/jobs'
import { refreshPrices } from '@/lib/billing/prices/mutations'
import type { Billing, InvoiceLine } from '@/lib/billing/types'
import { db } from '@/lib/core/server/db'
import { env } from '@/lib/core/server/env'
import { call } from '../../support/call'
import {
  customerOf,
  follower,
  newMember,
  paidPlans,
  send,
  standing,
  subscribe,
  work,
} from '../../support/billing'
import { signIn } from '../../support/factories'

/** What an operator or a member does at the provider, also before a webhook says so. */
const stripe = paidPlans()
const { ledger } = stripe
const DAY = 86_400
afterEach(() => {
  ledger.isLive = ledger.isOfAnother = ledger.isPortalOff = false
  Object.assign(env(), { PAID_PLANS: 'on' })
})

async function payingMember(options = {}) {
  const follow = follower(stripe)
  const person = await newMember(options)
  ledger.confirm((await subscribe(person.cookie)).body.clientSecret)
  await follow()
  const customer = await customerOf(person.user.id)
  const subscription = [...ledger.subscriptions.values()].find((each) => each.customer === customer)!
  return { ...person, follow, customer, subscription }
}

type Paying = Awaited<ReturnType<typeof payingMember>>

const readBilling = async ({ cookie }: { cookie: string }) => (await call<Billing>(GET, { cookie })).body

async function paysAgain({ cookie, user, customer }: Paying): Promise<void> {
  const follow = follower(stripe)
  const { status, body } = await subscribe(cookie)
  expect(status).toBe(200)
  expect(await customerOf(user.id)).not.toBe(customer)
  ledger.confirm(body.clientSecret)
  await follow()
  expect((await standing(user.id)).membership).toBe('monthly')
}

test('a customer who was deleted at the provider has no membership, and can pay again', async () => {
  const person = await payingMember()
  await fetch(`${process.env.STRIPE_API_BASE}/v1/customers/${person.customer}`, { method: 'DELETE' })
  ledger.emit('customer.deleted', { id: person.customer, object: 'customer' })
  await person.follow()
  expect((await standing(person.user.id)).membership).toBe('free')
  expect((await call(portal, { method: 'POST', ...person })).status).toBe(409)
  await paysAgain(person)
})

test('what was made with a test key ends once real keys are set, and its member can pay', async () => {
  const person = await payingMember()
  const other = await payingMember()
  ledger.forget()
  const { failed, changed } = await reconcile()
  expect(failed).toEqual([])
  expect(changed).toEqual(expect.arrayContaining([person.user.id, other.user.id]))
  const { membership, subscriptions, emails } = await standing(person.user.id)
  expect([membership, subscriptions.map(({ state }) => state)]).toEqual(['free', ['canceled']])
  expect(emails.filter((key) => key.startsWith('membership-ended:'))).toHaveLength(1)
  expect((await call<InvoiceLine[]>(invoices, person)).body).toEqual([])
  await paysAgain(person)
})

test('with a test key in the place of the real one nobody loses a membership', async () => {
  const person = await payingMember()
  ledger.isLive = true
  const { failed } = await reconcile()
  expect(failed).toContain(person.user.id)
  expect((await subscribe(person.cookie)).status).toBe(503)
  expect((await standing(person.user.id)).membership).toBe('monthly')
  expect(await customerOf(person.user.id)).toBe(person.customer)
})

test('with the keys of another account nobody loses a membership, and nobody who leaves is forgotten', async () => {
  const person = await payingMember()
  ledger.isOfAnother = true
  const { failed } = await reconcile()
  expect(failed).toContain(person.user.id)
  expect((await subscribe(person.cookie)).status).toBe(503)
  expect((await call(portal, { method: 'POST', ...person })).status).toBe(503)
  expect((await standing(person.user.id)).membership).toBe('monthly')
  await expect(endBilling({ customerId: person.customer })).rejects.toThrow()
  ledger.isOfAnother = false
  await endBilling({ customerId: person.customer })
  expect(ledger.deleted.has(person.customer)).toBe(true)
})

test('a customer portal that was not turned on is said in a sentence', async () => {
  const person = await payingMember()
  ledger.isPortalOff = true
  const { status, body } = await call<{ message: string }>(portal, { method: 'POST', ...person })
  expect([status, body.message]).toEqual([503, expect.stringContaining('The payment provider refused this')])
})

test('a membership that was given another price at the provider is followed to its end', async () => {
  const person = await payingMember()
  const { user, subscription, follow } = person
  const ours = subscription.items.data[0]!.price
  ledger.prices.set('price_reduced', { ...ours, id: 'price_reduced', lookup_key: null, unit_amount: 300 })
  subscription.items.data[0]!.price = ledger.prices.get('price_reduced')!
  ledger.emit('customer.subscription.updated', subscription)
  await follow()
  expect(await standing(user.id)).toMatchObject({
    membership: 'monthly',
    subscriptions: [{ plan: 'monthly' }],
  })
  // What it costs is what is charged there, and not what our pages name.
  const shown = async () => (await call<Billing>(GET, { cookie: person.cookie })).body
  expect(await shown()).toMatchObject({ amount: 300, nextInvoice: { amount: 300 } })
  subscription.discounts = ['di_half']
  ledger.emit('customer.subscription.updated', subscription)
  await follow()
  expect(await shown()).toMatchObject({ amount: null, nextInvoice: { amount: null } })
  ledger.cancel(subscription.id)
  await follow()
  expect(await standing(user.id)).toMatchObject({
    membership: 'free',
    subscriptions: [{ state: 'canceled' }],
  })
})

test('of two that are current, the one that counts already goes on counting', async () => {
  const { user, subscription, customer, follow } = await payingMember()
  const older = ledger.subscribe(customer, subscription.items.data[0]!.price.id, null)
  Object.assign(older, { status: 'active', created: subscription.created - DAY })
  await follow()
  expect((await standing(user.id)).subscriptions).toMatchObject([
    { stripeSubscriptionId: subscription.id, state: 'active' },
  ])
  ledger.cancel(subscription.id)
  await follow()
  expect((await standing(user.id)).membership).toBe('monthly')
})

test('cancelled in the customer portal, it is shown to end, and can be resumed', async () => {
  const person = await payingMember()
  const { subscription, follow } = person
  const ends = subscription.items.data[0]!.current_period_end
  // As the portal does: a moment, and not the flag.
  ledger.update(subscription.id, { cancelAt: ends })
  await follow()
  expect(await readBilling(person)).toMatchObject({
    state: 'active',
    cancelAtPeriodEnd: true,
    nextInvoice: null,
    periodEndsAt: new Date(ends * 1000).toISOString(),
  })
  const { status, body } = await call<Billing>(resume, { method: 'POST', ...person })
  expect([status, body.cancelAtPeriodEnd, subscription.cancel_at]).toEqual([200, false, null])
  ledger.update(subscription.id, { cancelAt: ends + 90 * DAY })
  await follow()
  expect(await readBilling(person)).toMatchObject({ cancelAtPeriodEnd: false })
})

test.each([
  ['cancelled', cancel],
  ['resumed', resume],
])(
  'ended at the provider and not yet heard of, it cannot be %s, and is shown as ended',
  async (_, handler) => {
    const person = await payingMember()
    ledger.cancel(person.subscription.id)
    expect((await readBilling(person)).state).toBe('active')
    expect((await call(handler, { method: 'POST', ...person })).status).toBe(409)
    expect(await readBilling(person)).toMatchObject({ state: 'canceled', entitled: false })
  },
)

test('cancelled a moment after what was due was paid, it stays until the period ends', async () => {
  const person = await payingMember()
  ledger.declined.add(person.customer)
  ledger.advance(ledger.now + 32 * DAY)
  await person.follow()
  ledger.payUp(person.subscription.id)
  expect((await readBilling(person)).state).toBe('past_due')
  const { body } = await call<Billing>(cancel, { method: 'POST', ...person })
  expect(body).toMatchObject({ state: 'active', cancelAtPeriodEnd: true, entitled: true })
  expect(person.subscription).toMatchObject({ status: 'active', cancel_at_period_end: true })
})

test('what the provider gives up as uncollectible is due all the same, and ends with the grace', async () => {
  const { user, customer, subscription, follow } = await payingMember()
  ledger.declined.add(customer)
  ledger.advance(ledger.now + 32 * DAY)
  const invoice = ledger.invoices.get(subscription.latest_invoice!)!
  invoice.status = 'uncollectible'
  await follow()
  const { subscriptions } = await standing(user.id)
  expect(subscriptions[0]!.pastDueSince).toEqual(new Date(invoice.created * 1000))
  await reconcile(new Date((invoice.created + 14 * DAY) * 1000))
  expect([subscription.status, (await standing(user.id)).membership]).toEqual(['canceled', 'free'])
})

test.each([
  ['of another currency', { currency: 'usd' }],
  ['of another amount', { unit_amount: 600 }],
  ['for another period', { recurring: { interval: 'year' as const } }],
])('a price %s than the pages name is not sold', async (_, difference) => {
  await refreshPrices()
  const found = [...ledger.prices.values()].find(({ lookup_key }) => lookup_key === 'loadpath_monthly')!
  const before = { ...found }
  Object.assign(found, difference)
  await refreshPrices()
  const { cookie, user } = await newMember()
  expect((await subscribe(cookie)).status).toBe(200)
  const customer = await customerOf(user.id)
  const made = [...ledger.subscriptions.values()].find((each) => each.customer === customer)!
  expect(made.items.data[0]!.price).toMatchObject({
    currency: 'gbp',
    unit_amount: 500,
    recurring: { interval: 'month' },
  })
  Object.assign(found, before, { lookup_key: null })
})

test('the provider writes to the address that a member has now', async () => {
  const { user, customer } = await payingMember()
  const { cookie } = await signIn({ role: 'admin' })
  const email = `new-${user.email}`
  const changed = await call(changeEmail, {
    method: 'PUT',
    cookie,
    params: { userId: user.id },
    body: { email },
  })
  expect(changed.status).toBe(200)
  const [job] = await db.$queryRaw<{ payload: { userId: string; leaving: boolean } }[]>`
    SELECT j.payload FROM graphile_worker._private_jobs j JOIN graphile_worker._private_tasks t ON t.id = j.task_id
    WHERE t.identifier = 'follow-account' AND j.payload->>'userId' = ${user.id}`
  await applyAccountChange(job!.payload)
  expect(ledger.customers.get(customer)!.email).toBe(email)
  expect((await standing(user.id)).membership).toBe('monthly')
})

test('of who has left, what the provider says afterwards is not stored', async () => {
  const { user, subscription } = await payingMember()
  await db.user.delete({ where: { id: user.id } })
  const before = ledger.events.length
  ledger.cancel(subscription.id)
  ledger.emit('invoice.voided', {
    object: 'invoice',
    customer: subscription.customer,
    customer_email: user.email,
  })
  const events = ledger.events.slice(before)
  await send(stripe, events)
  await work(events)
  const rows = await db.stripeEvent.findMany({ where: { id: { in: events.map(({ id }) => id) } } })
  expect(rows).toHaveLength(events.length)
  expect(rows.map(({ payload }) => payload)).toEqual(rows.map(() => ({})))
  expect(rows.every(({ handledAt }) => handledAt)).toBe(true)
})

test('a card that is to be confirmed again takes no running trial away', async () => {
  const { user, subscription, follow } = await payingMember({ cohort: true })
  expect((await standing(user.id)).subscriptions).toMatchObject([{ state: 'trialing' }])
  subscription.pending_setup_intent = 'seti_again'
  ledger.intents.set('seti_again', {
    id: 'seti_again',
    object: 'setup_intent',
    client_secret: 'seti_again_secret',
    customer: subscription.customer,
    status: 'requires_action',
  })
  ledger.emit('customer.subscription.updated', subscription)
  await follow()
  expect(await standing(user.id)).toMatchObject({
    membership: 'monthly',
    subscriptions: [{ state: 'trialing' }],
  })
})

test('who has paid and comes again before a webhook has membership at once', async () => {
  const { cookie, user } = await newMember()
  ledger.confirm((await subscribe(cookie)).body.clientSecret)
  expect((await standing(user.id)).membership).toBe('free')
  expect((await subscribe(cookie)).status).toBe(409)
  expect((await standing(user.id)).membership).toBe('monthly')
})

test('with plans switched off again, whoever pays sees it, can stop, and is compared each night', async () => {
  const person = await payingMember()
  const other = await newMember()
  const leaver = await payingMember()
  Object.assign(env(), { PAID_PLANS: 'off' })
  expect((await subscribe(other.cookie)).status).toBe(409)
  expect(await readBilling(other)).toMatchObject({ open: false })
  expect(await readBilling(person)).toMatchObject({ open: true, state: 'active' })
  expect((await call<InvoiceLine[]>(invoices, person)).body).toMatchObject([{ status: 'paid' }])
  expect((await call(portal, { method: 'POST', ...person })).status).toBe(200)
  const { status, body } = await call<Billing>(cancel, { method: 'POST', ...person })
  expect([status, body.cancelAtPeriodEnd]).toEqual([200, true])
  ledger.cancel(leaver.subscription.id)
  await reconcileNightly()
  expect((await standing(leaver.user.id)).membership).toBe('free')
})

test('a webhook is taken by the database’s clock, whatever the server’s says', async () => {
  const { raw, signature } = stripe.signed({
    id: 'evt_clock',
    type: 'x',
    created: 1,
    data: { object: {} },
  } as never)
  const ahead = jest.spyOn(Date, 'now').mockReturnValue(Date.now() + 3_600_000)
  const { status } = await call(webhook, { raw, headers: { 'stripe-signature': signature, origin: '' } })
  ahead.mockRestore()
  expect(status).toBe(200)
})

test('while the provider is silent, payments leave connections for everybody else', async () => {
  const people = await Promise.all(Array.from({ length: 16 }, () => signIn()))
  const begun = new Set<string>()
  let release = () => {}
  const silence = new Promise<void>((resolve) => (release = resolve))
  let wentQuiet = () => {}
  const quiet = new Promise<void>((resolve) => (wentQuiet = resolve))
  const payments = people.map(({ user }) =>
    withAccount(user.id, async () => {
      begun.add(user.id)
      wentQuiet()
      await silence
    }),
  )
  await quiet
  // As many statements as there are connections go round while none of the payments ends.
  for (let n = 0; n < 12; n++) await db.user.count({ where: { id: people[0]!.user.id } })
  expect(begun.size).toBeLessThanOrEqual(3)
  release()
  await Promise.all(payments)
  expect(begun.size).toBe(people.length)
})
