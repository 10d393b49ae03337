import type { ReactNode } from 'react'
import type { ComparedPart } from '@/lib/articles/revisions/rules/difference'
import type { ChangeLog } from '@/lib/articles/revisions/types'
import { longDay, momentOf } from '@/lib/core/dates'
import { Alert } from '../ui/alert'
import { Breadcrumb } from '../ui/breadcrumb'
import { Link } from '../ui/link'
import { Difference } from './difference'

type ArticleChangesProps = {
  log: ChangeLog
  shown: number | null
  parts: ComparedPart[]
  /** Whether a revision was asked for that changed nothing, or is none. */
  unknown: boolean
  /** Below the changes. */
  children?: ReactNode
}

/** The revisions of an article, and what one of them changed in words. */
export function ArticleChanges({ log, shown, parts, unknown, children }: ArticleChangesProps) {
  const { slug, title, revision, publishedAt, changes } = log
  const address = `/articles/${slug}`
  const chosen = changes.find((change) => change.revision === shown)
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
          <ol reversed className="border-hairline max-h-96 overflow-y-auto border-y text-sm">
            {changes.map(({ revision: number, note, createdAt }) => (
              <li key={number} className="border-hairline border-b last:border-b-0">
                <Link
                  href={`${address}/changes?revision=${number}`}
                  aria-current={number === shown ? 'page' : undefined}
                  className="hover:bg-ink/7 aria-[current]:bg-sunken grid gap-x-6 gap-y-0.5 px-3 py-2 -outline-offset-2 aria-[current]:font-semibold sm:grid-cols-[6rem_14rem_minmax(0,1fr)]"
                >
                  <span className="tabular-nums">Revision {number}</span>
                  <time dateTime={createdAt} className="text-ink-soft font-normal tabular-nums">
                    {momentOf(createdAt)}
                  </time>
                  {note && <span className="font-normal wrap-anywhere">{note}</span>}
                </Link>
              </li>
            ))}
          </ol>
        </nav>
      )}
      {shown !== null && (
        <section aria-labelledby="changed" className="mt-8">
          <h2 id="changed" className="border-ink border-b pb-3 text-lg font-semibold">
            What revision {shown} changed
          </h2>
          {chosen && (
            <p className="mt-3 wrap-anywhere">
              <time dateTime={chosen.createdAt}>{momentOf(chosen.createdAt)}</time>
              {chosen.note ? `: ${chosen.note}` : '. Its editor has not said why.'}
            </p>
          )}
          <p className="text-ink-soft mt-3 mb-5 text-sm">
            Struck through: removed. Underlined: added. Calculations are compared by their lines, drawings by
            their lines and side by side.
          </p>
          <Difference parts={parts} />
        </section>
      )}
      {children}
    </div>
  )
}
