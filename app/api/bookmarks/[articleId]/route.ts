import { removeBookmark, saveBookmark, writeNotes } from '@/lib/bookmarks/mutations'
import { bookmarkInput, bookmarkKey, notesInput } from '@/lib/bookmarks/schema'
import { Reply } from '@/lib/http/reply'
import { route } from '@/lib/http/route'

export const POST = route(
  { access: 'verified', params: bookmarkKey, body: bookmarkInput },
  async ({ viewer, params, body }) => {
    const { bookmark, created } = await saveBookmark(viewer, params.articleId, body)
    return new Reply(bookmark, { status: created ? 201 : 200 })
  },
)

export const PATCH = route(
  { access: 'verified', params: bookmarkKey, body: notesInput },
  ({ viewer, params, body }) => writeNotes(viewer, params.articleId, body),
)

export const DELETE = route({ access: 'verified', params: bookmarkKey }, ({ viewer, params }) =>
  removeBookmark(viewer, params.articleId),
)
