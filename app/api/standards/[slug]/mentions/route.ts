import { notesNaming } from '@/lib/bookmarks/queries'
import { commentsNaming } from '@/lib/comments/queries'
import { route } from '@/lib/http/route'
import { mentionsQuery, standardKey } from '@/lib/standards/mentions/schema'
import type { Mentions } from '@/lib/standards/mentions/types'

export const GET = route(
  { access: 'verified', params: standardKey, query: mentionsQuery },
  async ({ viewer, params: { slug }, query: { clause = null } }): Promise<Mentions> => {
    const at = { slug, clauseSlug: clause }
    const [comments, notes] = await Promise.all([commentsNaming(viewer, at), notesNaming(viewer, at)])
    return { comments, notes }
  },
)
