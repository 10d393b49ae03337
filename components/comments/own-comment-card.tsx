import { EyeOff } from 'lucide'
import { commentAddress } from '@/lib/comments/rules/place'
import type { OwnComment } from '@/lib/comments/types'
import { dayOf } from '@/lib/core/dates'
import { Badge } from '../ui/badge'
import { Icon } from '../ui/icon'
import { Link } from '../ui/link'
import { Symbols } from '../ui/symbols'
import { CommentText } from './comment-text'
import { DeleteOwn } from './delete-own'
import { EditOwn } from './edit-own'

/** A comment in its writer's own list, with the article it stands under. */
export function OwnCommentCard({ comment }: { comment: OwnComment }) {
  const { id, parentId, article, content, createdAt, editedAt, hidden, replies } = comment
  return (
    <article className="border-hairline grid gap-3 border-b py-5">
      <div className="grid gap-1">
        <h3 className="text-lg leading-snug font-semibold">
          <Link
            // A hidden one is below its article no more.
            href={hidden ? `/articles/${article.slug}` : commentAddress(article.slug, id)}
            className="underline-offset-4 hover:underline"
          >
            <Symbols text={article.title} />
          </Link>
        </h3>
        <div className="text-ink-soft flex flex-wrap items-center justify-between gap-x-4 text-sm">
          <p className="flex flex-wrap items-center gap-x-3 gap-y-1 tabular-nums">
            {parentId === null ? 'Commented' : 'Replied'} on {dayOf(createdAt)}
            {editedAt && <span>edited {dayOf(editedAt)}</span>}
            {hidden && (
              <Badge variant="warn">
                <Icon shape={EyeOff} />
                Hidden by the editors
              </Badge>
            )}
          </p>
          {!hidden && (
            <span className="ml-auto flex flex-wrap gap-1">
              <EditOwn comment={comment} />
              <DeleteOwn id={id} answered={replies > 0} article={article} />
            </span>
          )}
        </div>
      </div>
      {hidden && (
        <p className="text-ink-soft text-sm">
          Only you and the editors can see this.{' '}
          <Link href="/contact" className="prose-link">
            Ask us why
          </Link>
        </p>
      )}
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
