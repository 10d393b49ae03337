import { listQuestions } from '@/lib/assistant/queries'
import { questionsQuery } from '@/lib/assistant/schema'
import { route } from '@/lib/http/route'

export const GET = route({ access: 'admin', query: questionsQuery }, ({ viewer, query }) =>
  listQuestions(viewer, query),
)
