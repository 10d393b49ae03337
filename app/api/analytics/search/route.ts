import { searchedBatch } from '@/lib/analytics/collecting/schema'
import { route } from '@/lib/http/route'
import { visitorOf } from '@/lib/http/visitor'
import { recordClicks } from '@/lib/search/log/mutations'

export const POST = route(
  { access: 'public', consent: true, body: searchedBatch, repair: true, status: 204 },
  ({ viewer, body, client, headers }) =>
    recordClicks(viewer, body, { ip: client.ip, bot: visitorOf(headers).bot }),
)
