import { adminListQuery } from '@/lib/articles/administration/schema'
import { billingList } from '@/lib/billing/administration/schema'
import { documentsQuery } from '@/lib/knowledge/schema'
import { usersQuery } from '@/lib/users/administration/schema'

test('no list is filtered by what PostgreSQL cannot take', () => {
  for (const schema of [adminListQuery, usersQuery, billingList])
    expect([
      schema.shape.search.safeParse('a\0b').success,
      schema.shape.search.safeParse(' steel ').data,
    ]).toEqual([false, 'steel'])
  expect(documentsQuery.shape.q.safeParse('\0').success).toBe(false)
})
