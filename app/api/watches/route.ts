import { route } from '@/lib/http/route'
import { setWatch } from '@/lib/watches/mutations'
import { listWatches } from '@/lib/watches/queries'
import { watchInput } from '@/lib/watches/schema'

export const GET = route({ access: 'verified' }, ({ viewer }) => listWatches(viewer))

export const PUT = route({ access: 'verified', body: watchInput }, ({ viewer, body }) =>
  setWatch(viewer, body),
)
