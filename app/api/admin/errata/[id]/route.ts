import { decideReport } from '@/lib/errata/mutations'
import { decisionInput, erratumKey } from '@/lib/errata/schema'
import { route } from '@/lib/http/route'

export const PATCH = route(
  { access: 'admin', params: erratumKey, body: decisionInput },
  ({ viewer, params, body }) => decideReport(viewer, params.id, body),
)
