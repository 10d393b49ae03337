import type { Metadata } from 'next'
import { VerificationNotice } from '@/components/access/verification-notice'
import { Link } from '@/components/ui/link'
import { WatchedList } from '@/components/watches/watched-list'
import { Prefetched } from '@/components/ui/prefetched'
import { readPage } from '@/lib/http/read-page'
import { watchesQuery } from '@/lib/watches/hooks'
import { watching } from './data'

export const metadata: Metadata = { title: 'Watching', robots: { index: false } }

export default async function WatchingPage() {
  const { viewer, data: watches } = await readPage(watching)
  return (
    <div className="page max-w-4xl py-6 sm:py-10">
      <h1 className="text-3xl font-semibold tracking-tight">Watching</h1>
      {watches ? (
        <>
          <p className="text-ink-soft max-w-measure mt-3">
            What is new is in your notifications at once. Whether it also comes by email, as one digest, is in{' '}
            <Link href="/profile?tab=settings#email-preferences" className="prose-link">
              your settings
            </Link>
            .
          </p>
          <Prefetched entries={[[watchesQuery.queryKey, watches]]}>
            <WatchedList />
          </Prefetched>
        </>
      ) : (
        <>
          <VerificationNotice email={viewer.email} className="mt-6" />
          <p className="text-ink-soft mt-6">
            You can watch standards and articles as soon as your email address is verified.
          </p>
        </>
      )}
    </div>
  )
}
