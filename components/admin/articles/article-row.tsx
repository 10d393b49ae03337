'use client'
import { addDays } from 'date-fns/addDays'
import type { AdminArticle } from '@/lib/articles/administration/types'
import { BIN_DAYS } from '@/lib/articles/constants'
import { dayOf, momentOf } from '@/lib/core/dates'
import { StatusBadge } from '../../articles/status-badge'
import { Badge } from '../../ui/badge'
import { Checkbox } from '../../ui/checkbox'
import { Symbols } from '../../ui/symbols'
import { ArticleActions } from './article-actions'

type ArticleRowProps = {
  article: AdminArticle
  selected: boolean
  onSelect: (selected: boolean) => void
  onDecided: () => void
}

/** One article in the management: what decides about it at a glance, and what can be done. */
export function ArticleRow({ article, selected, onSelect, onDecided }: ArticleRowProps) {
  return (
    <article className="border-hairline grid grid-cols-[auto_minmax(0,1fr)] gap-x-3 border-b py-5">
      <Checkbox
        aria-label={`Select ${article.title}`}
        checked={selected}
        onChange={(event) => onSelect(event.target.checked)}
      />
      <div className="grid grid-cols-1 gap-2">
        <h3 className="text-lg leading-snug font-semibold wrap-anywhere">
          <Symbols text={article.title} />
        </h3>
        <p className="text-ink-soft flex flex-wrap items-center gap-x-4 gap-y-1 text-sm">
          {factsOf(article).map((fact) => (
            <span key={fact}>{fact}</span>
          ))}
          <Marks article={article} />
        </p>
        <p className="text-ink-soft max-w-measure line-clamp-2 font-serif">
          <Symbols text={article.excerpt} />
        </p>
        {article.memberNote && article.status === 'pending_review' && (
          <Quotation label="Note to the editors" text={article.memberNote} />
        )}
        {article.rejectionReason && article.status === 'rejected' && (
          <Quotation label="Reason" text={article.rejectionReason} />
        )}
        <div className="mt-1">
          <ArticleActions article={article} onDecided={onDecided} />
        </div>
      </div>
    </article>
  )
}

function factsOf({ author, category, views, updatedAt, createdAt, ...article }: AdminArticle): string[] {
  const facts = [`${author.firstName} ${author.lastName}`.trim(), category?.name ?? 'No category']
  if (article.deletedAt)
    return [
      ...facts,
      `Deleted ${dayOf(article.deletedAt)}, gone for good on ${dayOf(addDays(article.deletedAt, BIN_DAYS).toISOString())}`,
    ]
  if (article.status === 'pending_review') return [...facts, `Submitted ${dayOf(createdAt)}`]
  if (article.status === 'rejected' && article.reviewedAt)
    return [...facts, `Rejected ${dayOf(article.reviewedAt)}`]
  const read = article.status === 'approved' ? [views === 1 ? '1 view' : `${views} views`] : []
  return [...facts, ...read, `Changed ${dayOf(updatedAt)}`]
}

function Marks({ article }: Pick<ArticleRowProps, 'article'>) {
  const { status, deletedAt, featured, premium, submittedByUser, scheduledFor } = article
  return (
    <>
      {deletedAt && <StatusBadge status={status} />}
      {featured && <Badge variant="accent">Featured</Badge>}
      {premium && <Badge variant="accent">Premium</Badge>}
      {submittedByUser && status !== 'pending_review' && (
        <Badge variant="outline">Submitted by a member</Badge>
      )}
      {scheduledFor && <Badge variant="info">Publishes {momentOf(scheduledFor)}</Badge>}
    </>
  )
}

function Quotation({ label, text }: { label: string; text: string }) {
  return (
    <p className="border-accent max-w-measure border-l-2 pl-3 text-sm wrap-anywhere whitespace-pre-line">
      <span className="font-medium">{label}: </span>
      {text}
    </p>
  )
}
