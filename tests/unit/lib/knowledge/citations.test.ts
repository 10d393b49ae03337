import { citationName } from '@/lib/knowledge/rules/naming'
import { passagesOf } from '@/lib/knowledge/rules/splitting'

const cited = (text: string, { title = 'Frames', references = [] as string[] } = {}) =>
  passagesOf({ title, text, outline: [], references }).flatMap(({ citations }) => citations.map(citationName))

test.each([
  ['As section 2 says, frames sway. It stands in section 2.', []],
  ['See section 2 and Table 1 before EN 1993-1-1 is opened.', ['EN 1993-1-1']],
  ['Use section 22.2 of ACI 318, and ACI 318, section 9.5.', ['ACI 318, clause 22.2', 'ACI 318, clause 9.5']],
  ['Clause 6.4.3 asks for more.', ['Clause 6.4.3']],
  ['Then § 6.4.3 asks for more.', ['Clause 6.4.3']],
  ['Equation 5 and Table 2 follow.', []],
])('%s → %j', (text, names) => {
  expect(cited(text)).toEqual(names)
})

test('a clause belongs to the standard that the passage named before it', () => {
  expect(cited('EN 1993-1-1 treats frames. They may be left out by clause 5.3.2(6).')).toEqual([
    'EN 1993-1-1, clause 5.3.2(6)',
  ])
})

test('else to the one that the heading, the title or the references name, if that is one', () => {
  const text = 'They may be left out by clause 5.3.2(6).'
  expect(cited(text, { title: 'Imperfections to EN 1993-1-1' })).toEqual(['EN 1993-1-1, clause 5.3.2(6)'])
  expect(cited(text, { references: ['EN 1993-1-1: Design of steel structures'] })).toEqual([
    'EN 1993-1-1, clause 5.3.2(6)',
  ])
  expect(cited(text, { references: ['EN 1993-1-1', 'EN 1993-1-8'] })).toEqual(['Clause 5.3.2(6)'])
  expect(cited(text, { title: 'Frames to Eurocode 3' })).toEqual(['Clause 5.3.2(6)'])
})

test('a paragraph of a clause belongs to the standard that the references give the clause to', () => {
  const references = ['EN 1993-1-1, clause 5.3.2', 'EN 1993-1-8, clause 3.6']
  expect(cited('Left out by clause 5.3.2(6) and clause 3.6.1, see clause 9.1.', { references })).toEqual([
    'EN 1993-1-1, clause 5.3.2(6)',
    'EN 1993-1-8, clause 3.6.1',
    'Clause 9.1',
  ])
})
