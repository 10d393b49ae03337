import { contentPerformance } from '@/lib/analytics/dashboard/queries'
import { performanceQuery } from '@/lib/analytics/dashboard/schema'
import { Reply } from '@/lib/http/reply'
import { route } from '@/lib/http/route'

/** The object that the specification names; how much there is stands in the headers. */
export const GET = route({ access: 'admin', query: performanceQuery }, async ({ viewer, query }) => {
  const { items, total, page, pageSize } = await contentPerformance(viewer, query)
  return new Reply(
    { articlePerformance: items },
    { headers: { 'X-Total-Count': String(total), 'X-Page': String(page), 'X-Page-Size': String(pageSize) } },
  )
})
