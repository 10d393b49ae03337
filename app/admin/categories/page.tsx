import type { Metadata } from 'next'
import { AdminHeading } from '@/components/admin/admin-heading'
import { CategoryManager } from '@/components/admin/taxonomy/category-manager'
import { pageViewer } from '@/lib/http/session'
import { Prefetched } from '@/lib/core/server/prefetched'
import { categoriesQuery } from '@/lib/taxonomy/hooks'
import { articlesByCategory, listCategories } from '@/lib/taxonomy/queries'

export const metadata: Metadata = { title: 'Categories' }

export default async function CategoriesPage() {
  const viewer = await pageViewer('admin')
  const [categories, articles] = await Promise.all([listCategories(), articlesByCategory(viewer)])
  return (
    <Prefetched entries={[[categoriesQuery.queryKey, categories]]}>
      <AdminHeading title="Categories" lead="Each article is in one of these, or in none." />
      <CategoryManager articles={articles} />
    </Prefetched>
  )
}
