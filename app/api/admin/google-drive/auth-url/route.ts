import { connectionUrl } from '@/lib/drive/mutations'
import { route } from '@/lib/http/route'

export const GET = route({ access: 'admin' }, ({ viewer }) => connectionUrl(viewer))
