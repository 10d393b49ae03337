import type { Metadata } from 'next'
import { redirect } from 'next/navigation'
import { filtersOf, type Query } from '@/app/(member)/articles/library-filters'
import { LibraryPage } from '@/app/(member)/articles/library-page'
import { Library } from '@/components/articles/library'
import { pageInReach, type LibraryFilters } from '@/components/articles/library-address'
import { listFeatured } from '@/lib/articles/queries'
import { publishedPage } from '@/lib/articles/published/queries'
import type { listTags } from '@/lib/taxonomy/queries'

export const metadata: Metadata = { title: 'Articles', robots: { index: false } }

/** A page of the library as it is cached for every member. */
export default async function Page({ searchParams }: { searchParams: Promise<Query> }) {
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
  const [found, featured] = await Promise.all([publishedPage(filters), listFeatured()])
  const elsewhere = pageInReach(filters, found)
  if (elsewhere) redirect(elsewhere)
  return <Library found={found} featured={featured} tags={tags} filters={filters} />
}
