import type { Metadata } from 'next'
import { redirect } from 'next/navigation'
import { AdminHeading } from '@/components/admin/admin-heading'
import { errataAddress } from '@/components/admin/errata/errata-address'
import { Reports } from '@/components/admin/errata/reports'
import { Prefetched } from '@/components/ui/prefetched'
import { reportsPageQuery } from '@/lib/errata/hooks'
import type { Query } from '@/lib/http/page-data'
import { readPage } from '@/lib/http/read-page'
import { errorReports } from './data'

export const metadata: Metadata = { title: 'Reported Errors' }

export default async function ErrataPage({ searchParams }: { searchParams: Promise<Query> }) {
  const {
    data: { view, found },
  } = await readPage(errorReports, { query: searchParams })
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
