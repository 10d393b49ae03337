import { route } from '@/lib/http/route'
import { markStep } from '@/lib/paths/mutations'
import { markInput, stepKey } from '@/lib/paths/schema'

export const PUT = route(
  { access: 'verified', params: stepKey, body: markInput },
  ({ viewer, params, body }) => markStep(viewer, params.slug, params.stepId, body.done),
)
