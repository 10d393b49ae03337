import { adminPageAt } from '@/components/admin/navigation'

test.each([
  ['/admin', null],
  ['/admin/standards', '/admin/standards'],
  ['/admin/standards/work', '/admin/standards/work'],
  ['/admin/articles/edit/3', '/admin/articles'],
  ['/admin/articles-with-comments', '/admin/articles-with-comments'],
])('at %s the navigation marks %s', (pathname, href) => {
  expect(adminPageAt(pathname)).toBe(href)
})
