import { type ReferencesView } from '@/lib/references/administration/hooks'
import { listCiting, listEntries, referenceTotals } from '@/lib/references/administration/queries'
import { entriesQuery } from '@/lib/references/administration/schema'
import { pageData, type Query } from '@/lib/http/page-data'

export const referenceLists = pageData('/admin/references', 'admin', async (viewer, { query }) => {
  const view = viewOf(query)
  const [totals, list] = await Promise.all([
    referenceTotals(viewer),
    view.tab === 'article' ? listCiting(viewer, view) : listEntries(viewer, view),
  ])
  return { view, totals, list }
})

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
