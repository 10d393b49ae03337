import {
  commentsIn,
  conversationsIn,
  nextPage,
  totalOf,
  withChange,
  withComment,
  withoutComment,
  type Thread,
} from '@/lib/comments/rules/thread'

const comment = (id: number, parentId: number | null = null) => ({
  id,
  parentId,
  content: `Comment ${id}`,
  createdAt: '2026-01-01T00:00:00.000Z',
  editedAt: null,
  author: { firstName: 'Ada', lastName: 'Byron', profileImageUrl: null },
  own: false,
  hidden: false,
  reported: false,
})
const thread = (total: number, ...pages: number[][]): Thread => ({
  pages: pages.map((ids, index) => ({
    items: ids.map((id) => comment(id)),
    total,
    page: index + 1,
    pageSize: 20,
  })),
  pageParams: pages.map((_, index) => index + 1),
})
const ids = (of: Thread) => commentsIn(of).map(({ id }) => id)

test('a comment that slid onto the next page is shown once', () => {
  expect(ids(thread(4, [5, 4], [4, 3]))).toEqual([5, 4, 3])
})

test('posting goes on top and counts, deleting does not count twice', () => {
  const posted = withComment(thread(3, [3, 2], [1]), comment(4))
  expect([ids(posted), totalOf(posted)]).toEqual([[4, 3, 2, 1], 4])
  const deleted = withoutComment(withoutComment(posted, 1), 1)
  expect([ids(deleted), totalOf(deleted)]).toEqual([[4, 3, 2], 3])
})

test('the first comment of all has a place', () => {
  const posted = withComment(thread(0, []), comment(1))
  expect([ids(posted), totalOf(posted)]).toEqual([[1], 1])
})

test('a change keeps the place, and the server may give another id', () => {
  const changed = withChange(thread(2, [-1, 2]), -1, { id: 9, hidden: true })
  expect(ids(changed)).toEqual([9, 2])
  expect(commentsIn(changed)[0]!.hidden).toBe(true)
})

test('the next page follows from what is here, not from how many pages were read', () => {
  expect(nextPage(thread(4, [4, 3]).pages, 2)).toBe(2)
  expect(nextPage(thread(4, [4, 3], [2, 1]).pages, 2)).toBeUndefined()
  // One of the first page was deleted here: what was third is now second, and page 1 holds it.
  expect(nextPage(thread(3, [4]).pages, 2)).toBe(1)
  expect(nextPage(thread(5, [5, 4, 3]).pages, 2)).toBe(2)
})

test('a reply goes after the last one of its thread, and a comment takes its replies along', () => {
  const answered = withComment(withComment(thread(3, [3, 2], [1]), comment(4, 3)), comment(5, 3))
  expect([ids(answered), totalOf(answered)]).toEqual([[3, 4, 5, 2, 1], 5])
  expect(
    conversationsIn(commentsIn(answered)).map(({ comment: { id }, replies }) => [id, replies.length]),
  ).toEqual([
    [3, 2],
    [2, 0],
    [1, 0],
  ])
  const rest = withoutComment(answered, 3)
  expect([ids(rest), totalOf(rest)]).toEqual([[2, 1], 2])
  expect(ids(withoutComment(answered, 4))).toEqual([3, 5, 2, 1])
})

test('a reply whose comment is not here is not lost', () => {
  expect(conversationsIn([comment(9, 3)])).toEqual([{ comment: comment(9, 3), replies: [] }])
})
