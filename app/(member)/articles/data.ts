import { filtersOf } from './library-filters'
import { browseLibrary } from '@/lib/articles/queries'
import { pageData } from '@/lib/http/page-data'
import { listCategories, listTags } from '@/lib/taxonomy/queries'

/** For what is not the same for every member: narrowed by what the reader has read, or written otherwise. */
export const library = pageData('/articles', 'verified', async (viewer, { query }) => {
  const [found, categories, tags] = await Promise.all([
    browseLibrary(viewer, filtersOf(query)),
    listCategories(),
    listTags(),
  ])
  return { library: found, categories, tags }
})
