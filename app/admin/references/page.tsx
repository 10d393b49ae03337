import type { Metadata } from 'next'
import { redirect } from 'next/navigation'
import { AdminHeading } from '@/components/admin/admin-heading'
import { References } from '@/components/admin/references/references-page'
import { referencesAddress } from '@/components/admin/references/references-address'
import { ReportButton } from '@/components/admin/references/report-button'
import { Rule } from '@/components/admin/references/rule'
import { Prefetched } from '@/components/ui/prefetched'
import { citingPageQuery, entriesPageQuery, totalsQuery } from '@/lib/references/administration/hooks'
import type { Query } from '@/lib/http/page-data'
import { readPage } from '@/lib/http/read-page'
import { referenceLists } from './data'

export const metadata: Metadata = { title: 'References' }

export default async function ReferencesPage({ searchParams }: { searchParams: Promise<Query> }) {
  const {
    data: { view, totals, list },
  } = await readPage(referenceLists, { query: searchParams })
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
