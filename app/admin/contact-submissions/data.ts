import { listSubmissions } from '@/lib/contact/administration/queries'
import { submissionsQuery, type SubmissionsQuery } from '@/lib/contact/administration/schema'
import { pageData, type Query } from '@/lib/http/page-data'

export const messages = pageData('/admin/contact-submissions', 'admin', async (viewer, { query }) => {
  const view = viewOf(query)
  return { view, found: await listSubmissions(viewer, view) }
})

/** What the address says, as far as it can be understood. */
function viewOf({ status, page }: Query): SubmissionsQuery {
  const { shape } = submissionsQuery
  return { status: shape.status.safeParse(status).data, page: shape.page.safeParse(page).data }
}
