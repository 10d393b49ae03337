import { longDay } from '@/lib/core/dates'
import type { KnowledgeDocument } from '@/lib/knowledge/types'
import { Button } from '../../ui/button'
import { EmptyState } from '../../ui/empty-state'
import { Field } from '../../ui/field'
import { Input } from '../../ui/input'
import { Link } from '../../ui/link'
import { Pagination } from '../../ui/pagination'
import { Symbols } from '../../ui/symbols'

type DocumentListProps = {
  documents: { items: KnowledgeDocument[]; total: number; page: number; pageSize: number }
  q: string
}

/** Every document by title, each leading to its passages. */
export function DocumentList({ documents: { items, total, page, pageSize }, q }: DocumentListProps) {
  const pages = Math.ceil(total / pageSize)
  const address = (to: number) => `/admin/knowledge?q=${encodeURIComponent(q)}&page=${to}`
  return (
    <section aria-labelledby="documents" className="mt-10 grid gap-4">
      <h2 id="documents" className="text-lg font-semibold">
        Documents ({total})
      </h2>
      <form
        method="post"
        role="search"
        aria-label="Documents"
        className="grid items-end gap-3 sm:grid-cols-[minmax(0,1fr)_auto]"
      >
        <Field label="Title">
          <Input type="search" name="q" defaultValue={q} maxLength={200} autoComplete="off" />
        </Field>
        <Button type="submit" variant="outline">
          Search
        </Button>
      </form>
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
      <Pagination page={page} pages={pages} href={address} label="Pages of documents" />
    </section>
  )
}
