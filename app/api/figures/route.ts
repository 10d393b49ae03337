import { FIGURE_BYTES, FIGURE_TYPES } from '@/lib/figures/constants'
import { storeFigure } from '@/lib/figures/mutations'
import { route } from '@/lib/http/route'

export const POST = route(
  { access: 'verified', file: { types: FIGURE_TYPES, limit: FIGURE_BYTES }, status: 201 },
  ({ viewer, file }) => storeFigure(viewer, file),
)
