import type { Metadata } from 'next'
import { redirect } from 'next/navigation'
import { AdminHeading } from '@/components/admin/admin-heading'
import { Submissions } from '@/components/admin/contact/submissions'
import { submissionsAddress } from '@/components/admin/contact/submissions-address'
import { submissionsPageQuery } from '@/lib/contact/administration/hooks'
import { Prefetched } from '@/components/ui/prefetched'
import type { Query } from '@/lib/http/page-data'
import { readPage } from '@/lib/http/read-page'
import { messages } from './data'

export const metadata: Metadata = { title: 'Contact Submissions' }

export default async function ContactSubmissionsPage({ searchParams }: { searchParams: Promise<Query> }) {
  const {
    data: { view, found },
  } = await readPage(messages, { query: searchParams })
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
