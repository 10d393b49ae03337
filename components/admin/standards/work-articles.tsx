'use client'
import { useRouter } from 'next/navigation'
import { useEffect, useRef, useState } from 'react'
import { reasonOf } from '@/lib/core/browser/api'
import { longDay, momentOf } from '@/lib/core/dates'
import type { Page } from '@/lib/core/page'
import { WORK_SHOWN } from '@/lib/standards/work/constants'
import { useReview, workAddress } from '@/lib/standards/work/hooks'
import type { WorkQuery } from '@/lib/standards/work/schema'
import type { WorkArticle, WorkChange } from '@/lib/standards/work/types'
import { Badge } from '../../ui/badge'
import { Button } from '../../ui/button'
import { buttonStyles } from '../../ui/button-styles'
import { EmptyState } from '../../ui/empty-state'
import { Link } from '../../ui/link'
import { Pagination } from '../../ui/pagination'
import { perform } from '../../ui/perform'
import { Select } from '../../ui/select'
import { Symbols } from '../../ui/symbols'
import { toast } from '../../ui/toast'
import { editAddress } from '../navigation'

const NAMES: Record<(typeof WORK_SHOWN)[number], string> = {
  open: 'To review',
  reviewed: 'Reviewed',
  all: 'All',
}
const NONE: Record<(typeof WORK_SHOWN)[number], [title: string, description: string]> = {
  open: ['All are reviewed', 'Every article that cites this edition is reviewed for this change.'],
  reviewed: ['None is reviewed yet', 'An article is listed here once an administrator has reviewed it.'],
  all: ['No articles', 'No published article cites this edition any more.'],
}

type WorkArticlesProps = { change: WorkChange; articles: Page<WorkArticle>; view: WorkQuery }

/** The articles that one change affects: each is marked as reviewed, or opened again. */
export function WorkArticles({ change, articles, view }: WorkArticlesProps) {
  const { items, total, page, pageSize } = articles
  const router = useRouter()
  const review = useReview()
  const heading = useRef<HTMLHeadingElement>(null)
  const [marked, setMarked] = useState(0)
  const [sending, setSending] = useState<number | null>(null)
  // The entry that leaves takes the button that had the focus with it.
  useEffect(() => {
    if (marked > 0) heading.current?.focus()
  }, [marked])
  const show = view.show ?? 'open'
  const mark = ({ id }: WorkArticle, reviewed: boolean) => {
    setSending(id)
    perform(
      review,
      { change: change.id, articleId: id, reviewed },
      {
        onSuccess: () => {
          toast({ title: reviewed ? 'Marked as reviewed' : 'Opened again', variant: 'success' })
          setMarked((count) => count + 1)
        },
        onError: (error) =>
          toast({ title: 'Nothing was changed', description: reasonOf(error), variant: 'destructive' }),
        onSettled: () => {
          setSending(null)
          router.refresh()
        },
      },
    )
  }
  const [title, description] = NONE[show]
  return (
    <section aria-labelledby="articles" className="mt-10 grid gap-4">
      <div className="flex flex-wrap items-end justify-between gap-4">
        <div>
          <h2 id="articles" ref={heading} tabIndex={-1} className="text-lg font-semibold outline-none">
            {NAMES[show]} ({total}): <span className="font-mono">{change.designation}</span>
          </h2>
          <p className="text-ink-soft mt-1 text-sm">
            {change.before && `${change.before} until then. `}
            {change.words}{' '}
            {change.day !== null && `${change.begun ? 'since' : 'from'} ${longDay(change.day)} `}
            in: {change.jurisdiction}.
          </p>
        </div>
        <Select
          aria-label="Articles"
          className="max-sm:w-full sm:w-44!"
          value={show}
          onChange={(event) =>
            router.replace(
              workAddress({ change: change.id, show: event.target.value as (typeof WORK_SHOWN)[number] }),
              { scroll: false },
            )
          }
        >
          {WORK_SHOWN.map((name) => (
            <option key={name} value={name}>
              {NAMES[name]}
            </option>
          ))}
        </Select>
      </div>
      {items.length === 0 ? (
        <EmptyState as="h3" title={title} description={description} />
      ) : (
        <ul className="divide-hairline border-hairline divide-y border-y">
          {items.map((article) => (
            <Entry
              key={article.id}
              article={article}
              busy={sending === article.id}
              onMark={(reviewed) => mark(article, reviewed)}
            />
          ))}
        </ul>
      )}
      <Pagination
        page={page}
        pages={Math.ceil(total / pageSize)}
        href={(next) => workAddress({ change: change.id, show, page: next })}
        label="Pages of articles"
      />
    </section>
  )
}

type EntryProps = { article: WorkArticle; busy: boolean; onMark: (reviewed: boolean) => void }

function Entry({ article: { id, slug, title, reviewed }, busy, onMark }: EntryProps) {
  return (
    <li className="flex flex-wrap items-center justify-between gap-x-6 gap-y-2 py-3">
      <div className="grid min-w-0 flex-1 basis-72 gap-1 text-sm">
        <p className="flex flex-wrap items-center gap-x-3 gap-y-1">
          <Link href={`/articles/${slug}#references`} className="prose-link font-medium">
            <Symbols text={title} />
          </Link>
          {reviewed ? <Badge variant="ok">Reviewed</Badge> : <Badge variant="warn">To review</Badge>}
        </p>
        {reviewed && (
          <p className="text-ink-soft">
            by {reviewed.by ?? 'a former administrator'} on {momentOf(reviewed.at)}
          </p>
        )}
      </div>
      <div className="flex flex-wrap gap-2">
        <Link
          href={editAddress(id)}
          aria-label={`Edit ${title}`}
          className={buttonStyles({ variant: 'ghost', size: 'sm' })}
        >
          Edit
        </Link>
        <Button
          size="sm"
          variant="outline"
          pending={busy}
          aria-label={`${reviewed ? 'Open again' : 'Mark as reviewed'}: ${title}`}
          onClick={() => onMark(!reviewed)}
        >
          {reviewed ? 'Open again' : 'Mark as reviewed'}
        </Button>
      </div>
    </li>
  )
}
