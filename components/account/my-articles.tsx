'use client'
import { useQuery } from '@tanstack/react-query'
import { FileText } from 'lucide'
import { submissionsQuery } from '@/lib/articles/submissions/hooks'
import { reasonOf } from '@/lib/core/browser/api'
import { ListSkeleton } from '../articles/list-skeleton'
import { Anchored } from '../ui/anchored'
import { buttonStyles } from '../ui/button-styles'
import { EmptyState } from '../ui/empty-state'
import { ErrorState } from '../ui/error-state'
import { Icon } from '../ui/icon'
import { Link } from '../ui/link'
import { Sheet } from './facts'
import { OwnArticle } from './own-article'

/** What the member has sent in, and how far it has come. */
export function MyArticles({ verified }: { verified: boolean }) {
  return (
    <Anchored id="my-articles">
      <Sheet title="My Articles" lead="Your submissions and where each stands in review.">
        {verified ? (
          <Submissions />
        ) : (
          <p className="text-ink-soft text-sm">
            You can submit articles as soon as your email address is verified.
          </p>
        )}
      </Sheet>
    </Anchored>
  )
}

function Submissions() {
  const { data, error, refetch } = useQuery(submissionsQuery)
  if (error)
    return (
      <ErrorState
        title="Your articles could not be loaded"
        message={reasonOf(error)}
        onRetry={() => void refetch()}
      />
    )
  if (!data) return <ListSkeleton />
  if (data.length === 0)
    return (
      <EmptyState
        as="h3"
        icon={<Icon shape={FileText} />}
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
        <OwnArticle key={article.id} article={article} />
      ))}
    </ul>
  )
}
