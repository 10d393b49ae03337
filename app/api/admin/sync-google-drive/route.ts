import { beginSync, cancelSync } from '@/lib/drive/mutations'
import { driveState } from '@/lib/drive/queries'
import { route } from '@/lib/http/route'

export const GET = route({ access: 'admin' }, ({ viewer }) => driveState(viewer))
export const POST = route({ access: 'admin' }, ({ viewer }) => beginSync(viewer))
export const DELETE = route({ access: 'admin' }, ({ viewer }) => cancelSync(viewer))
