'use client'
import { useQuery, type UseQueryResult } from '@tanstack/react-query'
import { useEffect, useRef, useState, type ReactNode } from 'react'
import type { Page } from '@/lib/core/page'
import { reasonOf } from '@/lib/core/browser/api'
import { longDay } from '@/lib/core/dates'
import { usersPageQuery } from '@/lib/users/administration/hooks'
import type { AdminUser } from '@/lib/users/administration/types'
import { fullName } from '@/lib/users/profile/rules/names'
import { Button } from '../../ui/button'
import { ErrorState } from '../../ui/error-state'
import { Pagination } from '../../ui/pagination'
import { TableSkeleton } from '../../ui/table-skeleton'
import { EmailBadge, RoleBadge } from '../users/account-badges'
import { useVerify } from './use-verify'
import { verificationAddress, type VerificationView } from './verification-address'
import { allView, waitingView } from './views'

type Props = { view: VerificationView }

export function UnverifiedMembers({ view }: Props) {
  const found = useQuery(usersPageQuery(waitingView(view)))
  const heading = useRef<HTMLHeadingElement>(null)
  const [verified, setVerified] = useState(0)
  // The verified entry takes the button that had the focus with it.
  useEffect(() => {
    if (verified > 0) heading.current?.focus()
  }, [verified])
  return (
    <section aria-labelledby="unverified">
      <h2
        id="unverified"
        ref={heading}
        tabIndex={-1}
        className="border-ink border-b pb-3 text-lg font-semibold outline-none"
      >
        Unverified members <Count found={found} />
      </h2>
      <List
        found={found}
        nobody={view.search ? 'No unverified member fits this search.' : 'Everybody has proved an address.'}
        page={view.waiting ?? 1}
        href={(waiting) => verificationAddress({ ...view, waiting })}
        label="Pages of unverified members"
      >
        {(user) => <VerifyButton user={user} onVerified={() => setVerified((count) => count + 1)} />}
      </List>
    </section>
  )
}

export function AllMembers({ view }: Props) {
  const found = useQuery(usersPageQuery(allView(view)))
  return (
    <section aria-labelledby="everybody">
      <h2 id="everybody" className="border-ink border-b pb-3 text-lg font-semibold">
        All members <Count found={found} />
      </h2>
      <List
        found={found}
        nobody="Nobody fits this search."
        page={view.all ?? 1}
        href={(all) => verificationAddress({ ...view, all })}
        label="Pages of all members"
      >
        {({ emailVerified, role }) => (
          <span className="flex gap-2">
            <EmailBadge verified={emailVerified} />
            <RoleBadge role={role} />
          </span>
        )}
      </List>
    </section>
  )
}

type Found = { found: UseQueryResult<Page<AdminUser>> }

function Count({ found }: Found) {
  return found.data ? (
    <span className="font-normal tabular-nums">({found.data.total.toLocaleString('en-GB')})</span>
  ) : null
}

type ListProps = Found & {
  nobody: string
  page: number
  href: (page: number) => string
  label: string
  children: (user: AdminUser) => ReactNode
}

function List({ found, nobody, page, href, label, children }: ListProps) {
  if (found.isPending)
    return (
      <div className="mt-4">
        <TableSkeleton label="Loading members" />
      </div>
    )
  if (!found.data)
    return (
      <ErrorState
        className="mt-4"
        title="The members could not be loaded"
        message={reasonOf(found.error)}
        onRetry={() => void found.refetch()}
      />
    )
  const { items, total, pageSize } = found.data
  if (total === 0) return <p className="text-ink-soft py-5 text-sm">{nobody}</p>
  return (
    <>
      <ul className="divide-hairline border-hairline divide-y border-b">
        {items.map((user) => (
          <li key={user.id} className="flex flex-wrap items-center justify-between gap-x-6 gap-y-2 py-3">
            <div className="min-w-0">
              <p className="font-medium wrap-anywhere">{fullName(user)}</p>
              <p className="text-ink-soft text-sm wrap-anywhere">
                {user.email} · joined {longDay(user.createdAt)}
              </p>
            </div>
            {children(user)}
          </li>
        ))}
      </ul>
      <div className="mt-4">
        <Pagination page={page} pages={Math.ceil(total / pageSize)} href={href} label={label} />
      </div>
    </>
  )
}

function VerifyButton({ user, onVerified }: { user: AdminUser; onVerified: () => void }) {
  const { verify, isPending } = useVerify()
  return (
    <Button
      variant="outline"
      size="sm"
      aria-label={`Verify ${user.email}`}
      pending={isPending}
      pendingLabel="Verifying..."
      onClick={() => verify(user.email, { done: onVerified })}
    >
      Verify
    </Button>
  )
}
