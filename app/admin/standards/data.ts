import { listEntries, listUnlisted, nearestEntries } from '@/lib/standards/administration/queries'
import { entriesQuery, type EntriesQuery } from '@/lib/standards/administration/schema'
import { listAnnounced } from '@/lib/standards/history/queries'
import { pageData, type Query } from '@/lib/http/page-data'

export const register = pageData('/admin/standards', 'admin', async (viewer, { query }) => {
  const view = viewOf(query)
  const [entries, unlisted, announced] = await Promise.all([
    listEntries(viewer, view),
    listUnlisted(viewer),
    listAnnounced(viewer),
  ])
  const nearest = entries.total === 0 ? await nearestEntries(viewer, view) : null
  return { view, entries, unlisted, announced, nearest }
})

/** What the address says, as far as it can be understood. */
function viewOf({ search, show, page }: Query): EntriesQuery {
  const { shape } = entriesQuery
  return {
    search: shape.search.safeParse(search).data || undefined,
    show: shape.show.safeParse(show).data,
    page: shape.page.safeParse(page).data,
  }
}
