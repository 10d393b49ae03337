import { route } from '@/lib/http/route'
import { listCategories } from '@/lib/taxonomy/queries'

export const GET = route({ access: 'public' }, () => listCategories())
