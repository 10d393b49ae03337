import 'katex/dist/katex.min.css'
import type { Metadata } from 'next'
import type { Body } from '@/components/articles/article-body'
import { ArticleView } from '@/components/articles/article-view'
import { Neighbours } from '@/components/articles/neighbours'
import { ReminderCard } from '@/components/articles/reminder-card'
import { BookmarkButton } from '@/components/bookmarks/bookmark-button'
import { Comments } from '@/components/comments/comments'
import { SaveCopy } from '@/components/copies/save-copy'
import { ReportError } from '@/components/errata/report-error'
import { LikeButton } from '@/components/likes/like-button'
import { StructuredData } from '@/components/layout/structured-data'
import { Upsell } from '@/components/membership/upsell'
import { PathPlaces } from '@/components/paths/path-places'
import { ProjectButton } from '@/components/projects/project-button'
import { WatchButton } from '@/components/watches/watch-button'
import type { ArticleReading } from '@/lib/articles/types'
import { assistantAddress } from '@/lib/assistant/rules/address'
import { articleData } from '@/lib/articles/rules/structured'
import { env } from '@/lib/core/server/env'
import { shorten } from '@/lib/core/text'

const descriptionOf = ({ excerpt }: ArticleReading) => shorten(excerpt, 160)

export const articleMetadata = (article: ArticleReading | null): Metadata =>
  article
    ? { title: article.title, description: descriptionOf(article), robots: { index: false } }
    : { title: 'Article Not Found', robots: { index: false } }

type ArticlePageProps = { article: ArticleReading; body: Body }

/**
 * The same for every reader: what is of one reader, or of this moment, is asked for by the parts that show
 * it.
 */
export function ArticlePage({ article, body }: ArticlePageProps) {
  return (
    <ArticleView
      article={article}
      body={body}
      actions={
        <>
          <LikeButton articleId={article.id} likes={article.likes} />
          {article.published && <BookmarkButton articleId={article.id} />}
          {article.published && (
            <ProjectButton articleId={article.id} title={article.title} locked={article.locked} />
          )}
          {article.published && (
            <WatchButton kind="article" keyed={String(article.id)} name={article.title} />
          )}
        </>
      }
      lastActions={
        article.published && (
          <>
            <LikeButton articleId={article.id} likes={article.likes} />
            <BookmarkButton articleId={article.id} />
          </>
        )
      }
    >
      {article.published && (
        <StructuredData
          about={articleData(env().APP_URL, { ...article, description: descriptionOf(article) })}
        />
      )}
      {article.locked && <Upsell articleId={article.id} title={article.title} />}
      {article.published && !article.locked && (
        <SaveCopy articleId={article.id} revision={article.revision} />
      )}
      {article.published && !article.locked && (
        <ReportError articleId={article.id} revision={article.revision} />
      )}
      {article.published && !article.locked && (
        <p className="mt-4 text-sm print:hidden">
          <a
            href={assistantAddress({ article: article.slug })}
            className="prose-link inline-flex min-h-6 items-center"
          >
            Ask the assistant about this article
          </a>
        </p>
      )}
      {article.published && !article.locked && <ReminderCard />}
      {article.published && <PathPlaces articleId={article.id} />}
      {article.published && <Neighbours articleId={article.id} />}
      {article.published && <Comments articleId={article.id} count={article.commentCount} />}
    </ArticleView>
  )
}
