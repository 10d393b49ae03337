import type { Metadata } from 'next'
import { AdminHeading } from '@/components/admin/admin-heading'
import { Submissions } from '@/components/admin/contact/submissions'
import { submissionsAddress } from '@/components/admin/contact/submissions-address'
import { submissionsPageQuery } from '@/lib/contact/administration/hooks'
import { Prefetched } from '@/components/ui/prefetched'
import { leadToLastPage } from '@/lib/http/last-page'
import type { Query } from '@/lib/http/page-data'
import { readPage } from '@/lib/http/read-page'
import { messages } from './data'

export const metadata: Metadata = { title: 'Contact Submissions' }

export default async function ContactSubmissionsPage({ searchParams }: { searchParams: Promise<Query> }) {
  const {
    data: { view, found },
  } = await readPage(messages, { query: searchParams })
  leadToLastPage(found, (page) => submissionsAddress({ ...view, page }))
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
