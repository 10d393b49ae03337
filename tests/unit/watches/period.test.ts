import { periodEnd, periodStart } from '@/lib/watches/digest/rules/period'

const iso = (date: Date) => date.toISOString().slice(0, 16)
const end = (every: 'weekly' | 'daily', now: string) => iso(periodEnd(every, new Date(now)))

test('a daily digest reaches to six in the morning of the day, or of the day before until then', () => {
  expect(end('daily', '2028-03-30T06:00:00Z')).toBe('2028-03-30T06:00')
  expect(end('daily', '2028-03-30T05:59:59Z')).toBe('2028-03-29T06:00')
  expect(end('daily', '2028-01-01T00:00:00Z')).toBe('2027-12-31T06:00')
})

test('a weekly digest reaches to the last Monday, also in the week in which clocks change', () => {
  // 27 March 2028 is a Monday; clocks in London go forward on the 26th.
  expect(end('weekly', '2028-03-27T06:00:00Z')).toBe('2028-03-27T06:00')
  expect(end('weekly', '2028-03-27T05:59:00Z')).toBe('2028-03-20T06:00')
  expect(end('weekly', '2028-03-26T23:00:00Z')).toBe('2028-03-20T06:00')
  expect(end('weekly', '2028-04-02T23:59:00Z')).toBe('2028-03-27T06:00')
})

test('a first digest reaches back a week or a day', () => {
  const until = new Date('2028-03-27T06:00:00Z')
  expect(iso(periodStart('weekly', until))).toBe('2028-03-20T06:00')
  expect(iso(periodStart('daily', until))).toBe('2028-03-26T06:00')
})
