import type { Metadata } from 'next'
import { AdminHeading } from '@/components/admin/admin-heading'
import { RegisterFile } from '@/components/admin/standards/register-file'
import { RegisterList } from '@/components/admin/standards/register-list'
import { Unlisted } from '@/components/admin/standards/unlisted'
import { pageViewer } from '@/lib/http/session'
import { listEntries, listUnlisted } from '@/lib/standards/administration/queries'
import { entriesQuery, type EntriesQuery } from '@/lib/standards/administration/schema'

export const metadata: Metadata = { title: 'Standards' }

type Query = Record<string, string | string[] | undefined>

export default async function StandardsPage({ searchParams }: { searchParams: Promise<Query> }) {
  const viewer = await pageViewer('admin')
  const view = viewOf(await searchParams)
  const [entries, unlisted] = await Promise.all([listEntries(viewer, view), listUnlisted(viewer)])
  return (
    <>
      <AdminHeading
        title="Standards"
        lead="What is in force, since when, and who says so. A status is never changed: a new row takes its place."
        actions={<RegisterFile />}
      />
      <RegisterList entries={entries} view={view} />
      <Unlisted unlisted={unlisted} />
    </>
  )
}

/** What the address says, as far as it can be understood. */
function viewOf({ search, show, page }: Query): EntriesQuery {
  const { shape } = entriesQuery
  return {
    search: shape.search.safeParse(search).data || undefined,
    show: shape.show.safeParse(show).data,
    page: shape.page.safeParse(page).data,
  }
}
