import { deleteArticle } from '@/lib/articles/administration/mutations'
import { editableArticle } from '@/lib/articles/administration/queries'
import { articleIdParam } from '@/lib/articles/administration/schema'
import { BODY_MAX } from '@/lib/articles/editing/constants'
import { updateArticle } from '@/lib/articles/editing/mutations'
import { articleChange } from '@/lib/articles/editing/schema'
import { route } from '@/lib/http/route'

export const GET = route({ access: 'admin', params: articleIdParam }, ({ viewer, params }) =>
  editableArticle(viewer, params.id),
)

export const PUT = route(
  { access: 'admin', params: articleIdParam, body: articleChange, maxBody: BODY_MAX },
  ({ viewer, params, body }) => updateArticle(viewer, params.id, body),
)

export const DELETE = route({ access: 'admin', params: articleIdParam, status: 204 }, ({ viewer, params }) =>
  deleteArticle(viewer, params.id),
)
