import { auditFilters, listAudit } from '@/lib/audit/queries'
import { auditQuery, type AuditQuery } from '@/lib/audit/schema'
import { pageData, type Query } from '@/lib/http/page-data'

export const auditLog = pageData('/admin/audit', 'admin', async (viewer, { query }) => {
  const view = viewOf(query)
  const [found, filters] = await Promise.all([listAudit(viewer, view), auditFilters(viewer)])
  return { view, found, filters }
})

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
