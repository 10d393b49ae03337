import type { Metadata } from 'next'
import { redirect } from 'next/navigation'
import { filtersOf, type Query } from './library-filters'
import { LibraryPage } from './library-page'
import { Library } from '@/components/articles/library'
import { pageInReach, type LibraryFilters } from '@/components/articles/library-address'
import { listFeatured, listPublished } from '@/lib/articles/queries'
import { pageViewer } from '@/lib/http/session'
import type { listTags } from '@/lib/taxonomy/queries'

export const metadata: Metadata = { title: 'Articles', robots: { index: false } }

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
  const elsewhere = pageInReach(filters, found)
  if (elsewhere) redirect(elsewhere)
  return <Library found={found} featured={featured} tags={tags} filters={filters} />
}
