import { route } from '@/lib/http/route'
import { IMPORT_BYTES } from '@/lib/standards/administration/constants'
import { importRegister } from '@/lib/standards/administration/mutations'
import { importInput } from '@/lib/standards/administration/schema'

export const POST = route({ access: 'admin', body: importInput, maxBody: IMPORT_BYTES }, ({ viewer, body }) =>
  importRegister(viewer, body),
)
