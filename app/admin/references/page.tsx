import type { Metadata } from 'next'
import { AdminHeading } from '@/components/admin/admin-heading'
import { References } from '@/components/admin/references/references-page'
import { referencesAddress } from '@/components/admin/references/references-address'
import { ReportButton } from '@/components/admin/references/report-button'
import { Rule } from '@/components/admin/references/rule'
import { Prefetched } from '@/components/ui/prefetched'
import { citingPageQuery, entriesPageQuery, totalsQuery } from '@/lib/references/administration/hooks'
import { leadToLastPage } from '@/lib/http/last-page'
import type { Query } from '@/lib/http/page-data'
import { readPage } from '@/lib/http/read-page'
import { referenceLists } from './data'

export const metadata: Metadata = { title: 'References' }

export default async function ReferencesPage({ searchParams }: { searchParams: Promise<Query> }) {
  const {
    data: { view, totals, list },
  } = await readPage(referenceLists, { query: searchParams })
  leadToLastPage(list, (page) => referencesAddress({ ...view, page }))
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
