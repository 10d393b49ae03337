import { route } from '@/lib/http/route'
import { referenceTotals } from '@/lib/references/administration/queries'

export const GET = route({ access: 'admin' }, ({ viewer }) => referenceTotals(viewer))
