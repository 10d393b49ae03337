import type { Metadata } from 'next'
import { ArticleChanges } from '@/components/articles/article-changes'
import { changeIn } from '@/lib/articles/revisions/queries'
import { idParam } from '@/lib/core/schema'
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
  const shown = asked === undefined ? log.changes[0]?.revision : idParam.safeParse(asked).data
  const known = log.changes.some(({ revision }) => revision === shown)
  const parts = known ? await foundOr404(changeIn(viewer, slug, shown!)) : []
  return (
    <ArticleChanges
      log={log}
      shown={known ? shown! : null}
      parts={parts}
      unknown={asked !== undefined && !known}
    />
  )
}
