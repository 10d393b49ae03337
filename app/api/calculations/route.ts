import { listCalculations } from '@/lib/articles/calculations/queries'
import { calculationsQuery } from '@/lib/calculations/calls/schema'
import { paged } from '@/lib/http/paged'
import { route } from '@/lib/http/route'

export const GET = route(
  { access: 'verified', token: true, query: calculationsQuery },
  async ({ viewer, query }) => paged(await listCalculations(viewer, query)),
)
