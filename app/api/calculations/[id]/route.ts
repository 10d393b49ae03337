import { readCalculation } from '@/lib/articles/calculations/queries'
import { calculationKey } from '@/lib/calculations/calls/schema'
import { route } from '@/lib/http/route'

export const GET = route({ access: 'verified', token: true, params: calculationKey }, ({ viewer, params }) =>
  readCalculation(viewer, params.id),
)
