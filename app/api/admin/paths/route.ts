import { route } from '@/lib/http/route'
import { createPath } from '@/lib/paths/administration/mutations'
import { listAllPaths } from '@/lib/paths/administration/queries'
import { pathInput } from '@/lib/paths/schema'

export const GET = route({ access: 'admin' }, ({ viewer }) => listAllPaths(viewer))

export const POST = route({ access: 'admin', body: pathInput, status: 201 }, ({ viewer, body }) =>
  createPath(viewer, body),
)
