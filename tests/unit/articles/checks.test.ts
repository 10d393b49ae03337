import { namedInFull, refusalOf, saidOfCheck, unconfirmedOf } from '@/lib/articles/checks/rules/checks'
import type { ShownCheck } from '@/lib/articles/checks/types'
import { articleData } from '@/lib/articles/rules/structured'

const credit = { title: 'CEng MIStructE', company: 'Bridges Ltd' }
const checker = { firstName: 'Emily', lastName: 'Roebling', credit: null }
const check: ShownCheck = {
  revision: 2,
  checkedAt: '2026-11-03T10:00:00.000Z',
  checker,
  confirmed: ['figures', 'clauses', 'limits', 'editions'],
  against: ['EN 1990:2002', 'EN 1993-1-1:2005'],
  current: true,
}

test('an article that nobody has checked says so', () => {
  expect(saidOfCheck(null)).toBe('Not yet checked by a named engineer.')
})

test.each<[string, ShownCheck]>([
  ['Checked by Emily Roebling on 3 November 2026 against EN 1990:2002 and EN 1993-1-1:2005.', check],
  [
    'Checked by Emily Roebling, CEng MIStructE, Bridges Ltd on 3 November 2026 against EN 1990:2002.',
    { ...check, checker: { ...checker, credit }, against: ['EN 1990:2002'] },
  ],
  [
    'Checked as revision 2 by Emily Roebling on 3 November 2026 against EN 1990:2002 and EN 1993-1-1:2005; changed since.',
    { ...check, current: false },
  ],
  [
    'Checked by a former editor on 3 November 2026. Not confirmed: its clauses, its editions.',
    { ...check, checker: null, confirmed: ['figures', 'limits'], against: [] },
  ],
])('%s', (said, shown) => {
  expect(saidOfCheck(shown)).toBe(said)
})

test('a name has its title and organisation, as far as they are known', () => {
  expect(namedInFull({ ...checker, credit })).toBe('Emily Roebling, CEng MIStructE, Bridges Ltd')
  expect(namedInFull({ ...checker, credit: { title: '', company: 'Bridges Ltd' } })).toBe(
    'Emily Roebling, Bridges Ltd',
  )
  expect(namedInFull(checker)).toBe('Emily Roebling')
})

test('what is not confirmed is listed in the order of the checklist', () => {
  expect(unconfirmedOf(['editions', 'figures'])).toEqual(['clauses', 'limits'])
  expect(unconfirmedOf(check.confirmed)).toEqual([])
})

test('neither the author nor who saved the revision checks it', () => {
  expect(refusalOf('a', { authorId: 'a', editorIds: [] })).toMatch('You wrote this article')
  expect(refusalOf('a', { authorId: 'b', editorIds: ['c', 'a'] })).toMatch('You wrote what is to be checked')
  expect(refusalOf('a', { authorId: 'b', editorIds: ['c'] })).toBeNull()
  expect(refusalOf('a', { authorId: null, editorIds: [] })).toBeNull()
})

describe('what search engines read', () => {
  const article = {
    slug: 'snow-loads',
    title: 'Snow loads',
    description: 'On roofs.',
    author: { firstName: 'Robert', lastName: 'Maillart' },
    credit: null,
    check: null,
    publishedAt: '2026-03-14T09:00:00.000Z',
    revisedAt: '2026-11-01T09:00:00.000Z',
  }
  const textOf = (change: object) =>
    JSON.stringify(articleData('https://loadpath.example', { ...article, ...change }))

  test('has the day of the last change, and names nobody who did not agree', () => {
    const text = textOf({ check })
    expect(text).toContain('"dateModified":"2026-11-01T09:00:00.000Z"')
    expect(text).not.toMatch(/Maillart|Roebling|author|reviewedBy/)
  })

  test('names author and checker who agreed', () => {
    const text = textOf({ credit, check: { ...check, checker: { ...checker, credit } } })
    expect(text).toMatch(/"author":\{"@type":"Person","name":"Robert Maillart","jobTitle":"CEng MIStructE"/)
    expect(text).toMatch(
      /"lastReviewed":"2026-11-03","reviewedBy":\{"@type":"Person","name":"Emily Roebling"/,
    )
  })

  test('says nothing of a check of other words', () => {
    expect(textOf({ check: { ...check, checker: { ...checker, credit }, current: false } })).not.toMatch(
      'Roebling',
    )
  })
})
