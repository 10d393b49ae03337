import { MessageSquare } from 'lucide'
import type { Metadata } from 'next'
import { redirect } from 'next/navigation'
import { AdminHeading } from '@/components/admin/admin-heading'
import { editAddress } from '@/components/admin/navigation'
import { CommentedArticleCard } from '@/components/comments/commented-article-card'
import { HiddenComments } from '@/components/comments/hidden-comments'
import { ReportedComments } from '@/components/comments/reported-comments'
import { EmptyState } from '@/components/ui/empty-state'
import { Icon } from '@/components/ui/icon'
import { Pagination } from '@/components/ui/pagination'
import { hiddenQuery, reportedQuery } from '@/lib/comments/hooks'
import { Prefetched } from '@/components/ui/prefetched'
import type { Query } from '@/lib/http/page-data'
import { readPage } from '@/lib/http/read-page'
import { commentedArticles } from './data'

export const metadata: Metadata = { title: 'Articles with Comments' }

type Props = { searchParams: Promise<Query> }

export default async function ArticlesWithCommentsPage({ searchParams }: Props) {
  const {
    data: {
      reported,
      hidden,
      commented: { items, total, page, pageSize },
    },
  } = await readPage(commentedArticles, { query: searchParams })
  const pages = Math.ceil(total / pageSize)
  if (page > Math.max(1, pages)) redirect(`/admin/articles-with-comments?page=${Math.max(1, pages)}`)
  return (
    <Prefetched
      entries={[
        [reportedQuery.queryKey, reported],
        [hiddenQuery.queryKey, hidden],
      ]}
    >
      <AdminHeading
        title="Articles with Comments"
        lead="Reports first, then what is hidden, then every article by its latest comment."
      />
      <div className="mt-8 grid gap-12">
        <ReportedComments />
        <HiddenComments />
        <section aria-labelledby="commented">
          <h2 id="commented" className="border-ink border-b pb-3 text-lg font-semibold">
            All articles with comments <span className="font-normal tabular-nums">({total})</span>
          </h2>
          {items.map((article) => (
            <CommentedArticleCard key={article.id} article={article} editHref={editAddress(article.id)} />
          ))}
          {total === 0 && (
            <EmptyState
              as="h3"
              className="mt-6"
              icon={<Icon shape={MessageSquare} />}
              title="No Comments Yet"
              description="Articles appear here as soon as members comment on them."
            />
          )}
          <div className="mt-8">
            <Pagination
              page={page}
              pages={pages}
              href={(to) => `/admin/articles-with-comments?page=${to}`}
              label="Pages of articles with comments"
            />
          </div>
        </section>
      </div>
    </Prefetched>
  )
}
