import type { Metadata } from 'next'
import { redirect } from 'next/navigation'
import { AdminHeading } from '@/components/admin/admin-heading'
import { Submissions } from '@/components/admin/contact/submissions'
import { submissionsAddress } from '@/components/admin/contact/submissions-address'
import { pageViewer } from '@/lib/http/session'
import { submissionsPageQuery } from '@/lib/contact/administration/hooks'
import { listSubmissions } from '@/lib/contact/administration/queries'
import { submissionsQuery, type SubmissionsQuery } from '@/lib/contact/administration/schema'
import { Prefetched } from '@/lib/core/server/prefetched'

export const metadata: Metadata = { title: 'Contact Submissions' }

type Query = Record<string, string | string[] | undefined>

export default async function ContactSubmissionsPage({ searchParams }: { searchParams: Promise<Query> }) {
  const viewer = await pageViewer('admin')
  const view = viewOf(await searchParams)
  const found = await listSubmissions(viewer, view)
  // An old link to a page that is no longer there: the last one is.
  if (found.items.length === 0 && found.total > 0)
    redirect(submissionsAddress({ ...view, page: Math.ceil(found.total / found.pageSize) }))
  return (
    <Prefetched entries={[[submissionsPageQuery(view).queryKey, found]]}>
      <AdminHeading
        title="Contact Submissions"
        lead="We promise an answer within 24 hours. Times are London time."
      />
      <Submissions view={view} />
    </Prefetched>
  )
}

/** What the address says, as far as it can be understood. */
function viewOf({ status, page }: Query): SubmissionsQuery {
  const { shape } = submissionsQuery
  return { status: shape.status.safeParse(status).data, page: shape.page.safeParse(page).data }
}
