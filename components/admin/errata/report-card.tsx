import { momentOf } from '@/lib/core/dates'
import { noticeId } from '@/lib/errata/constants'
import type { ErrorReport, ErratumState } from '@/lib/errata/types'
import { Badge } from '../../ui/badge'
import { Button } from '../../ui/button'
import { Link } from '../../ui/link'
import { editAddress } from '../navigation'

const DECIDED: Record<Exclude<ErratumState, 'reported'>, string> = {
  verified: 'Verified',
  rejected: 'Rejected',
  held: 'Held',
}

/** A report with its passage, what was decided, and the way to the article. */
export function ReportCard({ report, onDecide }: { report: ErrorReport; onDecide: () => void }) {
  const { article, articleTitle, kind, state, passage, selected, revision, createdAt } = report
  return (
    <article
      className="border-hairline bg-surface grid gap-3 rounded-md border p-4 text-sm"
      aria-label={articleTitle}
    >
      <div className="flex flex-wrap items-baseline justify-between gap-x-4 gap-y-1">
        <h2 className="text-base font-semibold wrap-anywhere">{articleTitle}</h2>
        <Badge>{kind === 'technical' ? 'Technical' : 'Editorial'}</Badge>
      </div>
      <p className="text-ink-soft">
        {report.reportedBy ?? 'A former member'}, {momentOf(createdAt)}, about revision {revision}
        {article && article.revision !== revision ? ` (it is at ${article.revision} now)` : ''}
        {report.named ? '; agrees to be named' : '; not to be named'}
      </p>
      <blockquote className="border-hairline-strong text-ink-soft max-h-40 overflow-y-auto border-l-2 pl-3 wrap-anywhere whitespace-pre-line">
        {passage}
      </blockquote>
      {selected && (
        <p className="wrap-anywhere whitespace-pre-line">
          <span className="text-ink-soft">Selected: </span>
          {selected}
        </p>
      )}
      <p className="wrap-anywhere whitespace-pre-line">{report.report}</p>
      {state !== 'reported' && <Outcome report={report} />}
      <p className="flex flex-wrap gap-2">
        <Button size="sm" onClick={onDecide} aria-haspopup="dialog">
          {state === 'reported' || state === 'held' ? 'Decide' : 'Change'}
        </Button>
        {article?.published && (
          <Link
            href={
              state === 'verified'
                ? `/articles/${article.slug}#${noticeId(report.id)}`
                : `/articles/${article.slug}`
            }
            className="prose-link self-center px-2"
          >
            Read the article
          </Link>
        )}
        {article && (
          <Link href={editAddress(article.id)} className="prose-link self-center px-2">
            Edit it
          </Link>
        )}
      </p>
    </article>
  )
}

function Outcome({ report }: { report: ErrorReport }) {
  const { state, kind, reportedKind, was, now, answer, mendedIn, decidedBy, decidedAt } = report
  if (state === 'reported') return null
  const facts = [
    ['Kind', kind === reportedKind ? null : `${kind}, reported as ${reportedKind}`],
    ['It said', was],
    ['Right is', now],
    ['Answer', answer],
    ['Mended in', mendedIn === null ? null : `revision ${mendedIn}`],
  ].filter((fact): fact is [string, string] => fact[1] !== null)
  return (
    <div className="border-hairline border-t pt-3">
      <p className="font-semibold">
        {DECIDED[state]}
        {decidedAt && ` on ${momentOf(decidedAt)}`}, {decidedBy ?? 'by a former administrator'}
      </p>
      <dl className="mt-2 grid grid-cols-[auto_minmax(0,1fr)] gap-x-3 gap-y-1">
        {facts.map(([name, value]) => (
          <div key={name} className="contents">
            <dt className="text-ink-soft">{name}</dt>
            <dd className="wrap-anywhere whitespace-pre-line">{value}</dd>
          </div>
        ))}
      </dl>
    </div>
  )
}
