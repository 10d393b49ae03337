'use client'
import { useQuery } from '@tanstack/react-query'
import { Inbox } from 'lucide'
import { useEffect, useState } from 'react'
import { submissionsPageQuery, useMarkRead } from '@/lib/contact/administration/hooks'
import type { SubmissionsQuery } from '@/lib/contact/administration/schema'
import type { Submission } from '@/lib/contact/administration/types'
import type { Page } from '@/lib/core/page'
import { reasonOf } from '@/lib/core/browser/api'
import { EmptyState } from '../../ui/empty-state'
import { ErrorState } from '../../ui/error-state'
import { Icon } from '../../ui/icon'
import { Pagination } from '../../ui/pagination'
import { TableSkeleton } from '../../ui/table-skeleton'
import { toast } from '../../ui/toast'
import { MessageDialog } from './message-dialog'
import { StatusFilter } from './status-filter'
import { submissionsAddress } from './submissions-address'
import { SubmissionsTable } from './submissions-table'

const FAILED = 'Failed to load contact submissions'

type View = { view: SubmissionsQuery }

export function Submissions({ view }: View) {
  const { data, isError, error, refetch, dataUpdatedAt } = useQuery(submissionsPageQuery(view))
  useEffect(() => {
    if (isError) toast({ title: FAILED, variant: 'destructive' })
  }, [isError])
  return (
    <div className="mt-8 grid grid-cols-[minmax(0,1fr)] gap-4">
      <StatusFilter view={view} />
      {data ? (
        <Messages view={view} found={data} now={dataUpdatedAt} />
      ) : isError ? (
        <ErrorState title={FAILED} message={reasonOf(error)} onRetry={() => void refetch()} />
      ) : (
        <TableSkeleton label="Loading messages" />
      )}
    </div>
  )
}

function Messages({ view, found, now }: View & { found: Page<Submission>; now: number }) {
  const read = useMarkRead()
  const [openId, setOpenId] = useState<number | null>(null)
  const { items, total, pageSize } = found
  const open = ({ id, status }: Submission) => {
    setOpenId(id)
    if (status === 'new') read.mutate(id)
  }
  if (items.length === 0)
    return (
      <EmptyState
        icon={<Icon shape={Inbox} />}
        title="No messages"
        description={
          view.status ? 'No message is in this state.' : 'What people send by the contact form appears here.'
        }
      />
    )
  return (
    <section aria-label="Messages">
      <p role="status" className="text-ink-soft mb-3 text-sm tabular-nums">
        {total.toLocaleString('en-GB')} {total === 1 ? 'message' : 'messages'}
      </p>
      <SubmissionsTable items={items} now={now} onView={open} />
      <div className="mt-8">
        <Pagination
          page={view.page ?? 1}
          pages={Math.ceil(total / pageSize)}
          href={(page) => submissionsAddress({ ...view, page })}
          label="Pages of messages"
        />
      </div>
      <MessageDialog
        message={items.find(({ id }) => id === openId) ?? null}
        now={now}
        onClose={() => setOpenId(null)}
      />
    </section>
  )
}
