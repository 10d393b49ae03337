import { withNation } from '@/lib/search/rules/nations'
import { askedValue } from '@/lib/search/rules/asked-values'

test.each([
  'gamma_M0 in the UK',
  'What is gamma_M0 in the UK National Annex?',
  'gamma_M0 to the UK NA',
  'UK NA value of gamma_M0',
  'gamma_M0 according to the UK National Annex',
  'gamma_M0 as given by the British annex',
  'British value of gamma_M0',
  "gamma_M0 in the United Kingdom's National Annex",
  'gamma_M0 to the national annex of the United Kingdom',
  'gamma_M0 in the National Annex',
  'gamma_M0 uk na',
])('“%s” asks for the British value and for nothing else', (question) => {
  expect(askedValue(question)).toMatchObject({ symbols: new Set(['#gammam0']), rest: ['uk'] })
})

test.each(['gamma_M0 NA to BS EN 1993-1-1', 'gamma_M0 BS EN 1993-1-1 NA', 'gamma_M0 UK NA to EN 1993-1-1'])(
  '“%s” asks for the British value of one standard',
  (question) => {
    expect(askedValue(question)?.rest.toSorted()).toEqual(['#en1993-1-1', 'uk'])
  },
)

test.each(['S355 na', 'old British steel', 'gamma_M0 France', 'Annex A', 'bulk density'])(
  '“%s” names no British annex',
  (question) => {
    expect(withNation(question)).toBe(question)
  },
)

test('another nation stays beside its annex, so that no row answers', () => {
  expect(askedValue('gamma_M0 in the German National Annex')?.rest).toContain('german')
})
