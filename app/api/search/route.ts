import { Reply } from '@/lib/http/reply'
import { route } from '@/lib/http/route'
import { searchArticles } from '@/lib/search/queries'
import { searchInput } from '@/lib/search/schema'

/** The plain array that the specification names; headers say how many there are and what was meant. */
export const GET = route(
  { access: 'verified', token: true, query: searchInput },
  async ({ viewer, query }) => {
    const { hits, listed, suggestion } = await searchArticles(viewer, query)
    const headers: Record<string, string> = { 'X-Total-Count': String(listed) }
    if (suggestion !== null) headers['X-Search-Suggestion'] = encodeURIComponent(suggestion)
    return new Reply(hits, { headers })
  },
)
