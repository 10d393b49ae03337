import { inWords } from '@/lib/core/trend'

test.each([
  [12, 10, '20 % more than in the 30 days before (10)'],
  [9, 12, '25 % less than in the 30 days before (12)'],
  [3, 0, 'none in the 30 days before'],
  [0, 0, 'none in the 30 days before'],
  [4, 4, 'as many as in the 30 days before'],
  [1001, 1000, 'less than 1 % more than in the 30 days before (1,000)'],
])('%i after %i is told in words', (now, before, words) => {
  expect(inWords({ now, before })).toBe(words)
})
