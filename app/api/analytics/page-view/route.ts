import { recordPageViews } from '@/lib/analytics/collecting/mutations'
import { pageViewBatch } from '@/lib/analytics/collecting/schema'
import { route } from '@/lib/http/route'
import { visitorOf } from '@/lib/http/visitor'

export const POST = route(
  { access: 'public', consent: true, body: pageViewBatch, repair: true, status: 204 },
  ({ viewer, body, client, headers }) =>
    recordPageViews(viewer, body, { client, visitor: visitorOf(headers) }),
)
