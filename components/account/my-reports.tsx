'use client'
import { useQuery } from '@tanstack/react-query'
import { reasonOf } from '@/lib/core/browser/api'
import { longDay } from '@/lib/core/dates'
import { noticeId } from '@/lib/errata/constants'
import { ownReportsQuery } from '@/lib/errata/hooks'
import type { ErratumState, OwnReport } from '@/lib/errata/types'
import { Anchored } from '../ui/anchored'
import { Badge } from '../ui/badge'
import { ErrorState } from '../ui/error-state'
import { Link } from '../ui/link'
import { Skeleton } from '../ui/skeleton'
import { Symbols } from '../ui/symbols'
import { Sheet } from './facts'

/** Errors that the member reported, and what the editors decided. */
export function MyReports({ verified }: { verified: boolean }) {
  return (
    <Anchored id="my-reports">
      <Sheet title="Reported Errors" lead="Errors that you reported in articles, and what was decided.">
        {verified ? (
          <Reports />
        ) : (
          <p className="text-ink-soft text-sm">
            You can report errors as soon as your email address is verified.
          </p>
        )}
      </Sheet>
    </Anchored>
  )
}

function Reports() {
  const { data, error, refetch } = useQuery(ownReportsQuery)
  if (error)
    return (
      <ErrorState
        title="Your reports could not be loaded"
        message={reasonOf(error)}
        onRetry={() => void refetch()}
      />
    )
  if (!data) return <Skeleton className="h-20 w-full" />
  if (data.length === 0)
    return (
      <p className="text-ink-soft text-sm">
        You have reported none. ‘Report an error’ is at the end of each article.
      </p>
    )
  return (
    <ul className="divide-hairline divide-y">
      {data.map((report) => (
        <Report key={report.id} report={report} />
      ))}
    </ul>
  )
}

const STATE = {
  reported: { label: 'Waits for a decision', variant: 'warn' },
  held: { label: 'Being looked into', variant: 'warn' },
  verified: { label: 'Verified', variant: 'ok' },
  rejected: { label: 'Not an error', variant: 'neutral' },
} as const satisfies Record<ErratumState, unknown>

function Report({ report }: { report: OwnReport }) {
  const { id, slug, articleTitle, state, passage, report: said, answer, mendedIn, createdAt } = report
  const { label, variant } = STATE[state]
  const address =
    slug && `/articles/${slug}${state === 'verified' && mendedIn === null ? `#${noticeId(id)}` : ''}`
  return (
    <li className="grid gap-2 py-3 text-sm first:pt-0 last:pb-0">
      <div className="flex flex-wrap items-start justify-between gap-x-6 gap-y-2">
        <p className="grid min-w-0 gap-0.5">
          <span className="text-base font-medium wrap-anywhere">
            {address ? (
              <Link href={address} className="underline-offset-4 hover:underline">
                <Symbols text={articleTitle} />
              </Link>
            ) : (
              <Symbols text={articleTitle} />
            )}
          </span>
          <span className="text-ink-soft">Reported on {longDay(createdAt)}</span>
        </p>
        <Badge variant={variant}>{label}</Badge>
      </div>
      <p className="text-ink-soft line-clamp-2 wrap-anywhere">
        <Symbols text={passage} />
      </p>
      <p className="wrap-anywhere whitespace-pre-line">{said}</p>
      {answer && (
        <p className="border-accent border-l-2 pl-3 wrap-anywhere whitespace-pre-line">
          <span className="font-medium">The editors: </span>
          {answer}
        </p>
      )}
      {mendedIn !== null && <p className="text-ink-soft">Mended in revision {mendedIn}.</p>}
    </li>
  )
}
