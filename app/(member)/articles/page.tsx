import type { Metadata } from 'next'
import { filtersOf, type Query } from './library-filters'
import { LibraryPage } from './library-page'
import { browseLibrary } from '@/lib/articles/queries'
import { pageViewer } from '@/lib/http/session'

export const metadata: Metadata = { title: 'Articles', robots: { index: false } }

export default async function Page({ searchParams }: { searchParams: Promise<Query> }) {
  const viewer = await pageViewer('verified')
  const filters = filtersOf(await searchParams)
  return <LibraryPage filters={filters} find={() => browseLibrary(viewer, filters)} />
}
