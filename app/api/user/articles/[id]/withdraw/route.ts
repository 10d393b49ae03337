import { withdrawArticle } from '@/lib/articles/submissions/mutations'
import { ownArticleKey } from '@/lib/articles/submissions/schema'
import { route } from '@/lib/http/route'

export const POST = route({ access: 'verified', params: ownArticleKey }, ({ viewer, params }) =>
  withdrawArticle(viewer, params.id),
)
