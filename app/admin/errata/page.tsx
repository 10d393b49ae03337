import type { Metadata } from 'next'
import { AdminHeading } from '@/components/admin/admin-heading'
import { errataAddress } from '@/components/admin/errata/errata-address'
import { Reports } from '@/components/admin/errata/reports'
import { Prefetched } from '@/components/ui/prefetched'
import { reportsPageQuery } from '@/lib/errata/hooks'
import { leadToLastPage } from '@/lib/http/last-page'
import type { Query } from '@/lib/http/page-data'
import { readPage } from '@/lib/http/read-page'
import { errorReports } from './data'

export const metadata: Metadata = { title: 'Reported Errors' }

export default async function ErrataPage({ searchParams }: { searchParams: Promise<Query> }) {
  const {
    data: { view, found },
  } = await readPage(errorReports, { query: searchParams })
  leadToLastPage(found, (page) => errataAddress({ ...view, page }))
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
