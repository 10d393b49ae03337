import { signInPath } from '@/lib/core/paths'
import type { CitingArticle, CitingPlace, ClauseView } from '@/lib/standards/public/types'
import { clauseAddress, placeName, standardAddress } from '@/lib/standards/rules/naming'
import { Breadcrumb } from '../ui/breadcrumb'
import { Symbols } from '../ui/symbols'
import { WatchButton } from '../watches/watch-button'
import { CorrespondingClauses } from './corresponding-clauses'
import { Mentions, MentionsLink } from './mentions'
import { ClauseRelations } from './relation-line'
import { StandingBadge } from './standing-badge'

/** One clause: the articles and calculations that cite it, each opening at its place. */
export function ClausePage({ view, member }: { view: ClauseView; member: boolean }) {
  const { standard, slug, title, clause, clauseSlug, total, articles, within } = view
  const name = placeName(clause)
  return (
    // So high that what comes late for members moves nothing in sight.
    <div className="page min-h-dvh py-6 sm:py-10">
      <Breadcrumb
        items={[
          { label: 'Standards', href: '/standards' },
          { label: standard, href: standardAddress(slug) },
          { label: name },
        ]}
      />
      <header className="mt-4 max-w-3xl">
        <h1 className="text-2xl font-semibold tracking-tight sm:text-3xl">
          <span className="font-mono">{standard}</span>, {name}
        </h1>
        <p className="text-ink-soft mt-3 text-pretty">{title}</p>
        <p className="mt-4">
          {total === 1 ? 'One article of the library cites' : `${total} articles of the library cite`} this
          place.
          {total > articles.length && ` The first ${articles.length} are listed.`}
          {!member && (
            <>
              {' '}
              <a href={signInPath(clauseAddress(slug, clauseSlug))} className="prose-link">
                Sign in
              </a>{' '}
              to read {total === 1 ? 'it' : 'them'}.
            </>
          )}
        </p>
        <div className="mt-4 flex items-center gap-4">
          <WatchButton kind="clause" keyed={`${slug}/${clauseSlug}`} name={`${standard}, ${name}`} />
          <MentionsLink at={{ slug, clauseSlug }} />
        </div>
      </header>
      <CorrespondingClauses view={view} />
      <ClauseRelations relations={view.relations} />
      <ul className="border-hairline divide-hairline mt-8 max-w-3xl divide-y border-y">
        {articles.map((article) => (
          <Citing key={`${article.slug} ${article.edition}`} article={article} />
        ))}
      </ul>
      {within.length > 0 && (
        <nav aria-label={`Places within ${name}`} className="mt-8 max-w-3xl text-sm">
          <p className="eyebrow">Within {name}</p>
          <ul className="mt-2 flex flex-wrap gap-2">
            {within.map((one) => (
              <li key={one.clauseSlug}>
                <a
                  href={clauseAddress(slug, one.clauseSlug)}
                  className="border-hairline-strong hover:bg-ink/7 flex min-h-9 items-center rounded border px-3 font-mono"
                >
                  {one.clause}
                </a>
              </li>
            ))}
          </ul>
        </nav>
      )}
      <p className="text-ink-soft mt-8 max-w-3xl text-sm">
        The text of the standard is not shown here: it belongs to its publisher.
      </p>
      <Mentions at={{ slug, clauseSlug }} name={`${standard}, ${name}`} />
    </div>
  )
}

function Citing({
  article: { slug, title, excerpt, edition, standing, places },
}: {
  article: CitingArticle
}) {
  return (
    <li className="grid gap-2 py-5">
      <h2 className="text-lg leading-snug font-semibold">
        <a href={addressOf(slug, places[0])} className="hover:underline">
          <Symbols text={title} />
        </a>
      </h2>
      <p className="text-ink-soft max-w-measure font-serif">
        <Symbols text={excerpt} />
      </p>
      <p className="flex flex-wrap items-center gap-x-3 gap-y-1 text-sm">
        <span className="font-mono">{edition}</span>
        {standing && <StandingBadge standing={standing} />}
      </p>
      <ul className="flex flex-wrap gap-x-4 gap-y-1 text-sm">
        {shownPlaces(places).map(([place, said], index) => (
          <li key={index}>
            <a
              href={addressOf(slug, place)}
              aria-label={`${said} of ${title}`}
              className="prose-link inline-flex min-h-6 items-center"
            >
              {said}
            </a>
          </li>
        ))}
      </ul>
    </li>
  )
}

const addressOf = (slug: string, place?: CitingPlace) =>
  `/articles/${slug}${place?.anchor ? `#${place.anchor}` : ''}`

/** Returns the places with what each is called. The lines of calculations, which nobody sees, are counted. */
function shownPlaces(places: readonly CitingPlace[]): [CitingPlace, string][] {
  const steps = places.filter(({ place }) => place === 'step')
  const others = places.filter(({ place }) => place !== 'step')
  const counted = steps.length === 1 ? 'Calculation' : `Calculation, ${steps.length} lines`
  return [
    ...others.map((one): [CitingPlace, string] => [
      one,
      one.place === 'reference' ? `Reference ${one.line}` : 'In the text',
    ]),
    ...steps.slice(0, 1).map((first): [CitingPlace, string] => [first, counted]),
  ]
}
