import { route } from '@/lib/http/route'
import { extractReferences } from '@/lib/references/administration/queries'

export const GET = route({ access: 'admin' }, ({ viewer }) => extractReferences(viewer))
