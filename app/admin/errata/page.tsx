import type { Metadata } from 'next'
import { redirect } from 'next/navigation'
import { AdminHeading } from '@/components/admin/admin-heading'
import { errataAddress } from '@/components/admin/errata/errata-address'
import { Reports } from '@/components/admin/errata/reports'
import { Prefetched } from '@/lib/core/server/prefetched'
import { reportsPageQuery } from '@/lib/errata/hooks'
import { listReports } from '@/lib/errata/queries'
import { reportsQuery, type ReportsQuery } from '@/lib/errata/schema'
import { pageViewer } from '@/lib/http/session'

export const metadata: Metadata = { title: 'Reported Errors' }

type Query = Record<string, string | string[] | undefined>

export default async function ErrataPage({ searchParams }: { searchParams: Promise<Query> }) {
  const viewer = await pageViewer('admin')
  const view = viewOf(await searchParams)
  const found = await listReports(viewer, view)
  // The last report of a page may have been decided: the last page that is there is.
  if (found.items.length === 0 && found.total > 0)
    redirect(errataAddress({ ...view, page: Math.ceil(found.total / found.pageSize) }))
  return (
    <Prefetched entries={[[reportsPageQuery(view).queryKey, found]]}>
      <AdminHeading
        title="Reported Errors"
        lead="What readers found wrong in an article. Times are London time."
      />
      <Reports view={view} />
    </Prefetched>
  )
}

/** What the address says, as far as it can be understood. */
function viewOf({ state, page }: Query): ReportsQuery {
  const { shape } = reportsQuery
  return { state: shape.state.safeParse(state).data, page: shape.page.safeParse(page).data }
}
