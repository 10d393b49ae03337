'use client'
import { useQuery } from '@tanstack/react-query'
import { membersQuery, billingSearch } from '@/lib/billing/administration/hooks'
import type { BillingList } from '@/lib/billing/administration/schema'
import type { MemberBilling } from '@/lib/billing/administration/types'
import { PLAN_NAMES } from '@/lib/billing/constants'
import { reasonOf } from '@/lib/core/browser/api'
import { ListSkeleton } from '../../articles/list-skeleton'
import { StateBadge } from '../../billing/state-badge'
import { EmailInLines } from '../../ui/email-in-lines'
import { EmptyState } from '../../ui/empty-state'
import { ErrorState } from '../../ui/error-state'
import { Link } from '../../ui/link'
import { Pagination } from '../../ui/pagination'
import { SidewaysHint, Table, TableBody, TableCell, TableHead, TableHeader, TableRow } from '../../ui/table'
import { billingAddress } from './billing-address'
import { shownState, untilOf } from './in-words'

/** Only what runs can be about to end. */
const ENDS = new Set(['active', 'trialing'])

/** Whoever has or had a membership that is paid for or given. */
export function MemberList({ view }: { view: BillingList }) {
  const found = useQuery(membersQuery(view))
  if (found.isPending) return <ListSkeleton />
  if (!found.data)
    return (
      <ErrorState className="mt-6" message={reasonOf(found.error)} onRetry={() => void found.refetch()} />
    )
  const { items, total, pageSize } = found.data
  if (items.length === 0)
    return (
      <EmptyState
        className="mt-6"
        title="No memberships"
        description={
          billingSearch({ ...view, page: 1 })
            ? 'No member matches this. Clear the filter to see everybody.'
            : 'Members who subscribe or are given a membership are listed here.'
        }
      />
    )
  return (
    <section aria-label="Members" className="mt-6">
      <p role="status" className="text-ink-soft mb-2 text-sm tabular-nums">
        {total.toLocaleString('en-GB')} {total === 1 ? 'member' : 'members'}
      </p>
      <SidewaysHint className="sm:hidden" />
      <Table label="Memberships">
        <TableHead>
          <TableRow>
            <TableHeader>Member</TableHeader>
            <TableHeader>Plan</TableHeader>
            <TableHeader>State</TableHeader>
            <TableHeader>Until</TableHeader>
          </TableRow>
        </TableHead>
        <TableBody>
          {items.map((item) => (
            <Member key={item.userId} member={item} />
          ))}
        </TableBody>
      </Table>
      <div className="mt-8">
        <Pagination
          page={view.page ?? 1}
          pages={Math.ceil(total / pageSize)}
          href={(page) => billingAddress({ ...view, page })}
          label="Pages of members"
        />
      </div>
    </section>
  )
}

function Member({ member }: { member: MemberBilling }) {
  const { userId, name, email, state, plan, cancelAtPeriodEnd } = member
  return (
    <TableRow>
      <TableCell className="min-w-56 wrap-anywhere">
        <Link href={`/admin/billing/${userId}`} className="prose-link font-semibold">
          {name}
        </Link>
        <span className="text-ink-soft block">
          <EmailInLines email={email} />
        </span>
      </TableCell>
      <TableCell className="whitespace-nowrap">{PLAN_NAMES[plan]}</TableCell>
      <TableCell>
        <StateBadge state={shownState(member)} />
      </TableCell>
      <TableCell className="whitespace-nowrap tabular-nums">
        {untilOf(member)}
        {cancelAtPeriodEnd && ENDS.has(state) && <span className="text-ink-soft block">then it ends</span>}
      </TableCell>
    </TableRow>
  )
}
