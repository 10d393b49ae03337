import { listAllPaths } from '@/lib/paths/administration/queries'
import { pageData } from '@/lib/http/page-data'

export const pathTable = pageData('/admin/paths', 'admin', (viewer) => listAllPaths(viewer))
