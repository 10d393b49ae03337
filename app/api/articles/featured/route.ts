import { listFeatured } from '@/lib/articles/cards/queries'
import { route } from '@/lib/http/route'

export const GET = route({ access: 'verified' }, () => listFeatured())
