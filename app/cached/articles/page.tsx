import type { Metadata } from 'next'
import { filtersOf, type Query } from '@/app/(member)/articles/library-filters'
import { LibraryPage } from '@/app/(member)/articles/library-page'
import { publishedLibrary } from '@/lib/articles/published/queries'

export const metadata: Metadata = { title: 'Articles', robots: { index: false } }

/** A page of the library as it is cached for every member. */
export default async function Page({ searchParams }: { searchParams: Promise<Query> }) {
  const filters = filtersOf(await searchParams)
  return <LibraryPage filters={filters} find={() => publishedLibrary(filters)} />
}
