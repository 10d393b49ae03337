import { route } from '@/lib/http/route'
import { quickAnswer } from '@/lib/search/quick/queries'
import { searchInput } from '@/lib/search/schema'

export const GET = route(
  { access: 'verified', query: searchInput.pick({ q: true }) },
  async ({ viewer, query }) => ({
    answer: await quickAnswer(viewer, query.q),
  }),
)
