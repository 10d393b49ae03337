import { Reply } from '@/lib/http/reply'
import { route } from '@/lib/http/route'
import { searchArticles } from '@/lib/search/queries'
import { searchInput } from '@/lib/search/schema'

/** The plain array that the specification names; what was probably meant stands in a header. */
export const GET = route(
  { access: 'verified', token: true, query: searchInput },
  async ({ viewer, query }) => {
    const { hits, suggestion } = await searchArticles(viewer, query)
    return suggestion === null
      ? hits
      : new Reply(hits, { headers: { 'X-Search-Suggestion': encodeURIComponent(suggestion) } })
  },
)
