import Link from 'next/link'
import type { ComparedPart } from '@/lib/articles/revisions/rules/difference'
import type { ChangeLog } from '@/lib/articles/revisions/types'
import { longDay } from '@/lib/core/dates'
import { Alert } from '../ui/alert'
import { Breadcrumb } from '../ui/breadcrumb'
import { Difference } from './difference'

type ArticleChangesProps = {
  log: ChangeLog
  shown: number | null
  parts: ComparedPart[]
  /** Whether a revision was asked for that changed nothing, or is none. */
  unknown: boolean
}

/** The revisions of an article, and what one of them changed in words. */
export function ArticleChanges({ log, shown, parts, unknown }: ArticleChangesProps) {
  const { slug, title, revision, publishedAt, changes } = log
  const address = `/articles/${slug}`
  return (
    <div className="page max-w-4xl py-6 sm:py-10">
      <Breadcrumb
        items={[
          { label: 'Articles', href: '/articles' },
          { label: title, href: address },
          { label: 'Changes' },
        ]}
      />
      <h1 className="mt-4 text-3xl font-semibold tracking-tight text-balance">Changes of “{title}”</h1>
      <p className="text-ink-soft mt-3">
        Published on <time dateTime={publishedAt}>{longDay(publishedAt)}</time>; it is at revision {revision}.{' '}
        {changes.length === 0 && 'Nothing has been changed since.'}
      </p>
      {unknown && (
        <Alert tone="warn" className="mt-6" title="There is no such revision">
          {changes.length > 0
            ? 'Please choose one of these.'
            : 'Only what was changed since publication is listed.'}
        </Alert>
      )}
      {changes.length > 0 && (
        <nav aria-label="Revisions" className="mt-6">
          <ul className="flex flex-wrap gap-2 text-sm">
            {changes.map((change) => (
              <li key={change.revision}>
                <Link
                  href={`${address}/changes?revision=${change.revision}`}
                  prefetch={false}
                  aria-current={change.revision === shown ? 'page' : undefined}
                  className="border-hairline hover:border-ink aria-[current]:border-ink aria-[current]:bg-sunken block rounded border px-3 py-1.5 aria-[current]:font-semibold"
                >
                  Revision {change.revision}, {longDay(change.createdAt)}
                </Link>
              </li>
            ))}
          </ul>
        </nav>
      )}
      {shown !== null && (
        <section aria-labelledby="changed" className="mt-8">
          <h2 id="changed" className="border-ink border-b pb-3 text-lg font-semibold">
            What revision {shown} changed
          </h2>
          <p className="text-ink-soft mt-3 mb-5 text-sm">
            Struck through: removed. Underlined: added. Drawings and calculations are compared by their lines.
          </p>
          <Difference parts={parts} />
        </section>
      )}
    </div>
  )
}
