import { listWork } from '@/lib/standards/work/queries'
import { workQuery, type WorkQuery } from '@/lib/standards/work/schema'
import { pageData, type Query } from '@/lib/http/page-data'

export const standardsWork = pageData('/admin/standards/work', 'admin', async (viewer, { query }) => {
  const view = viewOf(query)
  return { view, work: await listWork(viewer, view) }
})

/** What the address says, as far as it can be understood. */
function viewOf({ change, show, page }: Query): WorkQuery {
  const { shape } = workQuery
  return {
    change: shape.change.safeParse(change).data,
    show: shape.show.safeParse(show).data,
    page: shape.page.safeParse(page).data,
  }
}
