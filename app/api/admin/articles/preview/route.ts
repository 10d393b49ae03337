import { BODY_MAX } from '@/lib/articles/editing/constants'
import { preview } from '@/lib/articles/editing/queries'
import { previewInput } from '@/lib/articles/editing/schema'
import { route } from '@/lib/http/route'

export const POST = route({ access: 'admin', body: previewInput, maxBody: BODY_MAX }, ({ viewer, body }) =>
  preview(viewer, body),
)
