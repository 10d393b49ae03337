import { Plus } from 'lucide-react'
import type { Metadata } from 'next'
import Link from 'next/link'
import { redirect } from 'next/navigation'
import { AdminHeading } from '@/components/admin/admin-heading'
import { ArticleManagement } from '@/components/admin/articles/article-management'
import { managementAddress } from '@/components/admin/articles/management-address'
import { buttonStyles } from '@/components/ui/button-styles'
import { SHELVES } from '@/lib/articles/administration/constants'
import { adminArticlesQuery, shelfCountsQuery, type ShelfView } from '@/lib/articles/administration/hooks'
import { countShelves, listArticles } from '@/lib/articles/administration/queries'
import { adminListQuery } from '@/lib/articles/administration/schema'
import { pageViewer } from '@/lib/http/session'
import { Prefetched } from '@/lib/core/server/prefetched'

export const metadata: Metadata = { title: 'Article Management' }

type Query = Record<string, string | string[] | undefined>

export default async function ArticleManagementPage({ searchParams }: { searchParams: Promise<Query> }) {
  const viewer = await pageViewer('admin')
  const view = viewOf(await searchParams)
  const [found, counts] = await Promise.all([listArticles(viewer, view), countShelves(viewer)])
  // An old link to a page that is no longer there: the last one is.
  if (found.items.length === 0 && found.total > 0)
    redirect(managementAddress({ ...view, page: Math.ceil(found.total / found.pageSize) }))
  return (
    <Prefetched
      entries={[
        [adminArticlesQuery(view).queryKey, found],
        [shelfCountsQuery.queryKey, counts],
      ]}
    >
      <AdminHeading
        title="Article Management"
        actions={
          <Link href="/admin/articles/new" prefetch={false} className={buttonStyles({})}>
            <Plus aria-hidden />
            New Article
          </Link>
        }
      />
      <ArticleManagement view={view} />
    </Prefetched>
  )
}

/** What the address says, as far as it can be understood. */
function viewOf({ tab, q, sort, page }: Query): ShelfView {
  const { shape } = adminListQuery
  return {
    status: SHELVES.find((shelf) => shelf === tab) ?? 'published',
    search: shape.search.safeParse(q).data || undefined,
    sort: shape.sort.safeParse(sort).data,
    page: shape.page.safeParse(page).data,
  }
}
