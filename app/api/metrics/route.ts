import { metricsFor } from '@/lib/health/queries'
import { Reply } from '@/lib/http/reply'
import { route } from '@/lib/http/route'

export const GET = route({ access: 'public' }, async ({ headers }) =>
  Reply.text('text/plain; version=0.0.4', await metricsFor(headers.get('authorization'))),
)
