import { PLANS } from '@/lib/membership/constants'
import { amountFor, pounds } from '@/lib/billing/rules/money'
import { grantsAccess, graceEnd, stateOf } from '@/lib/billing/rules/state'
import { trialEnd } from '@/lib/billing/rules/trial'

/** London's clock of the start, and of the first charge. */
test.each([
  ['a plain day', '2026-05-10T08:00:00Z', '2026-08-10T08:00:00.000Z'],
  ['the end of November, into a short February', '2026-11-30T12:00:00Z', '2027-02-28T12:00:00.000Z'],
  ['the end of November, into a leap February', '2027-11-30T12:00:00Z', '2028-02-29T12:00:00.000Z'],
  ['the last of March', '2026-03-31T09:00:00Z', '2026-06-30T09:00:00.000Z'],
  ['across the year', '2026-12-31T23:30:00Z', '2027-03-31T22:30:00.000Z'],
  ['from winter into summer time', '2026-01-15T09:00:00Z', '2026-04-15T08:00:00.000Z'],
  ['from summer into winter time', '2026-08-15T08:00:00Z', '2026-11-15T09:00:00.000Z'],
  ['after midnight in London, before it in UTC', '2026-06-30T23:30:00Z', '2026-09-30T23:30:00.000Z'],
  ['onto the hour that comes twice: the later one', '2026-07-25T00:30:00Z', '2026-10-25T01:30:00.000Z'],
])('three calendar months: %s', (_, start, end) => {
  expect(trialEnd(new Date(start)).toISOString()).toBe(end)
})

test('never fewer than 89 days and never more than 92, whatever the day', () => {
  for (let day = 0; day < 1500; day++) {
    const start = new Date(Date.UTC(2026, 0, 1, 10) + day * 86_400_000)
    const days = (trialEnd(start).getTime() - start.getTime()) / 86_400_000
    expect(days).toBeGreaterThan(88.9)
    expect(days).toBeLessThan(92.1)
  }
})

test.each([
  ['incomplete', false, 'incomplete'],
  ['incomplete_expired', false, 'canceled'],
  ['trialing', false, 'trialing'],
  ['trialing', true, 'incomplete'],
  ['active', false, 'active'],
  ['past_due', false, 'past_due'],
  ['unpaid', false, 'past_due'],
  ['canceled', false, 'canceled'],
  ['paused', false, 'incomplete'],
  ['something new', false, 'incomplete'],
])('the provider’s %s (card awaited: %s) is our %s', (status, awaitsCard, state) => {
  expect(stateOf({ status, awaitsCard })).toBe(state)
})

test('access is kept for fourteen days and not a moment longer', () => {
  const pastDueSince = new Date('2026-03-20T12:00:00Z')
  const end = graceEnd(pastDueSince)
  expect(end.toISOString()).toBe('2026-04-03T12:00:00.000Z')
  expect(grantsAccess({ state: 'past_due', pastDueSince }, new Date(end.getTime() - 1))).toBe(true)
  expect(grantsAccess({ state: 'past_due', pastDueSince }, end)).toBe(false)
  expect(grantsAccess({ state: 'past_due', pastDueSince: null }, pastDueSince)).toBe(false)
  for (const state of ['incomplete', 'canceled'] as const)
    expect(grantsAccess({ state, pastDueSince: null }, pastDueSince)).toBe(false)
})

test('money', () => {
  expect([pounds(500), pounds(417), pounds(5000)]).toEqual(['£5', '£4.17', '£50'])
  expect(amountFor('monthly', { amount: 300, period: 'month' })).toBe(300)
  for (const period of ['year', null] as const)
    expect(amountFor('monthly', { amount: 300, period })).toBeNull()
  expect(PLANS.map(({ price }) => price)).toEqual([0, 5, 50])
})
