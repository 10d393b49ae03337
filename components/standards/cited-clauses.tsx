import type { CitedEdition, StandardView } from '@/lib/standards/public/types'
import type { Standing } from '@/lib/standards/types'
import { EmptyState } from '../ui/empty-state'
import { Link } from '../ui/link'
import { articlesCounted, clauseTreeHtml } from './clause-tree'
import { StandingBadge } from './standing-badge'

/** What the library cites of a standard, edition by edition: a tree of clauses with the articles of each. */
export function CitedClauses({
  view: { standard, slug, articles, cited, editions },
}: {
  view: StandardView
}) {
  return (
    <section aria-labelledby="cited">
      <h2 id="cited" className="text-xl font-semibold">
        Cited in the library
      </h2>
      {articles === 0 ? (
        <EmptyState
          as="h3"
          className="mt-4"
          title={`No article cites ${standard} yet`}
          description="Once one does, it stands here with its clause."
          action={
            <Link href="/standards" className="prose-link">
              All standards
            </Link>
          }
        />
      ) : (
        <>
          <p className="text-ink-soft mt-2 text-sm tabular-nums">
            {articlesCounted(articles)}. Each clause opens what cites it.
          </p>
          {cited.map((edition) => (
            <Edition
              key={edition.year}
              edition={edition}
              standard={standard}
              slug={slug}
              standing={editions.find(({ designation }) => designation === edition.designation)?.standing}
            />
          ))}
        </>
      )}
    </section>
  )
}

type EditionProps = { edition: CitedEdition; standard: string; slug: string; standing?: Standing }

function Edition({
  edition: { designation, year, articles, clauses },
  standard,
  slug,
  standing,
}: EditionProps) {
  return (
    <div className="mt-6">
      <h3 className="border-hairline flex flex-wrap items-baseline justify-between gap-x-4 border-b pb-1.5 text-sm">
        <span className="flex flex-wrap items-center gap-x-3 gap-y-1">
          <span className="font-mono font-semibold">
            {designation ?? (year === null ? standard : `${standard}:${year}`)}
          </span>
          {standing && <StandingBadge standing={standing} />}
          {designation === null && <span className="text-ink-soft"> (edition not in the register)</span>}
        </span>
        <span className="text-ink-soft tabular-nums">{articlesCounted(articles)}</span>
      </h3>
      {clauses.length > 0 && <div dangerouslySetInnerHTML={{ __html: clauseTreeHtml(clauses, slug) }} />}
      {clauses.length === 0 && <p className="text-ink-soft mt-2 text-sm">Cited as a whole.</p>}
    </div>
  )
}
