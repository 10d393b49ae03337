import type { Metadata } from 'next'
import { AdminHeading } from '@/components/admin/admin-heading'
import { CategoryManager } from '@/components/admin/taxonomy/category-manager'
import { FreshAgain } from '@/components/ui/fresh-again'
import { Prefetched } from '@/components/ui/prefetched'
import { categoriesQuery } from '@/lib/taxonomy/hooks'
import { readPage } from '@/lib/http/read-page'
import { categoryList } from './data'

export const metadata: Metadata = { title: 'Categories' }

export default async function CategoriesPage() {
  const {
    data: { categories, articles },
  } = await readPage(categoryList)
  return (
    <Prefetched entries={[[categoriesQuery.queryKey, categories]]}>
      <FreshAgain />
      <AdminHeading title="Categories" lead="Each article is in one of these, or in none." />
      <CategoryManager articles={articles} />
    </Prefetched>
  )
}
