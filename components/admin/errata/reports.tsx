'use client'
import { useQuery } from '@tanstack/react-query'
import { Flag } from 'lucide'
import { useEffect, useRef, useState } from 'react'
import { reasonOf } from '@/lib/core/browser/api'
import { reportsPageQuery } from '@/lib/errata/hooks'
import type { ReportsQuery } from '@/lib/errata/schema'
import type { ErrorReport } from '@/lib/errata/types'
import { EmptyState } from '../../ui/empty-state'
import { ErrorState } from '../../ui/error-state'
import { Icon } from '../../ui/icon'
import { Pagination } from '../../ui/pagination'
import { TableSkeleton } from '../../ui/table-skeleton'
import { DecisionDialog } from './decision-dialog'
import { errataAddress } from './errata-address'
import { ReportCard } from './report-card'
import { StateFilter } from './state-filter'

/** What readers reported in one state, and the decision about each. */
export function Reports({ view }: { view: ReportsQuery }) {
  const { data, error, refetch } = useQuery(reportsPageQuery(view))
  const [open, setOpen] = useState<ErrorReport | null>(null)
  const [decisions, setDecisions] = useState(0)
  const count = useRef<HTMLParagraphElement>(null)
  // The card that was pressed may have left the list. The dialog has to be gone: it holds the focus.
  useEffect(() => {
    if (decisions > 0) count.current?.focus()
  }, [decisions])
  return (
    <div className="mt-8 grid grid-cols-[minmax(0,1fr)] gap-4">
      <StateFilter view={view} />
      {error && !data && (
        <ErrorState
          title="The reports could not be loaded"
          message={reasonOf(error)}
          onRetry={() => void refetch()}
        />
      )}
      {!data && !error && <TableSkeleton label="Loading reports" />}
      {data && (
        <p
          ref={count}
          tabIndex={-1}
          role="status"
          className="text-ink-soft text-sm tabular-nums outline-none"
        >
          {data.total.toLocaleString('en-GB')} {data.total === 1 ? 'report' : 'reports'}
        </p>
      )}
      {data?.total === 0 && (
        <EmptyState
          icon={<Icon shape={Flag} />}
          title="Nothing here"
          description={
            view.state && view.state !== 'reported'
              ? 'No report is in this state.'
              : 'What readers find wrong in an article appears here.'
          }
        />
      )}
      {data && data.items.length > 0 && (
        <>
          <ul className="grid gap-4">
            {data.items.map((report) => (
              <li key={report.id}>
                <ReportCard report={report} onDecide={() => setOpen(report)} />
              </li>
            ))}
          </ul>
          <Pagination
            page={view.page ?? 1}
            pages={Math.ceil(data.total / data.pageSize)}
            href={(page) => errataAddress({ ...view, page })}
            label="Pages of reports"
          />
        </>
      )}
      {open && (
        <DecisionDialog
          report={open}
          onClose={() => setOpen(null)}
          onDecided={() => {
            setOpen(null)
            setDecisions(decisions + 1)
          }}
        />
      )}
    </div>
  )
}
