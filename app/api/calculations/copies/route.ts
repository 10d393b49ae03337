import { saveCopy } from '@/lib/copies/mutations'
import { listCopies } from '@/lib/copies/queries'
import { copyInput, copyQuery } from '@/lib/copies/schema'
import { paged } from '@/lib/http/paged'
import { route } from '@/lib/http/route'

export const GET = route({ access: 'verified', query: copyQuery }, async ({ viewer, query }) =>
  paged(await listCopies(viewer, query)),
)

export const POST = route({ access: 'verified', body: copyInput, status: 201 }, ({ viewer, body }) =>
  saveCopy(viewer, body),
)
