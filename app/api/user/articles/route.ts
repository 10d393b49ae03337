import { listSubmissions } from '@/lib/articles/submissions/queries'
import { route } from '@/lib/http/route'

export const GET = route({ access: 'verified' }, ({ viewer }) => listSubmissions(viewer))
