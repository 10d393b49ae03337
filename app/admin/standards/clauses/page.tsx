import type { Metadata } from 'next'
import { AdminHeading } from '@/components/admin/admin-heading'
import { Correspondences } from '@/components/admin/standards/correspondences'
import { pageViewer } from '@/lib/http/session'
import { listCorrespondences } from '@/lib/standards/correspondences/queries'
import { correspondencesQuery, type CorrespondencesQuery } from '@/lib/standards/correspondences/schema'

export const metadata: Metadata = { title: 'Standards: Clauses' }

type Query = Record<string, string | string[] | undefined>

export default async function ClausesPage({ searchParams }: { searchParams: Promise<Query> }) {
  const viewer = await pageViewer('admin')
  const view = viewOf(await searchParams)
  return (
    <>
      <AdminHeading
        title="Standards: Clauses"
        lead="Which clause of a later edition has the place of one of an earlier edition, in our own words and with the source."
      />
      <Correspondences pairs={await listCorrespondences(viewer, view)} view={view} />
    </>
  )
}

/** What the address says, as far as it can be understood. */
function viewOf({ search, page }: Query): CorrespondencesQuery {
  const { shape } = correspondencesQuery
  return {
    search: shape.search.safeParse(search).data || undefined,
    page: shape.page.safeParse(page).data,
  }
}
