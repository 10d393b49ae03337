import type { UsersQuery } from '@/lib/users/administration/schema'

/** Where this view of the accounts stands. */
export function usersAddress({ search, role, membership, page }: UsersQuery): string {
  const query = new URLSearchParams()
  if (search) query.set('q', search)
  if (role) query.set('role', role)
  if (membership) query.set('membership', membership)
  if (page && page > 1) query.set('page', String(page))
  return query.size > 0 ? `/admin/users?${query.toString()}` : '/admin/users'
}
