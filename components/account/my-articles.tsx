'use client'
import { useQuery } from '@tanstack/react-query'
import { FileText } from 'lucide-react'
import Link from 'next/link'
import { submissionsQuery } from '@/lib/articles/submissions/hooks'
import type { ArticleCard } from '@/lib/articles/types'
import { ApiError } from '@/lib/core/api'
import { dayOf } from '@/lib/core/dates'
import { ListSkeleton } from '../articles/list-skeleton'
import { StatusBadge } from '../articles/status-badge'
import { buttonStyles } from '../ui/button-styles'
import { EmptyState } from '../ui/empty-state'
import { ErrorState } from '../ui/error-state'
import { Sheet } from './facts'

/** What the member has sent in, and how far it has come. */
export function MyArticles({ verified }: { verified: boolean }) {
  return (
    <Sheet title="My Articles" lead="Your submissions and where each stands in review.">
      {verified ? (
        <Submissions />
      ) : (
        <p className="text-ink-soft text-sm">
          You can submit articles as soon as your email address is verified.
        </p>
      )}
    </Sheet>
  )
}

function Submissions() {
  const { data, error, refetch } = useQuery(submissionsQuery)
  if (error)
    return (
      <ErrorState
        title="Your articles could not be loaded"
        message={error instanceof ApiError ? error.message : 'Please check your connection and try again.'}
        onRetry={() => void refetch()}
      />
    )
  if (!data) return <ListSkeleton />
  if (data.length === 0)
    return (
      <EmptyState
        as="h3"
        icon={<FileText aria-hidden />}
        title="No articles yet"
        description="Write down what you had to work out: editors review every article before it is published."
        action={
          <Link href="/submit-article" className={buttonStyles({})}>
            Submit Article
          </Link>
        }
      />
    )
  return (
    <ul className="divide-hairline divide-y">
      {data.map((article) => (
        <Submission key={article.id} article={article} />
      ))}
    </ul>
  )
}

function Submission({ article }: { article: ArticleCard }) {
  return (
    <li className="flex flex-wrap items-start justify-between gap-x-6 gap-y-2 py-3 first:pt-0 last:pb-0">
      <div className="grid min-w-0 gap-0.5">
        <Link
          href={`/articles/${article.slug}`}
          prefetch={false}
          className="font-medium break-words underline-offset-4 hover:underline"
        >
          {article.title}
        </Link>
        <p className="text-ink-soft text-sm">
          {article.category && `${article.category.name}, `}
          {dayOf(article.createdAt)}
        </p>
      </div>
      <StatusBadge status={article.status} />
    </li>
  )
}
