import { articlesByTag, listTags } from '@/lib/taxonomy/queries'
import { pageData } from '@/lib/http/page-data'

export const tagList = pageData('/admin/tags', 'admin', async (viewer) => {
  const [tags, articles] = await Promise.all([listTags(), articlesByTag(viewer)])
  return { tags, articles }
})
