import type { Metadata } from 'next'
import { VerificationNotice } from '@/components/access/verification-notice'
import { LikedList } from '@/components/likes/liked-list'
import { readingQuery } from '@/lib/articles/reading/hooks'
import { isVerified } from '@/lib/auth/access'
import { readPage } from '@/lib/http/read-page'
import { Prefetched } from '@/components/ui/prefetched'
import { myLikes } from './data'

type SeedEntry = Parameters<typeof Prefetched>[0]['entries'][number]

export const metadata: Metadata = { title: 'My Likes', robots: { index: false } }

export default async function MyLikesPage() {
  const {
    viewer,
    data: { likes, readings },
  } = await readPage(myLikes)
  const entries = readings.map(([id, reading]): SeedEntry => [readingQuery(id).queryKey, reading])
  return (
    <div className="page max-w-4xl py-6 sm:py-10">
      <h1 className="text-3xl font-semibold tracking-tight">My Likes</h1>
      {!isVerified(viewer) && <VerificationNotice email={viewer.email} className="mt-6" />}
      <Prefetched entries={entries}>
        <LikedList likes={likes} />
      </Prefetched>
    </div>
  )
}
