import type { Metadata } from 'next'
import { filtersOf } from '@/app/(member)/articles/library-filters'
import { LibraryPage } from '@/app/(member)/articles/library-page'
import { publishedLibrary } from '@/lib/articles/published/queries'
import type { Query } from '@/lib/http/page-data'
import { listCategories, listTags } from '@/lib/taxonomy/queries'

export const metadata: Metadata = { title: 'Articles', robots: { index: false } }

/** A page of the library as it is cached for every member. */
export default async function Page({ searchParams }: { searchParams: Promise<Query> }) {
  const filters = filtersOf(await searchParams)
  const read = async () => {
    const [library, categories, tags] = await Promise.all([
      publishedLibrary(filters),
      listCategories(),
      listTags(),
    ])
    return { library, categories, tags }
  }
  return <LibraryPage filters={filters} read={read} />
}
