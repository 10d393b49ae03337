import { runCalculation } from '@/lib/articles/calculations/queries'
import { calculationKey, runInput } from '@/lib/calculations/calls/schema'
import { route } from '@/lib/http/route'

/** Stores nothing, so that a token that only reads may make it. */
export const POST = route(
  { access: 'verified', token: true, params: calculationKey, body: runInput, maxBody: 16 * 1024 },
  ({ viewer, params, body }) => runCalculation(viewer, params.id, body),
)
