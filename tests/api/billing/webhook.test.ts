import { POST } from '@/app/api/stripe/webhook/route'
import { reconcile } from '@/lib/billing/jobs'
import { db } from '@/lib/core/server/db'
import { call } from '../../support/call'
import {
  customerOf,
  follower,
  newMember,
  paidPlans,
  random,
  send,
  shuffled,
  standing,
  subscribe,
  work,
} from '../../support/billing'

const stripe = paidPlans()
let follow = follower(stripe)
beforeEach(() => {
  follow = follower(stripe)
})

const deliver = (raw: string, signature: string) =>
  call(POST, { raw, headers: { 'stripe-signature': signature, origin: '' } })

test('what the provider did not sign is refused and leaves no trace', async () => {
  const event = { ...stripe.ledger.events[0]!, id: 'evt_forged', data: { object: {} } } as never
  const good = stripe.signed(event)
  const forged = stripe.signed(event, 'whsec_of_somebody_else')
  const old = stripe.signed(event, undefined, Math.floor(Date.now() / 1000) - 3600)
  expect((await deliver(good.raw, '')).status).toBe(400)
  expect((await deliver(forged.raw, forged.signature)).status).toBe(400)
  expect((await deliver(good.raw.replace('evt_', 'evt-'), good.signature)).status).toBe(400)
  expect((await deliver(old.raw, old.signature)).status).toBe(400)
  expect((await deliver(`"${'x'.repeat(300_000)}"`, good.signature)).status).toBe(413)
  expect((await call(POST, { raw: good.raw, headers: { 'content-type': 'text/plain' } })).status).toBe(415)
  expect(await db.stripeEvent.count()).toBe(0)
})

test.each([
  [[]],
  [null],
  ['text'],
  [{}],
  [{ id: 'evt_1' }],
  [{ id: 1, type: 'x', created: 1, data: { object: {} } }],
  [{ id: 'evt_1', type: 'x', created: 'soon', data: { object: {} } }],
  [{ id: 'evt_1', type: 'x', created: 1e300, data: { object: {} } }],
  [{ id: 'evt_1', type: 'x', created: 1, data: { object: null } }],
  [{ id: 'evt_1', type: 'x', created: 1, data: { object: { name: '\ud800' } } }],
  [{ id: 'evt_1', type: 'x', created: 1, data: { object: { name: 'a\0b' } } }],
])('a signed body of another shape is refused: %j', async (event) => {
  const { raw, signature } = stripe.signed(event as never)
  const { status, body } = await deliver(raw, signature)
  expect([status, body.code]).toEqual([400, 'VALIDATION_FAILED'])
  expect(await db.stripeEvent.count({ where: { id: 'evt_1' } })).toBe(0)
})

test('an event of somebody without an id that is a text is taken, and is about nobody', async () => {
  const object = { object: 'customer', id: 5 }
  const { raw, signature } = stripe.signed({
    id: 'evt_odd',
    type: 'x',
    created: 1,
    data: { object },
  } as never)
  expect((await deliver(raw, signature)).status).toBe(200)
  expect(await db.stripeEvent.findUnique({ where: { id: 'evt_odd' } })).toMatchObject({ customerId: null })
  await db.stripeEvent.delete({ where: { id: 'evt_odd' } })
})

test('events about nobody of ours, and of no customer, are taken and change nothing', async () => {
  stripe.ledger.emit('customer.updated', { id: 'cus_of_another_shop', object: 'customer' })
  stripe.ledger.emit('product.created', { id: 'prod_1', object: 'product' })
  await follow()
  expect(await db.stripeEvent.count({ where: { handledAt: null } })).toBe(0)
  expect(await db.subscription.count()).toBe(0)
})

test('every webhook ten times in any order is stored and handled once: one state, one receipt', async () => {
  const { cookie, user } = await newMember()
  const { body } = await subscribe(cookie)
  const before = stripe.ledger.events.length
  stripe.ledger.confirm(body.clientSecret)
  const events = stripe.ledger.events.slice(before)
  const tenfold = shuffled(Array.from({ length: 10 }, () => events).flat(), random(7))
  expect(new Set(await send(stripe, tenfold))).toEqual(new Set([200]))
  await Promise.all([work(tenfold.slice(0, 20)), work(tenfold.slice(20))])
  const rows = await db.stripeEvent.findMany({ where: { id: { in: events.map(({ id }) => id) } } })
  expect(rows).toHaveLength(events.length)
  expect(rows.every(({ handledAt }) => handledAt)).toBe(true)
  const after = await standing(user.id)
  expect(after.subscriptions).toMatchObject([{ state: 'active' }])
  expect(after.emails.filter((key) => key.startsWith('receipt:'))).toHaveLength(1)
})

test('an event that fails is tried again, and says why it waits', async () => {
  const { cookie, user } = await newMember()
  const { body } = await subscribe(cookie)
  const before = stripe.ledger.events.length
  stripe.ledger.confirm(body.clientSecret)
  const events = stripe.ledger.events.slice(before)
  await send(stripe, events)
  stripe.failNext(4)
  await expect(work(events.slice(0, 1))).rejects.toThrow(/does not answer/)
  stripe.recover()
  expect(await db.stripeEvent.findUnique({ where: { id: events[0]!.id } })).toMatchObject({
    handledAt: null,
    lastError: expect.stringContaining('does not answer') as string,
  })
  expect(await standing(user.id)).toMatchObject({ membership: 'free' })
  await work(events)
  expect(await standing(user.id)).toMatchObject({ membership: 'monthly' })
})

/** What can happen to somebody who pays, in the order in which it does. */
const lives: Record<string, (userId: string) => Promise<void>> = {
  'pays and stays': () => Promise.resolve(stripe.ledger.advance(stripe.ledger.now + 62 * 86_400)),
  'falls behind': async (userId) => {
    stripe.ledger.declined.add(await customerOf(userId))
    stripe.ledger.advance(stripe.ledger.now + 33 * 86_400)
  },
  'falls behind and catches up': async (userId) => {
    await lives['falls behind']!(userId)
    stripe.ledger.payUp((await standing(userId)).subscriptions[0]!.stripeSubscriptionId)
  },
  'cancels and comes back': async (userId) => {
    const id = (await standing(userId)).subscriptions[0]!.stripeSubscriptionId
    stripe.ledger.update(id, { cancelAtPeriodEnd: true })
    stripe.ledger.update(id, { cancelAtPeriodEnd: false })
  },
  leaves: async (userId) => {
    const id = (await standing(userId)).subscriptions[0]!.stripeSubscriptionId
    stripe.ledger.update(id, { cancelAtPeriodEnd: true })
    stripe.ledger.advance(stripe.ledger.now + 40 * 86_400)
  },
}

test.each(Object.entries(lives))('random orders of the same events end alike: %s', async (name, live) => {
  const endings = new Set<string>()
  for (let seed = 1; seed <= 3; seed++) {
    const { cookie, user } = await newMember()
    const { body } = await subscribe(cookie)
    const before = stripe.ledger.events.length
    stripe.ledger.confirm(body.clientSecret)
    await live(user.id)
    const customer = await customerOf(user.id)
    const events = stripe.ledger.events.slice(before).filter(({ data }) => data.object.customer === customer)
    // Some twice, some not at all but one, each time others.
    const next = random(seed * 31 + name.length)
    const some = shuffled([...events, ...events.filter(() => next() < 0.5)], next)
    const sent = some.filter((_, index) => index === 0 || next() < 0.8)
    await send(stripe, sent)
    await work(sent)
    const { membership, subscriptions, emails } = await standing(user.id)
    const kinds = emails.map((key) => key.split(':')[0])
    endings.add(JSON.stringify([membership, subscriptions.map(({ state }) => state), kinds]))
  }
  expect([...endings]).toHaveLength(1)
})

test('where no webhook ever comes, the night puts it right', async () => {
  const { cookie, user } = await newMember()
  stripe.ledger.confirm((await subscribe(cookie)).body.clientSecret)
  expect(await standing(user.id)).toMatchObject({ membership: 'free' })
  const { changed, failed } = await reconcile()
  expect(failed).toEqual([])
  expect(changed).toContain(user.id)
  const after = await standing(user.id)
  expect(after.membership).toBe('monthly')
  await reconcile()
  expect(await standing(user.id)).toEqual(after)
})

test('a subscription at a price that is not ours gives nothing', async () => {
  const { cookie, user } = await newMember()
  await subscribe(cookie)
  const ours = [...stripe.ledger.prices.values()][0]!
  stripe.ledger.prices.set('price_of_another', { ...ours, id: 'price_of_another', lookup_key: null })
  const foreign = stripe.ledger.subscribe(await customerOf(user.id), 'price_of_another', null)
  foreign.status = 'active'
  await follow()
  expect(await standing(user.id)).toMatchObject({
    membership: 'free',
    subscriptions: [{ state: 'incomplete' }],
  })
})

test('when an account goes, nobody pays for it any more', async () => {
  const { endBilling } = await import('@/lib/billing/jobs')
  const { cookie, user } = await newMember()
  stripe.ledger.confirm((await subscribe(cookie)).body.clientSecret)
  await follow()
  const customerId = await customerOf(user.id)
  await db.user.delete({ where: { id: user.id } })
  const jobs = await db.$queryRaw<{ payload: { customerId: string } }[]>`
    SELECT j.payload FROM graphile_worker._private_jobs j JOIN graphile_worker._private_tasks t ON t.id = j.task_id
    WHERE t.identifier = 'end-billing'`
  expect(jobs.map(({ payload }) => payload.customerId)).toContain(customerId)
  await endBilling({ customerId })
  await endBilling({ customerId })
  const left = [...stripe.ledger.subscriptions.values()].filter(({ customer }) => customer === customerId)
  expect(left.map(({ status }) => status)).toEqual(['canceled'])
  expect(await db.stripeEvent.count({ where: { customerId } })).toBe(0)
})
