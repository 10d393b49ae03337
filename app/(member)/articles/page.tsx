import type { Metadata } from 'next'
import { redirect } from 'next/navigation'
import { LibraryPage } from './library-page'
import { Library } from '@/components/articles/library'
import { libraryAddress, type LibraryFilters } from '@/components/articles/library-address'
import { listFeatured, listPublished } from '@/lib/articles/queries'
import { listQuery } from '@/lib/articles/schema'
import { pageViewer } from '@/lib/http/session'
import type { listTags } from '@/lib/taxonomy/queries'

export const metadata: Metadata = { title: 'Articles', robots: { index: false } }

type Query = Record<string, string | string[] | undefined>

export default async function Page({ searchParams }: { searchParams: Promise<Query> }) {
  await pageViewer('verified')
  const filters = filtersOf(await searchParams)
  return <LibraryPage filters={filters} results={(tags) => <Results filters={filters} tags={tags} />} />
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

/**
 * What the address says, as far as it can be understood: an old or mistyped link shows the library rather
 * than an error.
 */
function filtersOf({ category, tag, standard, page }: Query): LibraryFilters {
  const { shape } = listQuery
  return {
    categoryId: shape.categoryId.safeParse(category).data,
    tagSlug: shape.tagSlug.safeParse(tag).data,
    standard: shape.standard.safeParse(standard).data,
    page: shape.page.safeParse(page).data,
  }
}
