import { Suspense } from 'react'
import { AddressSelect } from '@/components/articles/address-select'
import { CalculationFilter } from '@/components/articles/calculation-filter'
import { Library } from '@/components/articles/library'
import { libraryAddress, type LibraryFilters } from '@/components/articles/library-address'
import { ListSkeleton } from '@/components/articles/list-skeleton'
import { ReadingFilter } from '@/components/articles/reading-filter'
import { TipCard } from '@/components/articles/tip-card'
import { TopicFilter } from '@/components/articles/topic-filter'
import { PATHS_PAGE } from '@/components/paths/paths-address'
import { Link } from '@/components/ui/link'
import { WatchButton } from '@/components/watches/watch-button'
import type { Library as Found } from '@/lib/articles/types'
import type { Category, Topic } from '@/lib/taxonomy/types'
import { Details } from '@/components/ui/details'
import { leadToLastPage } from '@/lib/http/last-page'

type Read = { library: Found; categories: Category[]; tags: Topic[] }
type LibraryPageProps = { filters: LibraryFilters; read: () => Promise<Read> }

/** The library: filters beside the list. */
export function LibraryPage({ filters, read }: LibraryPageProps) {
  return (
    <div className="page wide-page py-6 sm:py-10">
      <div className="flex flex-wrap items-baseline justify-between gap-x-6 gap-y-1">
        <h1 className="text-3xl font-semibold tracking-tight">Article library</h1>
        <Link href={PATHS_PAGE} className="prose-link text-sm">
          Paths: articles in a reading order
        </Link>
      </div>
      {/* The same part whatever is chosen: who steps through a list by keyboard stays in it. */}
      <Suspense fallback={<Waiting />}>
        <Shelf filters={filters} read={read} />
      </Suspense>
    </div>
  )
}

const columns = 'mt-6 grid grid-cols-1 gap-x-12 gap-y-8 lg:grid-cols-[17rem_minmax(0,1fr)]'

function Waiting() {
  return (
    <div className={columns}>
      <div />
      <ListSkeleton />
    </div>
  )
}

async function Shelf({ filters, read }: LibraryPageProps) {
  const { library, categories, tags } = await read()
  const { found, featured, topics } = library
  leadToLastPage(found, (page) => libraryAddress({ ...filters, page }))
  const inCategory = (categoryId?: number) => libraryAddress({ ...filters, categoryId, page: 1 })
  const chosen = tags.find(({ slug }) => slug === filters.tagSlug)
  return (
    <div className={columns}>
      <div className="grid grid-cols-1 content-start gap-6">
        <AddressSelect
          label="Category"
          chosen={inCategory(filters.categoryId)}
          choices={[
            { label: 'All Categories', href: inCategory() },
            ...categories.map(({ id, name }) => ({ label: name, href: inCategory(id) })),
          ]}
        />
        <Details className="open-when-wide">
          <summary className="cursor-pointer py-1 text-sm font-medium">
            {chosen ? `Topics and reading: ${chosen.name}` : 'Topics and reading'}
          </summary>
          <div className="grid gap-6 max-lg:mt-3">
            <TopicFilter topics={tags} filters={filters} counts={topics} />
            <CalculationFilter filters={filters} />
            <ReadingFilter filters={filters} />
          </div>
        </Details>
      </div>
      <div className="grid grid-cols-1 content-start gap-8">
        <TipCard />
        <Library found={found} featured={featured} tags={tags} filters={filters}>
          <Watchable filters={filters} categories={categories} tags={tags} />
        </Library>
      </div>
    </div>
  )
}

/** The category and the tag by which the library is filtered can be watched. */
function Watchable({
  filters,
  categories,
  tags,
}: Pick<LibraryPageProps, 'filters'> & Pick<Read, 'categories' | 'tags'>) {
  const category = categories.find(({ id }) => id === filters.categoryId)
  const tag = tags.find(({ slug }) => slug === filters.tagSlug)
  if (!category && !tag) return null
  return (
    <div className="flex flex-wrap gap-2">
      {category && (
        <WatchButton kind="category" keyed={String(category.id)} name={category.name} shown={category.name} />
      )}
      {tag && <WatchButton kind="tag" keyed={tag.slug} name={tag.name} shown={tag.name} />}
    </div>
  )
}
