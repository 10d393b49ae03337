'use client'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { entriesPageQuery, type ReferencesView } from '@/lib/references/administration/hooks'
import type { ReferenceEntry } from '@/lib/references/administration/types'
import { ListSkeleton } from '../../articles/list-skeleton'
import { Badge } from '../../ui/badge'
import { Button } from '../../ui/button'
import { buttonStyles } from '../../ui/button-styles'
import { EmptyState } from '../../ui/empty-state'
import { ErrorState } from '../../ui/error-state'
import { Link } from '../../ui/link'
import { Pagination } from '../../ui/pagination'
import { Symbols } from '../../ui/symbols'
import { editAddress } from '../navigation'
import { CorrectionDialog } from './correction-dialog'
import { meaningOf } from './meaning'
import { referencesAddress } from './references-address'

/** The lines, each once; all of them are numbered in their alphabetical order. */
export function EntryList({ view }: { view: ReferencesView }) {
  const { type, search, page = 1, tab } = view
  const found = useQuery(
    entriesPageQuery({ type: tab === 'type' ? type : undefined, search, page: view.page }),
  )
  const [chosen, setChosen] = useState<ReferenceEntry | null>(null)
  if (found.isPending) return <ListSkeleton />
  if (!found.data)
    return (
      <ErrorState
        title="Error Loading References"
        message="Failed to extract references from articles."
        onRetry={() => void found.refetch()}
      />
    )
  const { items, total, pageSize } = found.data
  if (items.length === 0)
    return (
      <EmptyState
        title={search ? 'No references found' : 'No references yet'}
        description={
          search ? `Nothing contains ‘${search}’.` : 'References that articles name are listed here.'
        }
        action={
          (search || type) && (
            <Link
              href={referencesAddress({ tab: 'all' })}
              className={buttonStyles({ variant: 'outline', size: 'sm' })}
            >
              Show all references
            </Link>
          )
        }
      />
    )
  return (
    <section aria-label="References">
      {search && (
        <p role="status" className="text-ink-soft mb-2 text-sm tabular-nums">
          {total} found for ‘{search}’
        </p>
      )}
      <ol start={(page - 1) * pageSize + 1} className="divide-hairline border-hairline divide-y border-y">
        {items.map((entry, index) => (
          <li key={entry.id} className="grid grid-cols-[auto_minmax(0,1fr)_auto] items-start gap-x-3 py-3">
            {tab === 'all' && (
              <span className="text-ink-faint min-w-8 pt-0.5 text-right font-mono text-xs tabular-nums">
                {(page - 1) * pageSize + index + 1}
              </span>
            )}
            <div className={tab === 'all' ? 'grid gap-1' : 'col-span-2 grid gap-1'}>
              <p className="wrap-anywhere">{entry.reference}</p>
              <p className="text-ink-soft flex flex-wrap items-center gap-x-2 gap-y-1 text-sm">
                <Badge className="capitalize">{entry.type}</Badge>
                {entry.corrected && <Badge variant="info">Corrected</Badge>}
                <span className="font-mono text-xs">{meaningOf(entry)}</span>
              </p>
              <Citing entry={entry} />
            </div>
            <Button
              variant="outline"
              size="sm"
              aria-label={`Correct how ${entry.reference} is read`}
              onClick={() => setChosen(entry)}
            >
              Correct
            </Button>
          </li>
        ))}
      </ol>
      <div className="mt-8">
        <Pagination
          page={page}
          pages={Math.ceil(total / pageSize)}
          href={(next) => referencesAddress({ ...view, page: next })}
          label="Pages of references"
        />
      </div>
      {chosen && <CorrectionDialog entry={chosen} onClose={() => setChosen(null)} />}
    </section>
  )
}

function Citing({ entry: { articles, articleCount } }: { entry: ReferenceEntry }) {
  const more = articleCount - articles.length
  return (
    <p className="text-ink-soft text-sm">
      In{' '}
      {articles.map(({ id, title }, index) => (
        <span key={id}>
          {index > 0 && ', '}
          <Link href={editAddress(id)} className="prose-link">
            <Symbols text={title} />
          </Link>
        </span>
      ))}
      {more > 0 && ` and ${more} more`}
    </p>
  )
}
