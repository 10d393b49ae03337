'use client'
import { useQuery } from '@tanstack/react-query'
import { signInsQuery } from '@/lib/auth/sign-ins/hooks'
import { reasonOf } from '@/lib/core/browser/api'
import { momentOf } from '@/lib/core/dates'
import { Badge } from '../ui/badge'
import { ErrorState } from '../ui/error-state'
import { Skeleton } from '../ui/skeleton'
import { Sheet } from './facts'

/** Where and when the account was signed in to, or somebody tried. */
export function RecentSignIns() {
  const { data, error, refetch } = useQuery(signInsQuery)
  return (
    <Sheet
      title="Recent sign-ins"
      lead="London time. If one was not you, change your password: that signs out everybody else."
    >
      {error ? (
        <ErrorState
          title="Your sign-ins could not be loaded"
          message={reasonOf(error)}
          onRetry={() => void refetch()}
        />
      ) : !data ? (
        <Skeleton className="h-24" />
      ) : data.length === 0 ? (
        <p className="text-ink-soft text-sm">None in the last twelve months.</p>
      ) : (
        <ul
          className="divide-hairline max-h-96 divide-y overflow-y-auto"
          tabIndex={0}
          aria-label="Recent sign-ins"
        >
          {data.map(({ id, device, at, succeeded, here }) => (
            <li
              key={id}
              className="flex flex-wrap items-baseline justify-between gap-x-4 gap-y-1 py-2.5 text-sm"
            >
              <span className="flex flex-wrap items-center gap-2">
                {device}
                {here && <Badge variant="outline">This browser</Badge>}
                {!succeeded && <Badge variant="bad">Refused</Badge>}
              </span>
              <time dateTime={at} className="text-ink-soft tabular-nums">
                {momentOf(at)}
              </time>
            </li>
          ))}
        </ul>
      )}
    </Sheet>
  )
}
