import { listSynonyms, reviewedSynonyms } from '@/lib/search/synonyms/queries'
import { pageData } from '@/lib/http/page-data'

export const synonyms = pageData('/admin/synonyms', 'admin', async (viewer) => ({
  entered: await listSynonyms(viewer),
  reviewed: reviewedSynonyms(viewer),
}))
