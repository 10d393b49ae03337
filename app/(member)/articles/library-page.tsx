import { Suspense, type ReactNode } from 'react'
import { CategoryFilter } from '@/components/articles/category-filter'
import type { LibraryFilters } from '@/components/articles/library-address'
import { ListSkeleton } from '@/components/articles/list-skeleton'
import { TagFilter } from '@/components/articles/tag-filter'
import { TipCard } from '@/components/articles/tip-card'
import { listCategories, listTags } from '@/lib/taxonomy/queries'

type LibraryPageProps = { filters: LibraryFilters; results: (tags: Tags) => ReactNode }
type Tags = Awaited<ReturnType<typeof listTags>>

/** The library: filters beside the list, which comes when it is there. */
export async function LibraryPage({ filters, results }: LibraryPageProps) {
  const [categories, tags] = await Promise.all([listCategories(), listTags()])
  return (
    <div className="page py-10">
      <h1 className="text-3xl font-semibold tracking-tight">Article library</h1>
      <div className="mt-6 grid grid-cols-1 gap-x-12 gap-y-8 lg:grid-cols-[16rem_minmax(0,1fr)]">
        <div className="grid grid-cols-1 content-start gap-6">
          <CategoryFilter categories={categories} filters={filters} />
          <TagFilter tags={tags} filters={filters} />
        </div>
        <div className="grid grid-cols-1 content-start gap-8">
          <TipCard />
          <Suspense key={JSON.stringify(filters)} fallback={<ListSkeleton />}>
            {results(tags)}
          </Suspense>
        </div>
      </div>
    </div>
  )
}
