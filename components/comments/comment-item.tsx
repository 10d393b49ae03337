'use client'
import clsx from 'clsx'
import { EyeOff, Flag } from 'lucide'
import type { ReactNode } from 'react'
import { isUnsent } from '@/lib/comments/hooks'
import type { Comment } from '@/lib/comments/types'
import { dayOf } from '@/lib/core/dates'
import { Badge } from '../ui/badge'
import { Icon } from '../ui/icon'
import { CommentText } from './comment-text'

type CommentItemProps = {
  comment: Comment
  /** Its id on the page, where addresses lead to it. */
  place?: string
  /** Whether the address leads to it now: a style of :target would miss what comes late. */
  linked?: boolean
  /** What this reader may do about it. */
  actions?: ReactNode
}

/** Author, day, words. */
export function CommentItem({ comment, place, linked, actions }: CommentItemProps) {
  const { author, createdAt, editedAt, content, own, hidden, reported } = comment
  const name = `${author.firstName} ${author.lastName}`
  return (
    <article
      id={place}
      tabIndex={place === undefined ? undefined : -1}
      aria-label={`${comment.parentId === null ? 'Comment' : 'Reply'} by ${name}`}
      className={clsx(
        'grid scroll-mt-24 gap-2 py-5',
        isUnsent(comment) && 'opacity-60',
        linked && 'border-accent bg-sunken border-l-4 px-3',
      )}
    >
      <header className="flex flex-wrap items-center gap-x-3 gap-y-1 text-sm">
        <span className="font-semibold">{name}</span>
        <time dateTime={createdAt} className="text-ink-soft tabular-nums">
          {dayOf(createdAt)}
        </time>
        {editedAt && <span className="text-ink-soft tabular-nums">edited {dayOf(editedAt)}</span>}
        {own && <Badge>You</Badge>}
        {reported && (
          <Badge variant="outline">
            <Icon shape={Flag} />
            Reported by you
          </Badge>
        )}
        {hidden && (
          <Badge variant="warn">
            <Icon shape={EyeOff} />
            Hidden from members
          </Badge>
        )}
        {actions && !isUnsent(comment) && (
          <span className="-mr-3 ml-auto flex flex-wrap gap-1">{actions}</span>
        )}
      </header>
      <CommentText content={content} />
    </article>
  )
}
