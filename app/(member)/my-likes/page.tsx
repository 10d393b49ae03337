import type { Metadata } from 'next'
import Link from 'next/link'
import { Heart } from 'lucide-react'
import { VerificationNotice } from '@/components/access/verification-notice'
import { ArticleCard } from '@/components/articles/article-card'
import { Badge } from '@/components/ui/badge'
import { buttonStyles } from '@/components/ui/button-styles'
import { EmptyState } from '@/components/ui/empty-state'
import { isVerified } from '@/lib/auth/access'
import { pageViewer } from '@/lib/auth/session'
import { dayOf } from '@/lib/core/dates'
import { listLikes } from '@/lib/likes/queries'

export const metadata: Metadata = { title: 'My Likes', robots: { index: false } }

export default async function MyLikesPage() {
  const viewer = await pageViewer('signedIn')
  const likes = isVerified(viewer) ? await listLikes(viewer) : []
  return (
    <div className="page max-w-4xl py-10">
      <h1 className="text-3xl font-semibold tracking-tight">My Likes</h1>
      {!isVerified(viewer) && <VerificationNotice email={viewer.email} className="mt-6" />}
      <h2 className="border-ink mt-6 border-b pb-3 text-lg">Articles you&apos;ve liked ({likes.length})</h2>
      {likes.map(({ id, createdAt, article }) => (
        <ArticleCard key={id} article={article} note={<Badge>Liked on {dayOf(createdAt)}</Badge>} />
      ))}
      {likes.length === 0 && (
        <EmptyState
          as="h3"
          className="mt-6"
          icon={<Heart aria-hidden />}
          title="No likes yet"
          description="Like an article to find it here again."
          action={
            <Link href="/" className={buttonStyles({})}>
              Browse Articles
            </Link>
          }
        />
      )}
    </div>
  )
}
