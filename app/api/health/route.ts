import { checkHealth } from '@/lib/health/queries'
import { Reply } from '@/lib/http/reply'
import { route } from '@/lib/http/route'

export const GET = route({ access: 'public' }, async () => {
  const health = await checkHealth()
  return new Reply(health, { status: health.status === 'ok' ? 200 : 503 })
})
