import { recordFeedback } from '@/lib/assistant/mutations'
import { feedbackInput, questionKey } from '@/lib/assistant/schema'
import { route } from '@/lib/http/route'

export const POST = route(
  { access: 'verified', params: questionKey, body: feedbackInput },
  ({ viewer, params, body }) => recordFeedback(viewer, params.id, body.helpful),
)
