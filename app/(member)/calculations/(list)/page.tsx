import type { Metadata } from 'next'
import { redirect } from 'next/navigation'
import { VerificationNotice } from '@/components/access/verification-notice'
import { copiesAddress } from '@/components/copies/copies-address'
import { CopyList } from '@/components/copies/copy-list'
import { isVerified } from '@/lib/auth/access'
import { copiesQuery } from '@/lib/copies/hooks'
import { listCopies } from '@/lib/copies/queries'
import { copyQuery, type CopyQuery } from '@/lib/copies/schema'
import { Prefetched } from '@/lib/core/server/prefetched'
import { pageViewer } from '@/lib/http/session'

export const metadata: Metadata = { title: 'My Calculations', robots: { index: false } }

type Query = Record<string, string | string[] | undefined>

export default async function CalculationsPage({ searchParams }: { searchParams: Promise<Query> }) {
  const viewer = await pageViewer('signedIn')
  const { q, page } = await searchParams
  const { shape } = copyQuery
  const query: CopyQuery = {
    q: shape.q.safeParse(q).data || undefined,
    page: shape.page.safeParse(page).data,
  }
  return (
    <div className="page max-w-4xl py-10">
      <h1 className="text-3xl font-semibold tracking-tight">My Calculations</h1>
      {isVerified(viewer) ? (
        <Copies query={query} />
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

async function Copies({ query }: { query: CopyQuery }) {
  const found = await listCopies(await pageViewer('verified'), query)
  // An old link to a page that is no longer there: the last one is.
  if (found.items.length === 0 && found.total > 0)
    redirect(copiesAddress({ ...query, page: Math.ceil(found.total / found.pageSize) }))
  return (
    <Prefetched entries={[[copiesQuery(query).queryKey, found]]}>
      <div className="mt-6">
        <CopyList query={query} />
      </div>
    </Prefetched>
  )
}
