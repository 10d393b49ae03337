import Link from 'next/link'
import type { OwnComment } from '@/lib/comments/types'
import { dayOf } from '@/lib/core/dates'
import { Symbols } from '../ui/symbols'
import { CommentText } from './comment-text'
import { DeleteOwn } from './delete-own'

/** A comment in its writer's own list, with the article it stands under. */
export function OwnCommentCard({ comment: { id, article, content, createdAt } }: { comment: OwnComment }) {
  return (
    <article className="border-hairline grid gap-3 border-b py-5">
      <div className="grid gap-1">
        <h3 className="text-lg leading-snug font-semibold">
          <Link
            href={`/articles/${article.slug}`}
            prefetch={false}
            className="underline-offset-4 hover:underline"
          >
            <Symbols text={article.title} />
          </Link>
        </h3>
        <div className="text-ink-soft flex flex-wrap items-center justify-between gap-x-4 text-sm">
          <p className="tabular-nums">Commented on {dayOf(createdAt)}</p>
          <DeleteOwn id={id} article={article} />
        </div>
      </div>
      <div className="border-hairline-strong border-l-2 pl-4">
        <CommentText content={content} />
      </div>
      {article.excerpt && (
        <p className="text-ink-soft max-w-measure line-clamp-2 font-serif">
          <Symbols text={article.excerpt} />
        </p>
      )}
    </article>
  )
}
