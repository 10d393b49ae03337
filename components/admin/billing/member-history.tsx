'use client'
import { useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { historyQuery } from '@/lib/billing/administration/hooks'
import type { BillingHistory } from '@/lib/billing/administration/types'
import { PLAN_NAMES } from '@/lib/billing/constants'
import { isCurrent } from '@/lib/billing/rules/state'
import { reasonOf } from '@/lib/core/browser/api'
import { momentOf } from '@/lib/core/dates'
import { StateBadge } from '../../billing/state-badge'
import { ListSkeleton } from '../../articles/list-skeleton'
import { ErrorState } from '../../ui/error-state'
import { SidewaysHint, Table, TableBody, TableCell, TableHead, TableHeader, TableRow } from '../../ui/table'
import { Gifts } from './gifts'
import { shownState } from './in-words'

const at = (iso: string | null) => (iso ? momentOf(iso) : '–')

/** All that is known of one member's billing. */
export function MemberHistory({ userId }: { userId: string }) {
  const { data, error, isPending, refetch } = useQuery(historyQuery(userId))
  if (isPending) return <ListSkeleton />
  if (!data) return <ErrorState className="mt-6" message={reasonOf(error)} onRetry={() => void refetch()} />
  return (
    <div className="mt-8 grid grid-cols-[minmax(0,1fr)] gap-10">
      <Subscriptions history={data} />
      <Part title="Given memberships">
        <Gifts gifts={data.gifts} />
      </Part>
      <Events history={data} />
    </div>
  )
}

function Part({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section aria-label={title}>
      <h2 className="mb-3 text-xl font-semibold">{title}</h2>
      {children}
    </section>
  )
}

function Subscriptions({
  history: { subscriptions, trialCohortAt, checkedAt },
}: {
  history: BillingHistory
}) {
  return (
    <Part title="Subscriptions">
      <p className="text-ink-soft mb-3 text-sm">
        {trialCohortAt ? `In the trial cohort since ${momentOf(trialCohortAt)}.` : 'Not in the trial cohort.'}{' '}
        {checkedAt && `Last compared with the provider on ${momentOf(checkedAt)}.`}
      </p>
      {subscriptions.length === 0 ? (
        <p className="text-ink-soft">There are none.</p>
      ) : (
        <>
          <SidewaysHint className="xl:hidden" />
          <Table label="Subscriptions">
            <TableHead>
              <TableRow>
                {[
                  'Plan',
                  'State',
                  'Begun',
                  'Trial ends',
                  'Period ends',
                  'Due since',
                  'Ended',
                  'Provider’s id',
                ].map((name) => (
                  <TableHeader key={name}>{name}</TableHeader>
                ))}
              </TableRow>
            </TableHead>
            <TableBody>
              {subscriptions.map((each) => (
                <TableRow key={each.id}>
                  <TableCell className="whitespace-nowrap">{PLAN_NAMES[each.plan]}</TableCell>
                  <TableCell>
                    <StateBadge state={shownState(each)} />
                    {each.cancelAtPeriodEnd && isCurrent(each.state) && (
                      <span className="text-ink-soft block">ends with the period</span>
                    )}
                  </TableCell>
                  <TableCell className="whitespace-nowrap">{at(each.startedAt)}</TableCell>
                  <TableCell className="whitespace-nowrap">
                    {at(each.startedAt && each.trialEndsAt)}
                  </TableCell>
                  <TableCell className="whitespace-nowrap">
                    {at(isCurrent(each.state) ? each.periodEndsAt : null)}
                  </TableCell>
                  <TableCell className="whitespace-nowrap">{at(each.pastDueSince)}</TableCell>
                  <TableCell className="whitespace-nowrap">{at(each.startedAt && each.endedAt)}</TableCell>
                  <TableCell className="font-mono">{each.id}</TableCell>
                </TableRow>
              ))}
            </TableBody>
          </Table>
        </>
      )}
    </Part>
  )
}

function Events({ history: { events } }: { history: BillingHistory }) {
  return (
    <Part title="What the provider told us">
      {events.length === 0 ? (
        <p className="text-ink-soft">Nothing.</p>
      ) : (
        <ol className="divide-hairline border-hairline divide-y border-y text-sm">
          {events.map(({ id, type, occurredAt, handledAt, error }) => (
            <li key={id} className="flex flex-wrap gap-x-6 gap-y-1 py-2">
              <span className="font-mono">{type}</span>
              <span className="text-ink-soft">{momentOf(occurredAt)}</span>
              {!handledAt && <span className="text-bad">{error ?? 'waits to be handled'}</span>}
            </li>
          ))}
        </ol>
      )}
    </Part>
  )
}
