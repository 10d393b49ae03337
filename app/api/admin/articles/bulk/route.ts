import { changeMany } from '@/lib/articles/administration/mutations'
import { bulkInput } from '@/lib/articles/administration/schema'
import { route } from '@/lib/http/route'

export const POST = route({ access: 'admin', body: bulkInput }, ({ viewer, body }) =>
  changeMany(viewer, body),
)
