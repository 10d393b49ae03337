import { articlesByCategory, listCategories } from '@/lib/taxonomy/queries'
import { pageData } from '@/lib/http/page-data'

export const categoryList = pageData('/admin/categories', 'admin', async (viewer) => {
  const [categories, articles] = await Promise.all([listCategories(), articlesByCategory(viewer)])
  return { categories, articles }
})
