import type { ReportSummary } from '@/lib/analytics/reports/types'
import { momentOf, monthOf } from '@/lib/core/dates'
import { Badge } from '../../ui/badge'
import { Link } from '../../ui/link'

export function ReportList({ reports }: { reports: ReportSummary[] }) {
  return (
    <section aria-labelledby="reports" className="mt-10">
      <h2 id="reports" className="text-lg font-semibold">
        Monthly Reports
      </h2>
      {reports.length === 0 ? (
        <p className="border-hairline text-ink-soft mt-3 rounded-md border border-dashed p-5 text-sm">
          No report has been made yet. Choose a month above; each month’s own is made on the 2nd of the next.
        </p>
      ) : (
        <ul className="border-hairline bg-surface divide-hairline mt-3 divide-y rounded-md border">
          {reports.map(({ month, final, updatedAt }) => (
            <li key={month} className="flex flex-wrap items-center gap-x-4 gap-y-1 px-4 py-3">
              <Link href={`/admin/analytics/reports/${month}`} className="prose-link font-medium">
                {monthOf(month)}
              </Link>
              {!final && <Badge variant="warn">Not final</Badge>}
              <span className="text-ink-soft ml-auto text-sm">Made on {momentOf(updatedAt)}</span>
            </li>
          ))}
        </ul>
      )}
    </section>
  )
}
