import { CONTENT_MAX } from '@/lib/articles/constants'
import { discardDraft, saveDraft } from '@/lib/articles/drafts/mutations'
import { readDraft } from '@/lib/articles/drafts/queries'
import { draftKey, draftPayload } from '@/lib/articles/drafts/schema'
import { route } from '@/lib/http/route'

export const GET = route({ access: 'verified', query: draftKey }, ({ viewer, query }) =>
  readDraft(viewer, query.article ?? null),
)

export const PUT = route(
  { access: 'verified', query: draftKey, body: draftPayload, maxBody: CONTENT_MAX },
  ({ viewer, query, body }) => saveDraft(viewer, query.article ?? null, body),
)

export const DELETE = route({ access: 'verified', query: draftKey, status: 204 }, ({ viewer, query }) =>
  discardDraft(viewer, query.article ?? null),
)
