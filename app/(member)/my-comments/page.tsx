import type { Metadata } from 'next'
import { MessageSquare } from 'lucide'
import { redirect } from 'next/navigation'
import { VerificationNotice } from '@/components/access/verification-notice'
import { OwnCommentCard } from '@/components/comments/own-comment-card'
import { buttonStyles } from '@/components/ui/button-styles'
import { EmptyState } from '@/components/ui/empty-state'
import { Icon } from '@/components/ui/icon'
import { Link } from '@/components/ui/link'
import { Pagination } from '@/components/ui/pagination'
import { isVerified } from '@/lib/auth/access'
import type { Query } from '@/lib/http/page-data'
import { readPage } from '@/lib/http/read-page'
import { myComments } from './data'

export const metadata: Metadata = { title: 'My Comments', robots: { index: false } }

type Props = { searchParams: Promise<Query> }

export default async function MyCommentsPage({ searchParams }: Props) {
  const {
    viewer,
    data: { items, total, ...part },
  } = await readPage(myComments, { query: searchParams })
  const pages = Math.ceil(total / part.pageSize)
  if (part.page > Math.max(1, pages)) redirect(`/my-comments?page=${Math.max(1, pages)}`)
  return (
    <div className="page max-w-4xl py-6 sm:py-10">
      <h1 className="text-3xl font-semibold tracking-tight">My Comments</h1>
      {!isVerified(viewer) && <VerificationNotice email={viewer.email} className="mt-6" />}
      <h2 className="border-ink mt-6 border-b pb-3 text-lg">
        Comments you&apos;ve written <span className="tabular-nums">({total})</span>
      </h2>
      {items.map((comment) => (
        <OwnCommentCard key={comment.id} comment={comment} />
      ))}
      {total === 0 && (
        <EmptyState
          as="h3"
          className="mt-6"
          icon={<Icon shape={MessageSquare} />}
          title="No comments yet"
          description="What you write below an article is listed here."
          action={
            <Link href="/articles" className={buttonStyles({})}>
              Browse Articles
            </Link>
          }
        />
      )}
      <div className="mt-8">
        <Pagination
          page={part.page}
          pages={pages}
          href={(to) => `/my-comments?page=${to}`}
          label="Pages of your comments"
        />
      </div>
    </div>
  )
}
