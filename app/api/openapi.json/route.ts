import { Reply } from '@/lib/http/reply'
import { route } from '@/lib/http/route'
import { readDescription } from '@/lib/openapi/queries'

export const GET = route(
  { access: 'public' },
  () => new Reply(readDescription(), { headers: { 'Cache-Control': 'public, max-age=3600' } }),
)
