import type { Metadata } from 'next'
import { AdminHeading } from '@/components/admin/admin-heading'
import { AuditFilters } from '@/components/admin/audit/audit-filters'
import { auditAddress } from '@/components/admin/audit/audit-address'
import { AuditLog } from '@/components/admin/audit/audit-log'
import { auditFiltersQuery, auditPageQuery, auditSearch } from '@/lib/audit/hooks'
import { Prefetched } from '@/components/ui/prefetched'
import { leadToLastPage } from '@/lib/http/last-page'
import type { Query } from '@/lib/http/page-data'
import { readPage } from '@/lib/http/read-page'
import { auditLog } from './data'

export const metadata: Metadata = { title: 'Audit Log' }

export default async function AuditPage({ searchParams }: { searchParams: Promise<Query> }) {
  const {
    data: { view, found, filters },
  } = await readPage(auditLog, { query: searchParams })
  leadToLastPage(found, (page) => auditAddress({ ...view, page }))
  return (
    <Prefetched
      entries={[
        [auditPageQuery(view).queryKey, found],
        [auditFiltersQuery.queryKey, filters],
      ]}
    >
      <AdminHeading title="Audit Log" lead="Who did what, to what, and when. Times are London time." />
      <AuditFilters key={auditSearch({ ...view, page: 1 })} view={view} />
      <AuditLog view={view} />
    </Prefetched>
  )
}
