import type { Metadata } from 'next'
import { redirect } from 'next/navigation'
import { AdminHeading } from '@/components/admin/admin-heading'
import { References } from '@/components/admin/references/references-page'
import { referencesAddress } from '@/components/admin/references/references-address'
import { ReportButton } from '@/components/admin/references/report-button'
import { Rule } from '@/components/admin/references/rule'
import { pageViewer } from '@/lib/http/session'
import { Prefetched } from '@/lib/core/server/prefetched'
import {
  citingPageQuery,
  entriesPageQuery,
  totalsQuery,
  type ReferencesView,
} from '@/lib/references/administration/hooks'
import { listCiting, listEntries, referenceTotals } from '@/lib/references/administration/queries'
import { entriesQuery } from '@/lib/references/administration/schema'

export const metadata: Metadata = { title: 'References' }

type Query = Record<string, string | string[] | undefined>

export default async function ReferencesPage({ searchParams }: { searchParams: Promise<Query> }) {
  const viewer = await pageViewer('admin')
  const view = viewOf(await searchParams)
  const [totals, list] = await Promise.all([
    referenceTotals(viewer),
    view.tab === 'article' ? listCiting(viewer, view) : listEntries(viewer, view),
  ])
  // An old link to a page that is no longer there: the last one is.
  if (list.items.length === 0 && list.total > 0)
    redirect(referencesAddress({ ...view, page: Math.ceil(list.total / list.pageSize) }))
  const { queryKey } = view.tab === 'article' ? citingPageQuery(view) : entriesPageQuery(view)
  return (
    <Prefetched
      entries={[
        [totalsQuery.queryKey, totals],
        [queryKey, list],
      ]}
    >
      <AdminHeading
        title="References"
        lead="What the articles of the library cite."
        actions={<ReportButton />}
      />
      <References view={view} />
      <Rule />
    </Prefetched>
  )
}

/** What the address says, as far as it can be understood. */
function viewOf({ tab, type, q, page }: Query): ReferencesView {
  const { shape } = entriesQuery
  const shown = tab === 'article' || tab === 'all' ? tab : 'type'
  return {
    tab: shown,
    type: shown === 'type' ? (shape.type.safeParse(type).data ?? 'standard') : undefined,
    search: shape.search.safeParse(q).data || undefined,
    page: shape.page.safeParse(page).data,
  }
}
