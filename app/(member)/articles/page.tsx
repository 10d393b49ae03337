import type { Metadata } from 'next'
import { redirect } from 'next/navigation'
import { Suspense } from 'react'
import { CategoryFilter } from '@/components/articles/category-filter'
import { Library } from '@/components/articles/library'
import { libraryAddress, type LibraryFilters } from '@/components/articles/library-address'
import { ListSkeleton } from '@/components/articles/list-skeleton'
import { TagFilter } from '@/components/articles/tag-filter'
import { TipCard } from '@/components/articles/tip-card'
import { listFeatured, listPublished } from '@/lib/articles/queries'
import { listQuery } from '@/lib/articles/schema'
import { pageViewer } from '@/lib/auth/session'
import { listCategories, listTags } from '@/lib/taxonomy/queries'

export const metadata: Metadata = { title: 'Articles', robots: { index: false } }

type Query = Record<string, string | string[] | undefined>

export default async function ArticlesPage({ searchParams }: { searchParams: Promise<Query> }) {
  await pageViewer('verified')
  const filters = filtersOf(await searchParams)
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
            <Results filters={filters} tags={tags} />
          </Suspense>
        </div>
      </div>
    </div>
  )
}

async function Results({
  filters,
  tags,
}: {
  filters: LibraryFilters
  tags: Awaited<ReturnType<typeof listTags>>
}) {
  const viewer = await pageViewer('verified')
  const [found, featured] = await Promise.all([listPublished(viewer, filters), listFeatured()])
  // An old link to a page that is no longer there: the last one is.
  if (found.items.length === 0 && found.total > 0)
    redirect(libraryAddress({ ...filters, page: Math.ceil(found.total / found.pageSize) }))
  return <Library found={found} featured={featured} tags={tags} filters={filters} />
}

/** What the address says, as far as it can be understood: an old or mistyped link shows the library rather than an error. */
function filtersOf({ category, tag, standard, page }: Query): LibraryFilters {
  const { shape } = listQuery
  return {
    categoryId: shape.categoryId.safeParse(category).data,
    tagSlug: shape.tagSlug.safeParse(tag).data,
    standard: shape.standard.safeParse(standard).data,
    page: shape.page.safeParse(page).data,
  }
}
