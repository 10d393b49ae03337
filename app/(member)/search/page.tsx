import type { Metadata } from 'next'
import { Suspense } from 'react'
import { ListSkeleton } from '@/components/articles/list-skeleton'
import { HitList } from '@/components/search/hit-list'
import { RecentSearches, RememberSearch } from '@/components/search/recent-searches'
import { SearchForm } from '@/components/search/search-form'
import { pageViewer } from '@/lib/auth/session'
import { MINIMUM_QUERY_LENGTH } from '@/lib/search/constants'
import { searchArticles } from '@/lib/search/queries'
import { searchInput, type SearchInput } from '@/lib/search/schema'
import { listCategories } from '@/lib/taxonomy/queries'

export const metadata: Metadata = { title: 'Search', robots: { index: false } }

type Query = Record<string, string | string[] | undefined>

export default async function SearchPage({ searchParams }: { searchParams: Promise<Query> }) {
  const viewer = await pageViewer('verified')
  const { q, category } = await searchParams
  const input = searchInput.parse({ q: [q].flat()[0], categoryFilter: [category].flat()[0] })
  const categories = await listCategories()
  return (
    <div className="page max-w-5xl py-10">
      <h1 className="text-3xl font-semibold tracking-tight">Search</h1>
      <div className="mt-6">
        {/* Another address is another search: the form starts from it. */}
        <SearchForm
          key={`${input.q}|${input.categoryFilter}`}
          query={input.q}
          categoryId={input.categoryFilter}
          categories={categories}
        />
      </div>
      <div className="mt-10">
        {input.q.length >= MINIMUM_QUERY_LENGTH ? (
          <Suspense key={JSON.stringify(input)} fallback={<ListSkeleton />}>
            <Results input={input} />
          </Suspense>
        ) : (
          <>
            <p className="text-ink-soft max-w-measure">
              {input.q
                ? 'Type at least three characters: a word, a standard or a clause.'
                : 'Search for a subject, a standard or a clause: “lateral torsional buckling”, “EN 1993-1-1 6.3.2”, “C30/37”. Quotes keep words together, a minus leaves one out.'}
            </p>
            <RecentSearches memberId={viewer.id} />
          </>
        )}
      </div>
    </div>
  )
}

async function Results({ input }: { input: SearchInput }) {
  const viewer = await pageViewer('verified')
  const { hits, suggestion } = await searchArticles(viewer, input)
  return (
    <>
      {hits.length > 0 && <RememberSearch memberId={viewer.id} query={input.q} />}
      <HitList query={input.q} hits={hits} suggestion={suggestion} />
    </>
  )
}
