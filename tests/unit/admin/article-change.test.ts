import { changeOf, NEW_ARTICLE } from '@/components/admin/editing/form-values'

test('a save sends an address that was typed, and leaves out the one that the form began with', () => {
  const article = { slug: 'as-it-was' }
  const values = { ...NEW_ARTICLE, title: 'Another title', content: '<p>Text.</p>' }
  expect(changeOf({ ...values, slug: 'as-it-was' }, article).slug).toBeUndefined()
  expect(changeOf({ ...values, slug: ' as-it-was ' }, article).slug).toBeUndefined()
  expect(changeOf({ ...values, slug: 'as-typed' }, article).slug).toBe('as-typed')
  expect(changeOf({ ...values, slug: 'as-typed' }).slug).toBe('as-typed')
  expect(changeOf(values).slug).toBeUndefined()
})
