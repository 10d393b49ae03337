import type { Metadata } from 'next'
import { AdminHeading } from '@/components/admin/admin-heading'
import { StandardsWork } from '@/components/admin/standards/work'
import { FreshAgain } from '@/components/ui/fresh-again'
import type { Query } from '@/lib/http/page-data'
import { readPage } from '@/lib/http/read-page'
import { standardsWork } from './data'

export const metadata: Metadata = { title: 'Standards: Work' }

export default async function WorkPage({ searchParams }: { searchParams: Promise<Query> }) {
  const {
    data: { view, work },
  } = await readPage(standardsWork, { query: searchParams })
  return (
    <>
      <FreshAgain />
      <AdminHeading
        title="Standards: Work"
        lead="Articles that cite an edition that is withdrawn or superseded, or whose status changes within a year. Each is to be reviewed once for each change."
      />
      <StandardsWork work={work} view={view} />
    </>
  )
}
