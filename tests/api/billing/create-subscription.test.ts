import { POST } from '@/app/api/create-subscription/route'
import { trialEnd } from '@/lib/billing/rules/trial'
import { call } from '../../support/call'
import { follower, newMember, paidPlans, standing, subscribe } from '../../support/billing'
import { resetLimits, signIn } from '../../support/factories'

const stripe = paidPlans()
let follow = follower(stripe)
beforeEach(() => {
  follow = follower(stripe)
})
beforeEach(resetLimits)

test('a visitor is refused, and so is what is no paid plan', async () => {
  expect((await call(POST, { body: { planId: 'monthly' } })).status).toBe(401)
  const { cookie } = await newMember()
  for (const body of [{}, { planId: 'free' }, { planId: { gt: '' } }]) {
    const { status, body: said } = await call(POST, { cookie, body })
    expect([status, said.errors?.[0]?.path]).toEqual([400, 'planId'])
  }
})

test('whoever has just registered may pay before the address is verified', async () => {
  const { cookie } = await signIn({ verified: false })
  const { status, body } = await subscribe(cookie)
  expect(status).toBe(200)
  expect(body).toMatchObject({ intent: 'payment', plan: 'monthly', amount: 500, firstChargeAt: null })
  expect(body.clientSecret).toMatch(/^pi_.*_secret_/)
})

test('preparing a payment gives nothing; the provider’s word does', async () => {
  const { cookie, user } = await newMember()
  const { body } = await subscribe(cookie, 'yearly')
  await follow()
  expect(await standing(user.id)).toMatchObject({
    membership: 'free',
    subscriptions: [{ state: 'incomplete' }],
  })
  stripe.ledger.confirm(body.clientSecret)
  expect(await standing(user.id)).toMatchObject({ membership: 'free' })
  await follow()
  const after = await standing(user.id)
  expect(after).toMatchObject({ membership: 'yearly', subscriptions: [{ state: 'active', plan: 'yearly' }] })
  expect(after.emails.filter((key) => key.startsWith('receipt:'))).toHaveLength(1)
  expect((await subscribe<{ code: string }>(cookie)).status).toBe(409)
})

test('asked again, also at the same moment, it is the same subscription of the same customer', async () => {
  const { cookie, user } = await newMember()
  const before = stripe.ledger.customers.size
  const answers = await Promise.all([subscribe(cookie), subscribe(cookie), subscribe(cookie)])
  expect(new Set(answers.map(({ body }) => body.clientSecret)).size).toBe(1)
  expect(stripe.ledger.customers.size).toBe(before + 1)
  expect((await standing(user.id)).subscriptions).toHaveLength(1)
})

test('another plan takes the place of the one that was not paid', async () => {
  const { cookie } = await newMember()
  const monthly = await subscribe(cookie)
  const yearly = await subscribe(cookie, 'yearly')
  expect(yearly.body.clientSecret).not.toBe(monthly.body.clientSecret)
  const live = [...stripe.ledger.subscriptions.values()].filter(({ status }) => status === 'incomplete')
  expect(live.filter(({ latest_invoice }) => latest_invoice).at(-1)!.items.data[0]!.price.unit_amount).toBe(
    5000,
  )
})

test('a member of the cohort pays first in three months, and only once gets them', async () => {
  const { cookie, user } = await newMember({ cohort: true })
  const { body } = await subscribe(cookie)
  expect(body.intent).toBe('setup')
  const expected = trialEnd(new Date()).getTime()
  expect(Math.abs(new Date(body.firstChargeAt!).getTime() - expected)).toBeLessThan(60_000)
  await follow()
  // Without a card there is a trial at the provider, and none here.
  expect(await standing(user.id)).toMatchObject({
    membership: 'free',
    subscriptions: [{ state: 'incomplete' }],
  })
  stripe.ledger.confirm(body.clientSecret)
  await follow()
  expect(await standing(user.id)).toMatchObject({
    membership: 'monthly',
    subscriptions: [{ state: 'trialing' }],
  })
  const id = (await standing(user.id)).subscriptions[0]!.stripeSubscriptionId
  stripe.ledger.cancel(id)
  await follow()
  expect(await standing(user.id)).toMatchObject({ membership: 'free' })
  expect((await subscribe(cookie)).body.intent).toBe('payment')
})

test('no secret is never taken as paid, and a silent provider is 503', async () => {
  const { cookie, user } = await newMember()
  stripe.failNext(4)
  const { status, body } = await subscribe<{ code: string }>(cookie)
  expect([status, body.code]).toEqual([503, 'SERVICE_UNAVAILABLE'])
  expect((await standing(user.id)).subscriptions).toEqual([])
  stripe.recover()
  expect((await subscribe(cookie)).status).toBe(200)
})

test('too many attempts are refused for a while', async () => {
  const { cookie } = await newMember()
  let last = 0
  for (let n = 0; n < 21; n++) last = (await subscribe(cookie)).status
  expect(last).toBe(429)
})
