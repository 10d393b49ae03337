import { longDay } from '@/lib/core/dates'
import type { Standing } from '@/lib/standards/types'
import { Successors } from './successors'

/** The day that counts and the successors, where there are any. */
export function StandingDays({ standing: { withdrawn, since, next, successors } }: { standing: Standing }) {
  const replaced = successors.length > 0
  if (!withdrawn && !since && !next && !replaced) return null
  return (
    <span className="text-ink-soft text-sm">
      {withdrawn && (since ? `since ${longDay(since)}` : 'day not confirmed')}
      {next && `${next.words.toLowerCase()} from ${longDay(next.from)}`}
      {(withdrawn || next) && replaced && '; '}
      {replaced && (
        <>
          {successors.length === 1 ? 'successor' : 'successors'} <Successors successors={successors} />
        </>
      )}
    </span>
  )
}
