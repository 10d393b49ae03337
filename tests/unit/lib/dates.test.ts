import { dayOf, londonDay, londonStamp, longDay, momentOf, monthOf, paddedDay } from '@/lib/core/dates'

// An hour that is the next day in London's summer time.
const AT = '2026-07-03T23:05:09.000Z'

test.each([
  [dayOf, 'Jul 4, 2026'],
  [paddedDay, 'Jul 04, 2026'],
  [longDay, '4 July 2026'],
  [momentOf, '4 July 2026 at 00:05'],
  [monthOf, 'July 2026'],
  [londonStamp, '2026-07-04 00:05:09'],
])('%p writes %s', (write, written) => {
  expect(write(AT)).toBe(written)
})

test('a month is named by itself, and a day is of London', () => {
  expect(monthOf('2026-01')).toBe('January 2026')
  expect(londonDay(new Date(AT))).toBe('2026-07-04')
})
