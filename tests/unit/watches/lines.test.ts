import { lineOf, partOf, type News } from '@/lib/watches/digest/rules/lines'

const line = (news: Partial<News> & Pick<News, 'kind'>) =>
  lineOf({ title: 'Beams', reason: 'Steel', slug: 'beams', times: 1, ...news })

test('each kind of news says what happened and leads to where it is read', () => {
  expect(line({ kind: 'published' })).toMatchObject({ lead: 'New in Steel', path: '/articles/beams' })
  expect(line({ kind: 'changed', times: 3 })).toMatchObject({
    lead: 'Changed 3 times',
    path: '/articles/beams/changes',
  })
  expect(line({ kind: 'corrected' })).toMatchObject({ lead: 'A verified error', path: '/articles/beams' })
  expect(line({ kind: 'corrected', times: 2 }).lead).toBe('2 verified errors')
  expect(line({ kind: 'cited', reason: 'EN 1993-1-1' }).lead).toBe('Cites EN 1993-1-1')
  expect(line({ kind: 'calculation', reason: 'Roof' }).lead).toBe('Changed, behind your calculation “Roof”')
})

test('news of a kind that only a later version knows leads to its article', () => {
  const kind = 'translated' as News['kind']
  expect(line({ kind })).toEqual({
    lead: 'Something is new',
    title: 'Beams',
    note: null,
    path: '/articles/beams',
  })
})

test('a part lists at most twenty lines and says how many more there are', () => {
  const lines = Array.from({ length: 23 }, () => line({ kind: 'changed' }))
  expect(partOf(lines)).toMatchObject({ more: 3 })
  expect(partOf(lines).lines).toHaveLength(20)
  expect(partOf(lines.slice(0, 20)).more).toBe(0)
})
