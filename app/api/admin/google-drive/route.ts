import { disconnectDrive } from '@/lib/drive/mutations'
import { route } from '@/lib/http/route'

export const DELETE = route({ access: 'admin' }, ({ viewer }) => disconnectDrive(viewer))
