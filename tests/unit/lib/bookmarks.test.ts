import { bookmarksAddress } from '@/lib/bookmarks/rules/addresses'
import { apiPage } from '@/lib/core/browser/api'

test.each([
  [{ folderId: null }, '/bookmarks'],
  [{ folderId: 3 }, '/bookmarks?folder=3'],
  [{ folderId: null, q: 'C&D', sort: 'newest', page: 1 }, '/bookmarks?q=C%26D'],
  [{ page: 2, sort: 'title', q: 'shear', folderId: 3 }, '/bookmarks?folder=3&q=shear&sort=title&page=2'],
] as const)('%j is %s', (shelf, address) => expect(bookmarksAddress(shelf)).toBe(address))

describe('one page of a list', () => {
  const answering = (reply: Response) => jest.spyOn(globalThis, 'fetch').mockResolvedValue(reply)
  afterEach(() => jest.restoreAllMocks())

  test('how much there is stands in the headers', async () => {
    answering(
      Response.json([1, 2], { headers: { 'X-Total-Count': '12', 'X-Page': '2', 'X-Page-Size': '10' } }),
    )
    expect(await apiPage('/api/bookmarks')).toEqual({ items: [1, 2], total: 12, page: 2, pageSize: 10 })
  })

  test('anything but an array is an empty page', async () => {
    answering(Response.json({ message: 'odd' }))
    expect(await apiPage('/api/bookmarks')).toEqual({ items: [], total: 0, page: 1, pageSize: 0 })
  })

  test('a refusal is thrown with what the server said', async () => {
    answering(Response.json({ message: 'Folder not found', code: 'NOT_FOUND' }, { status: 404 }))
    await expect(apiPage('/api/bookmarks')).rejects.toMatchObject({
      status: 404,
      message: 'Folder not found',
    })
  })
})
