import { savedBy } from '@/components/admin/editing/saved-by'

const createdAt = '2026-07-14T08:05:00.000Z'

test.each([
  ['Ada Byron', 'Ada Byron, 14 July 2026 at 09:05'],
  [null, '14 July 2026 at 09:05'],
])('a version of the editor %s is not said to be of somebody else', (editor, said) => {
  expect(savedBy({ editor, createdAt })).toBe(said)
})
