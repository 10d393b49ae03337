import type { ReactNode } from 'react'
import type { Page } from '@/lib/articles/queries'
import type { ArticleCard as Card } from '@/lib/articles/types'
import type { Tag } from '@/lib/taxonomy/types'
import { buttonStyles } from '../ui/button-styles'
import { EmptyState } from '../ui/empty-state'
import { Link } from '../ui/link'
import { Pagination } from '../ui/pagination'
import { AddressSelect } from './address-select'
import { ArticleCard } from './article-card'
import { libraryAddress, type LibraryFilters } from './library-address'
import { ListLookSwitch } from './list-look-switch'

type LibraryProps = {
  found: Page<Card>
  featured: Card[]
  tags: Tag[]
  filters: LibraryFilters
  /** Below the heading of the list. */
  children?: ReactNode
}

const SORTED = [
  { sort: undefined, label: 'Newest' },
  { sort: 'read', label: 'Most read' },
  { sort: 'saved', label: 'Most bookmarked' },
  { sort: 'title', label: 'Title' },
  { sort: 'time', label: 'Reading time' },
] as const

const isFiltered = ({ categoryId, tagSlug, standard, calculation, reading }: LibraryFilters) =>
  Boolean(categoryId ?? tagSlug ?? standard ?? calculation ?? reading)

/** The list itself: the featured articles on the first page of the whole library, then everything else. */
export function Library({ found, featured, tags, filters, children }: LibraryProps) {
  const pages = Math.ceil(found.total / found.pageSize)
  const total = found.total + featured.length
  return (
    <div className="grid grid-cols-1 gap-10">
      {found.page === 1 && featured.length > 0 && <FeaturedArticles articles={featured} />}
      <section aria-labelledby="all-articles">
        <div className="border-ink flex flex-wrap items-baseline justify-between gap-x-6 gap-y-1 border-b pb-3">
          <h2 id="all-articles" className="text-xl font-semibold">
            {headingFor(filters, tags)}
          </h2>
          <p role="status" className="text-ink-soft text-sm tabular-nums">
            {total} article{total === 1 ? '' : 's'} found
          </p>
        </div>
        <div className="mt-3 flex flex-wrap items-center justify-between gap-3">
          {children}
          <div className="ml-auto flex items-center gap-3">
            <AddressSelect
              inline
              label="Sort by"
              chosen={libraryAddress({ ...filters, page: 1 })}
              choices={SORTED.map(({ sort, label }) => ({
                label,
                href: libraryAddress({ ...filters, sort, page: 1 }),
              }))}
            />
            <ListLookSwitch />
          </div>
        </div>
        <div className="shelf pt-2">
          {found.items.map((article) => (
            <ArticleCard key={article.id} article={article} />
          ))}
        </div>
        {total === 0 && <NothingFound filters={filters} />}
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

const READ = {
  opened: 'Articles that you opened',
  saved: 'Articles that you bookmarked',
  unopened: 'Articles that you have not opened',
}

function headingFor({ tagSlug, standard, calculation, reading }: LibraryFilters, tags: Tag[]): string {
  if (tagSlug) return `Articles tagged: ${tags.find(({ slug }) => slug === tagSlug)?.name ?? tagSlug}`
  if (standard) return `Articles citing ${standard}`
  if (reading) return READ[reading]
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

function NothingFound({ filters }: { filters: LibraryFilters }) {
  const filtered = isFiltered(filters)
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
