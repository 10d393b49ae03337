import { route } from '@/lib/http/route'
import { createTag } from '@/lib/taxonomy/mutations'
import { listTags } from '@/lib/taxonomy/queries'
import { tagInput } from '@/lib/taxonomy/schema'

export const GET = route({ access: 'public' }, () => listTags())

export const POST = route({ access: 'admin', body: tagInput, status: 201 }, ({ viewer, body }) =>
  createTag(viewer, body),
)
