import { PUT as freeze } from '@/app/api/admin/users/[userId]/freeze/route'
import { PUT as unfreeze } from '@/app/api/admin/users/[userId]/unfreeze/route'
import { POST as cancel } from '@/app/api/billing/cancel/route'
import { POST as resume } from '@/app/api/billing/resume/route'
import { GET } from '@/app/api/billing/route'
import { POST as leave } from '@/app/api/user/delete/route'
import { applyAccountChange } from '@/lib/billing/accounts/jobs'
import type { Billing } from '@/lib/billing/types'
import { longDay } from '@/lib/core/dates'
import { db } from '@/lib/core/server/db'
import { call } from '../../support/call'
import { customerOf, follower, newMember, paidPlans, standing, subscribe } from '../../support/billing'
import { PASSWORD, signIn } from '../../support/factories'
import { emailsTo, runQueue } from '../../support/mail'

const DAY = 86_400
const stripe = paidPlans()
const { ledger } = stripe

async function payingMember(plan: 'monthly' | 'yearly' = 'monthly') {
  const follow = follower(stripe)
  const person = await newMember()
  ledger.confirm((await subscribe(person.cookie, plan)).body.clientSecret)
  await follow()
  const customer = await customerOf(person.user.id)
  const subscription = [...ledger.subscriptions.values()].find((each) => each.customer === customer)!
  return { ...person, follow, customer, subscription }
}

type Paying = Awaited<ReturnType<typeof payingMember>>

const paidBy = (customer: string) =>
  [...ledger.invoices.values()].filter((each) => each.customer === customer && each.status === 'paid').length
const openOf = (customer: string) =>
  [...ledger.invoices.values()].filter((each) => each.customer === customer && each.status === 'open')

async function fallDue({ customer, follow }: Paying): Promise<void> {
  ledger.declined.add(customer)
  ledger.advance(ledger.now + 32 * DAY)
  await follow()
}

const jobsFor = async (userId: string) => {
  const rows = await db.$queryRaw<{ payload: { userId: string; leaving: boolean } }[]>`
    SELECT j.payload FROM graphile_worker._private_jobs j JOIN graphile_worker._private_tasks t ON t.id = j.task_id
    WHERE t.identifier = 'follow-account' ORDER BY j.id`
  return rows.map(({ payload }) => payload).filter((payload) => payload.userId === userId)
}

const letterAbout = async (email: string) => {
  await runQueue()
  return emailsTo(email)
    .find(({ subject }) => subject.includes('will be deleted'))!
    .text.replace(/\s+/g, ' ')
}

describe('a member who asks to be deleted', () => {
  test.each(['monthly', 'yearly'] as const)('%s: pays no more, and comes back to Resume', async (plan) => {
    const person = await payingMember(plan)
    const { cookie, user, customer, subscription, follow } = person
    const asked = await call<{ deletesAt: string }>(leave, { cookie, body: { password: PASSWORD } })
    const jobs = await jobsFor(user.id)
    expect(jobs).toEqual([{ userId: user.id, leaving: true }])
    const held = await db.subscription.findFirstOrThrow({ where: { userId: user.id } })
    const ends = [held.currentPeriodEndsAt!.toISOString(), asked.body.deletesAt].sort()[0]!
    expect(await letterAbout(user.email)).toContain(
      `Your subscription ends with the period that is paid: nothing more is charged. It runs until ${longDay(ends)}.`,
    )
    // Silent at first: the job fails, and is tried again.
    stripe.failNext(4)
    await expect(applyAccountChange(jobs[0]!)).rejects.toThrow()
    stripe.recover()
    // Whoever is back by then was promised it all the same.
    await db.user.update({ where: { id: user.id }, data: { deletionRequestedAt: null } })
    await applyAccountChange(jobs[0]!)
    await applyAccountChange(jobs[0]!)
    expect(subscription).toMatchObject({ status: 'active', cancel_at_period_end: true })
    const back = await signIn(user)
    expect((await call<Billing>(GET, back)).body).toMatchObject({ state: 'active', cancelAtPeriodEnd: true })
    expect((await call<Billing>(resume, { method: 'POST', ...back })).body.cancelAtPeriodEnd).toBe(false)
    await call(cancel, { method: 'POST', ...back })
    ledger.advance(ledger.now + 400 * DAY)
    await follow()
    expect([subscription.status, paidBy(customer)]).toEqual(['canceled', 1])
  })

  test('with a payment that is due: it ends at once, and what was due is void', async () => {
    const person = await payingMember()
    await fallDue(person)
    await call(leave, { cookie: person.cookie, body: { password: PASSWORD } })
    expect(await letterAbout(person.user.email)).toContain(
      'Your subscription ends at once: nothing more is charged.',
    )
    await applyAccountChange((await jobsFor(person.user.id))[0]!)
    expect([person.subscription.status, openOf(person.customer)]).toEqual(['canceled', []])
    expect((await standing(person.user.id)).membership).toBe('free')
  })

  test('without a subscription, nobody speaks of one', async () => {
    const { cookie, user } = await newMember()
    await call(leave, { cookie, body: { password: PASSWORD } })
    expect(await letterAbout(user.email)).not.toMatch(/subscription/)
    await applyAccountChange((await jobsFor(user.id))[0]!)
  })
})

describe('a frozen member', () => {
  const ask = async (handler: typeof freeze, userId: string) => {
    const { cookie } = await signIn({ role: 'admin' })
    expect((await call(handler, { method: 'PUT', cookie, params: { userId } })).status).toBe(200)
    await applyAccountChange((await jobsFor(userId)).at(-1)!)
  }

  test('is not charged, and pays again once let in', async () => {
    const { user, customer, subscription, follow } = await payingMember()
    await ask(freeze, user.id)
    expect(subscription.pause_collection).toEqual({ behavior: 'void' })
    ledger.advance(ledger.now + 65 * DAY)
    await follow()
    expect([subscription.status, paidBy(customer), openOf(customer)]).toEqual(['active', 1, []])
    await ask(unfreeze, user.id)
    expect(subscription.pause_collection).toBeNull()
    ledger.advance(ledger.now + 32 * DAY)
    expect(paidBy(customer)).toBe(2)
  })

  test('is not charged for what was due before', async () => {
    const person = await payingMember()
    await fallDue(person)
    await ask(freeze, person.user.id)
    ledger.declined.clear()
    ledger.advance(ledger.now + 8 * DAY)
    expect(paidBy(person.customer)).toBe(1)
    await ask(unfreeze, person.user.id)
    ledger.advance(ledger.now + DAY)
    expect(paidBy(person.customer)).toBe(2)
  })
})

test('cancelled while a payment is due, it ends at once and nothing more is charged', async () => {
  const person = await payingMember()
  await fallDue(person)
  const { cookie, customer, user, follow } = person
  expect((await call(resume, { method: 'POST', cookie })).status).toBe(409)
  const { body } = await call<Billing>(cancel, { method: 'POST', cookie })
  expect(body).toMatchObject({
    state: 'canceled',
    entitled: false,
    accessUntil: null,
    cancelAtPeriodEnd: false,
  })
  expect(openOf(customer)).toEqual([])
  const { endedAt } = await db.subscription.findFirstOrThrow({ where: { userId: user.id } })
  expect(endedAt).toEqual(new Date(ledger.now * 1000))
  ledger.declined.clear()
  ledger.advance(ledger.now + 60 * DAY)
  await follow()
  expect(paidBy(customer)).toBe(1)
  const told = (await standing(user.id)).emails
  expect(told.filter((key) => key.startsWith('membership-ended:'))).toHaveLength(1)
  expect(told.filter((key) => key.startsWith('membership-ending:'))).toEqual([])
})
