import type { Metadata } from 'next'
import { AdminHeading } from '@/components/admin/admin-heading'
import { StandardsWork } from '@/components/admin/standards/work'
import { pageViewer } from '@/lib/http/session'
import { listWork } from '@/lib/standards/work/queries'
import { workQuery, type WorkQuery } from '@/lib/standards/work/schema'

export const metadata: Metadata = { title: 'Standards: Work' }

type Query = Record<string, string | string[] | undefined>

export default async function WorkPage({ searchParams }: { searchParams: Promise<Query> }) {
  const viewer = await pageViewer('admin')
  const view = viewOf(await searchParams)
  return (
    <>
      <AdminHeading
        title="Standards: Work"
        lead="Articles that cite an edition whose status has changed, or will within a year. Each is to be reviewed once for each change."
      />
      <StandardsWork work={await listWork(viewer, view)} view={view} />
    </>
  )
}

/** What the address says, as far as it can be understood. */
function viewOf({ change, show, page }: Query): WorkQuery {
  const { shape } = workQuery
  return {
    change: shape.change.safeParse(change).data,
    show: shape.show.safeParse(show).data,
    page: shape.page.safeParse(page).data,
  }
}
