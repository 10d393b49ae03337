import { listTables } from '@/lib/calculations/tables/queries'
import { pageData } from '@/lib/http/page-data'

export const tables = pageData('/admin/tables', 'admin', (viewer) => listTables(viewer))
