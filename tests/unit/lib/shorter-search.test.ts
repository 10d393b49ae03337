import { shorterSearch } from '@/lib/core/shorter-search'

const among =
  (...texts: string[]) =>
  (search: string) =>
    texts.filter((text) => text.includes(search)).length

test.each([
  [
    'a word too many',
    'shear stud zzz',
    among('shear stud', 'shear wall'),
    { search: 'shear stud', total: 1 },
  ],
  ['a letter too many', 'beamz', among('beams', 'beam'), { search: 'beam', total: 2 }],
  [
    'a word that only begins like one',
    'secant modulus of no',
    among('secant modulus of nature'),
    { search: 'secant modulus of', total: 1 },
  ],
  ['a clause that is in none', '6.3.9', among('6.3.2', '6.3.3'), { search: '6.3', total: 2 }],
])('%s is left out, and nothing else', (_, searched, countOf, found) => {
  expect(shorterSearch(searched, countOf)).toEqual(found)
})

test.each([
  ['nothing begins like it', 'zzzz', among('beams')],
  ['there is nothing at all', '6.3.2.3', among()],
  ['one letter alone would find something', 'bz', among('beams')],
  ['two letters of a word would find others', 'ipe', among('lip', 'ip')],
])('nothing is offered where %s', (_, searched, countOf) => {
  expect(shorterSearch(searched, countOf)).toBeNull()
})

test('what found nothing is not counted again, and a long text is tried for 80 letters at most', () => {
  const asked: string[] = []
  const none = (search: string) => {
    asked.push(search)
    return 0
  }
  expect(shorterSearch(`ab${' '.repeat(50)}`, none)).toBeNull()
  expect(asked).toEqual([])
  shorterSearch('x'.repeat(5000), none)
  expect(asked.length).toBeLessThan(81)
  shorterSearch('x '.repeat(5000), none)
  expect(asked.length).toBeLessThan(200)
})
