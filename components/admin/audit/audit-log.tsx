'use client'
import { useQuery } from '@tanstack/react-query'
import { auditPageQuery, auditSearch } from '@/lib/audit/hooks'
import { changesOf } from '@/lib/audit/rules/difference'
import { actionPhrase } from '@/lib/audit/rules/sentence'
import type { AuditQuery } from '@/lib/audit/schema'
import type { AuditLine } from '@/lib/audit/types'
import { reasonOf } from '@/lib/core/browser/api'
import { momentOf } from '@/lib/core/dates'
import { ListSkeleton } from '../../articles/list-skeleton'
import { EmptyState } from '../../ui/empty-state'
import { ErrorState } from '../../ui/error-state'
import { Link } from '../../ui/link'
import { Pagination } from '../../ui/pagination'
import { auditAddress } from './audit-address'

/** What was done in the administration, the latest first. */
export function AuditLog({ view }: { view: AuditQuery }) {
  const found = useQuery(auditPageQuery(view))
  if (found.isPending) return <ListSkeleton />
  if (!found.data)
    return (
      <ErrorState
        className="mt-6"
        title="The log could not be loaded"
        message={reasonOf(found.error)}
        onRetry={() => void found.refetch()}
      />
    )
  const { items, total, pageSize } = found.data
  if (items.length === 0)
    return (
      <EmptyState
        className="mt-6"
        title="Nothing is noted"
        description={
          auditSearch({ ...view, page: 1 })
            ? 'Nothing was done that fits these filters. Clear one of them to see more.'
            : 'What administrators do is noted here.'
        }
      />
    )
  return (
    <section aria-label="Entries" className="mt-6">
      <p role="status" className="text-ink-soft text-sm tabular-nums">
        {total.toLocaleString('en-GB')} {total === 1 ? 'entry' : 'entries'}
      </p>
      <ol className="divide-hairline border-hairline mt-2 divide-y border-y">
        {items.map((line) => (
          <li key={line.id} className="grid gap-x-6 gap-y-1 py-3 md:grid-cols-[minmax(0,1fr)_auto]">
            <Sentence line={line} />
            <p className="text-ink-soft text-sm md:text-right">
              <time dateTime={line.createdAt}>{momentOf(line.createdAt)}</time>
            </p>
            <Changes line={line} />
          </li>
        ))}
      </ol>
      <div className="mt-8">
        <Pagination
          page={view.page ?? 1}
          pages={Math.ceil(total / pageSize)}
          href={(page) => auditAddress({ ...view, page })}
          label="Pages of the log"
        />
      </div>
    </section>
  )
}

function Sentence({ line }: { line: AuditLine }) {
  const { verb, target, named } = actionPhrase(line)
  return (
    <p className="wrap-anywhere">
      <span className="font-semibold">{line.actor}</span> {verb}{' '}
      {line.href ? (
        <Link href={line.href} className="prose-link">
          {target}
        </Link>
      ) : (
        <span className={named ? undefined : 'text-ink-soft'}>{target}</span>
      )}
    </p>
  )
}

function Changes({ line }: { line: AuditLine }) {
  const changes = changesOf(line)
  if (changes.length === 0) return null
  return (
    <dl className="text-ink-soft grid gap-1 text-sm md:col-span-2">
      {changes.map(({ name, before, after }) => (
        <div key={name} className="flex flex-wrap gap-x-2">
          <dt>{name}:</dt>
          <dd className="min-w-0 wrap-anywhere">
            {before !== null && <del className="text-bad">{before}</del>}
            {before !== null && after !== null && <span aria-hidden> → </span>}
            {after !== null && <ins className="text-ok no-underline">{after}</ins>}
          </dd>
        </div>
      ))}
    </dl>
  )
}
