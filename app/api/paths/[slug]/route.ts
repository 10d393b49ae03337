import { route } from '@/lib/http/route'
import { setBegun } from '@/lib/paths/mutations'
import { openPath } from '@/lib/paths/queries'
import { begunInput, pathKey } from '@/lib/paths/schema'

export const GET = route({ access: 'verified', params: pathKey }, ({ viewer, params }) =>
  openPath(viewer, params.slug),
)

export const PATCH = route(
  { access: 'verified', params: pathKey, body: begunInput },
  ({ viewer, params, body }) => setBegun(viewer, params.slug, body.begun),
)
