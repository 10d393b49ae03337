import type { Metadata } from 'next'
import { VerificationNotice } from '@/components/access/verification-notice'
import { LikedList } from '@/components/likes/liked-list'
import { readingQuery } from '@/lib/articles/reading/hooks'
import { readingsOf } from '@/lib/articles/reading/queries'
import { isVerified } from '@/lib/auth/access'
import { pageViewer } from '@/lib/http/session'
import { Prefetched } from '@/lib/core/server/prefetched'
import { listLikes } from '@/lib/likes/queries'

type SeedEntry = Parameters<typeof Prefetched>[0]['entries'][number]

export const metadata: Metadata = { title: 'My Likes', robots: { index: false } }

export default async function MyLikesPage() {
  const viewer = await pageViewer('signedIn')
  const likes = isVerified(viewer) ? await listLikes(viewer) : []
  const readings = isVerified(viewer)
    ? await readingsOf(
        viewer,
        likes.map(({ article }) => article.id),
      )
    : []
  const entries = [...readings].map(([id, reading]): SeedEntry => [readingQuery(id).queryKey, reading])
  return (
    <div className="page max-w-4xl py-10">
      <h1 className="text-3xl font-semibold tracking-tight">My Likes</h1>
      {!isVerified(viewer) && <VerificationNotice email={viewer.email} className="mt-6" />}
      <Prefetched entries={entries}>
        <LikedList likes={likes} />
      </Prefetched>
    </div>
  )
}
