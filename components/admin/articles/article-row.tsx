'use client'
import clsx from 'clsx'
import { addDays } from 'date-fns/addDays'
import type { Shelf } from '@/lib/articles/administration/constants'
import type { AdminArticle } from '@/lib/articles/administration/types'
import { BIN_DAYS } from '@/lib/articles/constants'
import { longDay, momentOf } from '@/lib/core/dates'
import { StatusBadge } from '../../articles/status-badge'
import { Badge } from '../../ui/badge'
import { Checkbox } from '../../ui/checkbox'
import { Link } from '../../ui/link'
import { Symbols } from '../../ui/symbols'
import { TableCell, TableHeader, TableRow } from '../../ui/table'
import { ArticleActions } from './article-actions'
import { BELOW, BESIDE } from './columns'
import { SentAgain, wasSentAgain } from './sent-again'

type ArticleRowProps = {
  article: AdminArticle
  shelf: Shelf
  selected: boolean
  onSelect: (selected: boolean) => void
  onDecided: () => void
}

/** One article in the management: what decides about it at a glance, and what can be done. */
export function ArticleRow({ article, shelf, selected, onSelect, onDecided }: ArticleRowProps) {
  const { author, category, views } = article
  const writer = `${author.firstName} ${author.lastName}`.trim()
  const day = dayIn(article, shelf)
  const facts = [
    writer,
    category?.name ?? 'No category',
    ...(shelf === 'published' ? [views === 1 ? '1 view' : `${views} views`] : []),
    `${DATED[shelf]} ${day}`,
  ]
  return (
    <TableRow className={clsx('h-12', selected && 'bg-sunken')}>
      <TableCell className="py-2!">
        {/* The whole cell selects: a box alone is a small target. */}
        <label className="-m-2 flex min-h-10 cursor-pointer items-start justify-center p-2">
          <Checkbox
            aria-label={`Select ${article.title}`}
            checked={selected}
            onChange={(event) => onSelect(event.target.checked)}
          />
        </label>
      </TableCell>
      <TableHeader scope="row" className="text-ink! align-top! text-sm!">
        <div className="grid gap-1">
          <ArticleTitle article={article} />
          <span className={clsx('text-ink-soft text-xs font-normal', BELOW)}>{facts.join(' · ')}</span>
          <Details article={article} />
        </div>
      </TableHeader>
      <TableCell className={clsx('wrap-anywhere', BESIDE)}>{writer}</TableCell>
      <TableCell className={clsx('wrap-anywhere', BESIDE)}>{category?.name ?? 'No category'}</TableCell>
      {shelf === 'published' && (
        <TableCell numeric className={BESIDE}>
          {views}
        </TableCell>
      )}
      <TableCell className={clsx('tabular-nums', BESIDE)}>{day}</TableCell>
      <TableCell className="py-2!">
        <ArticleActions article={article} onDecided={onDecided} />
      </TableCell>
    </TableRow>
  )
}

/** Leads to where it is read, and decided while it waits; what is in the bin has no page. */
function ArticleTitle({ article: { title, slug, deletedAt } }: Pick<ArticleRowProps, 'article'>) {
  if (deletedAt)
    return (
      <span className="wrap-anywhere">
        <Symbols text={title} />
      </span>
    )
  return (
    <Link
      href={`/articles/${slug}`}
      className="min-h-6 w-fit wrap-anywhere underline-offset-4 hover:underline"
    >
      <Symbols text={title} />
    </Link>
  )
}

const DATED: Record<Shelf, string> = {
  published: 'changed',
  draft: 'changed',
  pending_review: 'waiting since',
  rejected: 'rejected',
  bin: 'deleted',
}

function dayIn({ updatedAt, submittedAt, reviewedAt, deletedAt }: AdminArticle, shelf: Shelf): string {
  const days: Partial<Record<Shelf, string | null>> = {
    pending_review: submittedAt,
    rejected: reviewedAt,
    bin: deletedAt,
  }
  return longDay(days[shelf] ?? updatedAt)
}

/** What more there is to know of an article before it is decided on. */
function Details({ article }: Pick<ArticleRowProps, 'article'>) {
  const { status, deletedAt, featured, premium, submittedByUser, scheduledFor, memberNote, withdrawnAt } =
    article
  return (
    <div className="grid gap-2 font-normal empty:hidden">
      <div className="flex flex-wrap gap-x-2 gap-y-1 empty:hidden">
        {deletedAt && <StatusBadge status={status} />}
        {featured && <Badge variant="accent">Featured</Badge>}
        {premium && <Badge variant="accent">Premium</Badge>}
        {submittedByUser && status !== 'pending_review' && (
          <Badge variant="outline">Submitted by a member</Badge>
        )}
        {withdrawnAt && <Badge variant="warn">Withdrawn by its author</Badge>}
        {scheduledFor && <Badge variant="info">Publishes {momentOf(scheduledFor)}</Badge>}
      </div>
      {deletedAt && (
        <p className="text-ink-soft text-xs">
          Gone for good on {longDay(addDays(deletedAt, BIN_DAYS).toISOString())}
        </p>
      )}
      {status === 'pending_review' && (
        <p className="text-ink-soft max-w-measure line-clamp-2 font-serif">
          <Symbols text={article.excerpt} />
        </p>
      )}
      {memberNote && status === 'pending_review' && (
        <Quotation label="Note to the editors" text={memberNote} />
      )}
      {article.rejectionReason && status === 'rejected' && (
        <Quotation label="Reason" text={article.rejectionReason} />
      )}
      {!deletedAt && wasSentAgain(article) && <SentAgain article={article} />}
    </div>
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
