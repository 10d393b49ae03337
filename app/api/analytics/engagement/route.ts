import { recordEngagement } from '@/lib/analytics/collecting/mutations'
import { engagementBatch } from '@/lib/analytics/collecting/schema'
import { route } from '@/lib/http/route'
import { visitorOf } from '@/lib/http/visitor'

export const POST = route(
  { access: 'public', consent: true, body: engagementBatch, repair: true, status: 204 },
  ({ viewer, body, client, headers }) =>
    recordEngagement(viewer, body, { client, visitor: visitorOf(headers) }),
)
