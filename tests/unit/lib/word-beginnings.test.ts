import { beginsWordIn } from '@/lib/core/word-beginnings'

test.each([
  ['pin', 'spinning', false],
  ['pin', 'spinning a pin', true],
  ['pin', 'pinned supports', true],
  ['338', 'timber, EN 338:2016', true],
  ['38', 'timber, EN 338:2016', false],
  ['pl', 'w_pl', true],
  ['(uk)', 'ψ factors (uk)', true],
  ['', 'anything', true],
  ['änder', 'geländer', false],
])('%j begins a word of %j: %s', (typed, text, is) => {
  expect(beginsWordIn(text, typed)).toBe(is)
})
