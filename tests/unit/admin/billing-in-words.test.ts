import { shownState, untilOf } from '@/components/admin/billing/in-words'
import type { MemberBilling } from '@/lib/billing/administration/types'

const MEMBER: MemberBilling = {
  userId: 'u',
  name: 'Nora Voss',
  email: 'nora@example.test',
  state: 'active',
  plan: 'monthly',
  periodEndsAt: '2027-01-21T09:00:00.000Z',
  cancelAtPeriodEnd: false,
  pastDueSince: null,
  startedAt: '2026-11-21T09:00:00.000Z',
  endedAt: null,
}

test.each<[string, Partial<MemberBilling>, string, string]>([
  ['what runs', {}, 'active', '21 January 2027'],
  [
    'what has ended',
    { state: 'canceled', endedAt: '2026-11-21T09:00:00.000Z' },
    'canceled',
    'Ended 21 November 2026',
  ],
  [
    'what was given up',
    { state: 'canceled', startedAt: null, endedAt: '2026-11-21T09:00:00.000Z' },
    'never',
    '',
  ],
  ['what was not completed', { state: 'incomplete', startedAt: null }, 'incomplete', ''],
  [
    'what is due',
    { state: 'past_due', pastDueSince: '2026-12-21T09:00:00.000Z' },
    'past_due',
    '4 January 2027',
  ],
  ['a gift without an end', { state: 'given', periodEndsAt: null }, 'given', 'No end'],
])('until when: %s', (_, change, state, until) => {
  const member = { ...MEMBER, ...change }
  expect([shownState(member), untilOf(member)]).toEqual([state, until])
})
