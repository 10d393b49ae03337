import type { Metadata } from 'next'
import { AdminHeading } from '@/components/admin/admin-heading'
import { ArticleEditor } from '@/components/admin/editing/article-editor'
import { ArticleMissing } from '@/components/admin/editing/article-missing'
import { ArticleWithdrawn } from '@/components/admin/editing/article-withdrawn'
import { StatusBadge } from '@/components/articles/status-badge'
import { editableArticle } from '@/lib/articles/administration/queries'
import { articleIdParam } from '@/lib/articles/administration/schema'
import type { EditableArticle } from '@/lib/articles/administration/types'
import { reviewHistory } from '@/lib/articles/review/queries'
import { revisionsQuery } from '@/lib/articles/revisions/hooks'
import { listRevisions } from '@/lib/articles/revisions/queries'
import { pageViewer } from '@/lib/http/session'
import { AppError } from '@/lib/core/errors'
import { Prefetched } from '@/components/ui/prefetched'
import { categoriesQuery, tagsQuery } from '@/lib/taxonomy/hooks'
import { listCategories, listTags } from '@/lib/taxonomy/queries'

export const metadata: Metadata = { title: 'Edit Article' }

export default async function EditArticlePage({ params }: { params: Promise<{ id: string }> }) {
  const viewer = await pageViewer('admin')
  const key = articleIdParam.safeParse(await params)
  const article = key.success ? await found(editableArticle(viewer, key.data.id)) : null
  if (!article || article.deletedAt) return <ArticleMissing binned={article !== null} />
  if (article.withdrawnAt) return <ArticleWithdrawn article={article} withdrawnAt={article.withdrawnAt} />
  const [history, revisions, categories, tags] = await Promise.all([
    reviewHistory(viewer, article.id),
    listRevisions(viewer, article.id),
    listCategories(),
    listTags(),
  ])
  return (
    <Prefetched
      entries={[
        [revisionsQuery(article.id).queryKey, revisions],
        [categoriesQuery.queryKey, categories],
        [tagsQuery.queryKey, tags],
      ]}
    >
      <AdminHeading
        title="Edit Article"
        lead={article.title}
        actions={<StatusBadge status={article.status} />}
      />
      <ArticleEditor editorId={viewer.id} article={article} history={history} />
    </Prefetched>
  )
}

async function found(reading: Promise<EditableArticle>): Promise<EditableArticle | null> {
  try {
    return await reading
  } catch (error) {
    if (error instanceof AppError && error.code === 'NOT_FOUND') return null
    throw error
  }
}
