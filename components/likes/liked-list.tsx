'use client'
import { useQueries } from '@tanstack/react-query'
import clsx from 'clsx'
import { Heart, Undo2 } from 'lucide'
import { readingQuery } from '@/lib/articles/reading/hooks'
import { dayOf } from '@/lib/core/dates'
import { useLike } from '@/lib/likes/hooks'
import type { LikedArticle } from '@/lib/likes/types'
import { ArticleCard } from '../articles/article-card'
import { Badge } from '../ui/badge'
import { Button } from '../ui/button'
import { buttonStyles } from '../ui/button-styles'
import { EmptyState } from '../ui/empty-state'
import { Icon } from '../ui/icon'
import { Link } from '../ui/link'
import { perform } from '../ui/perform'
import { toast } from '../ui/toast'
import { refusal } from './refusal'

/** What is unliked stays in its place until the page is left, so that it can be taken back. */
export function LikedList({ likes }: { likes: LikedArticle[] }) {
  const liked = useQueries({ queries: likes.map(({ article }) => readingQuery(article.id)) }).map(
    ({ data }) => data?.liked ?? true,
  )
  return (
    <>
      <h2 aria-live="polite" className="border-ink mt-6 border-b pb-3 text-lg">
        Articles you&apos;ve liked ({liked.filter(Boolean).length})
      </h2>
      {likes.map((like, index) => (
        <LikedCard key={like.id} like={like} liked={liked[index] ?? true} />
      ))}
      {likes.length === 0 && (
        <EmptyState
          as="h3"
          className="mt-6"
          icon={<Icon shape={Heart} />}
          title="No likes yet"
          description="Like an article to find it here again."
          action={
            <Link href="/" className={buttonStyles({})}>
              Browse Articles
            </Link>
          }
        />
      )}
    </>
  )
}

function LikedCard({ like: { article, createdAt }, liked }: { like: LikedArticle; liked: boolean }) {
  const toggle = useLike(article.id)
  const press = () => perform(toggle, !liked, { onError: (error) => toast(refusal(error)) })
  return (
    <div className="border-hairline border-b pb-4 [&>article]:border-b-0 [&>article]:pb-3">
      <ArticleCard
        article={article}
        note={<Badge className={clsx(!liked && 'line-through')}>Liked on {dayOf(createdAt)}</Badge>}
      />
      <Button
        variant="outline"
        size="sm"
        onClick={press}
        aria-label={liked ? `Unlike ${article.title}` : `Undo: like ${article.title} again`}
      >
        {liked ? <Icon shape={Heart} className="fill-accent text-accent" /> : <Icon shape={Undo2} />}
        {liked ? 'Unlike' : 'Undo'}
      </Button>
    </div>
  )
}
