import Link from 'next/link'
import { longDay } from '@/lib/core/dates'
import { standardAddress } from '@/lib/standards/rules/naming'
import type { Standing } from '@/lib/standards/types'

/** The day that counts and the successor, where there are any. */
export function StandingDays({ standing: { withdrawn, since, next, successor } }: { standing: Standing }) {
  if (!since && !next && !successor) return null
  return (
    <span className="text-ink-soft text-sm">
      {withdrawn && since && `since ${longDay(since)}`}
      {next && `${next.words.toLowerCase()} from ${longDay(next.from)}`}
      {((withdrawn && since) || next) && successor && '; '}
      {successor && (
        <>
          successor{' '}
          <Link href={standardAddress(successor.slug)} prefetch={false} className="prose-link">
            {successor.designation}
          </Link>
        </>
      )}
    </span>
  )
}
