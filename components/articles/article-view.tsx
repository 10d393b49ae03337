import { Clock, Eye } from 'lucide'
import type { ReactNode } from 'react'
import type { ArticleReading } from '@/lib/articles/types'
import { PRODUCT } from '@/lib/core/constants'
import { longDay } from '@/lib/core/dates'
import { LiveCalculations } from '../calculations/live-calculations'
import { ArticleDrawings } from '../drawings/article-drawings'
import { Badge } from '../ui/badge'
import { Icon } from '../ui/icon'
import { KeptDetails } from '../ui/kept-details'
import { Link } from '../ui/link'
import { PrintedTitle } from '../ui/printed-title'
import { Symbols } from '../ui/symbols'
import { ActionBar } from './action-bar'
import { ArticleBody, type Body } from './article-body'
import { ClauseCards } from './clause-cards'
import { CiteButton } from './cite-button'
import type { Cited } from './cite-dialog'
import { ContentsList } from './contents-list'
import { CurrentHeading } from './current-heading'
import { countOf } from './count-of'
import { EndActions } from './end-actions'
import { EquationCards } from './equation-cards'
import { Foundation } from './foundation'
import { libraryAddress } from './library-address'
import { Provenance } from './provenance'
import { continuePlace } from './continue-place'
import { ReadingTools } from './reading-tools'
import { References } from './references'
import { ShareButton } from './share-button'
import { StatusBadge } from './status-badge'
import { Views } from './views'
import { Details } from '../ui/details'

const SHARED = ['link'] as const
const SHARED_AND_KEPT = ['link', 'save'] as const

type ArticleViewProps = {
  article: ArticleReading
  /** Where the body comes from, if not with the article. */
  body?: Body
  /** Like, bookmark, share: what features bring to the head of the article. */
  actions?: ReactNode
  /** The ones that are wanted again where the text ends. */
  lastActions?: ReactNode
  /** Before it is stored there is nothing to share, cite or go back to. */
  preview?: boolean
  /** For somebody who is no member: without what only members can ask for. */
  visiting?: boolean
  /** Below the references. */
  children?: ReactNode
}

/**
 * The product: title, what it is about, contents list, body and references. The body was cleaned and rendered
 * when it was stored.
 */
export function ArticleView({
  article,
  body,
  actions,
  lastActions,
  preview,
  visiting,
  children,
}: ArticleViewProps) {
  const listed = !article.locked && article.outline.length > 0
  return (
    <article
      data-article={preview ? undefined : article.id}
      className="page grid gap-x-14 py-6 max-sm:pt-3 sm:py-10 xl:grid-cols-[minmax(0,46rem)_16rem] xl:justify-center"
    >
      <PrintedTitle text={article.title} />
      <div className="article-column min-w-0">
        <Head
          article={article}
          preview={preview}
          visiting={visiting}
          actions={preview ? null : <Actions article={article}>{actions}</Actions>}
        />
        {listed && (
          <div className="mt-8 grid *:[grid-area:1/1] max-sm:mt-0 xl:hidden print:hidden">
            <Details className="border-hairline border-y py-3 max-sm:border-t-0 max-sm:py-1.5">
              <summary className="cursor-pointer text-sm font-semibold">Contents</summary>
              <div className="mt-3">
                <ContentsList outline={article.outline} />
              </div>
            </Details>
            {/* In the row of the summary, which is empty there. */}
            <div
              {...continuePlace}
              className="flex h-11 max-w-[calc(100%-7rem)] items-center self-start justify-self-end max-sm:h-8 [&_a]:truncate"
            />
          </div>
        )}
        {!article.locked && (
          <ArticleBody key={`${article.id} ${article.updatedAt}`} body={body ?? { html: article.bodyHtml }} />
        )}
        {!article.locked && <KeptDetails key={article.id} />}
        {!article.locked && (
          <LiveCalculations
            key={article.id}
            revision={article.revision}
            offers={article.published && !visiting ? SHARED_AND_KEPT : SHARED}
          />
        )}
        {!article.locked && <ArticleDrawings />}
        {!article.locked && (
          <EquationCards key={article.id} articleId={preview || visiting ? null : article.id} />
        )}
        {!preview && !visiting && !article.locked && (
          <ClauseCards key={article.id} path={`/api/articles/${article.id}/clause`} />
        )}
        <References references={article.references} published={article.published} />
        {lastActions && !article.locked && (
          <EndActions>
            {lastActions}
            <CiteButton article={citedOf(article)} />
          </EndActions>
        )}
        {children}
        {!preview && !article.locked && <ReadingTools articleId={article.id} outline={article.outline} />}
      </div>
      {listed && (
        <aside className="max-xl:hidden print:hidden">
          <div className="sticky top-24">
            <div className="max-h-[calc(100dvh-14rem)] overflow-y-auto pb-6">
              <p className="eyebrow mb-3">Contents</p>
              <ContentsList outline={article.outline} />
            </div>
            <div {...continuePlace} className="max-h-24 [&_a]:line-clamp-3" />
          </div>
        </aside>
      )}
      {listed && <CurrentHeading key={article.id} />}
    </article>
  )
}

type HeadProps = { article: ArticleReading; preview?: boolean; visiting?: boolean; actions: ReactNode }

/** Its parts stand beside the text, and not in one around them: on a telephone some follow it. */
function Head({ article, preview, visiting, actions }: HeadProps) {
  return (
    <>
      <p className="after-text flex flex-wrap items-center gap-2">
        {article.category && (
          <Link href={libraryAddress({ categoryId: article.category.id })}>
            <Badge variant="solid">{article.category.name}</Badge>
          </Link>
        )}
        {article.tags.map((tag) => (
          <Link key={tag.id} href={libraryAddress({ tagSlug: tag.slug })}>
            <Badge variant="outline">{tag.name}</Badge>
          </Link>
        ))}
        {article.status !== 'approved' && <StatusBadge status={article.status} />}
      </p>
      <h1 className="text-[1.4375rem] leading-tight font-semibold tracking-tight sm:mt-4 sm:text-4xl sm:text-balance">
        <Symbols text={article.title} />
      </h1>
      <p className="text-ink-soft max-w-measure mt-1 font-serif text-[0.9375rem] leading-snug sm:mt-4 sm:text-xl sm:leading-normal">
        <Symbols text={article.excerpt} />
      </p>
      <div className="border-hairline mt-2 flex flex-wrap items-center justify-between gap-x-6 gap-y-3 border-y py-1 sm:mt-6 sm:py-3">
        <p className="text-ink-soft flex flex-wrap gap-x-4 gap-y-1 text-[0.8125rem] tabular-nums sm:gap-x-5 sm:text-sm">
          <span className="inline-flex items-center gap-1.5">
            <Icon shape={Clock} className="size-4 max-sm:hidden" />
            {article.readTime} min read
          </span>
          <span>
            {article.revisedAt === article.publishedAt && article.published ? 'Published' : 'Last updated'}{' '}
            <time dateTime={article.revisedAt}>{longDay(article.revisedAt)}</time>,{' '}
            {article.revision > 1 && article.published && !article.locked && !preview ? (
              <Link href={`/articles/${article.slug}/changes`} className="prose-link">
                revision {article.revision}
              </Link>
            ) : (
              `revision ${article.revision}`
            )}
          </span>
          {!visiting && (
            <span className="inline-flex min-w-[6.5rem] items-center gap-1.5 max-sm:hidden print:hidden">
              <Icon shape={Eye} className="size-4" />
              {preview ? countOf(article.views) : <Views articleId={article.id} views={article.views} />}
            </span>
          )}
        </p>
        {actions}
      </div>
      <Provenance article={article} />
      <Foundation references={article.references} />
      <p className="print-only text-sm">
        {PRODUCT.name}. <span id="printed-on" />
      </p>
    </>
  )
}

function Actions({ article, children }: { article: ArticleReading; children: ReactNode }) {
  return (
    <ActionBar>
      {children}
      <ShareButton articleId={article.id} title={article.title} slug={article.slug} />
      <CiteButton article={citedOf(article)} />
    </ActionBar>
  )
}

/** No more than a citation needs: what a browser component is given is sent with the page. */
const citedOf = ({ slug, title, author, revision, revisedAt }: ArticleReading): Cited => ({
  slug,
  title,
  author,
  revision,
  updatedAt: revisedAt,
})
