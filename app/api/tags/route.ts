import { route } from '@/lib/http/route'
import { listTags } from '@/lib/taxonomy/queries'

export const GET = route({ access: 'public' }, () => listTags())
