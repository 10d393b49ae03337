import { checkHealth } from '@/lib/health/queries'
import { probeQuery } from '@/lib/health/schema'
import { Reply } from '@/lib/http/reply'
import { route } from '@/lib/http/route'

export const GET = route({ access: 'public', query: probeQuery }, async ({ query }) => {
  const health = await checkHealth(query)
  return new Reply(health, { status: health.status === 'ok' ? 200 : 503 })
})
