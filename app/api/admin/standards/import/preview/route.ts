import { route } from '@/lib/http/route'
import { IMPORT_BYTES } from '@/lib/standards/administration/constants'
import { previewImport } from '@/lib/standards/administration/mutations'
import { previewInput } from '@/lib/standards/administration/schema'

export const POST = route(
  { access: 'admin', body: previewInput, maxBody: IMPORT_BYTES },
  ({ viewer, body: { lines } }) => previewImport(viewer, lines),
)
