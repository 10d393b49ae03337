import { leadToLastPage } from '@/lib/http/last-page'

const address = (page: number) => `/list?page=${page}`

/** Returns where a page of a list leads to; null where it is shown. */
function ledTo(items: number, total: number): string | null {
  try {
    leadToLastPage({ items: Array.from({ length: items }), total, pageSize: 20 }, address)
    return null
  } catch (error) {
    return (error as { digest: string }).digest.split(';')[2]!
  }
}

test('a page that is no longer there leads to the last one, and an empty list stays', () => {
  expect(ledTo(0, 41)).toBe('/list?page=3')
  expect(ledTo(0, 40)).toBe('/list?page=2')
  expect(ledTo(0, 0)).toBeNull()
  expect(ledTo(20, 40)).toBeNull()
})
