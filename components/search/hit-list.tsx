import { SearchX } from 'lucide-react'
import Link from 'next/link'
import { Fragment } from 'react'
import { onlyExcludes } from '@/lib/search/rules/question'
import type { SearchHit } from '@/lib/search/types'
import { Badge } from '../ui/badge'
import { buttonStyles } from '../ui/button-styles'
import { Cover } from '../ui/cover'
import { EmptyState } from '../ui/empty-state'
import { Symbols } from '../ui/symbols'
import { Unbroken } from '../ui/unbroken'
import { Marked } from './marked'

const STANDARDS_SHOWN = 4

type HitListProps = {
  query: string
  hits: SearchHit[]
  /** What was probably meant, and where it is asked for as typed. */ suggestion: string | null
}

export function HitList({ query, hits, suggestion }: HitListProps) {
  const firstSimilar = hits.findIndex(({ similar }) => similar)
  return (
    <section aria-labelledby="results" data-query={query} data-found={hits.length}>
      <div className="border-ink flex flex-wrap items-baseline justify-between gap-x-6 gap-y-1 border-b pb-3">
        <h2 id="results" className="line-clamp-2 min-w-0 text-xl font-semibold break-words">
          Search results for &quot;
          <Unbroken text={asHeading(query)} />
          &quot;
        </h2>
        <p role="status" className="text-ink-soft text-sm tabular-nums">
          {hits.length} article{hits.length === 1 ? '' : 's'} found
        </p>
      </div>
      {suggestion && (
        <p className="text-ink-soft pt-4">
          Did you mean{' '}
          <Link
            href={`/search?q=${encodeURIComponent(suggestion)}`}
            className="text-link font-medium underline underline-offset-4"
          >
            {suggestion}
          </Link>
          ? Articles about it are among these.
        </p>
      )}
      {hits.map((hit, index) => (
        <Fragment key={hit.id}>
          {index === firstSimilar && (
            <h3 className="eyebrow border-hairline border-b pt-8 pb-2">
              {index === 0 ? 'Similar to what you typed' : 'Similar words'}
            </h3>
          )}
          <Hit hit={hit} rank={index + 1} />
        </Fragment>
      ))}
      {hits.length === 0 && <NothingFound query={query} />}
    </section>
  )
}

function Hit({ hit, rank }: { hit: SearchHit; rank: number }) {
  return (
    <article className="group border-hairline with-cover relative border-b py-5">
      <p className="eyebrow flex flex-wrap items-center gap-x-4 gap-y-1">
        {hit.category && <span>{hit.category.name}</span>}
        <span>{hit.readTime} min read</span>
        {hit.premium && <Badge variant="accent">Premium</Badge>}
      </p>
      <h3 className="text-lg leading-snug font-semibold">
        <Link
          href={`/articles/${hit.slug}`}
          prefetch={false}
          data-result={hit.id}
          data-rank={rank}
          className="decoration-1 underline-offset-4 group-hover:underline after:absolute after:inset-0"
        >
          {hit.markedTitle === null ? <Symbols text={hit.title} /> : <Marked snippet={hit.markedTitle} />}
        </Link>
      </h3>
      <p className="text-ink-soft max-w-measure font-serif">
        <Marked snippet={hit.snippet || hit.excerpt} />
        {hit.snippet && !/[.!?…]$/.test(hit.snippet) && ' …'}
      </p>
      <p className="flex flex-wrap gap-1.5">
        {hit.matched.map((code) => (
          <Badge key={code} variant="info">
            {/* One box: a badge sets a gap between boxes. */}
            <span>
              <Symbols text={code} />
            </span>
          </Badge>
        ))}
        {hit.standards
          .filter((standard) => !hit.matched.includes(standard))
          .slice(0, STANDARDS_SHOWN)
          .map((standard) => (
            <Badge key={standard} variant="code">
              {standard}
              {hit.statuses[standard] && <span className="font-sans">{hit.statuses[standard]}</span>}
            </Badge>
          ))}
      </p>
      <Cover src={hit.coverImage} />
    </article>
  )
}

const QUOTES = /["“”„‟«»]/g

/** What is quoted in whole needs no second quotation marks; others become single ones. */
function asHeading(query: string): string {
  const inner = query.replace(/^["“”„‟«»](.*)["“”„‟«»]$/s, '$1')
  return QUOTES.test(inner) ? query.replace(/["“„«](?=\S)/g, '‘').replace(QUOTES, '’') : inner
}

function NothingFound({ query }: { query: string }) {
  const words = query.replace(QUOTES, ' ').replace(/\s+/g, ' ').trim()
  const quoted = words !== '' && /["“”„‟«»][^"“”„‟«»]*\S[^"“”„‟«»]*["“”„‟«»]/.test(query)
  return (
    <div className="mt-6">
      <EmptyState
        as="h3"
        icon={<SearchX aria-hidden />}
        title="No articles found"
        description="We couldn't find any articles matching your search. Try different keywords or browse our categories."
        action={
          <div className="grid justify-items-center gap-4">
            {onlyExcludes(query) && (
              <p className="text-ink-soft text-sm">
                A minus leaves a word out of what other words find: type a word to search for beside it.
              </p>
            )}
            {quoted && (
              <p className="text-ink-soft text-sm">
                No article has the quoted words next to each other.{' '}
                <Link
                  href={`/search?q=${encodeURIComponent(words)}`}
                  className="text-link font-medium underline underline-offset-4"
                >
                  Search without the quotes
                </Link>
              </p>
            )}
            <Link href="/assistant" className="text-link font-medium underline underline-offset-4">
              Ask the assistant
            </Link>
            <p className="text-ink-soft max-w-prose text-sm">
              A standard is found by its number (EN 1993-1-1), a clause by its own (6.3.2), a grade or section
              as it is written (S355, UB 457x191x67).
            </p>
            <Link href="/articles" className={buttonStyles({ variant: 'outline' })}>
              Browse Articles
            </Link>
          </div>
        }
      />
    </div>
  )
}
