import { mentionsIn, sentenceNaming } from '@/lib/standards/rules/mentioning'

const named = (text: string) =>
  mentionsIn(text).map(({ standard, clauseSlug }) => `${standard} ${clauseSlug ?? '-'}`)

describe('what a member writes of a standard', () => {
  test.each([
    ['See EN 1993-1-1, 6.3.2.3 for rolled sections.', ['EN 1993-1-1 6.3.2.3']],
    ['Clause 6.3.2.3(1) of BS EN 1993-1-1:2005 says so.', ['EN 1993-1-1 6.3.2.3']],
    ['EC2-1-1 cl. 6.2.2 and 6.2.3.', ['EN 1992-1-1 6.2.2', 'EN 1992-1-1 6.2.3']],
    ['Table 6.3 of EN 1993-1-1 has the curve', ['EN 1993-1-1 table-6.3']],
    ['EN 1990 Eq. (6.10a) governs.', ['EN 1990 equation-6.10a']],
    ['I use NA to BS EN 1993-1-1, NA.2.17.', ['NA to BS EN 1993-1-1 na.2.17']],
    ['EN 1993-1-8 replaces it.\nEN 1990 as well.', ['EN 1993-1-8 -', 'EN 1990 -']],
    ['EN 1993-1-1 and EN 1993-1-1 again', ['EN 1993-1-1 -']],
    ['Where EN 1992-1-1, 6.4.4 and EN 1990, 6.4 differ', ['EN 1992-1-1 6.4.4', 'EN 1990 6.4']],
  ])('%s', (text, places) => {
    expect(named(text)).toEqual(places)
  })

  test('a place in another sentence, or of the text itself, is none of the standard', () => {
    expect(named('EN 1993-1-1 is clear. Table 6.3 of this article is not.')).toEqual(['EN 1993-1-1 -'])
    expect(named('By EN 1993-1-1, Table 2 above and section 4 are wrong')).toEqual(['EN 1993-1-1 -'])
  })

  test('a measured value is no clause', () => {
    expect(named('EN 1991-1-1, 2.5 kN/m² for floors')).toEqual(['EN 1991-1-1 -'])
    expect(named('EN 1993-1-1: 6.25 m and 12.5 %')).toEqual(['EN 1993-1-1 -'])
    expect(named('EN 1993-1-1, 6.3.2 members may buckle')).toEqual(['EN 1993-1-1 6.3.2'])
  })

  test.each(['', 'Thank you.', 'Clause 6.3.2 is unclear', 'I have 1993 of these, EN masse'])(
    'names none: %j',
    (text) => {
      expect(named(text)).toEqual([])
    },
  )

  test('a long list names a hundred places, and is read in no time', () => {
    const clauses = Array.from({ length: 900 }, (_, at) => `EN 1990, 6.${at}.\n`).join('')
    expect(named(clauses)).toHaveLength(100)
  })
})

test('the sentence that names a place is quoted, not the one before it', () => {
  const text = 'I know EN 1990. But EN 1993-1-1, 6.3.2.3 is for rolled sections! Or not?'
  expect(sentenceNaming(text, { standard: 'EN 1993-1-1', clauseSlug: '6.3.2.3' })).toBe(
    'But EN 1993-1-1, 6.3.2.3 is for rolled sections!',
  )
  expect(sentenceNaming(text, { standard: 'EN 1990', clauseSlug: null })).toBe('I know EN 1990.')
  expect(sentenceNaming(text, { standard: 'EN 1990', clauseSlug: '6.4' })).toBeNull()
})
