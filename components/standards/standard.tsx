import { longDay } from '@/lib/core/dates'
import type { EditionView, Moment, StandardView } from '@/lib/standards/public/types'
import { placeName, standardAddress } from '@/lib/standards/rules/naming'
import { Breadcrumb } from '../ui/breadcrumb'
import { DimensionLine } from '../ui/dimension-line'
import { Link } from '../ui/link'
import { CitedClauses } from './cited-clauses'
import { knownDay, publicationSaid, seenSaid } from '@/lib/standards/rules/days'
import { Source } from '../ui/source'
import { Mentions, MentionsLink } from './mentions'
import { RelationLine } from './relation-line'
import { StandingBadge } from './standing-badge'
import { Successors } from './successors'
import { WatchButton } from '../watches/watch-button'

type StandardPageProps = {
  view: StandardView
  /** The place that the reader looked for and that no article cites; null for most. */
  uncited: string | null
}

/** One standard: what holds, its editions, what happened when, and what the library says about it. */
export function StandardPage({ view, uncited }: StandardPageProps) {
  const { standard, slug, latest, editions, timeline, body, field, jurisdiction } = view
  return (
    // So high that what comes late for members moves nothing in sight.
    <div className="page min-h-dvh py-6 sm:py-10">
      <Breadcrumb items={[{ label: 'Standards', href: '/standards' }, { label: standard }]} />
      <header className="mt-4 max-w-3xl">
        <h1 className="font-mono text-2xl font-semibold tracking-tight sm:text-3xl">{standard}</h1>
        <p className="mt-3 text-lg text-pretty">{latest.title}</p>
        <p className="text-ink-soft mt-2 text-sm">
          {body}. {field}. Status in: {jurisdiction}.
        </p>
        <div className="mt-4 flex items-center gap-4">
          <WatchButton kind="standard" keyed={slug} name={standard} />
          <MentionsLink at={{ slug, clauseSlug: null }} />
        </div>
      </header>
      {uncited && (
        <p className="border-l-ink bg-sunken mt-6 max-w-3xl border-l-4 px-4 py-3 text-sm" role="status">
          No article of the library cites {placeName(uncited)} of {standard} yet.
          {view.articles > 0 && ' What is cited is listed here.'}
        </p>
      )}
      <StatusLine edition={latest} />
      <div className="mt-10 grid grid-cols-1 gap-x-14 gap-y-12 xl:grid-cols-[minmax(0,46rem)_minmax(0,20rem)]">
        <div className="grid gap-12">
          <CitedClauses view={view} />
          <Editions editions={editions} />
        </div>
        <aside className="grid content-start gap-10">
          <Timeline timeline={timeline} />
          <HowToCite edition={latest} body={body} />
        </aside>
      </div>
      <Mentions at={{ slug, clauseSlug: null }} name={standard} />
    </div>
  )
}

const DAY_UNKNOWN = 'Day not confirmed.'

/** One compact line at the same place of every standard. */
function StatusLine({ edition: { designation, standing, sentence, inTurn } }: { edition: EditionView }) {
  const { withdrawn, since, next, successors } = standing
  return (
    <p className="border-hairline mt-6 flex flex-wrap items-center gap-x-3 gap-y-1 border-y py-3 text-sm">
      <span className="font-mono">{designation}</span>
      <StandingBadge standing={standing} />
      <span>{sentence}</span>
      {withdrawn && <span>{since ? `Since ${longDay(since)}.` : DAY_UNKNOWN}</span>}
      {next && (
        <span>
          {next.words} from <time dateTime={next.from}>{longDay(next.from)}</time>.
        </span>
      )}
      {successors.length > 0 && (
        <span>
          {successors.length === 1 ? 'Successor' : 'Successors'}: <Successors successors={successors} />
          {inTurn.length > 0 && (
            <>
              , withdrawn in its turn for <Successors successors={inTurn} />
            </>
          )}
          .
        </span>
      )}
    </p>
  )
}

function Editions({ editions }: { editions: EditionView[] }) {
  return (
    <section aria-labelledby="editions">
      <h2 id="editions" className="text-xl font-semibold">
        Editions
      </h2>
      <ul className="border-hairline divide-hairline mt-4 divide-y border-y">
        {editions.map((edition) => (
          <EditionItem key={edition.designation} edition={edition} />
        ))}
      </ul>
    </section>
  )
}

function EditionItem({ edition }: { edition: EditionView }) {
  const { designation, title, generation, published, amended, page, standing, sentence, status } = edition
  return (
    <li className="grid gap-1.5 py-4 text-sm">
      <h3 className="flex flex-wrap items-center gap-x-3 gap-y-1">
        <span className="font-mono">{designation}</span>
        <StandingBadge standing={standing} />
      </h3>
      <p>{title}</p>
      <p className="text-ink-soft">
        {publicationSaid({ published, status })}
        {amended && `, amended ${amended}`}
        {generation && `. ${generation}`}. {sentence}
        {standing.withdrawn && ` ${standing.since ? `Since ${longDay(standing.since)}.` : DAY_UNKNOWN}`}
        {standing.next && ` ${standing.next.words} from ${longDay(standing.next.from)}.`}
      </p>
      {edition.elsewhere.map(({ jurisdiction, words, from }) => (
        <p key={jurisdiction} className="text-ink-soft">
          {jurisdiction}: {words.toLowerCase()}
          {from && ` since ${longDay(from)}`}.
        </p>
      ))}
      <Relations
        label="Superseded by"
        to={edition.successors.map(({ standard, slug, designation: dated }) => ({
          designation: dated ?? standard,
          slug,
        }))}
      />
      <Relations label="Supersedes" to={edition.supersedes} />
      {status && (
        <p className="text-ink-soft">
          {seenSaid(status)}: <Source text={status.source} />
        </p>
      )}
      {edition.relations.map((relation) => (
        <RelationLine key={`${relation.words} ${relation.id}`} relation={relation} />
      ))}
      {page && (
        <p>
          <a href={page} rel="nofollow noopener" className="prose-link">
            The publisher’s page<span className="sr-only"> about {designation}</span>
          </a>
        </p>
      )}
    </li>
  )
}

function Relations({ label, to }: { label: string; to: { designation: string; slug: string }[] }) {
  if (to.length === 0) return null
  return (
    <p>
      {label}{' '}
      {to.map(({ designation, slug }, index) => (
        <span key={designation}>
          {index > 0 && ', '}
          <Link href={standardAddress(slug)} className="prose-link font-mono">
            {designation}
          </Link>
        </span>
      ))}
    </p>
  )
}

function Timeline({ timeline }: { timeline: Moment[] }) {
  if (timeline.length === 0) return null
  return (
    <section aria-labelledby="timeline">
      <h2 id="timeline" className="text-xl font-semibold">
        Dates
      </h2>
      <ol className="border-hairline-strong mt-4 grid gap-4 border-l pl-5">
        {timeline.map((moment) => (
          <li key={`${moment.designation} ${moment.day} ${moment.words} ${moment.where}`} className="text-sm">
            <time
              dateTime={moment.day.slice(0, { year: 4, month: 7, day: 10 }[moment.to])}
              className="font-semibold"
            >
              {knownDay(moment)}
            </time>
            <p>
              <span className="font-mono">{moment.designation}</span>: {moment.words.toLowerCase()}
              {moment.where && ` (${moment.where})`}
            </p>
          </li>
        ))}
      </ol>
    </section>
  )
}

function HowToCite({
  edition: { designation, title, published, amended },
  body,
}: {
  edition: EditionView
  body: string
}) {
  return (
    <section aria-labelledby="how-to-cite">
      <DimensionLine className="mb-6" />
      <h2 id="how-to-cite" className="text-xl font-semibold">
        How to cite
      </h2>
      <p className="bg-sunken mt-3 rounded-md px-4 py-3 text-sm wrap-anywhere">
        {designation}, {title}. {body}
        {published && `, ${amended ?? published.day.slice(0, 4)}`}.
      </p>
      <p className="text-ink-soft mt-2 text-sm">
        With the year and the amendments it stays this edition; without them it is read as the latest.
      </p>
    </section>
  )
}
