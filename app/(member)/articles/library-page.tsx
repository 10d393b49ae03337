import { redirect } from 'next/navigation'
import { Suspense } from 'react'
import { CalculationFilter } from '@/components/articles/calculation-filter'
import { CategoryFilter } from '@/components/articles/category-filter'
import { Library } from '@/components/articles/library'
import { libraryAddress, type LibraryFilters } from '@/components/articles/library-address'
import { ListSkeleton } from '@/components/articles/list-skeleton'
import { TagFilter } from '@/components/articles/tag-filter'
import { TipCard } from '@/components/articles/tip-card'
import { WatchButton } from '@/components/watches/watch-button'
import { listFeatured, type listPublished } from '@/lib/articles/queries'
import { listCategories, listTags } from '@/lib/taxonomy/queries'

type LibraryPageProps = {
  filters: LibraryFilters
  /** Asked once the frame of the page is on its way. */
  list: () => ReturnType<typeof listPublished>
}
type ResultsProps = LibraryPageProps & {
  categories: Awaited<ReturnType<typeof listCategories>>
  tags: Awaited<ReturnType<typeof listTags>>
}

/** The library: filters beside the list, which comes when it is there. */
export async function LibraryPage({ filters, list }: LibraryPageProps) {
  const [categories, tags] = await Promise.all([listCategories(), listTags()])
  return (
    <div className="page py-10">
      <h1 className="text-3xl font-semibold tracking-tight">Article library</h1>
      <div className="mt-6 grid grid-cols-1 gap-x-12 gap-y-8 lg:grid-cols-[16rem_minmax(0,1fr)]">
        <div className="grid grid-cols-1 content-start gap-6">
          <CategoryFilter categories={categories} filters={filters} />
          <TagFilter tags={tags} filters={filters} />
          <CalculationFilter filters={filters} />
        </div>
        <div className="grid grid-cols-1 content-start gap-8">
          <TipCard />
          <Suspense key={JSON.stringify(filters)} fallback={<ListSkeleton />}>
            <Results filters={filters} list={list} categories={categories} tags={tags} />
          </Suspense>
        </div>
      </div>
    </div>
  )
}

async function Results({ filters, list, categories, tags }: ResultsProps) {
  const [found, featured] = await Promise.all([list(), listFeatured()])
  // An old link to a page that is no longer there: the last one is.
  if (found.items.length === 0 && found.total > 0)
    redirect(libraryAddress({ ...filters, page: Math.ceil(found.total / found.pageSize) }))
  return (
    <Library found={found} featured={featured} tags={tags} filters={filters}>
      <Watchable filters={filters} categories={categories} tags={tags} />
    </Library>
  )
}

/** The category and the tag by which the library is filtered can be watched. */
function Watchable({ filters, categories, tags }: Pick<ResultsProps, 'filters' | 'categories' | 'tags'>) {
  const category = categories.find(({ id }) => id === filters.categoryId)
  const tag = tags.find(({ slug }) => slug === filters.tagSlug)
  if (!category && !tag) return null
  return (
    <div className="mt-3 flex flex-wrap gap-2">
      {category && (
        <WatchButton kind="category" keyed={String(category.id)} name={category.name} shown={category.name} />
      )}
      {tag && <WatchButton kind="tag" keyed={tag.slug} name={tag.name} shown={tag.name} />}
    </div>
  )
}
