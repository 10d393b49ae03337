import { slugNamed } from '@/lib/standards/rules/naming'
import { askedPlace, foundIn } from '@/lib/standards/rules/searching'

const one = (standard: string, title: string, aliases: string[] = []) => ({
  standard,
  title,
  aliases,
  body: 'CEN',
})
const STANDARDS = [
  one('EN 1993-1-1', 'Eurocode 3: Design of steel structures', ['EC3 general rules']),
  one('EN 1993-1-8', 'Eurocode 3: Design of joints'),
  one('EN 1992-1-1', 'Eurocode 2: Design of concrete structures'),
  one('NA to BS EN 1993-1-1', 'UK National Annex to Eurocode 3'),
  one('EN 1991-1-4', 'Eurocode 1: Wind actions, the 2nd part'),
  one('BS 8110-1', 'Structural use of concrete'),
]
const found = (typed: string) => foundIn(STANDARDS, typed).map(({ standard }) => standard)

test.each([
  ['', ['EN 1993-1-1', 'EN 1993-1-8', 'EN 1992-1-1', 'NA to BS EN 1993-1-1', 'EN 1991-1-4', 'BS 8110-1']],
  ['EC3', ['EN 1993-1-1', 'EN 1993-1-8', 'NA to BS EN 1993-1-1']],
  ['ec 2', ['EN 1992-1-1']],
  ['BS EN 1993-1-1:2005', ['EN 1993-1-1']],
  ['general rules', ['EN 1993-1-1']],
  ['joints eurocode', ['EN 1993-1-8']],
  ['Eurocode 2', ['EN 1992-1-1']],
  ['eurocode3', ['EN 1993-1-1', 'EN 1993-1-8', 'NA to BS EN 1993-1-1']],
  ['BS EN 1992', ['EN 1992-1-1']],
  ['BS8110', ['BS 8110-1']],
  ['EN1993-1-8', ['EN 1993-1-8']],
  ['NA to BS EN 1991-1-4', []],
  ['NA to BS EN 1993-1-1', ['NA to BS EN 1993-1-1']],
  ['nothing like this', []],
])('“%s” finds what it names', (typed, standards) => {
  expect(found(typed)).toEqual(standards)
})

test('an address as a catalogue writes it names a standard of the register', () => {
  expect(slugNamed('bs-en-1993-1-1')).toBe('en-1993-1-1')
  expect(slugNamed('din-en-1992-1-1')).toBe('en-1992-1-1')
  expect(slugNamed('nothing')).toBeNull()
})

test.each([
  ['EC2 6.4.3', 'EC2', '6.4.3'],
  ['EC2, cl. 6.4.3', 'EC2', '6.4.3'],
  ['1992 6.4.3', '1992', '6.4.3'],
  ['cl. 6.4.3', '', '6.4.3'],
  ['6.4.3(2)', '', '6.4.3'],
  ['EN 1992-1-1:2004 Table 3.1', 'EN 1992-1-1:2004', 'table-3.1'],
  ['BS 8110 cl 3', 'BS 8110', '3'],
  ['EN 1992-1-1 Annex A', 'EN 1992-1-1', 'annex-a'],
  ['1992', '1992', null],
  ['EN 1992-1-1', 'EN 1992-1-1', null],
  ['another curve', 'another curve', null],
  ['', '', null],
])('a standard and a place are read of %p', (typed, standard, place) => {
  expect(askedPlace(typed)).toEqual({ standard, place })
})
