import { readFileSync } from 'node:fs'
import { DEFINITIONS } from '@/lib/analytics/constants'
import { dayFrom, monthRange, monthsBefore, rangeOf } from '@/lib/analytics/dashboard/rules/ranges'
import { isAdminArea, pathOf, sourceOf } from '@/lib/analytics/rules/addresses'
import { minutesOf } from '@/lib/analytics/rules/durations'
import { csvFrom } from '@/lib/core/csv'
import { visitorOf } from '@/lib/http/visitor'
import { SEARCH_DEFINITIONS } from '@/lib/search/metrics/constants'
import { activityOf } from '@/lib/search/metrics/rules/activity'

test('what a figure counts is said in the docs as on the page', () => {
  const docs = readFileSync('docs/analytics.md', 'utf8')
  for (const [name, sentence] of Object.entries(DEFINITIONS))
    expect(docs).toContain(`- **${name}**: ${sentence}\n`)
  for (const sentence of Object.values(SEARCH_DEFINITIONS)) expect(docs).toContain(`: ${sentence}\n`)
})

test.each([
  ['https://loadpath.example/search?q=my+name#top', '/search'],
  ['/articles/beams?x=1', '/articles/beams'],
  ['//evil.example/a', '/a'],
  ['http://[broken', '/'],
])('%s is the page %s', (address, path) => expect(pathOf(address)).toBe(path))

test.each([
  ['https://search.example/find?q=secret', 'https://search.example/find'],
  ['javascript:alert(1)', null],
  ['', null],
])('%s is the source %s', (address, source) => expect(sourceOf(address)).toBe(source))

test('the administration is what begins with it as a word', () => {
  expect(['/admin', '/ADMIN/users', '/administration', '/a/admin'].map(isAdminArea)).toEqual([
    true,
    true,
    false,
    false,
  ])
})

test('ranges are days of the calendar, both ends included', () => {
  expect(rangeOf('7d', '2026-03-31')).toEqual({ from: '2026-03-25', to: '2026-03-31' })
  expect(monthRange('2028-02')).toEqual({ from: '2028-02-01', to: '2028-02-29' })
  expect(dayFrom('2026-01-01', -1)).toBe('2025-12-31')
  expect(monthsBefore('2026-01-31', 3)).toEqual(['2026-01', '2025-12', '2025-11'])
})

test('225 seconds are 3:45', () => {
  expect([0, 59.6, 225, 3661].map(minutesOf)).toEqual(['0:00', '1:00', '3:45', '61:01'])
})

test('more than 10 results are High, 1 to 10 Medium, none Low', () => {
  expect([0, 1, 10, 11].map(activityOf)).toEqual(['Low', 'Medium', 'Medium', 'High'])
})

test('a cell is never a formula, and a number stays one', () => {
  expect(csvFrom([['a,b', '=1+1', -3, 'say "x"']])).toBe('"a,b",\'=1+1,-3,"say ""x"""\r\n')
})

test.each([
  ['Mozilla/5.0 (iPad; CPU OS 18_0 like Mac OS X)', 'tablet', false],
  ['Mozilla/5.0 (Linux; Android 15; Pixel 9) Mobile Safari/537.36', 'mobile', false],
  ['Mozilla/5.0 (Linux; Android 15; SM-X910) Safari/537.36', 'tablet', false],
  ['Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Firefox/140.0', 'desktop', false],
  ['Mozilla/5.0 (compatible; bingbot/2.0)', 'desktop', true],
  ['Mozilla/5.0 (Linux; Android 9; CUBOT_X19) Chrome/80.0 Mobile Safari/537.36', 'mobile', false],
  ['', 'unknown', false],
])('%s is a %s', (userAgent, deviceType, bot) => {
  expect(visitorOf(new Headers({ 'user-agent': userAgent }))).toMatchObject({ deviceType, bot })
})
