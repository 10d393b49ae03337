import type { Metadata } from 'next'
import { VerificationNotice } from '@/components/access/verification-notice'
import { copiesAddress } from '@/components/copies/copies-address'
import { CopyList } from '@/components/copies/copy-list'
import { Prefetched } from '@/components/ui/prefetched'
import { copiesQuery } from '@/lib/copies/hooks'
import { leadToLastPage } from '@/lib/http/last-page'
import type { Query } from '@/lib/http/page-data'
import { readPage } from '@/lib/http/read-page'
import { calculations } from './data'

export const metadata: Metadata = { title: 'My Calculations', robots: { index: false } }

export default async function CalculationsPage({ searchParams }: { searchParams: Promise<Query> }) {
  const {
    viewer,
    data: { query, found },
  } = await readPage(calculations, { query: searchParams })
  if (found) leadToLastPage(found, (page) => copiesAddress({ ...query, page }))
  return (
    <div className="page max-w-4xl py-6 sm:py-10">
      <h1 className="text-3xl font-semibold tracking-tight">My Calculations</h1>
      {found ? (
        <Prefetched entries={[[copiesQuery(query).queryKey, found]]}>
          <div className="mt-6">
            <CopyList query={query} />
          </div>
        </Prefetched>
      ) : (
        <>
          <VerificationNotice email={viewer.email} className="mt-6" />
          <p className="text-ink-soft mt-6">
            You can keep calculations with your own values here as soon as your email address is verified.
          </p>
        </>
      )}
    </div>
  )
}
