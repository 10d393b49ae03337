import { articleAsked } from '@/lib/assistant/queries'
import { askInput } from '@/lib/assistant/schema'
import { pageData } from '@/lib/http/page-data'

/** What the address asks, and of which article, as far as it can be understood. */
export const assistant = pageData('/assistant', 'verified', async (viewer, { query }) => {
  const { shape } = askInput
  const slug = shape.article.safeParse(query.article).data
  return {
    question: shape.question.safeParse(query.q).data ?? '',
    article: slug ? await articleAsked(viewer, slug) : null,
  }
})
