import { articleIdParam } from '@/lib/articles/administration/schema'
import { checkArticle } from '@/lib/articles/checks/mutations'
import { checkStateOf } from '@/lib/articles/checks/queries'
import { checkInput } from '@/lib/articles/checks/schema'
import { route } from '@/lib/http/route'

export const GET = route({ access: 'admin', params: articleIdParam }, ({ viewer, params }) =>
  checkStateOf(viewer, params.id),
)

export const POST = route(
  { access: 'admin', params: articleIdParam, body: checkInput },
  ({ viewer, params, body }) => checkArticle(viewer, params.id, body),
)
