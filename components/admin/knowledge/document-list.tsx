'use client'
import { longDay } from '@/lib/core/dates'
import type { KnowledgeDocument } from '@/lib/knowledge/types'
import { EmptyState } from '../../ui/empty-state'
import { Link } from '../../ui/link'
import { useListRouter } from '../../ui/list-router'
import { Pagination } from '../../ui/pagination'
import { SearchForm } from '../../ui/search-form'
import { Symbols } from '../../ui/symbols'

type DocumentListProps = {
  documents: { items: KnowledgeDocument[]; total: number; page: number; pageSize: number }
  q: string
}

function address(words: string | undefined, page: number): string {
  const query = new URLSearchParams({ ...(words && { q: words }), ...(page > 1 && { page: String(page) }) })
  return `/admin/knowledge${query.size > 0 ? `?${query}` : ''}`
}

/** Every document by title, each leading to its passages. */
export function DocumentList({ documents: { items, total, page, pageSize }, q }: DocumentListProps) {
  const pages = Math.ceil(total / pageSize)
  const list = useListRouter()
  return (
    <section aria-labelledby="documents" className="mt-10 grid gap-4">
      <h2 id="documents" className="text-lg font-semibold">
        Documents ({total})
      </h2>
      <SearchForm
        label="Documents"
        fieldLabel="Search documents"
        placeholder="Search titles"
        maxLength={200}
        text={q || undefined}
        onSearch={(words) => list.replace(address(words, 1))}
      />
      {items.length === 0 && (
        <EmptyState
          as="h3"
          title="No documents"
          description={q ? 'No title contains these words.' : 'Publish an article or sync the drive.'}
        />
      )}
      <ul className="grid gap-2">
        {items.map(({ id, title, source, passages, syncedAt }) => (
          <li
            key={id}
            className="border-hairline grid gap-x-6 border-b pb-2 sm:grid-cols-[minmax(0,1fr)_auto]"
          >
            <Link href={`/admin/knowledge/${id}`} className="prose-link min-w-0 wrap-anywhere">
              <Symbols text={title} />
            </Link>
            <span className="text-ink-soft text-sm tabular-nums">
              {source === 'drive' ? 'Drive' : 'Article'} · {passages}{' '}
              {passages === 1 ? 'passage' : 'passages'} · {longDay(syncedAt)}
            </span>
          </li>
        ))}
      </ul>
      <Pagination page={page} pages={pages} href={(to) => address(q, to)} label="Pages of documents" />
    </section>
  )
}
