import { Plus } from 'lucide'
import type { Metadata } from 'next'
import { AdminHeading } from '@/components/admin/admin-heading'
import { ArticleManagement } from '@/components/admin/articles/article-management'
import { managementAddress } from '@/components/admin/articles/management-address'
import { buttonStyles } from '@/components/ui/button-styles'
import { Icon } from '@/components/ui/icon'
import { Link } from '@/components/ui/link'
import { adminArticlesQuery, shelfCountsQuery } from '@/lib/articles/administration/hooks'
import { Prefetched } from '@/components/ui/prefetched'
import { leadToLastPage } from '@/lib/http/last-page'
import type { Query } from '@/lib/http/page-data'
import { readPage } from '@/lib/http/read-page'
import { managedArticles } from './data'

export const metadata: Metadata = { title: 'Article Management' }

export default async function ArticleManagementPage({ searchParams }: { searchParams: Promise<Query> }) {
  const {
    data: { view, found, counts },
  } = await readPage(managedArticles, { query: searchParams })
  leadToLastPage(found, (page) => managementAddress({ ...view, page }))
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
          <Link href="/admin/articles/new" className={buttonStyles({})}>
            <Icon shape={Plus} />
            New Article
          </Link>
        }
      />
      <ArticleManagement view={view} />
    </Prefetched>
  )
}
