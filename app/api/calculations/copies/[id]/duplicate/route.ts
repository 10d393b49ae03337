import { duplicateCopy } from '@/lib/copies/mutations'
import { copyKey } from '@/lib/copies/schema'
import { route } from '@/lib/http/route'

export const POST = route({ access: 'verified', params: copyKey, status: 201 }, ({ viewer, params }) =>
  duplicateCopy(viewer, params.id),
)
