import type { CommentedArticle } from '@/lib/comments/types'
import { dayOf } from '@/lib/core/dates'
import { buttonStyles } from '../ui/button-styles'
import { Link } from '../ui/link'
import { Symbols } from '../ui/symbols'

type CommentedArticleCardProps = {
  article: CommentedArticle
  /** Where it is edited. */
  editHref: string
}

/** An article in the admins' list: how much is said below it, and since when. */
export function CommentedArticleCard({ article, editHref }: CommentedArticleCardProps) {
  const { slug, title, excerpt, commentCount, views, createdAt, latestCommentDate } = article
  const facts = [
    commentCount === 1 ? '1 comment' : `${commentCount} comments`,
    views === 1 ? '1 view' : `${views} views`,
    `Created ${dayOf(createdAt)}`,
    `Latest comment ${dayOf(latestCommentDate)}`,
  ]
  return (
    <article className="border-hairline grid gap-2 border-b py-5">
      <h3 className="text-lg leading-snug font-semibold">
        <Link href={`/articles/${slug}`} className="underline-offset-4 hover:underline">
          <Symbols text={title} />
        </Link>
      </h3>
      <ul className="text-ink-soft flex flex-wrap gap-x-5 gap-y-1 text-sm tabular-nums">
        {facts.map((fact) => (
          <li key={fact}>{fact}</li>
        ))}
      </ul>
      <p className="text-ink-soft max-w-measure line-clamp-2 font-serif">
        <Symbols text={excerpt} />
      </p>
      <div className="mt-1 flex flex-wrap gap-2">
        <Link
          href={`/articles/${slug}#comments`}
          aria-label={`View Article: ${title}`}
          className={buttonStyles({ variant: 'outline', size: 'sm' })}
        >
          View Article
        </Link>
        <Link
          href={editHref}
          aria-label={`Manage Article: ${title}`}
          className={buttonStyles({ variant: 'outline', size: 'sm' })}
        >
          Manage Article
        </Link>
      </div>
    </article>
  )
}
