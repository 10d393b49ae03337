'use client'
import { CalendarCheck } from 'lucide'
import { longDay } from '@/lib/core/dates'
import { CHANGES } from '@/lib/standards/constants'
import { workAddress } from '@/lib/standards/work/hooks'
import type { WorkQuery } from '@/lib/standards/work/schema'
import type { WorkChange, WorkView } from '@/lib/standards/work/types'
import { Anchored } from '../../ui/anchored'
import { Badge } from '../../ui/badge'
import { EmptyState } from '../../ui/empty-state'
import { Icon } from '../../ui/icon'
import { Link } from '../../ui/link'
import { SidewaysHint, Table, TableBody, TableCell, TableHead, TableHeader, TableRow } from '../../ui/table'
import { WorkArticles } from './work-articles'

/** Where the articles of the chosen change are, below tables that may fill the window. */
const ARTICLES = 'articles-of-change'

type StandardsWorkProps = { work: WorkView; view: WorkQuery }

/**
 * The changes for which articles are to be reviewed, what had changed before the register began, and the
 * articles of one of them.
 */
export function StandardsWork({ work: { changes, chosen, articles, next }, view }: StandardsWorkProps) {
  if (!chosen) return <NoWork next={next} />
  const dated = changes.filter(({ day }) => day !== null)
  const before = changes.filter(({ day }) => day === null)
  const table = (label: string, rows: WorkChange[]) => (
    <ChangesTable label={label} changes={rows} chosen={chosen.id} view={view} />
  )
  return (
    <>
      <section aria-labelledby="changes" className="mt-8 grid gap-4">
        <h2 id="changes" className="text-lg font-semibold">
          Changes ({dated.length})
        </h2>
        {dated.length > 0 ? (
          table('Changes', dated)
        ) : (
          <p className="text-sm">No edition that articles cite has changed, or will within a year.</p>
        )}
        {next && (
          <p className="text-ink-soft text-sm">
            The next change is on {longDay(next.day)}; it is listed here from {longDay(next.listedFrom)}.
          </p>
        )}
      </section>
      {before.length > 0 && (
        <section aria-labelledby="before" className="mt-10 grid gap-4">
          <div className="grid gap-1">
            <h2 id="before" className="text-lg font-semibold">
              Withdrawn or superseded before ({before.length})
            </h2>
            <p className="text-ink-soft text-sm">
              The register does not know the day on which these changed. Articles that cite them are to be
              reviewed too: the older edition may be meant.
            </p>
          </div>
          {table('Withdrawn or superseded before', before)}
        </section>
      )}
      <Anchored key={chosen.id} id={ARTICLES}>
        <WorkArticles change={chosen} articles={articles} view={view} />
      </Anchored>
    </>
  )
}

type ChangesTableProps = { label: string; changes: WorkChange[]; chosen: number; view: WorkQuery }

function ChangesTable({ label, changes, chosen, view }: ChangesTableProps) {
  const isDated = changes.some(({ day }) => day !== null)
  return (
    <>
      <SidewaysHint className="sm:hidden" />
      <Table label={label} frame="max-h-[50dvh]">
        <TableHead>
          <TableRow>
            <TableHeader>Edition</TableHeader>
            <TableHeader>{isDated ? 'Change' : 'Status'}</TableHeader>
            <TableHeader numeric>To review</TableHeader>
            <TableHeader numeric>Reviewed</TableHeader>
          </TableRow>
        </TableHead>
        <TableBody>
          {changes.map((change) => (
            <ChangeRow key={change.id} change={change} chosen={change.id === chosen} view={view} />
          ))}
        </TableBody>
      </Table>
    </>
  )
}

function NoWork({ next }: { next: WorkView['next'] }) {
  return (
    <EmptyState
      className="mt-8"
      icon={<Icon shape={CalendarCheck} />}
      title="Nothing to review"
      description={
        next
          ? `No edition that articles cite has changed, or will within a year. The next change is on ${longDay(next.day)}; it is listed here from ${longDay(next.listedFrom)}.`
          : 'No edition that articles cite has changed, or will within a year.'
      }
      action={
        <Link href={CHANGES} className="prose-link">
          All changes
        </Link>
      }
    />
  )
}

type ChangeRowProps = { change: WorkChange; chosen: boolean; view: WorkQuery }

function ChangeRow({ change, chosen, view: { show } }: ChangeRowProps) {
  const { id, designation, title, day, begun, words, jurisdiction, confirmed, toReview, reviewed } = change
  return (
    <TableRow className={chosen ? 'bg-sunken' : undefined}>
      <TableHeader scope="row" className="text-ink min-w-48 align-top">
        <Link
          href={`${workAddress({ change: id, show })}#${ARTICLES}`}
          scroll={false}
          aria-current={chosen ? 'true' : undefined}
          className="prose-link font-mono"
        >
          {designation}
        </Link>
        <span className="text-ink-soft block font-normal">{title}</span>
      </TableHeader>
      <TableCell className="min-w-48">
        {words} {day !== null && `${begun ? 'since' : 'from'} ${longDay(day)} `}({jurisdiction})
        {!confirmed && (
          <>
            {' '}
            <Badge variant="warn">Not confirmed</Badge>
          </>
        )}
      </TableCell>
      <TableCell numeric>{toReview}</TableCell>
      <TableCell numeric>{reviewed}</TableCell>
    </TableRow>
  )
}
