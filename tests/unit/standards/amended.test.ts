import { amendedIn } from '@/lib/standards/rules/naming'

test.each([
  ['EN 1992-1-1:2004+A1:2014', '2014'],
  ['EN 1993-1-5:2006+A2:2019', '2019'],
  ['EN 1992-1-1:2023', null],
  ['AISC 360-22', null],
])('%s was amended in %s', (designation, year) => {
  expect(amendedIn(designation)).toBe(year)
})
