import { reconcile } from '@/lib/billing/jobs'
import { db } from '@/lib/core/server/db'
import { customerOf, follower, newMember, paidPlans, standing, subscribe } from '../../support/billing'

const stripe = paidPlans()
const { ledger } = stripe

beforeEach(async () => {
  await db.billingAccount.deleteMany()
  ledger.forget()
})

const STATES = ['none', 'incomplete', 'trialing', 'active', 'past_due', 'canceled'] as const
type State = (typeof STATES)[number]

/** Somebody in a state, and what the happenings need of them. */
type Person = { userId: string; customer: string; id: string; secret: string; follow: () => Promise<void> }

async function personIn(state: State): Promise<Person> {
  const follow = follower(stripe)
  const { cookie, user } = await newMember({ cohort: state === 'trialing' })
  if (state === 'none') return { userId: user.id, customer: '', id: '', secret: '', follow }
  const secret = (await subscribe(cookie)).body.clientSecret
  const customer = await customerOf(user.id)
  const id = (await standing(user.id)).subscriptions[0]!.stripeSubscriptionId
  if (state !== 'incomplete') ledger.confirm(secret)
  if (state === 'canceled') ledger.cancel(id)
  if (state === 'past_due') {
    ledger.declined.add(customer)
    ledger.advance(periodEnd(id) + 60)
  }
  await follow()
  return { userId: user.id, customer, id, secret, follow }
}

const periodEnd = (id: string) => ledger.subscriptions.get(id)!.items.data[0]!.current_period_end
const isLive = (id: string) => !/cancel|expired/.test(ledger.subscriptions.get(id)!.status)

/** What can happen at the provider. */
const HAPPENINGS = {
  'the card is taken': ({ secret }) => void ledger.confirm(secret),
  'the card is refused': ({ secret }) => {
    expect(() => ledger.confirm(secret, 'declined')).toThrow('declined')
  },
  'the next charge succeeds': ({ id, customer }) => {
    ledger.declined.delete(customer)
    ledger.advance(periodEnd(id) + 60)
  },
  'the next charge fails': ({ id, customer }) => {
    ledger.declined.add(customer)
    ledger.advance(periodEnd(id) + 60)
  },
  'it is ended at once': ({ id }) => void ledger.cancel(id),
  'it is set to end': ({ id }) => void (isLive(id) && ledger.update(id, { cancelAtPeriodEnd: true })),
  'it was set to end, and does': ({ id }) => {
    if (isLive(id)) ledger.update(id, { cancelAtPeriodEnd: true })
    ledger.advance(periodEnd(id) + 10 * 86_400)
  },
  'what was due is paid': ({ id }) => ledger.payUp(id),
  'fourteen days go by': async ({ userId }) => {
    const due = (await standing(userId)).subscriptions[0]?.pastDueSince
    await reconcile(new Date((due?.getTime() ?? Date.now()) + 14 * 86_400_000))
  },
  'old news comes again': async ({ customer }) => {
    await db.stripeEvent.updateMany({ where: { customerId: customer }, data: { handledAt: null } })
    for (const event of [...ledger.events])
      if (event.data.object.customer === customer) ledger.events.push({ ...event, id: `${event.id}r` })
  },
} satisfies Record<string, (person: Person) => void | Promise<void>>

type Happening = keyof typeof HAPPENINGS

/**
 * The state that follows. In the columns' order: none, incomplete, trialing, active, past_due, canceled. '·'
 * cannot happen.
 */
const TABLE: [Happening, ...(State | '·')[]][] = [
  ['the card is taken', '·', 'active', 'trialing', 'active', 'past_due', 'canceled'],
  ['the card is refused', '·', 'incomplete', '·', '·', '·', '·'],
  ['the next charge succeeds', '·', 'canceled', 'active', 'active', 'active', 'canceled'],
  ['the next charge fails', '·', 'canceled', 'past_due', 'past_due', 'past_due', 'canceled'],
  ['it is ended at once', '·', 'canceled', 'canceled', 'canceled', 'canceled', 'canceled'],
  ['it is set to end', '·', 'incomplete', 'trialing', 'active', 'past_due', 'canceled'],
  ['it was set to end, and does', '·', 'canceled', 'canceled', 'canceled', 'canceled', 'canceled'],
  ['what was due is paid', '·', 'active', 'trialing', 'active', 'active', 'canceled'],
  ['fourteen days go by', 'none', 'incomplete', 'trialing', 'active', 'canceled', 'canceled'],
  ['old news comes again', 'none', 'incomplete', 'trialing', 'active', 'past_due', 'canceled'],
]

const CELLS = TABLE.flatMap(([happening, ...row]) =>
  row.flatMap((after, column) => (after === '·' ? [] : [[STATES[column]!, happening, after] as const])),
)

test.each(CELLS)('%s, and %s: %s', async (before, happening, after) => {
  const person = await personIn(before)
  expect((await standing(person.userId)).subscriptions[0]?.state ?? 'none').toBe(before)
  await HAPPENINGS[happening](person)
  await person.follow()
  const { membership, subscriptions, emails } = await standing(person.userId)
  expect(subscriptions[0]?.state ?? 'none').toBe(after)
  expect(subscriptions.length).toBeLessThanOrEqual(1)
  expect(membership).toBe(['trialing', 'active', 'past_due'].includes(after) ? 'monthly' : 'free')
  expect(new Set(emails).size).toBe(emails.length)
  // Whoever had a membership and has none is told.
  const hadOne = !['none', 'incomplete', 'canceled'].includes(before)
  if (hadOne && after === 'canceled')
    expect(emails.filter((key) => key.startsWith('membership-ended:'))).toHaveLength(1)
  if (after === 'past_due') expect(emails.some((key) => key.startsWith('payment-failed:'))).toBe(true)
})
