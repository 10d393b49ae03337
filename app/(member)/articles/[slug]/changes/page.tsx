import type { Metadata } from 'next'
import { ArticleChanges } from '@/components/articles/article-changes'
import { changeIn } from '@/lib/articles/revisions/queries'
import { revisionAsked } from '@/lib/articles/revisions/rules/asked'
import { foundOr404 } from '@/lib/http/found'
import type { Query } from '@/lib/http/page-data'
import { readPage } from '@/lib/http/read-page'
import { articleChanges } from './data'

export const metadata: Metadata = { title: 'Changes', robots: { index: false } }

type Props = {
  params: Promise<{ slug: string }>
  searchParams: Promise<Query>
}

/** What was changed in an article since it was published, revision by revision. */
export default async function Page({ params, searchParams }: Props) {
  const { slug } = await params
  const {
    viewer,
    data: { log, revision: asked },
  } = await foundOr404(readPage(articleChanges, { query: searchParams, params }))
  const { shown, unknown } = revisionAsked(log, asked)
  const parts = shown === null ? [] : await foundOr404(changeIn(viewer, slug, shown))
  return <ArticleChanges log={log} shown={shown} parts={parts} unknown={unknown} />
}
