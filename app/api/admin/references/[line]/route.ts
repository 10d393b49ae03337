import { route } from '@/lib/http/route'
import { correctReference, undoCorrection } from '@/lib/references/administration/mutations'
import { correctionInput, lineParam } from '@/lib/references/administration/schema'

export const PUT = route(
  { access: 'admin', params: lineParam, body: correctionInput },
  ({ viewer, params: { line }, body }) => correctReference(viewer, line, body),
)

export const DELETE = route({ access: 'admin', params: lineParam }, ({ viewer, params: { line } }) =>
  undoCorrection(viewer, line),
)
