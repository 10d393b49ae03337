import { SearchX } from 'lucide'
import { Fragment, type ComponentProps } from 'react'
import { onlyExcludes } from '@/lib/search/rules/question'
import { searchAddress } from '@/lib/search/rules/filters'
import type { FoundPassage, LibraryAnswer, SearchHit } from '@/lib/search/types'
import { assistantAddress } from '@/lib/assistant/rules/address'
import { DirectAnswerTable, MissingInTables, OutsideOfTables } from '../articles/direct-answer'
import { FoundTables } from '../articles/direct-answer-tables'
import { Differing } from '../articles/direct-answer-differing'
import { Badge } from '../ui/badge'
import { buttonStyles } from '../ui/button-styles'
import { Cover } from '../ui/cover'
import { EmptyState } from '../ui/empty-state'
import { Icon } from '../ui/icon'
import { Link } from '../ui/link'
import { Symbols } from '../ui/symbols'
import { Unbroken } from '../ui/unbroken'
import { ChosenFilters, SearchFilters, SearchOrder, type Narrowing } from './filters'
import { HitsPlace } from './hits-place'
import { LessLikely } from './less-likely'
import { Marked } from './marked'
import { PassageLink } from './passage-link'
import { Peek } from './peek'

const STANDARDS_SHOWN = 4

type HitListProps = Narrowing & {
  answer: LibraryAnswer
}

/** The hits with their filters, and what to do where there are none. */
export function HitList({
  answer: {
    hits,
    listed,
    suggestion,
    isAsMeant,
    answer,
    differing,
    outside,
    missing,
    tables,
    all,
    facets,
    understood,
    near,
  },
  ...narrowing
}: HitListProps) {
  const { query, filters, order } = narrowing
  const likely = hits.filter((hit) => hit.likely)
  const others = hits.filter((hit) => !hit.likely)
  const lessLikely = listed - likely.length
  const narrowed = Object.values(filters).some((value) => value !== undefined)
  const nothing = all.likely + all.others === 0
  return (
    <section aria-labelledby="results" data-query={query} data-found={listed}>
      <HitsPlace />
      <div className="border-ink flex flex-wrap items-baseline justify-between gap-x-6 gap-y-1 border-b pb-3">
        <h2 id="results" className="line-clamp-2 min-w-0 text-xl font-semibold wrap-anywhere">
          Search results for &quot;
          <Unbroken text={asHeading(query)} />
          &quot;
        </h2>
        <p role="status" className="text-ink-soft text-sm tabular-nums">
          {likely.length} article{likely.length === 1 ? '' : 's'} found
        </p>
      </div>
      {suggestion && (
        <p className="text-ink-soft pt-4">
          Did you mean{' '}
          <Link
            href={searchAddress(suggestion)}
            className="text-link font-medium underline underline-offset-4"
          >
            {suggestion}
          </Link>
          ? {isAsMeant && 'What tables say of it is below. '}
          Articles about it are among these.
        </p>
      )}
      <p className="pt-3 text-sm">
        <Link
          href={assistantAddress({ question: query })}
          className="prose-link inline-flex min-h-6 items-center"
        >
          Ask the assistant this
        </Link>
      </p>
      {differing && (
        <div className="mt-6">
          <Differing disagreement={differing} />
        </div>
      )}
      {answer && !differing && <DirectAnswerTable answer={answer} />}
      {outside && (
        <div className="mt-6">
          <OutsideOfTables outside={outside} />
        </div>
      )}
      {missing && (
        <div className="mt-6">
          <MissingInTables missing={missing} />
        </div>
      )}
      {tables.length > 0 && <FoundTables tables={tables} />}
      {nothing && !narrowed ? (
        <Nothing
          isAnswered={Boolean(answer ?? differing)}
          query={query}
          understood={understood}
          near={near}
        />
      ) : (
        <div className="gap-10 lg:grid lg:grid-cols-[13rem_minmax(0,1fr)]">
          <div className="lg:pt-6">
            <SearchFilters facets={facets} {...narrowing} />
          </div>
          <div className="min-w-0">
            <ChosenFilters {...narrowing} />
            {listed > 1 && (
              <div className="pt-3">
                <SearchOrder {...narrowing} />
              </div>
            )}
            <Hits hits={likely} similar={order === 'relevance'} />
            {likely.length === 0 && others.length > 0 && (
              <>
                <p className="text-ink-soft border-hairline border-b py-4">
                  With these filters no article is likely to answer.{' '}
                  {others.length === 1 ? 'One mentions' : `${others.length} mention`} what you typed.
                </p>
                <Hits hits={others} similar={order === 'relevance'} />
              </>
            )}
            {likely.length > 0 && lessLikely > 0 && (
              <>
                <LessLikely count={lessLikely} isShown={others.length > 0} {...narrowing} />
                <Hits hits={others} ranked={likely.length} similar={order === 'relevance'} />
              </>
            )}
            {listed === 0 && <NothingLeft {...narrowing} all={all} />}
          </div>
        </div>
      )}
    </section>
  )
}

/** No article was found, which is less of a loss where a table has answered. */
function Nothing({ isAnswered, ...nothing }: ComponentProps<typeof NothingFound> & { isAnswered: boolean }) {
  if (!isAnswered) return <NothingFound {...nothing} />
  return <p className="text-ink-soft mt-8">No article mentions it.</p>
}

/** The filters exclude what was found. */
function NothingLeft({ query, order, all }: Narrowing & { all: LibraryAnswer['all'] }) {
  const count = all.likely + all.others
  return (
    <div className="mt-6">
      <EmptyState
        as="h3"
        icon={<Icon shape={SearchX} />}
        title="No articles found"
        description={
          count === 0
            ? 'Nothing is found without the filters either.'
            : `Without the filters ${count === 1 ? 'one article is' : `${count} articles are`} listed.`
        }
        action={
          <Link href={searchAddress(query, {}, order)} className={buttonStyles({ variant: 'outline' })}>
            Search without filters
          </Link>
        }
      />
    </div>
  )
}

/** Some of the hits, in their order; `ranked` are above them. */
function Hits({ hits, ranked = 0, similar }: { hits: SearchHit[]; ranked?: number; similar: boolean }) {
  // In another order similar ones stand among the others.
  const firstSimilar = similar ? hits.findIndex((hit) => hit.similar) : -1
  return hits.map((hit, index) => (
    <Fragment key={hit.id}>
      {index === firstSimilar && (
        <h3 className="eyebrow border-hairline border-b pt-8 pb-2">
          {index + ranked === 0 ? 'Similar to what you typed' : 'Similar words'}
        </h3>
      )}
      <Hit hit={hit} rank={ranked + index + 1} />
    </Fragment>
  ))
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
          data-result={hit.id}
          data-rank={rank}
          className="decoration-1 underline-offset-4 group-hover:underline after:absolute after:inset-0"
        >
          {hit.markedTitle === null ? <Symbols text={hit.title} /> : <Marked snippet={hit.markedTitle} />}
        </Link>
      </h3>
      {hit.passages.length === 0 && (
        <p className="text-ink-soft max-w-measure font-serif">
          <Marked snippet={hit.snippet || hit.excerpt} />
        </p>
      )}
      {hit.passages.length > 0 && (
        <ul className="grid gap-2">
          {hit.passages.map((passage) => (
            <li key={passage.address}>
              <Passage passage={passage} hit={hit} rank={rank} />
              <Peek article={hit.id} passage={passage} />
            </li>
          ))}
        </ul>
      )}
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

/** Opens the article at the passage: a document of its own, as only then a browser looks for the words. */
function Passage({ passage, hit, rank }: { passage: FoundPassage; hit: SearchHit; rank: number }) {
  const { snippet, section, address, line } = passage
  return (
    <PassageLink
      address={address}
      line={line}
      result={hit.id}
      rank={rank}
      className="text-ink-soft hover:text-ink max-w-measure group/passage relative block"
    >
      {section.length > 0 && (
        <span className="text-link block text-sm decoration-1 underline-offset-4 group-hover/passage:underline">
          <Symbols text={section.join(' › ')} />
        </span>
      )}
      <span className="block font-serif">
        <Marked snippet={snippet} />
        {!/[.!?…]$/.test(snippet) && ' …'}
      </span>
    </PassageLink>
  )
}

const QUOTES = /["“”„‟«»]/g

/** What is quoted in whole needs no second quotation marks; others become single ones. */
function asHeading(query: string): string {
  const inner = query.replace(/^["“”„‟«»](.*)["“”„‟«»]$/s, '$1')
  return QUOTES.test(inner) ? query.replace(/["“„«](?=\S)/g, '‘').replace(QUOTES, '’') : inner
}

function NothingFound({
  query,
  understood,
  near,
}: Pick<LibraryAnswer, 'understood' | 'near'> & { query: string }) {
  const words = query.replace(QUOTES, ' ').replace(/\s+/g, ' ').trim()
  const quoted = words !== '' && /["“”„‟«»][^"“”„‟«»]*\S[^"“”„‟«»]*["“”„‟«»]/.test(query)
  return (
    <div className="mt-6">
      <EmptyState
        as="h3"
        icon={<Icon shape={SearchX} />}
        title="No articles found"
        description="We couldn't find any articles matching your search. Try different keywords or browse our categories."
        action={
          <div className="grid justify-items-center gap-4">
            {understood.length > 0 && (
              <p className="text-ink-soft max-w-prose text-sm">
                Understood as{' '}
                {understood.map(({ text, known }, index) => (
                  <Fragment key={index}>
                    {index > 0 && ', '}
                    <strong className="text-ink font-medium">
                      <Symbols text={text} />
                    </strong>
                    {!known && understood.length > 1 && ' (in no article)'}
                  </Fragment>
                ))}
                .
              </p>
            )}
            {near.length > 0 && (
              <p className="text-sm">
                <span className="text-ink-soft">Near words of the library: </span>
                {near.map((word, index) => (
                  <Fragment key={word}>
                    {index > 0 && ', '}
                    <Link
                      href={searchAddress(word)}
                      className="text-link font-medium underline underline-offset-4"
                    >
                      {word}
                    </Link>
                  </Fragment>
                ))}
              </p>
            )}
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
