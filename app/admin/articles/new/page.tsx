import type { Metadata } from 'next'
import { AdminHeading } from '@/components/admin/admin-heading'
import { ArticleForm } from '@/components/admin/editing/article-form'
import { pageViewer } from '@/lib/http/session'
import { Prefetched } from '@/components/ui/prefetched'
import { categoriesQuery, tagsQuery } from '@/lib/taxonomy/hooks'
import { listCategories, listTags } from '@/lib/taxonomy/queries'

export const metadata: Metadata = { title: 'New Article' }

export default async function NewArticlePage() {
  const viewer = await pageViewer('admin')
  const [categories, tags] = await Promise.all([listCategories(), listTags()])
  return (
    <Prefetched
      entries={[
        [categoriesQuery.queryKey, categories],
        [tagsQuery.queryKey, tags],
      ]}
    >
      <AdminHeading title="New Article" />
      <ArticleForm editorId={viewer.id} />
    </Prefetched>
  )
}
