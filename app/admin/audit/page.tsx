import type { Metadata } from 'next'
import { redirect } from 'next/navigation'
import { AdminHeading } from '@/components/admin/admin-heading'
import { AuditFilters } from '@/components/admin/audit/audit-filters'
import { auditAddress, AuditLog } from '@/components/admin/audit/audit-log'
import { auditFiltersQuery, auditPageQuery, auditSearch } from '@/lib/audit/hooks'
import { auditFilters, listAudit } from '@/lib/audit/queries'
import { auditQuery, type AuditQuery } from '@/lib/audit/schema'
import { pageViewer } from '@/lib/http/session'
import { Prefetched } from '@/lib/core/server/prefetched'

export const metadata: Metadata = { title: 'Audit Log' }

type Query = Record<string, string | string[] | undefined>

export default async function AuditPage({ searchParams }: { searchParams: Promise<Query> }) {
  const viewer = await pageViewer('admin')
  const view = viewOf(await searchParams)
  const [found, filters] = await Promise.all([listAudit(viewer, view), auditFilters(viewer)])
  // An old link to a page that is no longer there: the last one is.
  if (found.items.length === 0 && found.total > 0)
    redirect(auditAddress({ ...view, page: Math.ceil(found.total / found.pageSize) }))
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

/** What the address says, as far as it can be understood. */
function viewOf(said: Query): AuditQuery {
  const { shape } = auditQuery
  return {
    actor: shape.actor.safeParse(said.actor).data,
    action: shape.action.safeParse(said.action).data,
    targetType: shape.targetType.safeParse(said.targetType).data,
    from: shape.from.safeParse(said.from).data,
    to: shape.to.safeParse(said.to).data,
    search: shape.search.safeParse(said.search).data,
    page: shape.page.safeParse(said.page).data,
  }
}
