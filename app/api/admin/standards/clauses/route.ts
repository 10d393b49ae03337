import { paged } from '@/lib/http/paged'
import { route } from '@/lib/http/route'
import { createCorrespondence } from '@/lib/standards/correspondences/mutations'
import { listCorrespondences } from '@/lib/standards/correspondences/queries'
import { correspondenceInput, correspondencesQuery } from '@/lib/standards/correspondences/schema'

export const GET = route({ access: 'admin', query: correspondencesQuery }, async ({ viewer, query }) =>
  paged(await listCorrespondences(viewer, query)),
)

export const POST = route({ access: 'admin', body: correspondenceInput, status: 201 }, ({ viewer, body }) =>
  createCorrespondence(viewer, body),
)
