import Link from 'next/link'
import type { ReactNode } from 'react'
import type { Page } from '@/lib/articles/queries'
import type { ArticleCard as Card } from '@/lib/articles/types'
import type { Tag } from '@/lib/taxonomy/types'
import { buttonStyles } from '../ui/button-styles'
import { EmptyState } from '../ui/empty-state'
import { Pagination } from '../ui/pagination'
import { ArticleCard } from './article-card'
import { libraryAddress, type LibraryFilters } from './library-address'

type LibraryProps = {
  found: Page<Card>
  featured: Card[]
  tags: Tag[]
  filters: LibraryFilters
  /** Below the heading of the list. */
  children?: ReactNode
}

const isFiltered = ({ categoryId, tagSlug, standard, calculation }: LibraryFilters) =>
  Boolean(categoryId ?? tagSlug ?? standard ?? calculation)

/** The list itself: featured articles on the first unfiltered page, then everything, newest first. */
export function Library({ found, featured, tags, filters, children }: LibraryProps) {
  const pages = Math.ceil(found.total / found.pageSize)
  const unfiltered = !isFiltered(filters)
  return (
    <div className="grid grid-cols-1 gap-10">
      {unfiltered && found.page === 1 && featured.length > 0 && <FeaturedArticles articles={featured} />}
      <section aria-labelledby="all-articles">
        <div className="border-ink flex flex-wrap items-baseline justify-between gap-x-6 gap-y-1 border-b pb-3">
          <h2 id="all-articles" className="text-xl font-semibold">
            {headingFor(filters, tags)}
          </h2>
          <p role="status" className="text-ink-soft text-sm tabular-nums">
            {found.total} article{found.total === 1 ? '' : 's'} found
          </p>
        </div>
        {children}
        {found.items.map((article) => (
          <ArticleCard key={article.id} article={article} />
        ))}
        {found.items.length === 0 && <NothingFound filtered={!unfiltered} />}
        <div className="mt-8">
          <Pagination
            page={found.page}
            pages={pages}
            href={(page) => libraryAddress({ ...filters, page })}
            label="Pages of the library"
          />
        </div>
      </section>
    </div>
  )
}

function headingFor({ tagSlug, standard, calculation }: LibraryFilters, tags: Tag[]): string {
  if (tagSlug) return `Articles tagged: ${tags.find(({ slug }) => slug === tagSlug)?.name ?? tagSlug}`
  if (standard) return `Articles citing ${standard}`
  return calculation ? 'Articles with a live calculation' : 'All Articles'
}

function FeaturedArticles({ articles }: { articles: Card[] }) {
  return (
    <section aria-labelledby="featured">
      <h2 id="featured" className="text-xl font-semibold">
        Featured
      </h2>
      <div className="mt-3 grid gap-5 md:grid-cols-2">
        {articles.map((article) => (
          <div
            key={article.id}
            className="border-hairline bg-surface hover:border-hairline-strong rounded-md border px-5 [&>article]:border-b-0"
          >
            <ArticleCard article={article} />
          </div>
        ))}
      </div>
    </section>
  )
}

function NothingFound({ filtered }: { filtered: boolean }) {
  return (
    <div className="mt-6">
      <EmptyState
        as="h3"
        title="No articles found"
        description={
          filtered
            ? 'Try selecting a different tag or view all articles.'
            : 'Check back later for new content.'
        }
        action={
          filtered && (
            <Link href="/articles" className={buttonStyles({ variant: 'outline' })}>
              View all articles
            </Link>
          )
        }
      />
    </div>
  )
}
