import { CalendarClock, Rss } from 'lucide'
import { monthOf } from '@/lib/core/dates'
import type { ChangeDay, ChangeGroup, ChangesView } from '@/lib/standards/changes/types'
import { CHANGES_FEED } from '@/lib/standards/constants'
import { standardAddress } from '@/lib/standards/rules/naming'
import { Breadcrumb } from '../ui/breadcrumb'
import { EmptyState } from '../ui/empty-state'
import { Icon } from '../ui/icon'
import { Source } from '../ui/source'
import { knownDay } from '@/lib/standards/rules/days'
import { StandingBadge } from './standing-badge'

/** What will change in the register and what has changed, day by day. */
export function ChangesPage({ view: { toCome, begun } }: { view: ChangesView }) {
  return (
    <div className="page py-6 sm:py-10">
      <Breadcrumb items={[{ label: 'Standards', href: '/standards' }, { label: 'Changes' }]} />
      <header className="max-w-measure mt-4">
        <h1 className="text-3xl font-semibold tracking-tight sm:text-4xl">Changes of standards</h1>
        <p className="mt-4 text-lg text-pretty">
          The days on which an edition was published, or its status has changed or will change, who says so,
          and how many articles of the library cite it.
        </p>
        <p className="mt-3">
          <a
            href={CHANGES_FEED}
            type="application/atom+xml"
            className="prose-link inline-flex min-h-6 items-center gap-1.5"
          >
            <Icon shape={Rss} className="size-4" /> Atom feed
          </a>
        </p>
      </header>
      <Days
        id="to-come"
        title="To come"
        then="From then on"
        days={toCome}
        none={{
          title: 'No change is known',
          description:
            'A day on which a standard is withdrawn or superseded is listed here once it is known.',
        }}
      />
      <Days
        id="begun"
        title="What has changed"
        then="Since then"
        days={begun}
        none={{
          title: 'Nothing yet',
          description:
            'The register has no day before today on which a status began. What will change moves here on its day.',
        }}
      />
    </div>
  )
}

type DaysProps = {
  id: string
  title: string
  then: string
  days: ChangeDay[]
  none: { title: string; description: string }
}

function Days({ id, title, then, days, none }: DaysProps) {
  return (
    <section aria-labelledby={id} className="mt-12 max-w-4xl">
      <h2 id={id} className="border-ink border-b pb-2 text-xl font-semibold">
        {title}
      </h2>
      {days.length === 0 && (
        <EmptyState as="h3" className="mt-4" icon={<Icon shape={CalendarClock} />} {...none} />
      )}
      {days.map(({ day, to, groups }) => (
        <div key={`${day} ${to}`} className="mt-6">
          <h3 className="text-lg font-semibold">
            <time dateTime={day.slice(0, { year: 4, month: 7, day: 10 }[to])}>{knownDay({ day, to })}</time>
          </h3>
          {groups.map((group) => (
            <Group key={group.changes[0]!.anchor} group={group} then={then} />
          ))}
        </div>
      ))}
    </section>
  )
}

function Group({ group, then }: { group: ChangeGroup; then: string }) {
  const { sentence, jurisdiction, source, checkedOn, confirmed, changes } = group
  return (
    <div className="mt-4">
      <p className="flex flex-wrap items-center gap-x-3 gap-y-1 text-sm">
        <StandingBadge standing={group} />
        <span>
          {then}: {sentence}
        </span>
        <span className="text-ink-soft">In: {jurisdiction}.</span>
      </p>
      <p className="text-ink-soft mt-1.5 text-sm">
        {confirmed ? 'Checked' : 'Not confirmed; seen'} {monthOf(checkedOn.slice(0, 7))}:{' '}
        <Source text={source} />
      </p>
      <ul className="border-hairline divide-hairline mt-3 divide-y border-y">
        {changes.map(({ anchor, designation, slug, title, before, articles }) => (
          <li
            key={anchor}
            id={anchor}
            className="target:bg-sunken grid scroll-mt-24 gap-x-6 gap-y-1 py-3 sm:grid-cols-[minmax(0,1fr)_auto]"
          >
            <div className="min-w-0">
              <a href={standardAddress(slug)} className="prose-link font-mono text-sm">
                {designation}
              </a>
              <p className="text-ink-soft text-sm text-pretty">{title}</p>
            </div>
            <div className="text-ink-soft flex flex-wrap gap-x-4 gap-y-1 text-sm sm:justify-end">
              {before && <span>before: {before.toLowerCase()}</span>}
              <span className="tabular-nums sm:w-20 sm:text-right">
                {articles} {articles === 1 ? 'article' : 'articles'}
              </span>
            </div>
          </li>
        ))}
      </ul>
    </div>
  )
}
