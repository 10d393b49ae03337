import type { Metadata } from 'next'
import { library } from './data'
import { filtersOf } from './library-filters'
import { LibraryPage } from './library-page'
import type { Query } from '@/lib/http/page-data'
import { readPage } from '@/lib/http/read-page'

export const metadata: Metadata = { title: 'Articles', robots: { index: false } }

export default async function Page({ searchParams }: { searchParams: Promise<Query> }) {
  const query = await searchParams
  return (
    <LibraryPage filters={filtersOf(query)} read={async () => (await readPage(library, { query })).data} />
  )
}
