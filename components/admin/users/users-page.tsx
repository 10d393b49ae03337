'use client'
import { useQuery } from '@tanstack/react-query'
import { Users } from 'lucide'
import { useState } from 'react'
import { reasonOf } from '@/lib/core/browser/api'
import { polledUsersQuery } from '@/lib/users/administration/hooks'
import type { UsersQuery } from '@/lib/users/administration/schema'
import type { AdminUser } from '@/lib/users/administration/types'
import { EmptyState } from '../../ui/empty-state'
import { ErrorState } from '../../ui/error-state'
import { Icon } from '../../ui/icon'
import { Pagination } from '../../ui/pagination'
import { TableSkeleton } from '../../ui/table-skeleton'
import { ManageDialog } from './manage-dialog'
import { usersAddress } from './users-address'
import { UsersTable } from './users-table'

type UsersPageProps = { view: UsersQuery; viewerId: string }

/**
 * The accounts, kept up to date while they are looked at. An open dialog rests the list: nothing moves under
 * the hand.
 */
export function UsersPage({ view, viewerId }: UsersPageProps) {
  const [managed, setManaged] = useState<AdminUser | null>(null)
  const found = useQuery(polledUsersQuery(view, managed !== null))
  if (found.isPending) return <TableSkeleton label="Loading members" />
  // A single failed look of many leaves what is shown in place.
  if (!found.data)
    return (
      <ErrorState
        className="mt-6"
        title="The members could not be loaded"
        message={reasonOf(found.error)}
        onRetry={() => void found.refetch()}
      />
    )
  const { items, total, pageSize } = found.data
  return (
    <div className="mt-6">
      <p role="status" className="text-ink-soft text-sm tabular-nums">
        {total.toLocaleString('en-GB')} {total === 1 ? 'member' : 'members'}
      </p>
      {items.length === 0 ? (
        <EmptyState
          className="mt-3"
          icon={<Icon shape={Users} />}
          title="No members found"
          description="No member matches this search and these filters. Clear one of them to see more."
        />
      ) : (
        <UsersTable users={items} onManage={setManaged} />
      )}
      <div className="mt-8">
        <Pagination
          page={view.page ?? 1}
          pages={Math.ceil(total / pageSize)}
          href={(page) => usersAddress({ ...view, page })}
          label="Pages of members"
        />
      </div>
      <ManageDialog user={managed} viewerId={viewerId} onChange={setManaged} />
    </div>
  )
}
