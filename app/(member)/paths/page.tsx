import type { Metadata } from 'next'
import { PathList } from '@/components/paths/path-list'
import { Prefetched } from '@/components/ui/prefetched'
import { readPage } from '@/lib/http/read-page'
import { pathsQuery } from '@/lib/paths/hooks'
import { paths } from './data'

export const metadata: Metadata = { title: 'Paths', robots: { index: false } }

export default async function PathsPage() {
  const { data } = await readPage(paths)
  return (
    <div className="page max-w-4xl py-6 sm:py-10">
      <h1 className="text-3xl font-semibold tracking-tight">Paths</h1>
      <p className="text-ink-soft max-w-measure mt-3">
        Articles, calculations and tables in an order in which one builds on the other. Your check marks are
        your own.
      </p>
      <Prefetched entries={[[pathsQuery.queryKey, data]]}>
        <PathList />
      </Prefetched>
    </div>
  )
}
