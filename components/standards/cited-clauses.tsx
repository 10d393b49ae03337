import Link from 'next/link'
import type { CitedEdition, ClauseBranch, StandardView } from '@/lib/standards/public/types'
import { clauseAddress, placeName } from '@/lib/standards/rules/naming'
import type { Standing } from '@/lib/standards/types'
import { EmptyState } from '../ui/empty-state'
import { Symbols } from '../ui/symbols'
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
            {articles} {articles === 1 ? 'article' : 'articles'}. Each clause opens what cites it.
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
        <span className="text-ink-soft tabular-nums">
          {articles} {articles === 1 ? 'article' : 'articles'}
        </span>
      </h3>
      {clauses.length > 0 && <Branches branches={clauses} slug={slug} />}
      {clauses.length === 0 && <p className="text-ink-soft mt-2 text-sm">Cited as a whole.</p>}
    </div>
  )
}

function Branches({ branches, slug }: { branches: ClauseBranch[]; slug: string }) {
  return (
    <ul className="mt-1">
      {branches.map((branch) => (
        <li key={branch.clauseSlug}>
          <Branch branch={branch} slug={slug} />
          {branch.within.length > 0 && (
            <div className="border-hairline ml-1.5 border-l pl-4">
              <Branches branches={branch.within} slug={slug} />
            </div>
          )}
        </li>
      ))}
    </ul>
  )
}

function Branch({
  branch: { clause, clauseSlug, articles, named },
  slug,
}: {
  branch: ClauseBranch
  slug: string
}) {
  const more = articles - named.length
  return (
    <p className="grid gap-x-4 py-1.5 text-sm sm:grid-cols-[9rem_minmax(0,1fr)]">
      <a
        href={clauseAddress(slug, clauseSlug)}
        aria-label={`${placeName(clause)}, ${articles} ${articles === 1 ? 'article' : 'articles'}`}
        className="prose-link inline-flex min-h-6 items-center self-start justify-self-start font-mono"
      >
        {clause}
      </a>
      <span className="text-ink-soft">
        {named.map(({ slug: article, title }, index) => (
          <span key={article}>
            {index > 0 && '; '}
            <a href={`/articles/${article}`} className="prose-link">
              <Symbols text={title} />
            </a>
          </span>
        ))}
        {more > 0 && `; and ${more} more`}
      </span>
    </p>
  )
}
